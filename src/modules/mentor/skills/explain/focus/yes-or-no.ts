import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { listed, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { run } from '../parts/output'
import { branchTexts } from './branches'
import { saidText } from './said'

/** The questions of a message that end as one. */
export const outright = (prose: string): string[] =>
  [...saidText(prose).matchAll(/([^?¿.;!]{1,200})\?/g)].map(([, said = '']) => said.trim())

/** What is asked outright, and a run or the tree decides: yes or no, and why. Null for anything else. */
export const yesOrNo = (said: string, source: Source): string | null =>
  OPEN.test(said) ? null : (shownFact(said, source) ?? leavesAll(said, source))

const OPEN = /\b(?:por que|que|cuant[oa]s?|cuando|donde|como|cual(?:es)?|para que)\b(?! (?:se|si|no|este|el|la)\b)/
const SHOWN =
  /^(?:\S+ ){0,3}?(?:se (?:llega a |va a )?(?:imprim\w+|muestr\w+|mostrar|ver?|escrib\w+)|llega a (?:imprimir|mostrar|salir|verse)|(?:imprime|muestra|sale|aparece))\b[^"'«“`]{0,30}["'«“`]([^"'»”`\n]{1,40})["'»”`]/

/** «¿Se imprime "hola"?» */
function shownFact(said: string, source: Source): string | null {
  const wanted = SHOWN.exec(said)?.[1]?.trim()
  const result = run(source.module)
  if (wanted === undefined || result.kind !== 'done') return null
  const line = result.output.split('\n').find((each) => saidText(each).includes(wanted))
  const node = [...allExpressions(source.module)].find(
    (part) => part.kind === 'string' && saidText(part.value).includes(wanted),
  )
  if (line === undefined && node === undefined) return null
  const shown = inlineCode(node?.kind === 'string' ? node.value : wanted)
  // Turn by turn other branches are taken: only where one decides is it told.
  const isOnce = [...statementsIn(source.module.body)].every(({ kind }) => kind !== 'for' && kind !== 'while')
  const [why = ''] = isOnce ? branchTexts(source) : []
  return `${line === undefined ? `**No**: ${shown} no se imprime.` : `**Sí**: se imprime ${shown}.`}${why === '' ? '' : ` ${why}`}`
}

const OF_ALL = /\b(?:sale|salta|rompe|corta|termina|para|acaba)\b.{0,12}\b(?:los dos|ambos|todos|los 2)\b/

/** «¿Sale de los dos bucles?» */
function leavesAll(said: string, { module, lines }: Source): string | null {
  if (!OF_ALL.test(said)) return null
  const isLoop = (node: Statement) => node.kind === 'for' || node.kind === 'while'
  const holds = (outer: Statement, inner: Statement) => outer.from < inner.from && inner.to <= outer.to
  const all = [...statementsIn(module.body)]
  const leave = all.find(({ kind }) => kind === 'break')
  const around = leave === undefined ? [] : all.filter((node) => isLoop(node) && holds(node, leave))
  const own = around.at(-1)
  if (leave === undefined || own === undefined || around.length < 2) return null
  const others = around.slice(0, -1).map(({ from }) => `el de la línea ${lines.lineAt(from)}`)
  return `**No**: el \`break\` de la línea ${lines.lineAt(leave.from)} sale solo del bucle **más cercano**, el de la línea ${lines.lineAt(own.from)}; ${listed(others)} sigue con su vuelta siguiente.`
}

/** «La lista original»: what the program first gives to a function of its own. */
export function originalName(said: string, { module }: Source): string | null {
  if (
    !/\b(?:lista|diccionario|conjunto|matriz|tabla|texto|cadena) (?:original|inicial|de (?:antes|partida|fuera))\b/.test(
      said,
    )
  )
    return null
  const own = new Set(module.body.flatMap((node) => (node.kind === 'function' ? [node.name] : [])))
  for (const node of allExpressions(module)) {
    const [first] = node.kind === 'call' && own.has(calledName(node)) ? node.arguments : []
    if (first?.value.kind === 'name') return first.value.name
  }
  return null
}

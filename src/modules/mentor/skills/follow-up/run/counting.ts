import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { timesHeld } from '../../explain/focus/times-held'
import { calledName } from '../../explain/idioms/in-calls'
import { roundsList, run } from '../../explain/parts/output'
import type { Asked, Reader } from '../asked'
import { probed } from './probe'

const TIMES =
  /\bcuant[oa]s? veces\b(?!.{0,30}\b(?:palabra|letra|aparece)\b)|\bcuant[oa]s? (?:vueltas|iteraciones|pasadas|repeticiones)\b/
const ORDER =
  /\b(?:en )?que orden\b|\bcual (?:va|se ejecuta|se hace|es) (?:el )?primero\b|\bque (?:va|se ejecuta|se hace) primero\b/
const CALLED = /\bse (?:llama|ejecuta|repite|hace)\b|\bllamad\w+\b|\bllama a si misma\b/
const MAX_LINES = 8

const LINES =
  /\bcuant[oa]s (?:lineas|cosas|numeros|palabras|resultados|mensajes) (?:\w+ ){0,2}?(?:imprim\w+|sal\w+|muestra\w*|saca\w*|escribe\w*|aparec\w+)\b/

/** «¿Cuántas líneas imprime?»: what comes out, counted. */
function countedLines({ said, code }: Asked) {
  const result = code === null || !LINES.test(said) ? null : run(code.tree)
  if (result?.kind !== 'done' || result.output.trim() === '') return null
  const lines = result.output.trimEnd().split('\n')
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'] : lines
  return answered('run', [
    text(`Imprime **${lines.length} ${lines.length === 1 ? 'línea' : 'líneas'}**:`),
    printed(shown.join('\n')),
  ])
}

/** «¿Cuántas veces se ejecuta el print y en qué orden?», by running it. */
export const counting: Reader = (asked) => {
  const { said, source, code } = asked
  const ofLines = countedLines(asked)
  if (ofLines !== null) return ofLines
  const held = source === null ? null : timesHeld(said, source)
  if (held !== null) return answered('run', [text(held)])
  const [times, order] = [TIMES.test(said), ORDER.test(said)]
  if (source === null || code === null || !(times || order)) return null
  const loops = roundsOf(asked)
  const count = times && /\bveces\b/.test(said) ? countOf(asked) : null
  if (times && count === null && loops.length === 0) return null
  const result = run(source.module)
  const isNested = loops.length > 1
  if (!times && (!isNested || result.kind !== 'done')) return null
  const lines = result.kind === 'done' ? result.output.trimEnd().split('\n') : []
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `… (${lines.length} líneas en total)`] : lines
  return answered('run', [
    ...(count === null ? [] : [text(count)]),
    ...(isNested ? [text(NESTED)] : count === null && loops.length > 0 ? [text(loops.join(' '))] : []),
    ...((order || isNested) && lines.length > 1 ? [text('Sale en este orden:'), printed(shown.join('\n'))] : []),
  ])
}

const NESTED =
  'El bucle de fuera da su primera vuelta y se queda ahí hasta que el de dentro ha dado **todas** las suyas; después pasa a la segunda, y así con cada vuelta. Por eso el de dentro es el que cambia más deprisa.'

const roundsOf = ({ source }: Asked) => (source === null ? [] : roundsList(source, run(source.module)))

/** How often a loop turns is told of the loop. */
const LOOP = /\b(?:repite|da|vueltas?|hace|ejecuta) (?:el|ese|este) (?:for|while|bucle|ciclo)\b/

/** How often a call, a line or a function is come by. */
function countOf(asked: Asked): string | null {
  const { said, source, frame } = asked
  if (source === null) return null
  const { module, lines } = source
  const all = [...statementsIn(module.body)]
  const own = all.find((node) => node.kind === 'function' && (frame.names.includes(node.name) || CALLED.test(said)))
  const named = all.filter((node) => isCallNamed(node, said) || frame.lines.includes(lines.lineAt(node.from)))
  if (named.length === 0 && LOOP.test(said)) return null
  const meant = named.length > 0 ? named : own ? [] : all.filter((node) => isCallNamed(node, 'print'))
  const [node] = meant
  if (meant.length === 1 && node !== undefined) {
    const seen = probed(module, node, { shows: '""', where: 'before' })
    if (seen === null) return null
    const loops = all.filter(
      (each) => (each.kind === 'for' || each.kind === 'while') && each.from < node.from && node.to <= each.to,
    )
    return `La línea ${lines.lineAt(node.from)}, ${inlineCode(module.source.slice(node.from, node.to).split('\n')[0] ?? '')}, se ejecuta **${seen.length} ${seen.length === 1 ? 'vez' : 'veces'}**${productOf(loops, seen.length, asked)}.`
  }
  if (own?.kind !== 'function') return null
  const [first] = own.body
  const seen =
    first && probed(module, first, { shows: valuesOf(own.parameters.map(({ name }) => name)), where: 'before' })
  if (!seen) return null
  // The first call is the program's.
  const isOfItself = /\ba si misma\b/.test(said) && seen.length > 1
  if (isOfItself) seen.shift()
  const calls = seen.slice(0, MAX_LINES).map((values) => inlineCode(`${own.name}(${values})`))
  return `${inlineCode(own.name)} se llama ${isOfItself ? 'a sí misma ' : ''}**${seen.length} ${seen.length === 1 ? 'vez' : 'veces'}**: ${calls.join(', ')}${seen.length > MAX_LINES ? '…' : ''}.`
}

const valuesOf = (names: readonly string[]) =>
  names.length === 0 ? '""' : names.map((name) => `repr(${name})`).join(' + ", " + ')

const isCallNamed = (node: Statement, said: string) =>
  node.kind === 'expression' &&
  node.value.kind === 'call' &&
  new RegExp(`(?<!\\w)${calledName(node.value).replace(/\W/g, '')}(?!\\w)`, 'i').test(said)

/** «3 × 4»: rounds of the loops around it, where nothing else decides. */
function productOf(loops: readonly Statement[], count: number, { source }: Asked): string {
  const result = source && run(source.module)
  if (result?.kind !== 'done' || loops.length < 2) return ''
  const totals = loops.map(({ from }) => result.rounds.get(from) ?? 0)
  const each = totals.map((total, at) => (at === 0 ? total : total / (totals[at - 1] ?? 1)))
  if (
    each.some((rounds) => !Number.isInteger(rounds)) ||
    each.reduce((product, rounds) => product * rounds, 1) !== count
  )
    return ''
  return `: por cada una de las ${each[0]} vueltas de fuera, ${each.slice(1).join(' × ')} de dentro (${each.join(' × ')} = ${count})`
}

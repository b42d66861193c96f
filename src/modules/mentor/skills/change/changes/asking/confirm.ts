import type { Expression, Statement } from '../../../../python/ast'
import { callTo, methodCall } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, positional, shifted, textLiteral } from '../../../../python/program/source'
import { loopsAround, type Place } from '../../../../python/scope'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

const SURE =
  '(?:confirm\\w+|si (?:estoy|esta|estas|estan) segur[oa]s?|si (?:sigo|seguimos|continuo|sigue|continua|lo hago|quier[oe] (?:seguir|continuar|hacerlo|borrar\\w*|sobr\\w+|guardar\\w*|salir)|seguir|continuar|seguro|de verdad)|seguro)'

/** «antes de borrar que pregunte si estoy seguro», «primero que enseñe cómo quedarían y me pregunte si sigo». */
export const confirmChange: Change = {
  name: 'confirm',
  stage: STAGE.structure,
  ...fitting(
    [
      new RegExp(
        `\\b(?:(?:y|que|pero|primero) ){0,4}(?:antes de (?<what>[a-z]+?)(?:l[oa]s?|me|se)?(?: (?:el|la|los|las|un|una|cada|nada|todo)(?: [a-z]+)?)?,? ?)?(?:(?:y|que|primero|me|le|nos|se|al usuario) ){0,6}(?:(?<preview>(?:ensen|muestr|dig|list|imprim)\\w+(?: [a-z]+){0,4}? (?:como|que|los|las)(?: [a-z]+){1,5}),? (?:y )?(?:(?:que|me|luego|despues) ){0,4})?(?:pregunt\\w+|pid\\w+|confirm\\w+|asegur\\w+)(?: (?:al usuario|antes|primero|la|una|por|me|usuario)){0,6} ?${SURE}(?: (?:o no|(?:a )?continuar))?(?: \\(?(?:s|si) ?[/o] ?(?:n|no)\\)?)?(?: antes de (?<what2>[a-z]+?)(?:l[oa]s?)?(?= |$|[.,;])(?: (?:el|la|los|las|un|una)(?: [a-z]+)?)?)?(?:,? (?:y )?(?:que )?(?:solo|unicamente) (?:si|cuando)[^.;¦]{2,60})?`,
      ),
      /\b(?:que |y )*(?:pida|haya|ponle|con|anad\w+|agreg\w+)(?: una?| la)? confirmacion(?: antes de (?<what3>[a-z]+?)(?:l[oa]s?)?(?= |$|[.,;])(?: (?:el|la|los|las|un|una)(?: [a-z]+)?)?)?/,
    ],
    (p, { parts }) => {
      const verb = parts.what ?? parts.what2 ?? parts.what3 ?? ''
      const target = p.allPlaces.find(({ node }) => doesIt(node, verb))
      return target ? confirmed(p, target, parts.preview !== undefined) : null
    },
  ),
}

/** Which calls do what a verb says; without a verb, those that cannot be undone. */
const DOERS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:borr|elimin|quit)/, /^(?:remove|unlink|rmtree|rmdir|pop|clear)$/],
  [/^renombr/, /^(?:rename|replace)$/],
  [/^(?:mov|mueve|pas)/, /^(?:move|rename|replace)$/],
  [/^(?:guard|escrib|sobr)/, /^(?:write|to_csv|to_excel|dump|write_text|writelines)$/],
  [/^(?:copi)/, /^(?:copy|copy2|copyfile)$/],
  [/^$/, /^(?:remove|unlink|rmtree|rmdir|rename|move)$/],
]

function doesIt(node: Statement, verb: string): boolean {
  if (node.kind === 'delete') return /^(?:borr|elimin|quit)/.test(verb)
  if (node.kind !== 'expression') return false
  const name =
    methodCall(node.value)?.name ??
    (node.value.kind === 'call' && node.value.callee.kind === 'name' ? node.value.callee.name : '')
  return DOERS.some(([said, does]) => said.test(verb) && does.test(name))
}

function confirmed(p: Program, target: Place, isShown: boolean): Result {
  // Files are gone through in a `for`: it is asked once, before all of them.
  const outer = loopsAround(target).findLast(({ node }) => node.kind === 'for')
  const first: Place = outer ?? target
  const last = lastSaying(p, first)
  const lines = linesOf(p, first.node, last)
  const [indent, level] = [indentOf(p, first.node), levelOf(p)]
  const shown = isShown && outer ? preview(p, outer, target) : null
  if (isShown && shown === null) return null
  const test = `input(${textLiteral(p, '¿Seguro? (s/n): ')}).strip().lower() == ${textLiteral(p, 's')}`
  const again = outer && shown !== null ? startsOf(p, outer).map((text) => indent + level + text) : []
  const text = [
    ...(shown === null ? [] : [shown]),
    `${indent}if ${test}:`,
    ...again,
    shifted(p, lines, level),
    `${indent}else:`,
    `${indent}${level}print(${textLiteral(p, 'No se ha cambiado nada.')})`,
  ]
  return {
    code: edited(p, [{ ...lines, text: text.join('\n') }]),
    told: `Antes de hacerlo${shown === null ? '' : ' enseña qué haría y'} pregunta, y solo con una «s» sigue adelante.`,
    how: ['Con `strip` y `lower` vale también « S »; cualquier otra respuesta deja todo como está.'],
  }
}

/** What is said of it right behind goes with it: «Borrado». */
function lastSaying(p: Program, { node, block, at }: Place): Statement {
  let last = node
  for (const next of block.slice(at + 1)) {
    if (next.kind !== 'expression' || !callTo(next.value, 'print')) break
    last = next
  }
  return p.text(last) === '' ? node : last
}

/** The same loop, which shows what it would do instead of doing it. */
function preview(p: Program, outer: Place, target: Place): string | null {
  const said = sayingOf(p, target.node)
  if (said === null) return null
  const { from, to } = linesOf(p, outer.node)
  const statement = linesOf(p, target.node)
  const rest = p.source.slice(statement.to, to)
  if (rest.trim() !== '' && !/^\s*print\(/.test(rest)) return null
  return `${p.source.slice(from, statement.from)}${indentOf(p, target.node)}${said}`
}

function sayingOf(p: Program, node: Statement): string | null {
  const call: Expression | null = node.kind === 'expression' ? node.value : null
  const method = methodCall(call)
  if (call?.kind !== 'call') return null
  const given = positional(call).map((part) => p.text(part))
  const isOfModule = method !== null && /^(?:os|shutil)$/.test(p.text(method.object))
  const parts = method !== null && !isOfModule ? [p.text(method.object), ...given] : given
  return parts.length === 0 ? null : `print(${parts.join(`, ${textLiteral(p, '->')}, `)})`
}

/** What the loop counts in begins anew for the second round. */
function startsOf(p: Program, { node, block, at }: Place): string[] {
  const inner = p.text(node)
  return block.slice(0, at).flatMap((before) => {
    const name = before.kind === 'assign' && before.targets[0]?.kind === 'name' ? before.targets[0].name : null
    return name !== null && new RegExp(`(?<![\\w.])${name}(?:\\[[^\\]]*\\])? ?[+*-]?=(?!=)`).test(inner)
      ? [p.text(before)]
      : []
  })
}

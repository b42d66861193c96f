import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { FormatPart, Statement, StatementOf } from '../../../../python/ast'
import { callTo, mentions, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, addedBefore } from '../../../../python/program/line-edits'
import { edited, freeName, positional, printsIn, textLiteral } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { fitting } from '../fitting'

const TELL =
  '(?:(?:y|que|me|lo|al final|tambien|ahora|quiero|diga|dig[ae]\\w*|muestr\\w+|imprim\\w+|saqu\\w+)[, ]+){0,8}'
const AT_END =
  '(?:,? (?:y )?(?:que )?(?:me )?(?:lo )?(?:dig|muestr|imprim)[a-z]{1,4}(?: (?:al final|abajo))?|,? al final|,? en total|,? abajo)'

/** «que sume todos los precios y lo diga al final», «y cuántas cosas ha pedido en total»: added up where a loop shows them one by one. */
export const loopSumChange: Change = {
  name: 'loop-sum',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `^${TELL}(?:sum|totali)[a-z]{1,4} (?:tod[oa]s )?(?:los |las |el |la )?(?<noun>[a-z]{3,15})${AT_END}?[ ?!.]*$`,
      ),
      new RegExp(
        `^${TELL}(?:con )?(?:el |la )(?:total|suma)(?: de (?:los |las |tod[oa]s (?:los |las )?|el |la )?(?<noun2>(?!tod[oa]s)[a-z]{3,15})(?: de tod[oa]s)?|(?: de tod[oa]s))?${AT_END}?[ ?!.]*$`,
      ),
      new RegExp(
        `^${TELL}cuant[oa]s (?<noun3>[a-z]{3,15}) (?:(?:ha|han|he|hemos|se han|hay|son|fueron|lleva|llevo) ?){1,2}(?:[a-z]{3,12}(?:ado|ido|isto|echo|to))?${AT_END}[ ?!.]*$`,
      ),
    ],
    (p, { parts }) => summed(p, folded(parts.noun ?? parts.noun2 ?? parts.noun3 ?? ''), parts.noun3 !== undefined),
  ),
}

const AMOUNT =
  /^(?:precio|importe|total|cantidad|horas?|gasto|venta|coste?|costo|monto|unidades|puntos|saldo|sueldo|salario|stock|kilos|litros|valor|deuda|dinero|euros|pesos|minutos|dias)(?:_|$)/i
const PIECES = /^(?:cantidad|unidades|stock|numero|piezas)(?:_|$)/i

function summed(p: Program, noun: string, isCount: boolean): Result {
  const counted = isCount ? null : whileSum(p, noun)
  if (counted) return counted
  const place = p.places('for').findLast(({ node, scope }) => scope.kind === 'module' && printsIn(node.body).length > 0)
  if (!place || !p.body.includes(place.node)) return null
  const names = targetsOf(p, place.node)
  const meant = isCount ? names.filter((name) => PIECES.test(name)) : namesMeant(names, noun)
  const [only, other] = meant
  const isWritten = isWrittenDown(p, place.node)
  // What is written down is added up elsewhere, unless only some of it is shown.
  const hasFilter = place.node.body.length === 1 && place.node.body[0]?.kind === 'if'
  if (only === undefined || other !== undefined || (isWritten && !hasFilter && !isCount)) return null
  const shown = [...statementsIn(place.node.body)].find((node) => isPrint(node))
  const isKept = [...statementsIn(place.node.body)].some((node) => node.kind === 'augmented-assign')
  if (!shown || isKept) return null
  const total = freeName(p, 'total', 'suma', `total_${only}`)
  const added = addedAfter(p, shown, `${total} += ${only}`)
  const begun = addedBefore(p, place.node, `${total} = 0`)
  const said = addedAfter(p, place.node, asShown(p, { shown, only, total }))
  if (!added || !begun || !said) return null
  return {
    code: joined(p, begun, added, said),
    told: `Al final muestra también la suma de ${inlineCode(only)}${hasFilter ? ', solo de los que salen' : ''}.`,
    how: [`${inlineCode(total)} empieza en 0 antes del bucle y crece con cada uno que se muestra.`],
  }
}

/** What is called so; else what is called a total of whatever it is. */
function namesMeant(names: readonly string[], noun: string): string[] {
  const named = names.filter((name) => (noun === '' ? AMOUNT.test(name) : mentionsStem(noun, name)))
  return named.length > 0 ? named : names.filter((name) => /^(?:total|suma|valor|importe|cantidad)$/.test(name))
}

/** `while n <= 10: print(n); n += 1`, or a result that each round works out and shows. */
function whileSum(p: Program, noun: string): Result {
  const loops = p
    .places('while')
    .filter(({ node, scope }) => scope.kind === 'module' && p.body.includes(node) && printsIn(node.body).length > 0)
  const [loop, other] = loops
  if (!loop || other || p.places('for').some(({ node }) => printsIn(node.body).length > 0)) return null
  const shown = loop.node.body.filter((node) => isPrint(node))
  const [only, more] = shown
  const names = [
    ...new Set(
      p.spots('name').flatMap(({ node }) => (only && node.from >= only.from && node.to <= only.to ? [node.name] : [])),
    ),
  ]
  const counter = loop.node.test.kind === 'compare' ? nameOf(loop.node.test.left) : null
  const meant = names.filter(
    (name) => (noun !== '' && mentionsStem(noun, name)) || (noun === '' && (name === counter || AMOUNT.test(name))),
  )
  const [name, another] = meant
  const isKept = [...statementsIn(loop.node.body)].some(
    (node) => node.kind === 'augmented-assign' && nameOf(node.target) !== counter,
  )
  if (!only || more || name === undefined || another !== undefined || isKept) return null
  const total = freeName(p, 'total', 'suma', `total_${name}`)
  const added = addedAfter(p, only, `${total} += ${name}`)
  const begun = addedBefore(p, loop.node, `${total} = 0`)
  const said = addedAfter(p, loop.node, asShown(p, { shown: only, only: name, total }))
  if (!added || !begun || !said) return null
  return {
    code: joined(p, begun, added, said),
    told: `Al final muestra también la suma de ${inlineCode(name)}.`,
    how: [`${inlineCode(total)} empieza en 0 antes del bucle y crece en cada vuelta.`],
  }
}

/** What stands in the program is added up with `sum`, elsewhere. */
function isWrittenDown(p: Program, { iterable }: StatementOf<'for'>): boolean {
  const core = callTo(iterable, 'sorted', 'list')?.arguments[0]?.value ?? iterable
  const name = nameOf(methodCall(core)?.object ?? core)
  const value = p.places('assign').find(({ node }) => nameOf(node.targets[0]) === name)?.node.value
  const literal = value ?? core
  const size =
    literal.kind === 'list' || literal.kind === 'tuple'
      ? literal.items.length
      : literal.kind === 'dict'
        ? literal.entries.length
        : 0
  return size > 0
}

type Shown = { shown: Statement; only: string; total: string }

/** As the rows are shown, `f'{nombre}: {total // 60} h'`: the total in the same way. */
function asShown(p: Program, { shown, only, total }: Shown): string {
  const plain = `print(${textLiteral(p, 'Total:')}, ${total})`
  const call = shown.kind === 'expression' ? callTo(shown.value, 'print') : null
  const [format, more] = call ? positional(call) : []
  if (format?.kind !== 'format-string' || more) return plain
  const own = format.parts.filter((part) => part.kind === 'field' && mentions(part.value, only))
  if (
    own.length === 0 ||
    own.every((part) => part.kind === 'field' && nameOf(part.value) === only && part.spec.length === 0)
  )
    return plain
  const from = format.parts.indexOf(own[0] as FormatPart)
  const until = format.parts.indexOf(own.at(-1) as FormatPart)
  const text = format.parts
    .slice(from, until + 2)
    .map((part) => {
      if (part.kind === 'text') return part.text
      return mentions(part.value, only)
        ? p.source.slice(part.from, part.to).replace(new RegExp(`\\b${only}\\b`, 'g'), total)
        : ''
    })
    .join('')
    .trimEnd()
  const quote = /["']/.exec(p.text(format))?.[0] ?? "'"
  return text.includes('\n') ? plain : `print(f${quote}Total: ${text}${quote})`
}

type Edits = Parameters<typeof edited>[1]
/** Where the loop ends with the line that is added to, both come at the same place, the inner one first. */
function joined(p: Program, begun: Edits, added: Edits, said: Edits): string {
  const [inner, outer] = [added[0], said[0]]
  const isSame = inner && outer && inner.from === outer.from
  return edited(p, isSame ? [...begun, { ...inner, text: inner.text + outer.text }] : [...begun, ...added, ...said])
}

const isPrint = (node: Statement) => node.kind === 'expression' && printsIn([node]).length > 0
const targetsOf = (_p: Program, { target }: StatementOf<'for'>): string[] =>
  (target.kind === 'tuple' ? target.items : [target]).flatMap((item) => nameOf(item) ?? [])

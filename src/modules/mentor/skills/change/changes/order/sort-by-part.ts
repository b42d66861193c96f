import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import {
  callTo,
  comparison,
  methodCall,
  nameOf,
  numberOf,
  plainAssign,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, printsIn } from '../../../../python/program/source'
import { allExpressions } from '../../../../python/walk'
import type { Result, Wish } from '../../change'
import { elementsOf, mentionsStem } from '../../elements'

/** By which part of what a loop takes apart: what the words name, or the number among them, or what the loop works out of it. */
export function sortedByPart(p: Program, wish: Wish, isDown: boolean, hasDirection: boolean): Result {
  const loop = p
    .places('for')
    .findLast(({ node }) => node.target.kind === 'tuple' && printsIn(node.body).length > 0)?.node
  if (loop?.target.kind !== 'tuple') return null
  const names = loop.target.items.flatMap((item) => nameOf(item) ?? [])
  if (names.length !== loop.target.items.length) return null
  const sorted = callTo(loop.iterable, 'sorted')
  const core = sorted ? positional(sorted)[0] : loop.iterable
  if (!core || callTo(core, 'range', 'enumerate', 'zip')) return null
  const said = wish.said.plain.replace(/\b(?:y )?no por (?:el |la )?\w+/g, ' ')
  const item = methodCall(core)?.name === 'items' ? 'par' : 'fila'
  const worked = workedOut(loop, names, { said, item, hasDirection })
  const at = worked === null ? partMeant(p, loop, names, { said, isKnown: isKnown(p, loop), hasDirection }) : -1
  const key = worked ?? (at < 0 ? null : `${item}[${at}]`)
  if (key === null) return null
  const text = `sorted(${p.text(core)}, key=lambda ${item}: ${key}${isDown ? ', reverse=True' : ''})`
  if (text === p.text(loop.iterable))
    return {
      why: `Eso ya lo hace tu programa: la línea ${p.line(loop)} ordena con ${inlineCode(`key=lambda ${item}: ${key}`)}.`,
    }
  const by = worked === null ? (names[at] ?? '') : key
  return {
    code: edited(p, [{ from: loop.iterable.from, to: loop.iterable.to, text }]),
    told: `Ahora sale ordenado por ${inlineCode(by)}, de ${isDown ? 'mayor a menor' : 'menor a mayor'}.`,
    how: [`\`sorted\` ordena por lo que le diga ${inlineCode(`key=lambda ${item}: ${key}`)}.`],
  }
}

/** What is written down is read elsewhere; what a function gives, or is sorted already, is not. */
const isKnown = (p: Program, { iterable }: StatementOf<'for'>) =>
  callTo(iterable, 'sorted') === null && !(iterable.kind === 'call' && p.functions.has(nameOf(iterable.callee) ?? ''))

type Meant = { said: string; isKnown: boolean; hasDirection: boolean }

function partMeant(
  p: Program,
  loop: StatementOf<'for'>,
  names: readonly string[],
  { said, isKnown, hasDirection }: Meant,
): number {
  if (isKnown) return -1
  const [, by = ''] = /\bpor (?:el |la |los |las )?([a-z_ ]{3,40})/.exec(said) ?? []
  const named = names.findIndex((name) => mentionsStem(by, name))
  const told = named >= 0 ? named : names.findIndex((name) => mentionsStem(said, name))
  if (told >= 0) return told
  const numbers = names.flatMap((name, at) => (isNumber(p, loop, name) ? [at] : []))
  return hasDirection && numbers.length === 1 ? (numbers[0] ?? -1) : -1
}

/** What is compared with a number, counted with, or shown with decimals. */
const isNumber = (p: Program, loop: StatementOf<'for'>, name: string): boolean =>
  [...allExpressions(loop.body)].some((node) => {
    const test = comparison(node)
    if (test && nameOf(test.left) === name && numberOf(test.right) !== null) return true
    if (node.kind === 'unary' && nameOf(node.operand) === name) return true
    return node.kind === 'format-string' && new RegExp(`\\{-?${name}:[^}]*[fd]\\}`).test(p.text(node))
  })

type Worked = { said: string; item: string; hasDirection: boolean }

/** `total = sum(horas)` in the loop: what it works out of one part. */
function workedOut(
  loop: StatementOf<'for'>,
  names: readonly string[],
  { said, item, hasDirection }: Worked,
): string | null {
  const values = loop.body.flatMap((node) => {
    const plain = plainAssign(node)
    const call = plain && callTo(plain.value, 'sum', 'len', 'max', 'min')
    const [of] = call ? positional(call) : []
    const at = names.indexOf(nameOf(of) ?? '')
    return plain && call && at >= 0
      ? [{ name: plain.name, key: `${nameOf(call.callee)}(${item}[${at}])`, of: names[at] ?? '' }]
      : []
  })
  const [only, other] = values
  if (!only || other || /\bpor (?:el )?nombre\b|\balfabet/.test(said)) return null
  return hasDirection || mentionsStem(said, only.name) || mentionsStem(said, only.of) ? only.key : null
}

/** `enumerate(lista, start=1)` of plain things: they are put in order before they are numbered. */
export function sortedNumbered(p: Program, isDown: boolean, told: string): Result {
  const loops = p.places('for').filter(({ node }) => printsIn(node.body).length > 0)
  const [loop, other] = loops
  const numbered = callTo(loop?.node.iterable, 'enumerate')
  const [list] = numbered ? positional(numbered) : []
  const isPlain = loop?.node.target.kind === 'tuple' && loop.node.target.items[1]?.kind === 'name'
  if (!loop || other || !isPlain || list?.kind !== 'name') return null
  const element = elementsOf(p, list, loop.scope)
  if (element !== null && element.kind !== 'text' && element.kind !== 'number') return null
  return {
    code: edited(p, [{ from: list.from, to: list.to, text: `sorted(${list.name}${isDown ? ', reverse=True' : ''})` }]),
    told,
    how: [`${inlineCode('sorted')} da una lista nueva, ordenada: ${inlineCode(list.name)} no cambia.`],
  }
}

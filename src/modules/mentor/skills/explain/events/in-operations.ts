import type { ExpressionOf } from '../../../python/ast'
import { shownValue } from '../../../python/evaluate/trace'
import { PyDict, PyInstance, type Value } from '../../../python/evaluate/values/values'
import { expressionsIn } from '../../../python/walk'
import { listed, quote, type Source } from '../idioms/idiom'
import type { Look, Seen } from './event'

const NUMBER = /^[+-]?\d{1,12}(?:\.\d{1,12})?$/
export const isNumeric = (value: Value | undefined): value is string =>
  typeof value === 'string' && NUMBER.test(value.trim())

export const shown = (value: Value | undefined): string => {
  const text = value === undefined ? null : shownValue(value)
  return text === null ? '' : `\`${text}\``
}
const typed = (text: string) => (text.includes('.') ? 'float' : 'int')
export const plain = ({ module }: Source, { from, to }: { from: number; to: number }) => module.source.slice(from, to)
const isWhole = (value: Value | undefined): value is bigint => typeof value === 'bigint'

type One<K extends Parameters<typeof plain>[1]> = (node: K, look: Look) => Seen | null

/** Texts that are joined where numbers were meant, booleans that are counted with, a division that is exact. */
export const inBinary: One<ExpressionOf<'binary'>> = (node, { source, value, of }) => {
  const [left, right] = [of(node.left), of(node.right)]
  const whole = quote(source, node)
  const event = (kind: Seen['kind'], slots: Record<string, string>): Seen => ({
    kind,
    node,
    slots: { whole, value: shown(value), ...slots },
    shown: [shownValue(value)],
  })
  const texts = { left: plain(source, node.left), right: plain(source, node.right) }
  if (node.operator === '*') {
    const [text, times] = typeof left === 'string' ? [node.left, right] : [node.right, left]
    const said = of(text)
    if (isNumeric(said) && isWhole(times)) {
      const isLeft = text === node.left
      const cast = `${typed(said)}(${plain(source, text)})`
      return event('text-times', {
        text: quote(source, text),
        shown: shown(said),
        fixed: isLeft ? `${cast} * ${texts.right}` : `${texts.left} * ${cast}`,
        number: String(Number(said) * Number(times)),
      })
    }
  }
  if (node.operator === '+' && isNumeric(left) && isNumeric(right))
    return event('text-plus', {
      left: shown(left),
      right: shown(right),
      fixed: `${typed(left)}(${texts.left}) + ${typed(right)}(${texts.right})`,
      number: String(Number(left) + Number(right)),
    })
  if (/^[-+*]$/.test(node.operator) && [left, right].some((side) => typeof side === 'boolean'))
    return event('boolean-counted', {})
  if (node.operator === '/' && isWhole(left) && isWhole(right) && Number.isInteger(value))
    return event('whole-division', { fixed: `${texts.left} // ${texts.right}` })
  return null
}

/** `-2 ** 2`. */
export const inUnary: One<ExpressionOf<'unary'>> = (node, { source, value }) => {
  const { operand } = node
  if (node.operator !== '-' || operand.kind !== 'binary' || operand.operator !== '**' || operand.isParenthesized)
    return null
  const slots = {
    whole: quote(source, node),
    power: quote(source, operand),
    value: shown(value),
    plainBase: `-${plain(source, operand.left)}`,
    exponent: plain(source, operand.right),
  }
  return { kind: 'power-first', node, slots, shown: [shownValue(value)] }
}

/** The character that decides between two texts. */
export function decides(before: string, after: string): string {
  const at = [...before].findIndex((letter, place) => letter !== after[place])
  if (at === -1 || after[at] === undefined) return ''
  return `, porque \`"${before[at]}"\` va antes que \`"${after[at]}"\``
}

/** Numbers that are texts, values that are looked for among keys, objects that are equal by some of their fields. */
export const inCompare: One<ExpressionOf<'compare'>> = (node, { source, value, of }) => {
  const [first, more] = node.comparisons
  if (!first || more) return null
  const [left, right] = [of(node.left), of(first.right)]
  const whole = quote(source, node)
  const event = (kind: Seen['kind'], slots: Record<string, string>): Seen => ({
    kind,
    node,
    slots: { whole, ...slots },
    shown: [shownValue(value), shownValue(left ?? null), shownValue(right ?? null)],
  })
  if (/^[<>]=?$/.test(first.operator) && isNumeric(left) && isNumeric(right)) {
    if (Number(left) < Number(right) === left < right) return null
    const [before, after] = left < right ? [left, right] : [right, left]
    return event('text-compared', {
      left: shown(left),
      right: shown(right),
      smaller: shown(before),
      because: decides(before, after),
      fixed: `${typed(left)}(${plain(source, node.left)}) ${first.operator} ${typed(right)}(${plain(source, first.right)})`,
    })
  }
  if (/^[=!]=$/.test(first.operator)) {
    const isText = typeof left === 'string'
    const [text, number] = isText ? [left, right] : [right, left]
    const [textNode, numberNode] = isText ? [node.left, first.right] : [first.right, node.left]
    if (
      isNumeric(text) &&
      (typeof number === 'bigint' || typeof number === 'number') &&
      Number(text) === Number(number)
    )
      return event('text-and-number', { text: quote(source, textNode), number: quote(source, numberNode) })
  }
  if (first.operator === '==' && value === true && left instanceof PyInstance && right instanceof PyInstance)
    return equalObjects(left, right, event)
  if (first.operator === 'in' && value === false && right instanceof PyDict) {
    const isValue = left !== undefined && [...right.entries.values()].some((entry) => entry.value === left)
    const fixed = `${plain(source, node.left)} in ${plain(source, first.right)}.values()`
    return isValue ? event('in-keys', { item: quote(source, node.left), fixed }) : null
  }
  return null
}

function equalObjects(
  left: PyInstance,
  right: PyInstance,
  event: (kind: Seen['kind'], slots: Record<string, string>) => Seen,
): Seen | null {
  if (left === right) return null
  const ignored = [...left.attributes]
    .filter(([name, value]) => value !== right.attributes.get(name) && shownValue(value) !== null)
    .filter(([name, value]) => shownValue(value) !== shownValue(right.attributes.get(name) ?? null))
    .map(([name]) => `\`${name}\``)
  const isOwn = left.type.members.has('__eq__') && left.type.order.length > 0
  if (ignored.length === 0) return null
  const reason = isOwn
    ? `la clase \`${left.type.name}\` decide en \`__eq__\` (o con \`field(compare=False)\`, si es un \`dataclass\`) qué se compara, y eso queda fuera`
    : 'la clase dice qué se compara, y eso queda fuera'
  return event('equal-objects', { ignored: listed(ignored), reason })
}

/** A call that `and` or `or` does not come to. */
export const inBoolean: One<ExpressionOf<'boolean-operation'>> = (node, { source, value, of }) => {
  const at = node.values.findIndex((part) => of(part) === undefined)
  const skipped = at < 1 ? undefined : node.values[at]
  const first = node.values[at - 1]
  if (!skipped || !first || ![...expressionsIn(skipped)].some(({ kind }) => kind === 'call')) return null
  const slots = {
    whole: quote(source, node),
    skipped: quote(source, skipped),
    first: quote(source, first),
    value: shown(of(first)),
    operator: node.operator,
  }
  return slots.value === '' ? null : { kind: 'skipped', node, slots, shown: [shownValue(value)] }
}

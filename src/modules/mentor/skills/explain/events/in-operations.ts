import { withoutAccents } from '~/platform/text/folded'
import type { Expression, ExpressionOf } from '../../../python/ast'
import { shownValue } from '../../../python/evaluate/trace'
import { PyDict, PyInstance, PyList, PySet, PyTuple, type Value } from '../../../python/evaluate/values/values'
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
  const sequence = /^[<>]=?$/.test(first.operator) ? ofSequences(left, right) : null
  if (sequence !== null) return event('items-compared', { how: sequence })
  const cased = /^[<>]=?$/.test(first.operator) ? ofLetters(left, right) : null
  if (cased !== null) return event('text-case', { left: shown(left), right: shown(right), ...cased })
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

/** Two lists or tuples of which the first items that differ decide. */
function ofSequences(left: Value | undefined, right: Value | undefined): string | null {
  const isBoth = [left, right].every((side) => side instanceof PyList || side instanceof PyTuple)
  if (
    !isBoth ||
    !(left instanceof PyList || left instanceof PyTuple) ||
    !(right instanceof PyList || right instanceof PyTuple)
  )
    return null
  const texts = [left, right].map(({ items }) => items.map((item) => shownValue(item)))
  const at = (texts[0] ?? []).findIndex((text, place) => text !== texts[1]?.[place])
  const [one, other] = texts.map((side) => side[at])
  return at === -1 || one == null || other == null ? null : `: aquí, \`${one}\` y \`${other}\``
}

/** Capitals and accents, where they decide. */
function ofLetters(left: Value | undefined, right: Value | undefined): Record<string, string> | null {
  if (typeof left !== 'string' || typeof right !== 'string' || [left, right].some((text) => NUMBER.test(text.trim())))
    return null
  const isBefore = left < right
  const [low, plainer] = [left.toLowerCase() < right.toLowerCase(), withoutAccents(left) < withoutAccents(right)]
  if (left === right || (isBefore === low && isBefore === plainer)) return null
  const isCase = isBefore !== low
  return {
    smaller: shown(isBefore ? left : right),
    why: isCase
      ? 'todas las **mayúsculas** van antes que todas las **minúsculas** (`"Z"` es el 90 y `"a"`, el 97)'
      : 'las letras con **tilde** y la `ñ` van detrás de la `z`',
    fixed: isCase ? ' Para no distinguirlas, se comparan con `.lower()` (o `.casefold()`) en los dos lados.' : '',
  }
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

/** What `and` and `or` give where it is no truth value, and a call that they do not come to. */
export const inBoolean: One<ExpressionOf<'boolean-operation'>> = (node, { source, value, of, isFresh }) => {
  const [first] = node.values
  if (first === undefined) return null
  const last = node.values.findLastIndex((part, at) => at === 0 || isFresh(part, first))
  const taken = node.values[last]
  const skipped = node.values[last + 1]
  if (taken === undefined) return null
  const slots = { whole: quote(source, node), operator: node.operator, value: shown(value) }
  if (skipped !== undefined && [...expressionsIn(skipped)].some(({ kind }) => kind === 'call') && slots.value !== '')
    return {
      kind: 'skipped',
      node,
      slots: { ...slots, skipped: quote(source, skipped), first: quote(source, taken) },
      shown: [shownValue(value)],
    }
  const firstValue = shown(of(first))
  if (typeof value === 'boolean' || node.values.length !== 2 || slots.value === '' || firstValue === '') return null
  const isFirst = taken === first
  const isTrue = isFirst === (node.operator === 'or')
  return {
    kind: 'operand-given',
    node,
    slots: {
      ...slots,
      first: quote(source, first),
      firstValue,
      truth: isTrue ? 'verdadero' : 'falso',
      takes: isFirst ? 'se queda con él' : 'da el segundo, sea el que sea',
    },
    shown: [shownValue(value)],
  }
}

/** `{3, 1, 3}`. */
export const inSetDisplay: One<Extract<Expression, { items: Expression[] }>> = (node, { source, value }) => {
  const { items } = node
  if (!(value instanceof PySet) || items.some(({ kind }) => kind === 'starred') || value.items.size === items.length)
    return null
  const slots = { whole: quote(source, node), before: `${items.length} elementos`, after: `${value.items.size}` }
  return { kind: 'set-smaller', node, slots, shown: [String(value.items.size)] }
}

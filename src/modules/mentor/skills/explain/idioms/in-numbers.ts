import type { Expression, ExpressionOf } from '../../../python/ast'
import { shownBefore, statementWith, valueText } from '../focus/values'
import { type Idiom, quote, type Source } from './idiom'
import { isText } from './in-values'

type Call = ExpressionOf<'call'>

/** Numbers that come out otherwise than one thinks: answers that are added up, halves, what `int` leaves off. */
export function inNumbers(node: Expression, source: Source): Idiom[] {
  if (node.kind === 'binary') return inRepeated(node, source)
  if (node.kind === 'compare') return inTextOrder(node, source)
  if (node.kind === 'attribute')
    return node.name === 'inf' && node.value.kind === 'name' ? [infinity(node, false, source)] : []
  const [first] = node.kind === 'call' && node.callee.kind === 'name' ? node.arguments : []
  if (node.kind !== 'call' || node.callee.kind !== 'name' || first === undefined) return []
  const { value } = first
  switch (node.callee.name) {
    case 'sum':
      return inSum(node, value, source)
    case 'round':
      return inRound(node, value, source)
    case 'int':
      return cutsDecimals(value)
        ? [
            {
              name: 'int-cuts',
              ...placeOf(node),
              slots: { whole: quote(source, node) },
              seen: () => valueText(node, source),
            },
          ]
        : []
    case 'float':
      return value.kind === 'string' && /^[+-]?inf(?:inity)?$/i.test(value.value.trim())
        ? [infinity(node, value.value.trim().startsWith('-'), source)]
        : []
    default:
      return []
  }
}

const placeOf = ({ from, to }: Expression) => ({ from, to })

/** A question that comes to `True` or `False`. */
const isAnswer = (node: Expression): boolean =>
  node.kind === 'compare' ||
  node.kind === 'not' ||
  (node.kind === 'boolean-operation' && node.values.every(isAnswer)) ||
  (node.kind === 'call' &&
    node.callee.kind === 'attribute' &&
    /^(?:is[a-z]+|startswith|endswith)$/.test(node.callee.name))

/** `sum(n >= 5 for n in notas)`. */
function inSum(node: Call, given: Expression, source: Source): Idiom[] {
  if (given.kind !== 'comprehension' || !isAnswer(given.element)) return []
  const text = source.module.source.slice(given.from, given.to)
  const seen = () => {
    const statement = statementWith(node, source)
    const [only, more] =
      statement === null ? [] : shownBefore(statement, `repr([bool(_t) for _t in (${text})])`, source)
    return only === undefined || more !== undefined ? '' : ` Aquí suma \`${only}\`.`
  }
  const slots = { whole: quote(source, node), test: quote(source, given.element) }
  return [{ name: 'boolean-sum', ...placeOf(node), slots, seen }]
}

/** A half that goes to the even number, and one that is no half in binary. */
function inRound(node: Call, given: Expression, source: Source): Idiom[] {
  const digits = node.arguments[1]?.value
  const number = given.kind === 'unary' ? given.operand : given
  const slots = { whole: quote(source, node) }
  if (digits === undefined) {
    const isHalf = number.kind === 'number' ? /\.50*$/.test(number.text) : /\d\.5\b/.test(source.module.source)
    return isHalf ? [{ name: 'round-half', ...placeOf(node), slots }] : []
  }
  if (number.kind !== 'number' || digits.kind !== 'number') return []
  const decimals = number.text.split('.')[1] ?? ''
  if (!decimals.endsWith('5') || decimals.length !== Number(digits.text) + 1) return []
  const kept = Number(number.text).toFixed(20)
  const written = `${number.text}${'0'.repeat(Math.max(0, 20 - decimals.length))}`
  if (kept === written) return [{ name: 'round-half', ...placeOf(node), slots }]
  const way = kept < written ? 'un poco **menos**, y por eso baja' : 'un poco **más**, y por eso sube'
  return [
    {
      name: 'round-binary',
      ...placeOf(node),
      slots: { ...slots, number: `\`${number.text}\``, kept: `\`${kept}\``, way },
    },
  ]
}

const cutsDecimals = (node: Expression): boolean =>
  (node.kind === 'number' && node.text.includes('.')) ||
  (node.kind === 'binary' && node.operator === '/') ||
  (node.kind === 'unary' && cutsDecimals(node.operand))

function infinity(node: Expression, isNegative: boolean, source: Source): Idiom {
  const isLess = isNegative !== (source.module.source[node.from - 1] === '-')
  const slots = {
    whole: isNegative || !isLess ? quote(source, node) : quote(source, { from: node.from - 1, to: node.to }),
    size: isLess ? 'menor' : 'mayor',
    other: isLess ? 'mayor' : 'menor',
  }
  return { name: 'infinity', ...placeOf(node), slots }
}

/** `[0] * 5`. */
function inRepeated({ operator, left, right, from, to }: ExpressionOf<'binary'>, source: Source): Idiom[] {
  const list = left.kind === 'list' ? left : right
  const times = list === left ? right : left
  const isFlat = list.kind === 'list' && list.items.every(({ kind }) => kind !== 'list' && kind !== 'binary')
  if (operator !== '*' || !isFlat) return []
  const slots = { whole: quote(source, { from, to }), list: quote(source, list), times: quote(source, times) }
  return [{ name: 'list-repeat', from, to, slots }]
}

/** `"10" < "9"`. */
function inTextOrder({ left, comparisons, from, to }: ExpressionOf<'compare'>, source: Source): Idiom[] {
  const [only, more] = comparisons
  if (only === undefined || more !== undefined || !/^[<>]=?$/.test(only.operator)) return []
  const both = [left, only.right]
  const isOfNumbers = both.some((each) => each.kind === 'string' && /^-?\d+(?:\.\d+)?$/.test(each.value))
  return isOfNumbers && both.every((each) => isText(each, source))
    ? [{ name: 'text-order', from, to, slots: { whole: quote(source, { from, to }) } }]
    : []
}

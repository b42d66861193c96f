import type { Expression, ExpressionOf, FormatPart } from '../../../python/ast'
import { formatMeaning } from '../content/format-meaning'
import { type Idiom, isFlag, quote, type Source } from './idiom'
import { inCall } from './in-calls'
import { inAlways } from './in-causes'
import { inComprehension } from './in-comprehensions'
import { inMask, inSets } from './in-sets'
import { inSubscript, wholeNumber } from './in-subscripts'
import { inEquality, inProduct } from './in-values'

/** The idioms that an expression itself is, those of its parts left out. */
export function inExpression(node: Expression, source: Source): Idiom[] {
  const place = { from: node.from, to: node.to }
  const whole = quote(source, node)
  switch (node.kind) {
    case 'comprehension':
      return inComprehension(node, source)
    case 'subscript':
      return inSubscript(node, source)
    case 'call':
      return inCall(node, source)
    case 'lambda':
      return [
        {
          name: 'lambda',
          ...place,
          slots: {
            whole,
            body: quote(source, node.body),
            parameters:
              node.parameters.length === 0
                ? 'no recibe nada'
                : `recibe ${node.parameters.map((parameter) => quote(source, parameter)).join(', ')}`,
          },
        },
      ]
    case 'named':
      return [{ name: 'walrus', ...place, slots: { whole, name: quote(source, node.target) } }]
    case 'conditional': {
      const slots = {
        whole,
        consequent: quote(source, node.consequent),
        test: quote(source, node.test),
        alternate: quote(source, node.alternate),
      }
      return [{ name: 'ternary', ...place, slots }]
    }
    case 'set':
      return [{ name: 'set', ...place, slots: { whole } }]
    case 'binary':
      return [...inBinary(node, source), ...inProduct(node, source), ...inSets(node, source), ...inMask(node, source)]
    case 'format-string':
      return inFormatString(node.parts, { node, whole, source })
    case 'compare':
      return [...inCompare(node, source), ...inEquality(node, source)]
    case 'boolean-operation':
      return inBooleanOperation(node, source)
    case 'not':
      return node.operand.kind === 'name'
        ? [
            {
              name: 'bool-condition',
              ...place,
              slots: {
                whole,
                meaning: `se cumple cuando ${quote(source, node.operand)} ${isFlag(node.operand.name, source) ? 'es `False`' : 'es 0 o está vacío'}`,
              },
            },
          ]
        : []
    case 'await':
      return [{ name: 'async', ...place, slots: {} }]
    default:
      return []
  }
}

/** `nombre or 'nadie'`, `texto and 7`: a value rather than a question. */
function inBooleanOperation(node: ExpressionOf<'boolean-operation'>, source: Source): Idiom[] {
  const [first, second, ...more] = node.values
  const last = more.at(-1) ?? second
  const isValue = last?.kind === 'string' || last?.kind === 'number' || last?.kind === 'list' || last?.kind === 'dict'
  if (!first || !second || !isValue || inAlways(node, source).length > 0) return []
  const rest = [second, ...more].map((value) => `y si no ${quote(source, value)}`).join(', ')
  const decides = node.operator === 'or' ? 'si no está vacío ni es cero' : 'si está vacío o es cero'
  const meaning = `${quote(source, first)} ${decides} (eso cuenta como **falso**), ${rest}`
  return [{ name: 'short-circuit', from: node.from, to: node.to, slots: { whole: quote(source, node), meaning } }]
}

function inBinary(node: ExpressionOf<'binary'>, source: Source): Idiom[] {
  const place = { from: node.from, to: node.to }
  const [whole, left, right] = [quote(source, node), quote(source, node.left), quote(source, node.right)]
  if (node.operator === '%' && node.left.kind !== 'string' && node.left.kind !== 'format-string') {
    return [
      {
        name: 'modulo',
        ...place,
        slots: { whole, left, right, meaning: restMeaning(node, source), negative: negativeRest(node) },
      },
    ]
  }
  const test = [node.left, node.right].find(({ kind }) => kind === 'compare')
  if (test && (node.operator === '+' || node.operator === '-' || node.operator === '*'))
    return [
      { name: 'boolean-number', ...place, slots: { whole, test: quote(source, test), dates: datesText(test, source) } },
    ]
  if (node.operator === '//')
    return [{ name: 'floor-division', ...place, slots: { whole, negative: negativeFloor(node) } }]
  if (node.operator === '**') {
    const isSquare = node.right.kind === 'number' && node.right.text === '2'
    return [{ name: 'power', ...place, slots: { whole, left, right, square: isSquare ? ': el cuadrado' : '' } }]
  }
  return []
}

/** What a rest is taken for: even or odd, the last figure, or going round instead of past the end. */
function restMeaning({ left, right }: Two, source: Source): string {
  if (right.kind === 'number' && right.text === '2') return ': 0 si es par y 1 si es impar'
  if (right.kind === 'number' && right.text === '10') return ': la **última cifra**'
  const isMoved = left.kind === 'binary' && (left.operator === '+' || left.operator === '-')
  if (!isMoved) return ''
  const isOfLetters = right.kind === 'number' && /^2[67]$/.test(right.text) && source.module.source.includes('ord(')
  if (isOfLetters)
    return `, y así el alfabeto **da la vuelta**: al pasarse de la última letra (la z es la ${Number(right.text) - 1} si se cuenta desde 0) vuelve a empezar por la primera. Sin él, saldrían signos que no son letras`
  const end = right.kind === 'number' ? ` (al llegar a ${right.text} vuelve a 0)` : ''
  return `, y así **da la vuelta**${end}: en vez de pasarse del final, vuelve a empezar`
}

type Two = ExpressionOf<'binary'>
const bothNumbers = ({ left, right }: Two): [number, number] | null => {
  const [a, b] = [wholeNumber(left), wholeNumber(right)]
  return a === null || b === null || b === 0 || (a >= 0 && b > 0) ? null : [a, b]
}

/** «Hacia abajo» shows with negative numbers. */
function negativeFloor(node: Two): string {
  const both = bothNumbers(node)
  if (both === null || both[0] % both[1] === 0) return ''
  const [a, b] = both
  const exact = Number((a / b).toFixed(3))
  return ` Con negativos «hacia abajo» es hacia el más pequeño (hacia menos infinito), no hacia el cero: \`${a} / ${b}\` es ${String(exact).replace('.', ',')}, y por eso sale \`${Math.floor(a / b)}\` y no \`${Math.trunc(a / b)}\`. Quitar los decimales sin más lo hace \`int(${a} / ${b})\`.`
}

function negativeRest(node: Two): string {
  const both = bothNumbers(node)
  if (both === null) return ''
  const [a, b] = both
  const floor = Math.floor(a / b)
  const rest = a - floor * b
  return ` En Python el resto lleva el signo del **divisor**: como \`${a} // ${b}\` es \`${floor}\`, sobra \`${a} - (${floor} * ${b})\` = \`${rest}\`.`
}

/** `(hoy.month, hoy.day) < (nac.month, nac.day)`: whether a day of the year is still to come. */
function datesText(test: Expression, { module }: Source): string {
  if (test.kind !== 'compare' || test.left.kind !== 'tuple') return ''
  const text = module.source.slice(test.from, test.to)
  const pairs = ' Las tuplas se comparan por orden: primero el primer dato y, si empatan, el segundo.'
  return /\.month\b/.test(text) && /\.day\b/.test(text)
    ? `${pairs} Aquí son el mes y el día: mientras este año no ha llegado todavía esa fecha (el cumpleaños, si es la de nacimiento), sale \`True\` y se resta 1.`
    : pairs
}

type Shown = { node: Expression; whole: string; source: Source }

function inFormatString(parts: readonly FormatPart[], { node, whole }: Shown): Idiom[] {
  const place = { from: node.from, to: node.to }
  const fields = parts.filter((part) => part.kind === 'field')
  if (fields.length === 0) return []
  const specs = fields.flatMap(({ spec }) => spec.map((part) => (part.kind === 'text' ? part.text : '')))
  const meanings = [...new Set(specs)].flatMap((spec) => {
    const meaning = formatMeaning(spec)
    return meaning === null ? [] : [`\`:${spec}\` ${meaning}`]
  })
  const found: Idiom[] = [{ name: 'f-string', ...place, slots: { whole } }]
  if (meanings.length > 0)
    found.unshift({ name: 'format-spec', ...place, slots: { whole, meaning: meanings.join('; ') } })
  return found
}

function inCompare({ left, comparisons, from, to }: ExpressionOf<'compare'>, source: Source): Idiom[] {
  const [first, second] = comparisons
  if (!first || !second || first.operator.includes('in') || first.operator.includes('is')) return []
  const text = (part: Expression) => source.module.source.slice(part.from, part.to)
  const meaning = `\`${text(left)} ${first.operator} ${text(first.right)} and ${text(first.right)} ${second.operator} ${text(second.right)}\``
  return [{ name: 'chained-comparison', from, to, slots: { whole: quote(source, { from, to }), meaning } }]
}

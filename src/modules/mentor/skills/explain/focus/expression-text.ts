import type { Expression, ExpressionOf, Range } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { findIdioms, idiomText } from '../idioms/find-idioms'
import { quote, type Source } from '../idioms/idiom'
import { entryOfCall, entryOfName, moduleName, plainDoes } from '../parts/called'
import { operatorText } from '../parts/questions/pointed'
import { shiftText } from '../parts/shift-text'
import { columnText, maskSignText } from '../parts/table-signs'
import { bracketText, subscriptText } from './brackets'
import { callText, unpackedText } from './calls'
import { countsFromZero } from './loop-name'
import { valueText } from './values'

/** What an expression is, why it is so, and what it is worth while the program runs. */
export function expressionText(node: Expression, source: Source): string | null {
  const text = meaningOf(node, source)
  const held = node.kind === 'subscript' ? node.value : node.kind === 'call' ? calledOn(node) : null
  const inner = held === null ? '' : innerText(held, source)
  if (text === null) return null
  const isKnown =
    (node.kind === 'attribute' && moduleName(node, source) !== null) ||
    (node.kind === 'subscript' && typeText(node, source) !== null)
  return isKnown ? text : `${inner}${text}${valueText(node, source)}`
}

/** `x.encode()` in `x.encode().hex()`. */
const calledOn = ({ callee }: ExpressionOf<'call'>) => (callee.kind === 'attribute' ? callee.value : null)

/** What is cut or picked from, where a call makes it, or a module does: `sys.argv[1]`. */
function innerText(node: Expression, source: Source): string {
  if (node.kind === 'attribute' && moduleName(node, source) !== null) {
    const held = attributeText(node, source)
    return held === null ? '' : `${held} `
  }
  if (node.kind !== 'call') return ''
  const text = callText(node, source)
  return text === null ? '' : `Primero, ${text}${valueText(node, source)} `
}

function meaningOf(node: Expression, source: Source): string | null {
  const idiom = findIdioms(source).find(({ from, to }) => from === node.from && to === node.to)
  const mask = idiom ? null : maskSignText(node, source)
  if (mask !== null) return mask
  if (node.kind === 'call') return callText(node, source)
  if (node.kind === 'attribute') return attributeText(node, source)
  if (idiom?.name === 'set-operation') return idiomText(idiom)
  if (node.kind === 'binary' && (node.operator === '+' || node.operator === '-')) return sumText(node, source)
  if (node.kind === 'lambda' && idiom) return keyText(node, source) + idiomText(idiom)
  if (idiom) return idiomText(idiom)
  if (node.kind === 'binary')
    return `${quote(source, node)} ${operatorText(node.operator, node.left, node.right, source)}.`
  const [first] = node.kind === 'compare' ? node.comparisons : []
  if (node.kind === 'compare' && first)
    return `${quote(source, node)} ${operatorText(first.operator, node.left, first.right, source)}.`
  if (node.kind === 'slice') return sliceText(node, source)
  if (node.kind === 'tuple') return unpackedText(node, source)
  if (node.kind === 'subscript') return typeText(node, source) ?? subscriptText(node, source)
  if (node.kind === 'list' || node.kind === 'comprehension') return bracketText(node, source)
  return node.kind === 'boolean-operation' && node.values.length > 1
    ? `${quote(source, node)} ${operatorText(node.operator, node.values[0] ?? null, node.values.at(-1) ?? node, source)}.`
    : null
}

/** `random.choice` by the call that it is called in, `math.pi` by what it holds. */
function attributeText(node: ExpressionOf<'attribute'>, source: Source): string | null {
  const call = [...allExpressions(source.module)].find((part) => part.kind === 'call' && part.callee === node)
  if (call?.kind === 'call') return callText(call, source)
  if (node.value.kind === 'name' && node.value.name === 'self') return ownField(node, source)
  const entry = entryOfName(node, source)
  const does = plainDoes(entry)
  if (does === null) return columnText(node, source)
  return [`${quote(source, node)} ${does}.`, ...(entry?.note ? [entry.note] : []), wholeText(node.value, source)]
    .filter((part) => part !== '')
    .join(' ')
}

/** `self.saldo`, and what sets it apart from a parameter of the same name. */
function ownField({ name }: ExpressionOf<'attribute'>, { module }: Source): string {
  const isGiven = [...statementsIn(module.body)].some(
    (node) => node.kind === 'function' && node.parameters.some((parameter) => parameter.name === name),
  )
  const apart = isGiven
    ? ` En cambio, \`${name}\` a secas es el **parámetro**: lo que se recibe al llamar, y solo existe mientras se ejecuta ese método.`
    : ''
  return `\`self.${name}\` es un **atributo**: el dato que guarda **cada objeto**, y que se puede usar en todos los métodos.${apart}`
}

/** What an attribute is of, where an operation makes it: a difference of dates. */
function wholeText(node: Expression, source: Source): string {
  const value = node.kind === 'binary' ? valueText(node, source) : ''
  return value === '' ? '' : `La operación ${quote(source, node)} por sí sola:${value.replace(/^ Aquí/, '')}`
}

/** `Optional[int]`: what stands in the brackets is a kind of value, not a place. */
function typeText(node: ExpressionOf<'subscript'>, source: Source): string | null {
  const isType = moduleName(node.value, source)?.startsWith('typing.') === true
  const does = isType ? plainDoes(entryOfName(node.value, source)) : null
  return does === null ? null : `${quote(source, node)} ${does}.`
}

/** A lambda that says by what a call orders. */
function keyText(node: Expression, source: Source): string {
  const outer = [...allExpressions(source.module)].find(
    (part) => part.kind === 'call' && part.arguments.some(({ name, value }) => name === 'key' && value === node),
  )
  const idiom = findIdioms(source).find(({ from, name }) => from === outer?.from && name === 'key-function')
  return idiom ? `${idiomText(idiom)} ` : ''
}

function sliceText(node: Range, source: Source): string | null {
  const outer = [...allExpressions(source.module)].find((part) => part.kind === 'subscript' && part.index === node)
  return outer === undefined ? null : expressionText(outer, source)
}

/** `i + 1`, of a position that counts from 0: people count from 1. */
function sumText(node: Extract<Expression, { kind: 'binary' }>, source: Source): string {
  const plain = `${quote(source, node)} ${operatorText(node.operator, node.left, node.right, source)}.`
  const moved = shiftText(node, source)
  if (moved !== null && node.right.kind === 'call')
    return `${quote(source, node)} ${moved}.${noteOf(node.right, source)}`
  const isOne = node.right.kind === 'number' && node.right.text === '1'
  if (!isOne || node.left.kind !== 'name' || !countsFromZero(node.left.name, source)) return plain
  const isIndex = [...allExpressions(source.module)].some((part) => part.kind === 'subscript' && part.index === node)
  const name = quote(source, node.left)
  if (node.operator === '+' && !isIndex)
    return `En ${quote(source, node)} se le **suma 1** a ${name} porque ${name} empieza en 0 y las personas contamos desde 1: así el primero sale como 1 y no como 0. Solo cambia lo que se muestra; ${name} sigue igual.`
  return isIndex
    ? `${quote(source, node)} es la posición ${node.operator === '+' ? '**siguiente**' : '**anterior**'} a ${name}.`
    : plain
}

/** What surprises in a call. */
function noteOf(node: ExpressionOf<'call'>, source: Source): string {
  const note = entryOfCall(node, source)?.entry.note
  return note ? ` ${note}` : ''
}

import type { Expression, ExpressionOf } from '../../../python/ast'
import { expressionsIn, statementsIn } from '../../../python/walk'
import { outputOfText } from '../focus/values'
import { type Idiom, listed, quote, type Source } from './idiom'

const MAX_ITEMS = 12

/** What numpy does with a whole array at once: masks, and forms that it brings together. */
export function inArrays(node: Expression, source: Source): Idiom[] {
  if (!/\bnumpy\b|\bnp\./.test(source.module.source)) return []
  if (node.kind === 'subscript') return inMaskOf(node, source)
  if (node.kind === 'call') return inCount(node, source)
  return node.kind === 'binary' ? [...inBroadcast(node, source), ...inEach(node, source)] : []
}

/** The call that a name is given its array by. */
function arrayMade(node: Expression, { module }: Source): ExpressionOf<'call'> | null {
  if (node.kind !== 'name') return null
  const made = [...statementsIn(module.body)].filter(
    (each) =>
      each.kind === 'assign' && each.targets.some((target) => target.kind === 'name' && target.name === node.name),
  )
  const [only, more] = made
  const value = only?.kind === 'assign' && more === undefined ? only.value : null
  const isMade =
    value?.kind === 'call' &&
    value.callee.kind === 'attribute' &&
    value.callee.value.kind === 'name' &&
    /^(?:np|numpy)$/.test(value.callee.value.name)
  return isMade ? value : null
}

/** The numbers of `np.array([…])` as they are written; null where they do not stand there, or are too many. */
function itemsOf(node: Expression, source: Source): string | null {
  const [first] = arrayMade(node, source)?.arguments ?? []
  const isFlat =
    first?.value.kind === 'list' &&
    first.value.items.length <= MAX_ITEMS &&
    first.value.items.every(({ kind }) => kind === 'number' || kind === 'unary')
  return isFlat ? source.module.source.slice(first.value.from, first.value.to) : null
}

/** The array that a condition compares: `t` in `(t > 0) & (t < 9)`. */
function compared(test: Expression, source: Source): Expression | null {
  const isTest =
    test.kind === 'compare' || (test.kind === 'binary' && /^[&|]$/.test(test.operator)) || test.kind === 'unary'
  if (!isTest || ![...expressionsIn(test)].some(({ kind }) => kind === 'compare')) return null
  return [...expressionsIn(test)].find((part) => arrayMade(part, source) !== null) ?? null
}

/** What Python itself gives for each element; null where the numbers do not stand in the program. */
function eachOf(test: Expression, array: Expression, source: Source): { mask: string; kept: string[] } | null {
  const items = itemsOf(array, source)
  const text = source.module.source.slice(test.from, test.to)
  if (items === null || array.kind !== 'name' || text.includes('~')) return null
  const { name } = array
  const shown = outputOfText(
    `print([bool(${text}) for ${name} in ${items}])\nfor ${name} in ${items}:\n    if ${text}:\n        print(${name})\n`,
  )
  const [mask, ...kept] = shown?.trimEnd().split('\n') ?? []
  return mask === undefined ? null : { mask: `\`${mask}\``, kept: kept.map((each) => `\`${each}\``) }
}

/** `t[t < 0]`. */
function inMaskOf({ value, index, from, to }: ExpressionOf<'subscript'>, source: Source): Idiom[] {
  const array = compared(index, source)
  if (array === null) return []
  const seen = () => {
    const each = eachOf(index, array, source)
    if (each === null) return ''
    const isSame = quote(source, value) === quote(source, array)
    if (!isSame) return ` Aquí la máscara es ${each.mask}.`
    const kept = each.kept.length === 0 ? 'no se queda con ninguno' : `se queda con ${listed(each.kept)}`
    return ` Aquí la máscara es ${each.mask}, así que ${kept}.`
  }
  const slots = {
    whole: quote(source, { from, to }),
    test: quote(source, index),
    array: quote(source, array),
    value: quote(source, value),
  }
  return [{ name: 'array-mask', from, to, slots, seen }]
}

/** `(t < 0).sum()`. */
function inCount({ callee, arguments: given, from, to }: ExpressionOf<'call'>, source: Source): Idiom[] {
  if (callee.kind !== 'attribute' || !/^(?:sum|mean|count_nonzero)$/.test(callee.name)) return []
  const test = callee.value.kind === 'name' ? given[0]?.value : callee.value
  const array = test === undefined ? null : compared(test, source)
  if (test === undefined || array === null) return []
  const isShare = callee.name === 'mean'
  const seen = () => {
    const each = eachOf(test, array, source)
    return each === null ? '' : ` Aquí son \`True\` **${each.kept.length}**: la máscara es ${each.mask}.`
  }
  const slots = {
    whole: quote(source, { from, to }),
    test: quote(source, test),
    array: quote(source, array),
    gives: isShare
      ? 'la media es **qué parte** de ellos lo cumple (entre 0 y 1)'
      : 'la suma **cuenta** cuántos lo cumplen',
  }
  return [{ name: 'mask-count', from, to, slots, seen }]
}

/** `x.reshape(-1, 1)` and `x[:, None]`: what it is the column of. */
function columnOf(node: Expression): Expression | null {
  if (node.kind === 'call' && node.callee.kind === 'attribute' && node.callee.name === 'reshape') {
    const [rows, columns] = node.arguments.map(({ value }) => value)
    return rows !== undefined && columns?.kind === 'number' && columns.text === '1' ? node.callee.value : null
  }
  if (node.kind !== 'subscript' || node.index.kind !== 'tuple') return null
  const [rows, columns, more] = node.index.items
  const isNew = columns?.kind === 'none' || (columns?.kind === 'attribute' && columns.name === 'newaxis')
  return rows?.kind === 'slice' && isNew && more === undefined ? node.value : null
}

/** An array of one dimension, as the program makes it. */
function isRow(node: Expression, source: Source): boolean {
  const { callee } = arrayMade(node, source) ?? {}
  return itemsOf(node, source) !== null || (callee?.kind === 'attribute' && /^(?:arange|linspace)$/.test(callee.name))
}

/** A column and a row in one sum. */
function inBroadcast({ left, right, operator, from, to }: ExpressionOf<'binary'>, source: Source): Idiom[] {
  const [one, other] = [columnOf(left), columnOf(right)]
  const base = one ?? other
  if (base === null || (one !== null && other !== null)) return []
  const [column, row] = one === null ? [right, left] : [left, right]
  // With a matrix it goes row by row: only what is known to be a row makes all pairs.
  if (!isRow(row, source)) return []
  const text = (part: Expression) => source.module.source.slice(part.from, part.to)
  const [first, second] =
    one === null ? [`${text(row)}[j]`, `${text(base)}[i]`] : [`${text(base)}[i]`, `${text(row)}[j]`]
  const [rows, columns] = [base, row].map((each) => itemsOf(each, source)?.split(',').length)
  const slots = {
    whole: quote(source, { from, to }),
    column: quote(source, column),
    row: quote(source, row),
    pair: `\`${first} ${operator} ${second}\``,
    size: rows === undefined || columns === undefined ? '' : ` Aquí sale una tabla de ${rows} × ${columns}.`,
  }
  return [{ name: 'broadcasting', from, to, slots }]
}

/** `t * 2` of an array. */
function inEach({ left, right, from, to }: ExpressionOf<'binary'>, source: Source): Idiom[] {
  const array = [left, right].find((each) => arrayMade(each, source) !== null)
  const other = array === left ? right : left
  if (array === undefined || other.kind !== 'number') return []
  const slots = { whole: quote(source, { from, to }), array: quote(source, array) }
  return [{ name: 'array-each', from, to, slots }]
}

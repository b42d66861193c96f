import type { Expression, ExpressionOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, comparison, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { replaced } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import type { Detectors, Found } from '../../found'

/** Texts of digits that are taken for numbers. */
export const NUMBER_TEXTS: Detectors = {
  *'number-texts-ordered'(p) {
    for (const { node, scope } of p.spots('call')) {
      const list = orderedList(node)
      if (!list) continue
      const ordered = { node, list, scope }
      const found = orderedFileRows(p, ordered) ?? orderedRows(p, ordered) ?? orderedTexts(p, ordered)
      if (found) yield found
    }
  },

  *'number-texts-compared'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || !/^[<>]=?$/.test(parts.operator)) continue
      const sides = [parts.left, parts.right]
      const isField = sides.some((side) => isNumberText(p, side, scope) === 'field')
      const isBoth = sides.every((side) => isNumberText(p, side, scope) !== null)
      if (!isBoth && !(isField && sides.some((side) => side.kind === 'string'))) continue
      if (!isBoth) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { test: p.text(node) },
        edits: sides.flatMap((side) => asNumber(p, side, scope)),
      }
    }
  },
}

/** A call that orders a list, or takes its greatest or smallest. */
type Ordered = { node: ExpressionOf<'call'>; list: string; scope: Scope }

function orderedList(node: ExpressionOf<'call'>): string | null {
  if (callTo(node, 'max', 'min', 'sorted')) return nameOf(node.arguments[0]?.value)
  const method = methodCall(node)
  return method?.name === 'sort' ? nameOf(method.object) : null
}

const keyOf = (node: ExpressionOf<'call'>) => node.arguments.find(({ name }) => name === 'key')?.value

/** `key=lambda row: row["nota"]`: the part that it orders by. */
function fieldOf(node: ExpressionOf<'call'>): ExpressionOf<'subscript'> | null {
  const key = keyOf(node)
  return key?.kind === 'lambda' && key.body.kind === 'subscript' ? key.body : null
}

/** By a field of what `csv` has read. */
function orderedFileRows(p: Program, { node, list }: Ordered): Found | null {
  const field = fieldOf(node)
  if (!field || !isRead(p, list) || !isAmountField(p, field.index)) return null
  return { at: node, certainty: 0.9, facts: { list }, edits: [replaced(field, `float(${p.text(field)})`)] }
}

/** By a field of dictionaries that stand in the program. */
function orderedRows(p: Program, { node, list, scope }: Ordered): Found | null {
  const field = fieldOf(node)
  const value = p.binds(list, scope)[0]?.value
  if (field?.index.kind !== 'string' || value?.kind !== 'list' || !areFields(p, value, p.text(field.index))) return null
  return { at: node, certainty: 0.93, facts: { list }, edits: [replaced(field, `float(${p.text(field)})`)] }
}

/** The texts themselves. */
function orderedTexts(p: Program, { node, list, scope }: Ordered): Found | null {
  if (keyOf(node) || !(isSplit(p, p.binds(list, scope)[0]?.value) || appendsTexts(p, list, scope))) return null
  const end = { from: node.to - 1, to: node.to - 1 }
  const edits = [replaced(end, `${node.arguments.length > 0 ? ', ' : ''}key=float`)]
  return { at: node, certainty: 0.93, facts: { list }, edits }
}

function isSplit(p: Program, value: Expression | null | undefined): boolean {
  const method = methodCall(value)
  const text = method?.object.kind === 'name' ? p.binds(method.object.name, p.scopes[0] as Scope)[0]?.value : null
  return method?.name === 'split' && text?.kind === 'string' && /^\s*\d+(?:[\s,;]+\d+)+\s*$/.test(text.value)
}

function isRead(p: Program, list: string): boolean {
  const value = p.binds(list, p.scopes[0] as Scope)[0]?.value
  return value !== null && value !== undefined && /\bcsv\.(?:reader|DictReader)\(/.test(p.text(value))
}

/** By the name of the field, or of what it is taken apart into. */
function isAmountField(p: Program, index: Expression): boolean {
  if (index.kind === 'string') return AMOUNT_WORDS.test(index.value)
  const at = numberOf(index)
  const names = p
    .places('for')
    .flatMap(({ node: { target } }) => (target.kind === 'tuple' && at !== null ? [nameOf(target.items[at])] : []))
  return names.some((name) => name !== null && AMOUNT_WORDS.test(name))
}

/** Whether all items have the field, and a number's text in it. */
function areFields(p: Program, { items }: { items: readonly Expression[] }, field: string): boolean {
  const isField = (item: Expression) =>
    item.kind === 'dict' &&
    item.entries.some(
      ({ key, value }) =>
        key !== null && p.text(key) === field && value.kind === 'string' && /^\d+(?:\.\d+)?$/.test(value.value),
    )
  return items.length > 1 && items.every(isField)
}

const AMOUNT_WORDS =
  /precio|importe|cantidad|total|nota|edad|stock|unidades|venta|gasto|coste|peso|puntos|saldo|sueldo|horas|euros|num|valor|media|altura/i

/** A number that is a text: written so, walked in a list of such, or read from a row of a file. */
function isNumberText(p: Program, node: Expression, scope: Scope, depth = 0): 'text' | 'field' | null {
  if (depth > 4) return null
  if (node.kind === 'string') return /^\d+(?:\.\d+)?$/.test(node.value) ? 'text' : null
  if (node.kind === 'subscript' && node.index.kind === 'string') {
    const row = nameOf(node.value)
    const walked = row === null ? null : p.binds(row, scope).find(({ form }) => form === 'for')?.value
    return walked && methodCall(walked)?.name === 'DictReader' ? 'field' : null
  }
  if (node.kind !== 'name') return null
  const all = p.binds(node.name, scope)
  const kinds = all.map(({ form, value }) => {
    if (!value) return null
    if (form === 'for') return areNumberTexts(value) ? 'text' : null
    if (value.kind === 'string' && value.value === '') return 'text'
    return value.kind === 'name' && value.name === node.name ? null : isNumberText(p, value, scope, depth + 1)
  })
  return kinds.length > 0 && kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null
}

/** Whether all that is put into a list is such a text. */
function appendsTexts(p: Program, list: string, scope: Scope): boolean {
  const value = p.binds(list, scope)[0]?.value
  if (value?.kind !== 'list' || value.items.length > 0) return false
  const added = p.spots('call').filter(({ node }) => {
    const method = methodCall(node)
    return method?.name === 'append' && nameOf(method.object) === list
  })
  return (
    added.length > 0 &&
    added.every(
      ({ node, scope: own }) =>
        node.arguments[0] !== undefined && isNumberText(p, node.arguments[0].value, own) !== null,
    )
  )
}

const areNumberTexts = (node: Expression) =>
  node.kind === 'list' &&
  node.items.length > 1 &&
  node.items.every((item) => item.kind === 'string' && /^\d+(?:\.\d+)?$/.test(item.value))

/** A side as a number. What begins as an empty text gets a number to begin with, and numbers from then on. */
function asNumber(p: Program, side: Expression, scope: Scope): Edit[] {
  const to = p.around.data === '' || /\d[.,]\d/.test(p.around.data) ? 'float' : 'int'
  if (side.kind === 'string') return [replaced(side, side.value)]
  const bindings = side.kind === 'name' ? p.binds(side.name, scope) : []
  const isEmpty = ({ value }: { value: Expression | null }) => value?.kind === 'string' && value.value === ''
  if (!bindings.some(isEmpty)) return [replaced(p.whole(side), `${to}(${p.text(side)})`)]
  return bindings.flatMap((binding) => {
    const { value } = binding
    if (!value) return []
    return [replaced(value, isEmpty(binding) ? '0' : `${to}(${p.text(value)})`)]
  })
}

import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import type { Scope } from '../../../../python/scope'
import { type Detectors, POSSIBLE } from '../../found'
import { replaced } from '../../mend'
import type { Program } from '../../program'
import { callTo, comparison, methodCall, nameOf, numberOf, plainAssign } from '../../shapes'

/** Numbers of real life: thousands, hours and minutes, coins, percentages, texts of cifras. */
export const AMOUNTS: Detectors = {
  *'thousands-read-as-decimals'(p) {
    const numbers = textsIn(p).filter((text) => /\d,\d/.test(text))
    const isThousands =
      numbers.length > 0 && numbers.every((text) => !/\d,\d{1,2}(?!\d)/.test(text) && /\d,\d{3}(?!\d)/.test(text))
    if (!isThousands) return
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const [from, to] = node.arguments.map(({ value }) => (value.kind === 'string' ? value.value : null))
      const target = node.arguments[1]?.value
      if (method?.name !== 'replace' || from !== ',' || to !== '.' || !target) continue
      const [first = ''] = numbers.flatMap((text) => text.match(/\d{1,3}(?:,\d{3})+/) ?? [])
      yield {
        at: node,
        certainty: 0.94,
        facts: { call: p.text(node), number: `"${first}"`, read: first.replace(',', '.') },
        edits: [replaced(target, '""')],
      }
    }
  },

  *'rest-not-taken'(p) {
    for (const { node, block, at } of p.places('assign')) {
      const part = divided(node)
      if (!part) continue
      const next = block
        .slice(at + 1)
        .map(divided)
        .find((each) => each !== null)
      if (!next || next.of !== part.of || next.isRest || part.isRest || next.by >= part.by || part.by % next.by !== 0)
        continue
      yield {
        at: next.whole,
        certainty: 0.86,
        facts: { written: p.text(next.whole), of: part.of, first: part.by, second: next.by },
        edits: [replaced(next.operand, `${part.of} % ${part.by}`)],
      }
    }
  },

  *'rest-of-too-much'(p) {
    for (const { node, block, at } of p.places('assign')) {
      const plain = plainAssign(node)
      const rest = plain?.value.kind === 'binary' && plain.value.operator === '%' ? plain.value : null
      const [of, by] = [nameOf(rest?.left), numberOf(rest?.right)]
      const before = block
        .slice(0, at)
        .map(divided)
        .findLast((each) => each !== null)
      if (
        !rest ||
        !of ||
        by === null ||
        !before?.isRest ||
        before.of !== of ||
        before.by >= by ||
        !/seg|second|resto|cent|min/i.test(plain?.name ?? '')
      )
        continue
      yield {
        at: node,
        certainty: 0.86,
        facts: { written: p.text(node), first: by, second: before.by },
        edits: [replaced(rest.right, String(before.by))],
      }
    }
  },

  *'quotient-kept-for-rest'(p) {
    for (const { node, block, at } of p.places('assign')) {
      const [own, before] = [divided(node), at > 0 ? divided(block[at - 1]) : null]
      const name = plainAssign(node)?.name
      if (!own || !before || own.of !== name || before.of !== own.of || own.by !== before.by || own.isRest) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { written: p.text(node), of: own.of, by: own.by },
        edits: [replaced({ from: own.operand.to, to: own.whole.to }, ` % ${own.by}`)],
      }
    }
  },

  *'percent-without-hundred'(p) {
    for (const { node } of p.places('assign')) {
      const plain = plainAssign(node)
      const product = plain?.value.kind === 'binary' && plain.value.operator === '*' ? plain.value : null
      const rate = numberOf(product?.right)
      if (
        !plain ||
        !product ||
        rate === null ||
        !/iva|descuento|dto|rebaja|comision|interes|impuesto|recargo/i.test(plain.name)
      )
        continue
      if (![4, 5, 10, 15, 16, 19, 20, 21, 25, 30, 50].includes(rate)) continue
      yield {
        at: node,
        certainty: 0.86,
        facts: { written: p.text(node), rate, name: plain.name },
        edits: [replaced(product.right, `${rate} / 100`)],
      }
    }
  },

  *'cut-not-rounded'(p) {
    for (const { node, scope } of p.spots('call')) {
      const value = callTo(node, 'int')?.arguments[0]?.value
      const number = value && decimalOf(p, value, scope)
      if (!value || number === null || number === undefined) continue
      yield {
        at: node,
        certainty: POSSIBLE,
        facts: { call: p.text(node), number: String(number), cut: Math.trunc(number) },
        edits: [replaced(node, `round(${p.text(value)})`)],
      }
    }
  },

  *'number-texts-ordered'(p) {
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const given = node.arguments[0]
      const list = callTo(node, 'max', 'min', 'sorted')
        ? nameOf(given?.value)
        : method?.name === 'sort'
          ? nameOf(method.object)
          : null
      if (!list) continue
      const value = p.binds(list, scope)[0]?.value
      const key = node.arguments.find(({ name }) => name === 'key')?.value
      const part =
        key?.kind === 'lambda' && key.body.kind === 'subscript' && key.body.index.kind === 'string' ? key.body : null
      const isRows = part !== null && value?.kind === 'list' && areFields(value, p.text(part.index))
      const isOfFile =
        key?.kind === 'lambda' && key.body.kind === 'subscript' && isRead(list) && isAmountField(key.body.index)
      if (isOfFile && key.kind === 'lambda') {
        const field = key.body
        yield { at: node, certainty: 0.9, facts: { list }, edits: [replaced(field, `float(${p.text(field)})`)] }
        continue
      }
      const isPlain = !key && (isSplit(value) || appendsTexts(p, list, scope))
      if (!isRows && !isPlain) continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { list },
        edits:
          part && isRows
            ? [replaced(part, `float(${p.text(part)})`)]
            : [replaced({ from: node.to - 1, to: node.to - 1 }, `${node.arguments.length > 0 ? ', ' : ''}key=float`)],
      }
    }
    function isSplit(value: Expression | null | undefined) {
      const method = methodCall(value)
      const text = method?.object.kind === 'name' ? p.binds(method.object.name, p.scopes[0] as Scope)[0]?.value : null
      return method?.name === 'split' && text?.kind === 'string' && /^\s*\d+(?:[\s,;]+\d+)+\s*$/.test(text.value)
    }
    function isRead(list: string) {
      const value = p.binds(list, p.scopes[0] as Scope)[0]?.value
      return value !== null && value !== undefined && /\bcsv\.(?:reader|DictReader)\(/.test(p.text(value))
    }
    /** By the name of the field, or of what it is taken apart into. */
    function isAmountField(index: Expression) {
      if (index.kind === 'string') return AMOUNT_WORDS.test(index.value)
      const at = numberOf(index)
      const names = p
        .places('for')
        .flatMap(({ node: { target } }) => (target.kind === 'tuple' && at !== null ? [nameOf(target.items[at])] : []))
      return names.some((name) => name !== null && AMOUNT_WORDS.test(name))
    }
    function areFields(list: Expression & { kind: 'list' | 'tuple' | 'set' }, field: string) {
      return (
        list.items.length > 1 &&
        list.items.every(
          (item) =>
            item.kind === 'dict' &&
            item.entries.some(
              ({ key, value }) =>
                key !== null && p.text(key) === field && value.kind === 'string' && /^\d+(?:\.\d+)?$/.test(value.value),
            ),
        )
      )
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

const AMOUNT_WORDS =
  /precio|importe|cantidad|total|nota|edad|stock|unidades|venta|gasto|coste|peso|puntos|saldo|sueldo|horas|euros|num|valor|media|altura/i

/** All texts of the program. */
const textsIn = (p: Program) => p.spots('string').map(({ node }) => node.value)

type Divided = { of: string; by: number; isRest: boolean; whole: Expression; operand: Expression }

/** `x = s // 60`, and `x = s % 3600 // 60` with `isRest`. */
function divided(node: Parameters<typeof plainAssign>[0] | undefined): Divided | null {
  const value = node && plainAssign(node)?.value
  if (value?.kind !== 'binary' || value.operator !== '//') return null
  const [by, isRest] = [numberOf(value.right), value.left.kind === 'binary' && value.left.operator === '%']
  const of = nameOf(isRest && value.left.kind === 'binary' ? value.left.left : value.left)
  return of && by !== null ? { of, by, isRest, whole: value, operand: value.left } : null
}

function decimalOf(p: Program, node: Expression, scope: Scope): number | null {
  const value = node.kind === 'name' ? p.binds(node.name, scope)[0]?.value : node
  const number = numberOf(value)
  return number !== null && !Number.isInteger(number) ? number : null
}

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

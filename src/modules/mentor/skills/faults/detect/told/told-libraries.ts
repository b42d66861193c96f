import type { Expression, ExpressionOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Spot } from '../../../../python/scope'
import { type Detectors, LIKELY } from '../../found'

/** A cell, a row or a sheet that is set, added or taken away. */
const CHANGES_CELLS =
  /(?:\]|\.value|\.(?:font|fill|title|number_format|alignment|border|width))[ \t]*[-+*/]?=(?!=)|\.(?:append|insert_\w+|delete_\w+|create_sheet|remove|merge_cells)\(|\bvalue=/

/** What libraries leave undone where a call is left out, or made too early. */
export const TOLD_LIBRARIES: Detectors = {
  *'not-awaited'(p) {
    for (const { node, parent, place } of p.spots('call')) {
      const name = nameOf(node.callee)
      const made = name === null ? undefined : p.functionNamed(name, place.scope)
      const inside = p
        .places('function')
        .find(({ node: each }) => each.isAsync && each.from < node.from && node.to <= each.to)
      if (!made?.node.isAsync || !inside || parent?.node.kind === 'await' || isInCall(parent?.node)) continue
      yield {
        at: node,
        certainty: 0.95,
        facts: { call: p.text(node), name: name ?? '' },
        edits: [inserted(node.from, 'await ')],
      }
    }
  },

  *'called-at-once'(p) {
    for (const { node } of p.spots('call')) {
      for (const { name, value } of node.arguments) {
        const inner = name !== null && CALLBACKS.test(name) && value.kind === 'call' ? value : null
        const callee = inner && nameOf(inner.callee)
        if (!inner || !callee || !p.functions.has(callee)) continue
        const later = inner.arguments.length === 0 ? callee : `lambda: ${p.text(inner)}`
        yield {
          at: inner,
          certainty: 0.97,
          facts: { written: `${name}=${p.text(inner)}`, call: p.text(inner), mended: `${name}=${later}` },
          edits: [replaced(inner, later)],
        }
      }
    }
  },

  *'workbook-not-saved'(p) {
    if (/\.save\(/.test(p.source)) return
    for (const { node } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      const call = node.value.kind === 'call' ? node.value : null
      const callee = call && (nameOf(call.callee) ?? methodCall(call)?.name)
      if (!name || !call || !/^(?:load_workbook|Workbook)$/.test(callee ?? '')) continue
      // Who only reads cells has nothing to save.
      if (callee === 'load_workbook' && !CHANGES_CELLS.test(p.source)) continue
      const file = call.arguments[0] ? p.text(call.arguments[0].value) : '"libro.xlsx"'
      yield {
        at: node,
        certainty: 0.96,
        facts: { book: name, save: `${name}.save(${file})` },
        edits: [inserted(p.source.trimEnd().length, `\n${name}.save(${file})`)],
      }
    }
  },

  *'field-of-file-summed'(p) {
    for (const { node } of p.places('augmented-assign')) {
      if (node.operator !== '+' || !isField(p, node.value)) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { written: p.text(node), field: p.text(node.value) },
        edits: [replaced(node.value, `float(${p.text(node.value)})`)],
      }
    }
  },

  /** `total = ""`, and `total += precio` of a line that was parted. */
  *'sum-begun-as-text'(p) {
    for (const { node } of p.places('augmented-assign')) {
      const [name, value] = [nameOf(node.target), nameOf(node.value)]
      const start = name
        ? p.places('assign').find(({ node: each }) => nameOf(each.targets[0]) === name)?.node.value
        : undefined
      const field = node.value.kind === 'subscript' ? node.value.index : null
      const isAmount = AMOUNT.test(value ?? (field?.kind === 'string' ? field.value : '')) || AMOUNT.test(name ?? '')
      // With `chr` and `ord` at work, the text is what is built.
      const isWished = p.says(/\bsum\w*\b/) && value !== null && !/\b(?:chr|ord)\(/.test(p.source)
      if (node.operator !== '+' || start?.kind !== 'string' || start.value !== '' || !(isAmount || isWished)) continue
      if (!value && !(node.value.kind === 'subscript') && !callTo(node.value, 'input')) continue
      yield {
        at: start,
        certainty: isWished || AMOUNT.test(name ?? '') ? 0.94 : 0.8,
        facts: { name: name ?? '', written: p.text(node), mended: `float(${p.text(node.value)})`, added: p.line(node) },
        edits: [replaced(start, '0'), replaced(node.value, `float(${p.text(node.value)})`)],
      }
    }
  },

  *'field-of-file-ordered'(p) {
    for (const { node } of p.spots('call')) {
      const isOrdering = methodCall(node)?.name === 'sort' || /^(?:sorted|max|min)$/.test(nameOf(node.callee) ?? '')
      const key = node.arguments.find(({ name }) => name === 'key')?.value
      if (!isOrdering || key?.kind !== 'lambda' || key.body.kind !== 'subscript') continue
      const gathered = fieldGathered(p, key.body)
      if (!gathered) continue
      const mended = `float(${p.text(gathered.read)})`
      yield {
        at: node,
        certainty: AMOUNT.test(gathered.field) ? 0.94 : LIKELY - 0.2,
        facts: { key: p.text(key.body), field: gathered.field, mended },
        edits: [replaced(gathered.read, mended)],
      }
    }
  },
}

/** Parameters that take a function to be called later. */
const CALLBACKS = /^(?:command|target|on_click|on_press|callback|on_change|func)$/

/** `command=borrar()`: nobody there waits for a result. */
export const isGivenForLater = ({ node, parent }: Spot): boolean =>
  parent?.node.kind === 'call' &&
  parent.node.arguments.some(({ name, value }) => value === node && name !== null && CALLBACKS.test(name))

/** `asyncio.run(main())`, `gather(a(), b())`: they take what is not awaited yet. */
const isInCall = (node: { kind: string } | undefined) =>
  node?.kind === 'call' || node?.kind === 'list' || node?.kind === 'starred'

/** A field whose name says that it is a number. */
const AMOUNT =
  /suma(?!ndo)|precio|importe|deuda|total|cantidad|nota|edad|punto|stock|venta|monto|saldo|sueldo|salario|horas|peso|altura|gasto|coste|costo|valor|unidades|goles|kilos|km|a[nñ]o/i

/** `fila[2]`, `fila["precio"]`, of a row that a reader of `csv` gives. */
function isField(p: Program, node: { kind: string }): node is ExpressionOf<'subscript'> {
  if (node.kind !== 'subscript') return false
  const { value } = node as ExpressionOf<'subscript'>
  const name = nameOf(value)
  if (name === null) return false
  return p.places('for').some(({ node: loop }) => {
    if (nameOf(loop.target) !== name) return false
    const over =
      loop.iterable.kind === 'name' ? p.text(lastValue(p, loop.iterable.name) ?? loop.iterable) : p.text(loop.iterable)
    return /\bcsv\.(?:reader|DictReader)\(|\bDictReader\(/.test(over)
  })
}

const lastValue = (p: Program, name: string) =>
  p.places('assign').findLast(({ node }) => nameOf(node.targets[0]) === name)?.node.value

/** `list(csv.DictReader(f))`: all that such rows hold is text. */
const READS_ROWS = /^(?:list\(|sorted\(|\[).{0,40}\bDictReader\(/

/** The field that `p[1]` or `p["precio"]` of a list holds, where the list is filled with rows of a file, and where it is read first. */
function fieldGathered(p: Program, sought: ExpressionOf<'subscript'>): { field: string; read: Expression } | null {
  const { index } = sought
  const isOfReader = p.places('assign').some(({ node }) => READS_ROWS.test(p.text(node.value)))
  if (isOfReader && index.kind === 'string') return { field: index.value, read: sought }
  for (const { node } of p.spots('call')) {
    const method = methodCall(node)
    const given = node.arguments[0]?.value
    if (method?.name !== 'append' || !given) continue
    if (index.kind === 'string' && given.kind === 'name' && isField(p, { kind: 'subscript', value: given } as never))
      return { field: index.value, read: sought }
    const item =
      given.kind === 'tuple' || given.kind === 'list'
        ? given.items[Number(index.kind === 'number' ? index.text : -1)]
        : undefined
    if (item && isField(p, item)) return { field: p.text(item.index), read: item }
  }
  return null
}

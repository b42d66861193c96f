import type { Expression, ExpressionOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import { loopsAround, type Scope } from '../../../../python/scope'
import type { Detectors } from '../../found'
import { isTable } from './tables'

/** What surprises in tables: copies, positions, groups and columns of text. */
export const PANDAS: Detectors = {
  *'row-is-a-copy'(p) {
    for (const place of p.places('assign')) {
      const [target] = place.node.targets
      const row = target?.kind === 'subscript' ? nameOf(target.value) : null
      const loop = row === null ? undefined : loopsAround(place).find(({ node }) => rowsOf(node)?.row === row)
      const rows = loop && rowsOf(loop.node)
      if (!rows || target?.kind !== 'subscript') continue
      yield {
        at: place.node,
        certainty: 0.95,
        facts: { row: rows.row, table: rows.table, written: p.text(target) },
        edits: [replaced(target, `${rows.table}.loc[${rows.index}, ${p.text(target.index)}]`)],
      }
    }
  },

  *'part-of-table-changed'(p) {
    for (const { node, scope } of p.places('assign')) {
      const [target] = node.targets
      if (target?.kind !== 'subscript' || target.value.kind !== 'subscript') continue
      const { value: table, index: first } = target.value
      const name = nameOf(table)
      if (!name || !isTable(p, name, scope)) continue
      const [mask, column] = first.kind === 'string' ? [target.index, first] : [first, target.index]
      if (column.kind !== 'string' || mask.kind === 'string') continue
      const mended = `${name}.loc[${p.text(mask)}, ${p.text(column)}]`
      yield { at: node, certainty: 0.95, facts: { written: p.text(target), mended }, edits: [replaced(target, mended)] }
    }
  },

  /** `caros = df[…]`, `caros["p"] = 0`, and `df` is looked at. */
  *'filtered-part-changed'(p) {
    for (const { node, scope } of p.places('assign')) {
      const [target] = node.targets
      const part = target?.kind === 'subscript' && target.index.kind === 'string' ? nameOf(target.value) : null
      const made = part === null ? undefined : p.lastAssigned(part, scope, node.from)?.value
      const filter = methodCall(made)?.name === 'copy' ? methodCall(made)?.object : made
      if (target?.kind !== 'subscript' || filter?.kind !== 'subscript' || filter.index.kind === 'string') continue
      const table = nameOf(filter.value)
      const isLooked =
        table !== null &&
        p.uses(table, scope).some(({ node: use }) => use.from > node.to) &&
        !p.uses(part ?? '', scope).some(({ node: use }) => use.from > node.to)
      if (!table || !made || !isLooked || !isTable(p, table, scope)) continue
      const mended = `${table}.loc[${p.text(filter.index)}, ${p.text(target.index)}]`
      yield {
        at: node,
        certainty: 0.93,
        facts: { part: part ?? '', table, written: p.text(target), mended },
        edits: [replaced(target, mended)],
      }
    }
  },

  *'labels-after-filter'(p) {
    for (const { node, scope, place } of p.spots('subscript')) {
      const table = node.value.kind === 'attribute' && node.value.name === 'loc' ? nameOf(node.value.value) : null
      const label = node.index.kind === 'tuple' ? nameOf(node.index.items[0]) : nameOf(node.index)
      const loop = loopsAround(place).find(
        ({ node: each }) =>
          each.kind === 'for' && nameOf(each.target) === label && callTo(each.iterable, 'range') !== null,
      )
      const made = table && loop && p.lastAssigned(table, scope, loop.node.from)?.value
      if (!table || !made || !losesOrder(made)) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { written: p.text(node), table, made: p.text(made) },
        edits: [inserted(p.whole(made).to, '.reset_index(drop=True)')],
      }
    }
  },

  *'old-index-kept-as-column'(p) {
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      if (method?.name !== 'reset_index' || node.arguments.length > 0) continue
      const before = methodCall(method.object)?.name
      if (!/^(?:sort_values|sort_index|dropna|drop_duplicates|query|sample|head|tail)$/.test(before ?? '')) continue
      yield {
        at: node,
        certainty: 0.6,
        facts: { written: p.text(node) },
        edits: [inserted(node.to - 1, 'drop=True')],
      }
    }
  },

  *'second-name-for-table'(p) {
    for (const { node, scope } of p.places('assign')) {
      const [target] = node.targets
      const [name, table] = [nameOf(target), nameOf(node.value)]
      if (!name || !table || name === table || !isTable(p, table, scope)) continue
      const isChanged = p
        .places('assign')
        .some(
          ({ node: each }) =>
            each.from > node.to && each.targets.some((one) => one.kind === 'subscript' && nameOf(one.value) === name),
        )
      if (!isChanged || !p.uses(table, scope).some(({ node: use }) => use.from > node.to)) continue
      yield { at: node, certainty: 0.93, facts: { name, table }, edits: [inserted(node.to, '.copy()')] }
    }
  },

  *'groups-not-summed-up'(p) {
    for (const { node, scope } of p.spots('call')) {
      const shown = callTo(node, 'print')?.arguments.at(-1)?.value
      const name = shown && nameOf(shown)
      const value = name ? p.binds(name, scope).at(-1)?.value : shown
      if (!value || methodCall(value)?.name !== 'groupby') continue
      yield {
        at: node,
        certainty: 0.94,
        facts: { group: p.text(value) },
        edits: [inserted(p.whole(value).to, '.sum(numeric_only=True)')],
      }
    }
  },

  *'column-of-texts'(p) {
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const used = method && COUNTING.test(method.name) ? columnOf(method.object) : null
      const sorted = method?.name === 'sort_values' ? columnSorted(method.object, node) : null
      const [table, column] = used ?? sorted ?? []
      const cells = table && column ? cellsOf(p, table, column, scope) : null
      if (!cells || !table || !column) continue
      const isThousands =
        cells.some((cell) => /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(cell)) &&
        !cells.some((cell) => /,\d{1,2}$/.test(cell))
      const isDecimal = cells.some((cell) => cell.includes(','))
      const place = p.binds(table, scope)[0]?.place
      const end = place?.node.to
      const convert = isThousands
        ? '.str.replace(",", "").astype(float)'
        : isDecimal
          ? '.str.replace(",", ".").astype(float)'
          : '.astype(float)'
      yield {
        at: node,
        certainty: 0.94,
        facts: { column: `${table}["${column}"]`, first: `"${cells[0]}"` },
        edits: end === undefined ? null : [inserted(end, `\n${table}["${column}"] = ${table}["${column}"]${convert}`)],
      }
    }
  },

  *'columns-in-one'(p) {
    for (const { node } of p.spots('subscript')) {
      if (node.index.kind !== 'string' || !/^[^;]+;[^;]/.test(node.index.value)) continue
      const read = p.spots('call').find(({ node: each }) => methodCall(each)?.name === 'read_csv')?.node
      if (!read || read.arguments.some(({ name }) => name === 'sep')) continue
      yield { at: read, certainty: 0.94, facts: { read: p.text(read) }, edits: [inserted(read.to - 1, ', sep=";"')] }
    }
  },

  *'figure-never-shown'(p) {
    const calls = p.spots('call').map(({ node }) => methodCall(node))
    const drawn = calls.find((method) => nameOf(method?.object) === 'plt' && DRAWS.test(method?.name ?? ''))
    if (!drawn || calls.some((method) => method && /^(?:show|savefig|pause)$/.test(method.name))) return
    const last = p.body.at(-1)
    yield {
      at: drawn.call,
      certainty: 0.62,
      facts: { call: p.text(drawn.call) },
      edits: last ? [inserted(last.from + p.text(last).trimEnd().length, '\nplt.show()')] : null,
    }
  },
}

const COUNTING = /^(?:max|min|sum|mean|median|nlargest|nsmallest)$/
const DRAWS = /^(?:plot|bar|barh|scatter|hist|pie|boxplot|imshow)$/

/** `for i, fila in df.iterrows()`. */
function rowsOf(node: { kind: string; target?: Expression; iterable?: Expression }) {
  const method = node.kind === 'for' ? methodCall(node.iterable) : null
  const target = node.target
  const table = nameOf(method?.object)
  if (method?.name !== 'iterrows' || table === null || target?.kind !== 'tuple') return null
  const [index, row] = target.items.map(nameOf)
  return index && row ? { index, row, table } : null
}

/** A table whose labels are no longer 0, 1, 2 …: filtered or put in order. */
function losesOrder(value: Expression): boolean {
  if (value.kind === 'subscript') return value.index.kind === 'compare' || value.index.kind === 'binary'
  return /^(?:sort_values|dropna|drop_duplicates|query|sample)$/.test(methodCall(value)?.name ?? '')
}

function columnOf(node: Expression): [string, string] | null {
  const table = node.kind === 'subscript' ? nameOf(node.value) : null
  return table && node.kind === 'subscript' && node.index.kind === 'string' ? [table, node.index.value] : null
}

function columnSorted(object: Expression, call: ExpressionOf<'call'>): [string, string] | null {
  const [table, column] = [nameOf(object), call.arguments[0]?.value]
  return table && column?.kind === 'string' ? [table, column.value] : null
}

/** The cells of a column as the program states them, if all are numbers in quotes; none where it is converted. */
function cellsOf(p: Program, table: string, column: string, scope: Scope): string[] | null {
  const [only, second] = p.binds(table, scope)
  const data = only && !second ? methodCall(only.value)?.call.arguments[0]?.value : null
  const cells =
    data?.kind === 'dict' ? data.entries.find(({ key }) => key?.kind === 'string' && key.value === column)?.value : null
  if (cells?.kind !== 'list' || cells.items.length === 0) return null
  if (/astype|to_numeric/.test(p.source)) return null
  const texts = cells.items.flatMap((item) =>
    item.kind === 'string' && /^\d+(?:[.,]\d+)?$/.test(item.value) ? [item.value] : [],
  )
  return texts.length === cells.items.length ? texts : null
}

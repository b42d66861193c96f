import { take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { plainOf } from '../values/foreign'
import { itemsOf } from '../values/iterate'
import { raise } from '../values/types'
import { type Keywords, PyDict, PyList, PyRange, PyTuple, type Value } from '../values/values'
import { Column, columnOf } from './column'
import { converted } from './convert'
import { DataFrame } from './frame'
import { Index } from './index-object'
import { Labels, labelKey } from './labels'
import { Series } from './series'

type Given = { data: Value; index: Labels | null; heads: Labels | null }

const labelsFrom = (machine: Machine, value: Value): Labels | null => {
  if (value === null) return null
  return value instanceof Index ? value.labels : Labels.of(machine, itemsOf(machine, value))
}

/** `pd.DataFrame(data, index=, columns=)`. */
export function makeFrame(machine: Machine, args: readonly Value[], keywords: Keywords): DataFrame {
  const [data = null, index = null, heads = null] = take('DataFrame', ['data', 'index', 'columns'], 0, [args, keywords])
  const given = { data, index: labelsFrom(machine, index), heads: labelsFrom(machine, heads) }
  if (data === null) return emptyFrame(machine, given)
  if (data instanceof DataFrame && index === null && heads === null)
    return new DataFrame(data.columns, data.heads, data.labels)
  if (data instanceof PyDict) return ofDict(machine, data, given)
  if (data instanceof Series && index === null) {
    const name = heads === null ? data.name : (given.heads?.at(0) ?? null)
    return new DataFrame([data.column], Labels.of(machine, [name ?? 0n]), data.labels)
  }
  const items = itemsOf(machine, data)
  if (items.length === 0) return emptyFrame(machine, given)
  return items.every((item) => item instanceof PyDict)
    ? ofRecords(machine, items, given)
    : ofRows(machine, items, given)
}

function emptyFrame(machine: Machine, { index, heads }: Given): DataFrame {
  if (index !== null && index.size > 0) throw new Outside('table', 'DataFrame()')
  const columns = heads ?? Labels.of(machine, [])
  return new DataFrame(
    columns.all.map(() => new Column('object', [])),
    columns,
    Labels.counted(0),
  )
}

function ofDict(machine: Machine, data: PyDict, { index, heads }: Given): DataFrame {
  const entries = [...data.entries.values()].map(({ key, value }) => ({ key, value: plainOrWhole(value) }))
  const several = entries.filter(({ value }) => isSeveral(value))
  if (several.length === 0 && index === null && entries.length > 0)
    return raise('ValueError', 'If using all scalar values, you must pass an index')
  const labels =
    index ??
    labelsOf(
      machine,
      several.map(({ value }) => value),
    )
  const columns = entries.map(({ value }) => {
    if (value instanceof Series) {
      if (!value.labels.isSame(labels)) throw new Outside('table', 'alignment')
      return value.column
    }
    const items = isSeveral(value) ? itemsOf(machine, value) : Array.from({ length: labels.size }, () => value)
    if (items.length !== labels.size) {
      if (index === null) return raise('ValueError', 'All arrays must be of the same length')
      throw new Outside('table', 'DataFrame()')
    }
    return columnOf(machine, items)
  })
  const all = new DataFrame(
    columns,
    Labels.of(
      machine,
      entries.map(({ key }) => key),
    ),
    labels,
  )
  if (heads === null) return all
  if (heads.all.some((head) => all.placeOf(head) === -1)) throw new Outside('table', 'DataFrame(columns=)')
  return all.pick(heads.all.map((head) => all.placeOf(head)))
}

const plainOrWhole = (value: Value): Value =>
  value instanceof Series || value instanceof Index ? value : plainOf(value)

function isSeveral(value: Value): boolean {
  if (value instanceof PyDict) throw new Outside('table', 'DataFrame(dict of dicts)')
  return (
    value instanceof PyList ||
    value instanceof PyTuple ||
    value instanceof PyRange ||
    value instanceof Series ||
    value instanceof Index
  )
}

function labelsOf(machine: Machine, values: readonly Value[]): Labels {
  const series = values.find((value) => value instanceof Series)
  if (series !== undefined) return series.labels
  const sizes = new Set(values.map((value) => itemsOf(machine, value).length))
  if (sizes.size > 1) raise('ValueError', 'All arrays must be of the same length')
  return Labels.counted([...sizes][0] ?? 0)
}

/** A list of dictionaries: a key that one lacks is missing there. */
function ofRecords(machine: Machine, items: readonly PyDict[], { index, heads }: Given): DataFrame {
  const keys = new Map<string, Value>()
  for (const { entries } of items)
    for (const { key } of entries.values()) keys.set(labelKey(key), keys.get(labelKey(key)) ?? key)
  const names = heads === null ? [...keys.values()] : heads.all
  const columns = names.map((name) =>
    columnOf(
      machine,
      items.map(({ entries }) => {
        const entry = [...entries.values()].find(({ key }) => labelKey(key) === labelKey(name))
        return entry === undefined ? Number.NaN : entry.value
      }),
    ),
  )
  return new DataFrame(columns, Labels.of(machine, names), rowsFor(items.length, index))
}

function ofRows(machine: Machine, items: readonly Value[], { index, heads }: Given): DataFrame {
  const isOfRows = items.every((item) => item instanceof PyList || item instanceof PyTuple)
  if (!isOfRows && items.some((item) => typeof item === 'object' && item !== null))
    throw new Outside('table', 'DataFrame()')
  const rows = items.map((item) => (item instanceof PyList || item instanceof PyTuple ? item.items : [item]))
  const width = Math.max(...rows.map((row) => row.length))
  if (heads !== null && heads.size !== width)
    raise('ValueError', `${heads.size} columns passed, passed data had ${width} columns`)
  const columns = Array.from({ length: width }, (_, at) =>
    columnOf(
      machine,
      rows.map((row) => row[at] ?? null),
    ),
  )
  return new DataFrame(columns, heads ?? Labels.counted(width), rowsFor(items.length, index))
}

function rowsFor(size: number, index: Labels | null): Labels {
  if (index !== null && index.size !== size) throw new Outside('table', 'DataFrame(index=)')
  return index ?? Labels.counted(size)
}

/** `pd.Series(data, index=, dtype=, name=)`. */
export function makeSeries(machine: Machine, args: readonly Value[], keywords: Keywords): Series {
  const [data = null, index = null, dtype = null, name = null] = take('Series', ['data', 'index', 'dtype', 'name'], 0, [
    args,
    keywords,
  ])
  const labels = labelsFrom(machine, index)
  const made = seriesOf(machine, data, labels)
  return new Series(
    dtype === null ? made.column : converted(machine, made.column, dtype),
    made.labels,
    name ?? made.name,
  )
}

function seriesOf(machine: Machine, data: Value, labels: Labels | null): Series {
  if (data instanceof Series && labels === null) return data
  if (data instanceof PyDict) {
    if (labels !== null) throw new Outside('table', 'Series(dict, index=)')
    const entries = [...data.entries.values()]
    return new Series(
      columnOf(
        machine,
        entries.map(({ value }) => value),
      ),
      Labels.of(
        machine,
        entries.map(({ key }) => key),
      ),
    )
  }
  const plain = plainOrWhole(data)
  if (plain === null || typeof plain !== 'object') {
    if (labels === null || plain === null) throw new Outside('table', 'Series()')
    return new Series(
      columnOf(
        machine,
        labels.all.map(() => plain),
      ),
      labels,
    )
  }
  if (plain instanceof Series) throw new Outside('table', 'Series(Series, index=)')
  const items = itemsOf(machine, plain)
  if (labels !== null && labels.size !== items.length)
    raise('ValueError', `Length of values (${items.length}) does not match length of index (${labels.size})`)
  return new Series(columnOf(machine, items), labels ?? Labels.counted(items.length))
}

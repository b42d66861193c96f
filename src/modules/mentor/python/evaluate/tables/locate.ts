import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign, plainOf } from '../values/foreign'
import { raise } from '../values/types'
import { PyList, PySlice, PyTuple, type Value } from '../values/values'
import { columnOf, joined } from './column'
import { DataFrame } from './frame'
import { Labels } from './labels'
import { placesBetween, placesByNumber, placesIn, placesOfMask } from './places'
import { Series } from './series'

/** Places along one axis: several, or a single one, which is not kept as an axis. */
type Places = { all: readonly number[]; isOne: boolean }

/** `loc`, `at` (by labels) and `iloc`, `iat` (by places) of a table or a series. */
export class Locator extends PyForeign {
  readonly kind: 'loc' | 'iloc'
  readonly of: DataFrame | Series
  constructor(kind: 'loc' | 'iloc', of: DataFrame | Series) {
    super()
    this.kind = kind
    this.of = of
  }
  override get weight(): number {
    return this.of.weight
  }
  override get(machine: Machine, key: Value): Value {
    const { of } = this
    if (of instanceof Series) {
      const { all, isOne } = this.#along(machine, of.labels, key)
      return isOne ? of.column.at(all[0] ?? 0) : of.take(all)
    }
    const [rowKey, headKey] = parts(key)
    const rows = this.#along(machine, of.labels, rowKey)
    if (headKey === undefined) return rows.isOne ? of.rowAt(rows.all[0] ?? 0) : of.take(rows.all)
    return cells(of, rows, this.#along(machine, of.heads, headKey))
  }
  override set(machine: Machine, key: Value, value: Value): void {
    const { of } = this
    if (of instanceof Series) this.outside('=')
    const [rowKey, headKey] = parts(key)
    if (this.kind === 'iloc') {
      if (headKey === undefined) this.outside('=')
      const heads = this.#along(machine, of.heads, headKey)
      setAll(
        machine,
        of,
        { rows: this.#along(machine, of.labels, rowKey).all, heads: heads.all.map((at) => of.heads.at(at)) },
        value,
      )
      return
    }
    const isNew = isLabel(rowKey) && of.labels.find(plainOf(rowKey)).length === 0
    if (isNew) {
      if (headKey !== undefined) this.outside('=')
      append(machine, of, plainOf(rowKey), value)
      return
    }
    const rows = this.#along(machine, of.labels, rowKey).all
    const heads = headKey === undefined ? of.heads.all : headsOf(of, headKey)
    setAll(machine, of, { rows, heads }, value)
  }
  #along(machine: Machine, labels: Labels, key: Value): Places {
    const mask = placesOfMask(key, labels)
    if (mask !== null) return { all: mask, isOne: false }
    if (this.kind === 'iloc') return byPlace(labels, key)
    if (key instanceof PySlice) return { all: placesBetween(labels, key), isOne: false }
    if (key instanceof PyList) return { all: placesIn(machine, labels, key.items), isOne: false }
    if (labels.isMulti) throw new Outside('table', 'MultiIndex')
    const found = labels.find(plainOf(key))
    if (found.length === 0) return raise('KeyError', plainOf(key))
    return { all: found, isOne: found.length === 1 }
  }
}

const isLabel = (key: Value) =>
  !(key instanceof PySlice || key instanceof PyList || (key instanceof PyForeign && 'column' in key))

const parts = (key: Value): readonly [Value, Value | undefined] =>
  key instanceof PyTuple
    ? [key.items[0] ?? null, key.items.length === 2 ? (key.items[1] ?? null) : wrongKey()]
    : [key, undefined]

const wrongKey = (): never => {
  throw new Outside('table', 'loc')
}

function byPlace(labels: Labels, key: Value): Places {
  if (key instanceof PySlice) return { all: placesByNumber(labels.size, key), isOne: false }
  const at = (wanted: Value): number => {
    const plain = plainOf(wanted)
    if (typeof plain !== 'bigint') throw new Outside('table', 'iloc')
    const place = Number(plain) < 0 ? Number(plain) + labels.size : Number(plain)
    if (place >= 0 && place < labels.size) return place
    return key instanceof PyList
      ? raise('IndexError', 'positional indexers are out-of-bounds')
      : raise('IndexError', 'single positional indexer is out-of-bounds')
  }
  return key instanceof PyList ? { all: key.items.map(at), isOne: false } : { all: [at(key)], isOne: true }
}

function cells(of: DataFrame, rows: Places, heads: Places): Value {
  const [row = 0] = rows.all
  const [head = 0] = heads.all
  if (rows.isOne && heads.isOne) return of.columnAt(head).at(row)
  if (heads.isOne) return of.seriesAt(head).take(rows.all)
  return rows.isOne ? of.pick(heads.all).rowAt(row) : of.pick(heads.all).take(rows.all)
}

function headsOf(of: DataFrame, key: Value): Value[] {
  if (key instanceof PyList) return key.items.map(plainOf)
  if (key instanceof PySlice) return placesBetween(of.heads, key).map((at) => of.heads.at(at))
  return [plainOf(key)]
}

type Cells = { rows: readonly number[]; heads: readonly Value[] }

function setAll(machine: Machine, of: DataFrame, { rows, heads }: Cells, value: Value): void {
  if (value instanceof Series && heads.length === 1) {
    setSeries(machine, of, { rows, heads }, value)
    return
  }
  if (value instanceof PyList || value instanceof PyTuple) {
    if (rows.length !== 1 || heads.length !== value.items.length) throw new Outside('table', 'loc =')
    for (const [at, head] of heads.entries()) of.setCells(machine, rows, head, plainOf(value.items[at] ?? null))
    return
  }
  const plain = plainOf(value)
  if (typeof plain === 'object' && plain !== null) throw new Outside('table', 'loc =')
  for (const head of heads) of.setCells(machine, rows, head, plain)
}

/** By labels; a column that is there takes them one by one. */
function setSeries(machine: Machine, of: DataFrame, { rows, heads: [head = null] }: Cells, value: Series): void {
  machine.spend(Math.floor((rows.length * of.size) / 64))
  const found = rows.map((row) => value.labels.find(of.labels.at(row)))
  if (found.some((places) => places.length !== 1)) throw new Outside('table', 'loc =')
  const column = of.placeOf(head) === -1 ? null : of.column(head)
  if (column === null || column.dtype !== value.column.dtype) throw new Outside('table', 'loc =')
  rows.forEach((row, at) => {
    of.setCells(machine, [row], head, value.column.values[found[at]?.[0] ?? 0] ?? null)
  })
}

/** `loc[new] = [...]` puts a row at the end. */
function append(machine: Machine, of: DataFrame, label: Value, value: Value): void {
  if (!(value instanceof PyList) || of.labels.isMulti) throw new Outside('table', 'loc =')
  if (value.items.length !== of.columns.length) raise('ValueError', 'cannot set a row with mismatched columns')
  if (of.size === 0) throw new Outside('table', 'loc =')
  const columns = of.columns.map((column, at) =>
    joined([column, columnOf(machine, [plainOf(value.items[at] ?? null)])]),
  )
  const isNext = of.labels.isCounted && label === BigInt(of.size)
  const labels = isNext ? Labels.counted(of.size + 1) : Labels.of(machine, [...of.labels.all, label], of.labels.name)
  of.become(new DataFrame(columns, of.heads, labels))
}

import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign, plainOf } from '../values/foreign'
import { itemsOf } from '../values/iterate'
import { raise } from '../values/types'
import { PyList, PySlice, PyTuple, type Value } from '../values/values'
import { Column, columnOf, joined } from './column'
import { arithmeticOf, comparisonOf, sideOf, unaryOf } from './elementwise'
import { Labels } from './labels'
import { attributeOf, noAttribute } from './methods/registry'
import { noneOf, placesOfMask, placesOfSlice } from './places'
import { Series } from './series'
import { frameText } from './text/table-text'
import { ValueArray } from './value-array'
import { newWith, withSet } from './with-set'

/** Columns of one length under their names, with the labels of the rows. */
export class DataFrame extends PyForeign {
  readonly kind = 'DataFrame'
  override readonly rank = 2
  columns: readonly Column[]
  heads: Labels
  labels: Labels
  constructor(columns: readonly Column[], heads: Labels, labels: Labels) {
    super()
    this.columns = columns
    this.heads = heads
    this.labels = labels
  }
  take(places: readonly (number | undefined)[]): DataFrame {
    return new DataFrame(
      this.columns.map((column) => column.take(places)),
      this.heads,
      this.labels.take(places),
    )
  }
  /** Some of the columns, by their places. */
  pick(places: readonly number[]): DataFrame {
    return new DataFrame(
      places.map((at) => this.columnAt(at)),
      this.heads.take(places),
      this.labels,
    )
  }
  columnAt(place: number): Column {
    return this.columns[place] ?? new Column('object', [])
  }
  seriesAt(place: number): Series {
    return new Series(this.columnAt(place), this.labels, this.heads.at(place))
  }
  /** A row as a series of its own, of the type that holds all its values. */
  rowAt(place: number): Series {
    const values = joined(this.columns.map((column) => column.take([place])))
    return new Series(values, this.heads, this.labels.at(place))
  }
  /** The place of a column; -1 where there is none. */
  placeOf(head: Value): number {
    const [place, more] = this.heads.find(head)
    if (more !== undefined) throw new Outside('table', 'duplicate columns')
    return place ?? -1
  }
  /** The column of this name, or the KeyError that pandas raises. */
  column(head: Value): Column {
    const place = this.placeOf(head)
    return place === -1 ? raise('KeyError', head) : this.columnAt(place)
  }
  /** The same table with a column put in or in the place of another. */
  with(machine: Machine, head: Value, column: Column): DataFrame {
    const place = this.placeOf(head)
    if (place !== -1) return new DataFrame(this.columns.with(place, column), this.heads, this.labels)
    const heads = Labels.of(machine, [...this.heads.all, head], this.heads.name)
    return new DataFrame([...this.columns, column], heads, this.labels)
  }
  become({ columns, heads, labels }: DataFrame): void {
    this.columns = columns
    this.heads = heads
    this.labels = labels
  }
  override call(): Value {
    return raise('TypeError', "'DataFrame' object is not callable")
  }
  override get className(): string {
    return 'pandas.DataFrame'
  }
  override get weight(): number {
    return this.labels.size * this.columns.length
  }
  override get size(): number {
    return this.labels.size
  }
  override repr(machine: Machine): string {
    machine.grow(this.size * this.columns.length * 20)
    return frameText(this.columns, this.heads, this.labels)
  }
  override isTrue(): boolean {
    return raise(
      'ValueError',
      'The truth value of a DataFrame is ambiguous. Use a.empty, a.bool(), a.item(), a.any() or a.all().',
    )
  }
  override iterate(): () => Value | undefined {
    const heads = this.heads.all
    let at = 0
    return () => heads[at++]
  }
  override contains(_machine: Machine, item: Value): boolean {
    return this.heads.find(plainOf(item)).length > 0
  }
  override attribute(machine: Machine, name: string): Value {
    const found = attributeOf(machine, 'DataFrame', this, name)
    if (found !== undefined) return found
    const place = this.placeOf(name)
    return place === -1 ? noAttribute('DataFrame', name) : this.seriesAt(place)
  }
  override setAttribute(machine: Machine, name: string, value: Value): void {
    if (name === 'columns' || name === 'index') this.#relabel(machine, name, value)
    else if (this.placeOf(name) !== -1) this.set(machine, name, value)
    else this.outside(`${name} =`)
  }
  #relabel(machine: Machine, name: 'columns' | 'index', value: Value): void {
    const [size, labels] = [
      name === 'columns' ? this.columns.length : this.size,
      Labels.of(machine, itemsOf(machine, value)),
    ]
    if (labels.size !== size)
      raise(
        'ValueError',
        `Length mismatch: Expected axis has ${size} elements, new values have ${labels.size} elements`,
      )
    if (name === 'columns') this.heads = labels
    else this.labels = labels
  }
  override get(machine: Machine, key: Value): Value {
    if (key instanceof PySlice) return this.take(placesOfSlice(this.labels, key))
    const mask = placesOfMask(key, this.labels)
    if (mask !== null) return this.take(mask)
    if (key instanceof PyList) return this.pick(this.#placesIn(machine, itemsOf(machine, key)))
    if (key instanceof PyTuple || (typeof key === 'object' && key !== null)) this.outside('[]')
    const place = this.placeOf(key)
    return place === -1 ? raise('KeyError', key) : this.seriesAt(place)
  }
  #placesIn(machine: Machine, heads: readonly Value[]): number[] {
    const lost = heads.filter((head) => this.placeOf(head) === -1)
    if (lost.length > 0 && lost.length === heads.length) return noneOf(machine, lost, 'columns')
    if (lost.length > 0) {
      if (!lost.every((head) => typeof head === 'string' && !head.includes("'"))) this.outside('[[]]')
      return raise('KeyError', `[${lost.map((head) => `'${head}'`).join(', ')}] not in index`)
    }
    return heads.map((head) => this.placeOf(head))
  }
  override set(machine: Machine, key: Value, value: Value): void {
    if (typeof key !== 'string' && typeof key !== 'bigint') this.outside('[] =')
    if (this.columns.length === 0 && this.size === 0) this.#begin(machine, key, value)
    else this.become(this.with(machine, key, this.#columnFrom(machine, value)))
  }
  /** The first column of an empty table gives it its rows. */
  #begin(machine: Machine, key: Value, value: Value): void {
    if (!(value instanceof PyList) && !(value instanceof Series)) this.outside('[] =')
    const column = value instanceof Series ? value.column : columnOf(machine, itemsOf(machine, value))
    const labels = value instanceof Series ? value.labels : Labels.counted(column.size)
    this.become(new DataFrame([column], Labels.of(machine, [key]), labels))
  }
  /** What is put in: a series by its labels, a list in its order, one value for all rows. */
  #columnFrom(machine: Machine, value: Value): Column {
    if (value instanceof Series) return alignedTo(this.labels, value)
    const plain = value instanceof ValueArray ? value : plainOf(value)
    if (plain === null || typeof plain !== 'object')
      return columnOf(
        machine,
        Array.from({ length: this.size }, () => plain),
      )
    if (plain instanceof ValueArray && plain.size === this.size) return plain.column
    const items = itemsOf(machine, value)
    if (items.length !== this.size)
      raise('ValueError', `Length of values (${items.length}) does not match length of index (${this.size})`)
    return columnOf(machine, items)
  }
  override remove(_machine: Machine, key: Value): void {
    const place = this.placeOf(key)
    if (place === -1) raise('KeyError', key)
    const rest = this.columns.map((_, at) => at).filter((at) => at !== place)
    this.become(this.pick(rest))
  }
  override binary(machine: Machine, operator: string, other: Value, isReflected: boolean): Value {
    const side = sideOf(plainOf(other))
    const columns = this.columns.map((column) =>
      isReflected ? arithmeticOf(machine, operator, side, column) : arithmeticOf(machine, operator, column, side),
    )
    return new DataFrame(columns, this.heads, this.labels)
  }
  override augment(machine: Machine, operator: string, other: Value): Value {
    const result = this.binary(machine, operator, other, false)
    if (result instanceof DataFrame) this.become(result)
    return this
  }
  override compare(machine: Machine, operator: CompareOperator, other: Value): Value {
    const side = sideOf(plainOf(other))
    const columns = this.columns.map((column) => comparisonOf(machine, operator, column, side))
    return new DataFrame(columns, this.heads, this.labels)
  }
  override unary(_machine: Machine, operator: '-' | '+' | '~'): Value {
    return new DataFrame(
      this.columns.map((column) => unaryOf(operator, column)),
      this.heads,
      this.labels,
    )
  }
  /** `loc[rows, head] = value`. */
  setCells(machine: Machine, rows: readonly number[], head: Value, value: Value): void {
    const place = this.placeOf(head)
    const column =
      place === -1 ? newWith(machine, this.size, rows, value) : withSet(machine, this.columnAt(place), rows, value)
    this.become(this.with(machine, head, column))
  }
}

/** The values of a series in the order of other labels; nothing where it has none. */
function alignedTo(labels: Labels, series: Series): Column {
  if (series.labels.isSame(labels)) return series.column
  if (!series.labels.isUnique || series.labels.isMulti || labels.isMulti) throw new Outside('table', 'alignment')
  return series.column.take(labels.all.map((label) => series.labels.find(label)[0]))
}

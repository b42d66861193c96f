import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign, plainOf } from '../values/foreign'
import { raise } from '../values/types'
import { PyList, PySlice, type Value } from '../values/values'
import { type Column, columnOf } from './column'
import { arithmeticOf, comparisonOf, type Side, sideOf, unaryOf } from './elementwise'
import type { Labels } from './labels'
import { attributeOf, noAttribute } from './methods/registry'
import { placesIn, placesOfMask, placesOfSlice } from './places'
import { seriesText } from './text/table-text'
import { withSet } from './with-set'

/** A column with the labels of its rows. */
export class Series extends PyForeign {
  readonly kind = 'Series'
  override readonly rank = 1
  override readonly isColumn = true
  column: Column
  labels: Labels
  name: Value
  constructor(column: Column, labels: Labels, name: Value = null) {
    super()
    this.column = column
    this.labels = labels
    this.name = name
  }
  /** Other values in the same rows. */
  with(column: Column): Series {
    return new Series(column, this.labels, this.name)
  }
  take(places: readonly (number | undefined)[]): Series {
    return new Series(this.column.take(places), this.labels.take(places), this.name)
  }
  override call(): Value {
    return raise('TypeError', "'Series' object is not callable")
  }
  override get className(): string {
    return 'pandas.Series'
  }
  override get weight(): number {
    return this.column.size
  }
  override get size(): number {
    return this.column.size
  }
  override repr(machine: Machine): string {
    machine.grow(this.size * 20)
    return seriesText(this.column, this.labels, this.name)
  }
  /** `int(df["a"])` and `float(df["a"])`: a column is no number. */
  override plain(caller?: string): Value {
    if (caller === 'int')
      raise('TypeError', "int() argument must be a string, a bytes-like object or a real number, not 'Series'")
    return caller === 'float'
      ? raise('TypeError', "float() argument must be a string or a real number, not 'Series'")
      : this.outside('value')
  }
  override isTrue(): boolean {
    return raise(
      'ValueError',
      'The truth value of a Series is ambiguous. Use a.empty, a.bool(), a.item(), a.any() or a.all().',
    )
  }
  /** Going through it gives Python's own values. */
  override iterate(): () => Value | undefined {
    const { values } = this.column
    let at = 0
    return () => (at < values.length ? values[at++] : undefined)
  }
  override contains(_machine: Machine, item: Value): boolean {
    return this.labels.find(plainOf(item)).length > 0
  }
  override attribute(machine: Machine, name: string): Value {
    const found = attributeOf(machine, 'Series', this, name)
    if (found !== undefined) return found
    if (this.labels.find(name).length > 0) return this.get(machine, name)
    return noAttribute('Series', name)
  }
  override setAttribute(_machine: Machine, name: string, value: Value): void {
    if (name !== 'name') this.outside(`${name} =`)
    this.name = value
  }
  override binary(machine: Machine, operator: string, other: Value, isReflected: boolean): Value {
    const side = this.#sideOf(machine, other)
    const name = other instanceof Series && other.name !== this.name ? null : this.name
    const [a, b] = isReflected ? [side, this.column] : [this.column, side]
    return new Series(arithmeticOf(machine, operator, a, b), this.labels, name)
  }
  override augment(machine: Machine, operator: string, other: Value): Value {
    const result = this.binary(machine, operator, other, false)
    if (result instanceof Series) this.column = result.column
    return this
  }
  override compare(machine: Machine, operator: CompareOperator, other: Value): Value {
    const name = other instanceof Series && other.name !== this.name ? null : this.name
    return new Series(comparisonOf(machine, operator, this.column, this.#sideOf(machine, other)), this.labels, name)
  }
  override unary(_machine: Machine, operator: '-' | '+' | '~'): Value {
    return this.with(unaryOf(operator, this.column))
  }
  #sideOf(machine: Machine, other: Value): Side {
    if (other instanceof Series) {
      // pandas puts rows of the same label together; here they have to stand in the same order.
      if (!this.labels.isSame(other.labels)) throw new Outside('table', 'alignment')
      return other.column
    }
    if (other instanceof PyList) {
      if (other.items.length !== this.size) throw new Outside('table', 'list operand')
      return columnOf(machine, other.items)
    }
    return sideOf(plainOf(other))
  }
  override get(machine: Machine, key: Value): Value {
    if (key instanceof PySlice) return this.take(placesOfSlice(this.labels, key))
    const mask = placesOfMask(key, this.labels)
    if (mask !== null) return this.take(mask)
    if (key instanceof PyList) return this.take(placesIn(machine, this.labels, key.items))
    const places = this.labels.find(plainOf(key))
    const [place, more] = places
    if (this.labels.isMulti) throw new Outside('table', 'MultiIndex')
    if (place === undefined) return raise('KeyError', plainOf(key))
    return more === undefined ? this.column.at(place) : this.take(places)
  }
  override set(machine: Machine, key: Value, value: Value): void {
    const mask = placesOfMask(key, this.labels)
    if (mask === null && (key instanceof PyForeign || typeof key === 'object')) this.outside('[] =')
    const places = mask ?? this.labels.find(key)
    if (places.length === 0 && mask === null) throw new Outside('table', 'Series[new] =')
    this.column = withSet(machine, this.column, places, value instanceof Series ? this.outside('[] =') : plainOf(value))
  }
}

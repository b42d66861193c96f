import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { repr } from '../text/repr'
import { PyForeign, plainOf } from '../values/foreign'
import { raise } from '../values/types'
import { PyList, PySlice, PyTuple, type Value } from '../values/values'
import { arrayText } from './array-text'
import { as, type Column, columnOf } from './column'
import { arithmeticOf, comparisonOf, type Side, sideOf, unaryOf } from './elementwise'
import { labelKey } from './labels'
import { placesByNumber } from './places'
import { withSet } from './with-set'

const MOST_WIDE = 70

/** What an array has under a name; undefined where that is not known. */
type Attributes = (machine: Machine, self: ValueArray, name: string) => Value | undefined
let attributes: Attributes = () => undefined
export const teachArrays = (known: Attributes): void => {
  attributes = known
}

/** An array of NumPy's in one dimension: `np.array([1, 2])`, the values of a column without their labels (`s.values`, `s.unique()`). */
export class ValueArray extends PyForeign {
  readonly kind = 'ndarray'
  override readonly rank = 1
  override readonly isColumn = true
  column: Column
  constructor(column: Column) {
    super()
    this.column = column
  }
  override get className(): string {
    return 'numpy.ndarray'
  }
  override get weight(): number {
    return this.column.size
  }
  override get size(): number {
    return this.column.size
  }
  override isTrue(): boolean {
    const [only, more] = this.column.values
    if (only !== undefined && more === undefined && this.column.isNumeric) return Boolean(only)
    return this.size > 1
      ? raise(
          'ValueError',
          'The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()',
        )
      : this.outside('bool')
  }
  override iterate(): () => Value | undefined {
    let at = 0
    return () => (at < this.size ? this.column.at(at++) : undefined)
  }
  override contains(_machine: Machine, item: Value): boolean {
    return this.column.values.some((value) => labelKey(value) === labelKey(plainOf(item)))
  }
  override binary(machine: Machine, operator: string, other: Value, isReflected: boolean): Value {
    const side = this.#sideOf(machine, other)
    const [a, b] = isReflected ? [side, this.#own()] : [this.#own(), side]
    return new ValueArray(arithmeticOf(machine, operator, a, b))
  }
  override augment(machine: Machine, operator: string, other: Value): Value {
    const result = this.binary(machine, operator, other, false)
    // In its place it keeps its type.
    if (!(result instanceof ValueArray) || result.column.dtype !== this.column.dtype)
      return this.outside(`${operator}=`)
    this.column = result.column
    return this
  }
  override compare(machine: Machine, operator: CompareOperator, other: Value): Value {
    return new ValueArray(comparisonOf(machine, operator, this.#own(), this.#sideOf(machine, other)))
  }
  override unary(_machine: Machine, operator: '-' | '+' | '~'): Value {
    return new ValueArray(unaryOf(operator, this.#own()))
  }
  /** Of numbers and truths; arrays of texts count with nothing. */
  #own(): Column {
    return this.column.isNumeric || this.column.dtype === 'str' ? this.column : this.outside(this.column.dtype)
  }
  #sideOf(machine: Machine, other: Value): Side {
    const column =
      other instanceof ValueArray
        ? other.column
        : other instanceof PyList || other instanceof PyTuple
          ? columnOf(machine, other.items)
          : null
    if (column === null)
      return other instanceof PyForeign && other.isColumn ? this.outside('Series') : sideOf(plainOf(other))
    if (column.size !== this.size && column.size !== 1 && this.size !== 1)
      raise('ValueError', `operands could not be broadcast together with shapes (${this.size},) (${column.size},) `)
    return column.size === this.size ? column : this.outside('broadcast')
  }
  override get(machine: Machine, key: Value): Value {
    if (key instanceof PySlice) return new ValueArray(this.column.take(placesByNumber(this.size, key)))
    const chosen = key instanceof ValueArray ? key.column : key instanceof PyList ? columnOf(machine, key.items) : null
    if (chosen !== null) return new ValueArray(this.column.take(this.#placesOf(chosen)))
    return this.column.at(this.#place(key))
  }
  #placesOf(chosen: Column): number[] {
    if (chosen.dtype === 'bool') {
      if (chosen.size !== this.size)
        raise(
          'IndexError',
          `boolean index did not match indexed array along axis 0; size of axis is ${this.size} but size of corresponding boolean axis is ${chosen.size}`,
        )
      return chosen.values.flatMap((value, at) => (value === true ? [at] : []))
    }
    return chosen.dtype === 'int64' ? chosen.values.map((value) => this.#place(value)) : this.outside('[]')
  }
  #place(key: Value): number {
    const place = plainOf(key)
    if (typeof place !== 'bigint') return this.outside('[]')
    const at = place < 0n ? Number(place) + this.size : Number(place)
    return at >= 0 && at < this.size
      ? at
      : raise('IndexError', `index ${place} is out of bounds for axis 0 with size ${this.size}`)
  }
  override set(machine: Machine, key: Value, value: Value): void {
    const given = plainOf(value)
    const places =
      key instanceof PySlice
        ? placesByNumber(this.size, key)
        : key instanceof ValueArray
          ? this.#placesOf(key.column)
          : [this.#place(key)]
    const { dtype } = this.column
    if (dtype === 'int64' && typeof given === 'number' && Number.isNaN(given))
      raise('ValueError', 'cannot convert float NaN to integer')
    // What is put in takes the type of the array.
    const fits =
      dtype === 'float64' ? typeof given !== 'string' : typeof given === (dtype === 'int64' ? 'bigint' : 'boolean')
    if (!fits || (typeof given === 'object' && given !== null)) this.outside('[] =')
    const set = withSet(machine, this.column, places, given)
    this.column = dtype === 'float64' ? as(set, 'float64') : set
    if (this.column.dtype !== dtype) throw new Outside('table', '[] =')
  }
  override attribute(machine: Machine, name: string): Value {
    return attributes(machine, this, name) ?? this.outside(name)
  }
  override str(machine: Machine): string {
    const { dtype, values } = this.column
    if (dtype !== 'str') return arrayText(machine, this.column, ' ')
    const list = repr(machine, new PyList([...values]))
    return list.length > MOST_WIDE ? this.outside('repr') : `<StringArray>\n${list}\nLength: ${this.size}, dtype: str`
  }
  override repr(machine: Machine): string {
    return this.column.isNumeric && this.size > 0
      ? `array(${arrayText(machine, this.column, ', ')})`
      : this.outside('repr')
  }
}

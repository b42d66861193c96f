import type { Machine } from '../machine'
import { repr } from '../text/repr'
import { PyForeign, plainOf } from '../values/foreign'
import { PyList, type Value } from '../values/values'
import type { Column } from './column'
import { labelKey } from './labels'
import { method } from './method'

const MOST_WIDE = 70

/** The values of a column without their labels: `s.unique()`, `s.values`. */
export class ValueArray extends PyForeign {
  readonly kind = 'ndarray'
  readonly column: Column
  constructor(column: Column) {
    super()
    this.column = column
  }
  override get weight(): number {
    return this.column.size
  }
  override get size(): number {
    return this.column.size
  }
  override iterate(): () => Value | undefined {
    let at = 0
    return () => (at < this.size ? this.column.at(at++) : undefined)
  }
  override contains(_machine: Machine, item: Value): boolean {
    return this.column.values.some((value) => labelKey(value) === labelKey(plainOf(item)))
  }
  override get(_machine: Machine, key: Value): Value {
    const place = plainOf(key)
    const at = typeof place === 'bigint' ? (place < 0n ? Number(place) + this.size : Number(place)) : -1
    return at < 0 || at >= this.size ? this.outside('[]') : this.column.at(at)
  }
  override attribute(_machine: Machine, name: string): Value {
    if (name === 'size') return BigInt(this.size)
    if (name !== 'tolist') return this.outside(name)
    return method(this, name, () => new PyList([...this.column.values]))
  }
  override str(machine: Machine): string {
    const { dtype, values } = this.column
    if (dtype === 'str') {
      const list = repr(machine, new PyList([...values]))
      return list.length > MOST_WIDE ? this.outside('repr') : `<StringArray>\n${list}\nLength: ${this.size}, dtype: str`
    }
    if (dtype !== 'int64' || this.size === 0) return this.outside('repr')
    const texts = values.map(String)
    const width = Math.max(...texts.map((text) => text.length))
    const line = `[${texts.map((text) => text.padStart(width)).join(' ')}]`
    return line.length > MOST_WIDE ? this.outside('repr') : line
  }
  override repr(): string {
    return this.outside('repr')
  }
}

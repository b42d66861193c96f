import type { Machine } from '../machine'
import { repr } from '../text/repr'
import { PyForeign, plainOf } from '../values/foreign'
import { raise } from '../values/types'
import type { Value } from '../values/values'

/** A row with a name for each value: what `itertuples` gives. */
export class Row extends PyForeign {
  readonly kind = 'Pandas'
  readonly names: readonly string[]
  readonly values: readonly Value[]
  constructor(names: readonly string[], values: readonly Value[]) {
    super()
    this.names = names
    this.values = values
  }
  override attribute(_machine: Machine, name: string): Value {
    const at = this.names.indexOf(name)
    if (at !== -1) return this.values[at] ?? null
    return name.startsWith('_') || name === 'count' || name === 'index'
      ? this.outside(name)
      : raise('AttributeError', `'Pandas' object has no attribute '${name}'`)
  }
  override get(_machine: Machine, key: Value): Value {
    const place = plainOf(key)
    if (typeof place !== 'bigint') return this.outside('[]')
    return this.values.at(Number(place)) ?? raise('IndexError', 'tuple index out of range')
  }
  override get size(): number {
    return this.values.length
  }
  override iterate(): () => Value | undefined {
    let at = 0
    return () => this.values[at++]
  }
  override repr(machine: Machine): string {
    return `Pandas(${this.names.map((name, at) => `${name}=${repr(machine, this.values[at] ?? null)}`).join(', ')})`
  }
}

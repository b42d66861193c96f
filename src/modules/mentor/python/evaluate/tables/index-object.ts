import type { Machine } from '../machine'
import { repr } from '../text/repr'
import { PyForeign, plainOf } from '../values/foreign'
import { raise } from '../values/types'
import { PyList, type Value } from '../values/values'
import { type Labels, labelAt } from './labels'
import { attributeOf, noAttribute } from './methods/registry'

const MOST_WIDE = 76

/** Labels as a program holds them: `df.index`, `df.columns`. */
export class Index extends PyForeign {
  readonly kind = 'Index'
  readonly labels: Labels
  constructor(labels: Labels) {
    super()
    this.labels = labels
  }
  override get weight(): number {
    return this.labels.size
  }
  override get size(): number {
    return this.labels.size
  }
  override iterate(): () => Value | undefined {
    let at = 0
    return () => (at < this.labels.size ? this.labels.at(at++) : undefined)
  }
  override contains(_machine: Machine, item: Value): boolean {
    return this.labels.find(plainOf(item)).length > 0
  }
  override get(_machine: Machine, key: Value): Value {
    const place = plainOf(key)
    if (typeof place !== 'bigint') return this.outside('[]')
    const at = Number(place) < 0 ? Number(place) + this.size : Number(place)
    if (at < 0 || at >= this.size) return this.outside('[]')
    return labelAt(this.labels, at)
  }
  override set(): void {
    raise('TypeError', 'Index does not support mutable operations')
  }
  override attribute(machine: Machine, name: string): Value {
    return attributeOf(machine, 'Labels', this, name) ?? noAttribute('Index', name)
  }
  override repr(machine: Machine): string {
    const { labels } = this
    const name = labels.name === null ? '' : `, name=${repr(machine, labels.name)}`
    if (labels.isMulti) return this.outside('repr')
    if (labels.range === 'unsure') return this.outside('repr')
    if (labels.range !== null) {
      const { start, step } = labels.range
      return `RangeIndex(start=${start}, stop=${start + step * this.size}, step=${step}${name})`
    }
    if (labels.first.dtype === 'float64' || labels.first.dtype === 'datetime64[us]') return this.outside('repr')
    const text = `Index(${repr(machine, new PyList(labels.all))}, dtype='${labels.first.dtype}'${name})`
    return text.length > MOST_WIDE ? this.outside('repr') : text
  }
}

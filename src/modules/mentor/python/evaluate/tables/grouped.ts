import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign, plainOf } from '../values/foreign'
import { raise } from '../values/types'
import { PyList, PyTuple, type Value } from '../values/values'
import { type Column, isMissing } from './column'
import type { DataFrame } from './frame'
import { Labels, labelKey } from './labels'
import { attributeOf, noAttribute } from './methods/registry'
import { orderBy } from './order'

export type GroupKey = { name: Value; column: Column }
export type Grouping = {
  keys: readonly GroupKey[]
  /** Whether the keys were given as a list: then each group is named by a tuple. */
  isList: boolean
  isSorted: boolean
  /** Whether the keys become the labels of what comes out, or columns of it. */
  asIndex: boolean
}

/** Rows with the same keys: what `groupby` gives, with the columns that were picked of it. */
export class Grouped extends PyForeign {
  readonly kind: 'DataFrameGroupBy' | 'SeriesGroupBy'
  readonly frame: DataFrame
  readonly grouping: Grouping
  /** The rows of each group, in the order of the groups. */
  readonly groups: readonly (readonly number[])[]
  /** The columns that are worked on. */
  readonly picked: readonly Value[]

  constructor(machine: Machine, frame: DataFrame, grouping: Grouping, picked: Value | readonly Value[] | null = null) {
    super()
    this.frame = frame
    this.grouping = grouping
    this.groups = groupsOf(machine, frame.size, grouping)
    const names = new Set(grouping.keys.map(({ name }) => (name === null ? '' : labelKey(name))))
    const isSeveral = Array.isArray(picked)
    this.kind = picked === null || isSeveral ? 'DataFrameGroupBy' : 'SeriesGroupBy'
    this.picked = isSeveral
      ? picked
      : picked === null
        ? frame.heads.all.filter((head) => !names.has(labelKey(head)))
        : [picked as Value]
  }
  /** The labels of the groups. */
  get labels(): Labels {
    const firsts = this.groups.map(([row = 0]) => row)
    return new Labels(
      this.grouping.keys.map(({ column }) => column.take(firsts)),
      this.grouping.keys.map(({ name }) => name),
    )
  }
  /** What a loop calls a group. */
  nameOf(group: number): Value {
    const label = this.labels.at(group)
    return this.grouping.isList && !(label instanceof PyTuple) ? new PyTuple([label]) : label
  }
  override get(machine: Machine, key: Value): Value {
    if (key instanceof PyTuple)
      return raise('ValueError', 'Cannot subset columns with a tuple with more than one element. Use a list instead.')
    if (this.kind === 'SeriesGroupBy') this.outside('[]')
    if (key instanceof PyList) {
      const names = key.items.map(plainOf)
      const lost = names.filter((name) => this.frame.placeOf(name) === -1)
      if (lost.length > 0 && lost.every((name) => typeof name === 'string' && !name.includes("'")))
        return raise('KeyError', `Columns not found: ${lost.map((name) => `'${name}'`).join(', ')}`)
      return new Grouped(machine, this.frame, this.grouping, names)
    }
    if (typeof key !== 'string') return this.outside('[]')
    if (this.frame.placeOf(key) === -1) return raise('KeyError', `Column not found: ${key}`)
    return new Grouped(machine, this.frame, this.grouping, key)
  }
  override attribute(machine: Machine, name: string): Value {
    if (this.kind === 'DataFrameGroupBy' && this.frame.placeOf(name) !== -1) return this.get(machine, name)
    return attributeOf(machine, 'Grouped', this, name) ?? noAttribute(this.kind, name)
  }
  override get weight(): number {
    return this.frame.weight
  }
  override get size(): number {
    return this.groups.length
  }
  /** `for name, rows in df.groupby("k")` */
  override iterate(): () => Value | undefined {
    if (this.kind === 'SeriesGroupBy') this.outside('iter')
    let at = 0
    return () => {
      const rows = this.groups[at]
      if (rows === undefined) return undefined
      at += 1
      return new PyTuple([this.nameOf(at - 1), this.frame.take(rows)])
    }
  }
}

function groupsOf(machine: Machine, size: number, { keys, isSorted }: Grouping): number[][] {
  machine.spend(size * keys.length)
  const groups = new Map<string, number[]>()
  for (let row = 0; row < size; row += 1) {
    const values = keys.map(({ column }) => column.values[row] ?? null)
    if (values.some(isMissing)) continue
    const key = values.map(labelKey).join('\u0001')
    const before = groups.get(key)
    if (before) before.push(row)
    else groups.set(key, [row])
  }
  const found = [...groups.values()]
  if (!isSorted) return found
  const firsts = found.map(([row = 0]) => row)
  const columns = keys.map(({ column }) => ({ column: column.take(firsts), isAscending: true }))
  if (columns.some(({ column }) => column.dtype === 'object')) throw new Outside('table', 'groupby of objects')
  return orderBy(machine, found.length, columns).map((at) => found[at] ?? [])
}

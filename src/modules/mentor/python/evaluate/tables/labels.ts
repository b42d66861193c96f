import type { Machine } from '../machine'
import { Outside } from '../result'
import { keyOf } from '../values/hash'
import { PyTuple, type Value } from '../values/values'
import { Column, columnOf, isMissing } from './column'

/** The labels of rows: one level, or several where rows are known by a group of values. */
export class Labels {
  readonly levels: readonly Column[]
  readonly names: readonly Value[]
  /** Rows that are only counted: 0, 1, 2… with this first number. */
  readonly isRange: boolean
  #places: Map<string, number[]> | null = null

  constructor(levels: readonly Column[], names: readonly Value[], isRange = false) {
    this.levels = levels
    this.names = names
    this.isRange = isRange
  }
  static counted(size: number): Labels {
    return new Labels(
      [
        new Column(
          'int64',
          Array.from({ length: size }, (_, at) => BigInt(at)),
        ),
      ],
      [null],
      true,
    )
  }
  static of(machine: Machine, values: readonly Value[], name: Value = null): Labels {
    if (values.length > 0 && values.every((value) => value instanceof PyTuple))
      throw new Outside('library', 'MultiIndex')
    return new Labels([columnOf(machine, values)], [name])
  }
  get size(): number {
    return this.levels[0]?.size ?? 0
  }
  get isMulti(): boolean {
    return this.levels.length > 1
  }
  get first(): Column {
    return this.levels[0] ?? new Column('object', [])
  }
  get name(): Value {
    return this.isMulti ? null : (this.names[0] ?? null)
  }
  at(place: number): Value {
    return this.isMulti
      ? new PyTuple(this.levels.map(({ values }) => values[place] ?? null))
      : (this.first.values[place] ?? null)
  }
  get all(): Value[] {
    return Array.from({ length: this.size }, (_, at) => this.at(at))
  }
  take(places: readonly (number | undefined)[]): Labels {
    // The first rows of counted ones are counted, too.
    const isRange = this.isRange && places.every((place, at) => place === at)
    return new Labels(
      this.levels.map((level) => level.take(places)),
      this.names,
      isRange,
    )
  }
  named(names: readonly Value[]): Labels {
    return new Labels(this.levels, names, this.isRange)
  }
  /** The rows with this label. */
  find(label: Value): readonly number[] {
    this.#places ??= placesOf(this.all)
    return this.#places.get(labelKey(label)) ?? []
  }
  get isUnique(): boolean {
    this.#places ??= placesOf(this.all)
    return this.#places.size === this.size
  }
  isSame(other: Labels): boolean {
    if (this === other) return true
    if (this.size !== other.size || this.levels.length !== other.levels.length) return false
    return this.all.every((label, at) => labelKey(label) === labelKey(other.at(at)))
  }
}

function placesOf(labels: readonly Value[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  labels.forEach((label, at) => {
    const key = labelKey(label)
    const before = places.get(key)
    if (before) before.push(at)
    else places.set(key, [at])
  })
  return places
}

/** Equal for equal labels, and for all that is missing. */
export function labelKey(label: Value): string {
  if (isMissing(label)) return 'missing'
  if (label instanceof PyTuple) return label.items.map((item) => labelKey(item)).join('\u0000')
  const key = keyOf(label)
  if (typeof key !== 'string') throw new Outside('library', 'Index')
  return key
}

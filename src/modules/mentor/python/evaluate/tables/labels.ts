import type { Machine } from '../machine'
import { Outside } from '../result'
import { keyOf } from '../values/hash'
import { PyTuple, type Value } from '../values/values'
import { Column, columnOf, isMissing, numpy } from './column'

type Range = { start: number; step: number }

/** The labels of rows: one level, or several where rows are known by a group of values. */
export class Labels {
  readonly levels: readonly Column[]
  readonly names: readonly Value[]
  /** Rows that are only counted, from a first number in equal steps; «unsure» where pandas may count them or not. */
  readonly range: Range | 'unsure' | null
  #places: Map<string, number[]> | null = null

  constructor(levels: readonly Column[], names: readonly Value[], range: Labels['range'] = null) {
    this.levels = levels
    this.names = names
    this.range = range
  }
  static counted(size: number): Labels {
    const numbers = Array.from({ length: size }, (_, at) => BigInt(at))
    return new Labels([new Column('int64', numbers)], [null], { start: 0, step: 1 })
  }
  static of(machine: Machine, values: readonly Value[], name: Value = null): Labels {
    if (values.length > 0 && values.every((value) => value instanceof PyTuple)) throw new Outside('table', 'MultiIndex')
    return new Labels([columnOf(machine, values)], [name])
  }
  get size(): number {
    return this.levels[0]?.size ?? 0
  }
  /** 0, 1, 2… */
  get isCounted(): boolean {
    return this.range !== null && this.range !== 'unsure' && this.range.start === 0 && this.range.step === 1
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
    const range = this.range === null || this.range === 'unsure' ? this.range : rangeOf(places, this.range)
    return new Labels(
      this.levels.map((level) => level.take(places)),
      this.names,
      range,
    )
  }
  named(names: readonly Value[]): Labels {
    return new Labels(this.levels, names, this.range)
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

/** Rows that were taken of counted ones in equal steps are counted, too. */
function rangeOf(places: readonly (number | undefined)[], { start, step }: Range): Range | null {
  const [first, second] = places
  if (first === undefined) return places.length === 0 ? { start: 0, step: 1 } : null
  const by = second === undefined ? 1 : second - first
  const isEven = by !== 0 && places.every((place, at) => place === first + at * by)
  return isEven ? { start: start + first * step, step: by * step } : null
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
  if (typeof key !== 'string') throw new Outside('table', 'Index')
  return key
}

/** A label as a program gets it from the labels: a number of NumPy's where they are not only counted. */
export function labelAt(labels: Labels, place: number): Value {
  if (labels.range === 'unsure') throw new Outside('table', 'Index')
  return labels.range === null ? numpy(labels.at(place)) : labels.at(place)
}

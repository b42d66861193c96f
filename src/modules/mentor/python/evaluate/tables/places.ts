import { boundsOf } from '../expressions/subscript'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { repr } from '../text/repr'
import { PyForeign, plainOf } from '../values/foreign'
import { raise } from '../values/types'
import { PyList, PySlice, type Value } from '../values/values'
import type { Column } from './column'
import type { Labels } from './labels'

/** What has rows by labels: a series. */
type Masked = PyForeign & { column: Column; labels: Labels }
const isMasked = (value: Value): value is Masked => value instanceof PyForeign && 'column' in value && 'labels' in value

/** The rows that a column of booleans keeps; null where the key is no such column. */
export function placesOfMask(key: Value, labels: Labels): number[] | null {
  if (isMasked(key)) {
    if (key.column.dtype !== 'bool') {
      if (key.column.dtype === 'object') throw new Outside('table', 'mask')
      return null
    }
    if (!key.labels.isSame(labels)) throw new Outside('table', 'alignment')
    return key.column.values.flatMap((value, at) => (value === true ? [at] : []))
  }
  if (!(key instanceof PyList) || key.items.length === 0) return null
  const values = key.items.map(plainOf)
  if (!values.every((item) => typeof item === 'boolean')) return null
  if (values.length !== labels.size) throw new Outside('table', 'mask')
  return values.flatMap((value, at) => (value ? [at] : []))
}

/** `[1:3]`: by place, whatever the labels are, unless it is bounded by texts. */
export function placesOfSlice(labels: Labels, slice: PySlice): number[] {
  if (typeof slice.lower === 'string' || typeof slice.upper === 'string') return placesBetween(labels, slice)
  if (labels.first.dtype === 'float64') throw new Outside('table', 'slice')
  return placesByNumber(labels.size, slice)
}

export function placesByNumber(size: number, slice: PySlice): number[] {
  const plain = new PySlice(plainOf(slice.lower), plainOf(slice.upper), plainOf(slice.step))
  const { start, stop, step } = boundsOf(plain, size)
  const places: number[] = []
  for (let at = start; step > 0 ? at < stop : at > stop; at += step) places.push(at)
  return places
}

/** `loc["a":"c"]`: from label to label, the last included. */
export function placesBetween(labels: Labels, { lower, upper, step }: PySlice): number[] {
  if (step !== null || labels.isMulti) throw new Outside('table', 'slice')
  const edge = (label: Value, standard: number, isLast: boolean) => {
    if (label === null) return standard
    const [place, more] = labels.find(plainOf(label))
    if (more !== undefined) throw new Outside('table', 'slice')
    return place ?? (isBeyond(labels, plainOf(label)) ? (isLast ? standard : labels.size) : outsideSlice())
  }
  const [first, last] = [edge(lower, 0, false), edge(upper, labels.size - 1, true)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

/** A number past the end of counted rows means the end. */
const isBeyond = (labels: Labels, label: Value) =>
  labels.isCounted && typeof label === 'bigint' && label >= BigInt(labels.size)

const outsideSlice = (): never => {
  throw new Outside('table', 'slice')
}

/** The rows of several labels in this order. */
export function placesIn(machine: Machine, labels: Labels, keys: readonly Value[]): number[] {
  const wanted = keys.map(plainOf)
  if (labels.isMulti || wanted.some((key) => key instanceof PyList)) throw new Outside('table', 'MultiIndex')
  const lost = wanted.filter((key) => labels.find(key).length === 0)
  if (lost.length > 0 && lost.length < wanted.length)
    return raise('KeyError', `${repr(machine, new PyList(lost))} not in index`)
  if (lost.length > 0) return noneOf(machine, lost, 'index')
  return wanted.flatMap((key) => labels.find(key))
}

export function noneOf(machine: Machine, lost: readonly Value[], where: string): never {
  const are = (type: string) => lost.every((key) => typeof key === type)
  const dtype = are('string') ? 'str' : are('bigint') ? 'int64' : null
  if (dtype === null || lost.length > 6) throw new Outside('table', 'Index')
  return raise(
    'KeyError',
    `None of [Index(${repr(machine, new PyList([...lost]))}, dtype='${dtype}')] are in the [${where}]`,
  )
}

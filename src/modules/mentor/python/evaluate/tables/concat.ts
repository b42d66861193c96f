import { take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { itemsOf } from '../values/iterate'
import { raise } from '../values/types'
import { type Keywords, PyDict, type Value } from '../values/values'
import { joined } from './column'
import { DataFrame } from './frame'
import { Labels, labelKey } from './labels'
import { flag } from './methods/arguments'
import { Series } from './series'

/** `pd.concat([a, b], ignore_index=, axis=)` */
export function concat(machine: Machine, args: readonly Value[], keywords: Keywords): Value {
  const [objects = null, axis = 0n, ignore] = take('concat', ['objs', 'axis', 'ignore_index'], 1, [args, keywords])
  if (objects instanceof DataFrame)
    return raise(
      'TypeError',
      'first argument must be an iterable of pandas objects, you passed an object of type "DataFrame"',
    )
  if (objects instanceof PyDict) throw new Outside('table', 'concat(dict)')
  const parts = itemsOf(machine, objects)
  if (parts.length === 0) return raise('ValueError', 'No objects to concatenate')
  if (axis === 1n || axis === 'columns') return sideBySide(machine, parts)
  const rows = (labels: readonly Labels[]) =>
    flag(ignore, false) ? Labels.counted(labels.reduce((sum, { size }) => sum + size, 0)) : under(labels)
  if (parts.every((part) => part instanceof Series)) {
    const names = new Set(parts.map(({ name }) => (name === null ? '' : labelKey(name))))
    const column = joined(parts.map((part) => part.column))
    return new Series(
      column,
      rows(parts.map(({ labels }) => labels)),
      names.size === 1 ? (parts[0]?.name ?? null) : null,
    )
  }
  if (!parts.every((part) => part instanceof DataFrame)) throw new Outside('table', 'concat()')
  return framesUnder(machine, parts, rows)
}

function framesUnder(machine: Machine, all: readonly DataFrame[], rows: (labels: readonly Labels[]) => Labels): Value {
  // A table of nothing at all gives nothing, not even a type.
  const frames = all.filter((frame) => frame.columns.length + frame.size > 0)
  if (frames.some((frame) => frame.size === 0) || frames.length === 0)
    throw new Outside('table', 'concat of an empty table')
  const heads = new Map(frames.flatMap((frame) => frame.heads.all.map((head) => [labelKey(head), head] as const)))
  const names = [...heads.values()]
  machine.grow(names.length * frames.reduce((sum, { size }) => sum + size, 0))
  const columns = names.map((name) => {
    const size = frames.reduce((sum, frame) => sum + frame.size, 0)
    const having = frames.filter((frame) => frame.placeOf(name) !== -1)
    const dtypes = new Set(having.map((frame) => frame.column(name).dtype))
    if (dtypes.has('bool') && dtypes.size > 1) throw new Outside('table', 'concat of truths')
    const whole = joined(having.map((frame) => frame.column(name)))
    if (having.length === frames.length) return whole
    const places: (number | undefined)[] = []
    let at = 0
    for (const frame of frames)
      for (let row = 0; row < frame.size; row += 1) places.push(having.includes(frame) ? at++ : undefined)
    return places.length === size ? whole.take(places) : whole
  })
  return new DataFrame(columns, Labels.of(machine, names), rows(frames.map(({ labels }) => labels)))
}

const under = (labels: readonly Labels[]): Labels => {
  const [first, more] = labels
  if (first === undefined) throw new Outside('table', 'concat()')
  if (more === undefined) return first
  if (labels.some(({ isMulti }) => isMulti)) throw new Outside('table', 'MultiIndex')
  const names = new Set(labels.map(({ name }) => (name === null ? '' : labelKey(name))))
  const range = labels.every((each) => each.range !== null) ? 'unsure' : null
  return new Labels([joined(labels.map((each) => each.first))], [names.size === 1 ? first.name : null], range)
}

function sideBySide(machine: Machine, parts: readonly Value[]): Value {
  const frames = parts.map((part) => {
    if (part instanceof DataFrame) return part
    if (part instanceof Series && part.name !== null)
      return new DataFrame([part.column], Labels.of(machine, [part.name]), part.labels)
    throw new Outside('table', 'concat(axis=1)')
  })
  const [first] = frames
  if (first === undefined || frames.some(({ labels }) => !labels.isSame(first.labels)))
    throw new Outside('table', 'alignment')
  return new DataFrame(
    frames.flatMap(({ columns }) => columns),
    Labels.of(
      machine,
      frames.flatMap(({ heads }) => heads.all),
    ),
    first.labels,
  )
}

import { lengthAt, OP, type Recording } from './read-recording'

/** A text, or a box by its number. */
export type Value = { text: string } | { box: number }
/** A value with the step from which on it has been there. */
export type Placed = { value: Value; since: number }
export type BoxKind = 'list' | 'tuple' | 'set' | 'dict' | 'object'
/** A list, dictionary or object. `size` counts what is in it; of many only the first are recorded. `key` is null where there are none. */
export type Box = {
  kind: BoxKind
  name: string
  size: number
  items: { key: Value | null; placed: Placed }[]
  /** The steps at which it was first seen, and at which it was last found changed. */
  made: number
  changed: number
}
/** A function that runs, or the program itself. */
export type Level = { name: string; variables: Map<string, Placed> }
/** Everything as it is at one step. `result`: what a function gives back, or the exception. */
export type ProgramState = { levels: Level[]; boxes: Map<number, Box>; result: Value | null }

const BOX_KINDS: readonly BoxKind[] = ['list', 'tuple', 'set', 'dict', 'object']

/** The state at a step, counted from 0: everything up to there is done again, which takes milliseconds. */
export function stateAt(recording: Recording, step: number): ProgramState {
  const { stream, steps } = recording
  const state: ProgramState = { levels: [], boxes: new Map(), result: null }
  let at = 0
  for (let now = 0; now <= step; now += 1) {
    const to = steps[now]?.to ?? at
    state.result = null
    for (; at < to; at += lengthAt(stream, at)) apply(recording, at, now, state)
  }
  return state
}

function apply({ stream, texts }: Recording, at: number, now: number, state: ProgramState) {
  const number = (offset: number) => stream[at + offset] ?? 0
  const text = (offset: number) => texts[number(offset)] ?? ''
  const value = (offset: number): Value => (number(offset) < 0 ? { box: -1 - number(offset) } : { text: text(offset) })
  switch (stream[at]) {
    case OP.push:
      state.levels.push({ name: text(1), variables: new Map() })
      break
    case OP.pop:
      state.levels.pop()
      break
    case OP.set:
      state.levels[number(1)]?.variables.set(text(2), { value: value(3), since: now })
      break
    case OP.delete:
      state.levels[number(1)]?.variables.delete(text(2))
      break
    case OP.box: {
      const count = number(5)
      const values = Array.from({ length: count }, (_, item) => value(6 + item))
      const kind = BOX_KINDS[number(2)] ?? 'object'
      const known = state.boxes.get(number(1))
      const items = placedItems(kind, values, now, known?.items ?? [])
      const box = { kind, name: text(3), size: number(4), items, made: known?.made ?? now, changed: now }
      state.boxes.set(number(1), box)
      break
    }
    case OP.result:
      state.result = value(1)
      break
  }
}

/** What was in the box before, in its place, has been there since then. */
function placedItems(kind: BoxKind, values: readonly Value[], now: number, before: Box['items']): Box['items'] {
  const hasKeys = kind === 'dict' || kind === 'object'
  const half = values.length / 2
  const keys = hasKeys ? values.slice(0, half) : values.map(() => null)
  const held = hasKeys ? values.slice(half) : values
  const place = (key: Value | null, index: number, value: Value) =>
    key ? `k${nameOf(key)}` : kind === 'set' ? `s${nameOf(value)}` : index
  const old = new Map(before.map(({ key, placed }, index) => [place(key, index, placed.value), placed]))
  return held.map((value, index) => {
    const key = keys[index] ?? null
    const known = old.get(place(key, index, value))
    const since = known && nameOf(known.value) === nameOf(value) ? known.since : now
    return { key, placed: { value, since } }
  })
}

const nameOf = (value: Value) => ('box' in value ? value.box : `'${value.text}`)

/** The boxes that variables lead to, the nearest first, each once, with their numbers. */
export function reachedBoxes({ levels, boxes, result }: ProgramState): [number, Box][] {
  const start = levels.toReversed().flatMap(({ variables }) => [...variables.values()].map(({ value }) => value))
  const queue = result ? [result, ...start] : start
  const reached = new Map<number, Box>()
  for (const value of queue) {
    if (!('box' in value) || reached.has(value.box)) continue
    const box = boxes.get(value.box)
    if (box === undefined) continue
    reached.set(value.box, box)
    for (const { key, placed } of box.items) queue.push(...(key ? [key] : []), placed.value)
  }
  return [...reached]
}

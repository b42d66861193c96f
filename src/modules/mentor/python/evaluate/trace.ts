import type { Lines } from '../lines'
import type { Frame } from './frame'
import type { Machine } from './machine'
import type { Step } from './result'
import { floatText } from './text/float'
import { textRepr } from './text/repr'
import { PyForeign } from './values/foreign'
import {
  PyBuiltin,
  PyClass,
  PyDict,
  PyFunction,
  PyInstance,
  PyList,
  PyModule,
  PyRange,
  PySet,
  PyTuple,
  type Value,
} from './values/values'

/** More steps are not written down. */
export const MAX_STEPS = 200
const MAX_SHOWN = 60

/** Writes down what each line changes and prints, for the first steps. */
export function traceInto(
  steps: Step[],
  machine: Machine,
  lines: Lines,
): (frame: Frame, always: readonly string[]) => void {
  const known = new WeakMap<Map<string, Value>, Map<string, string>>()
  let printed = 0
  return (frame, always) => {
    if (steps.length >= MAX_STEPS || frame.scope.form === 'class') return
    const before = known.get(frame.locals) ?? new Map<string, string>()
    known.set(frame.locals, before)
    const changes: Step['changes'] = []
    for (const [name, value] of frame.locals) {
      const shown = shownValue(value)
      if (shown === null || (before.get(name) === shown && !always.includes(name))) continue
      before.set(name, shown)
      changes.push({ name, value: shown })
    }
    const text = machine.output.slice(printed)
    printed = machine.output.length
    if (changes.length === 0 && text === '') return
    const step = { line: lines.lineAt(machine.offset), scope: frame.name, changes, printed: text }
    steps.push(step)
    machine.watch?.stepped?.(step)
  }
}

/** The names of the program and what they hold at the end, as far as that can be shown. */
export function shownValues(values: ReadonlyMap<string, Value>): Map<string, string> {
  const shown = new Map<string, string>()
  for (const [name, value] of values) {
    const text = shownValue(value)
    if (text !== null) shown.set(name, text)
  }
  return shown
}

/** A value as Python would write it, cut where it is long. Null for what is no data. Nothing of the program runs for it. */
export function shownValue(value: Value, depth = 0): string | null {
  if (
    value instanceof PyFunction ||
    value instanceof PyClass ||
    value instanceof PyModule ||
    value instanceof PyBuiltin
  )
    return null
  const text = shownText(value, depth)
  return text === null || text.length <= MAX_SHOWN ? text : null
}

function shownText(value: Value, depth: number): string | null {
  if (value === null) return 'None'
  switch (typeof value) {
    case 'boolean':
      return value ? 'True' : 'False'
    case 'bigint':
      return String(value)
    case 'number':
      return floatText(value)
    case 'string':
      return value.length > MAX_SHOWN ? null : textRepr(value)
  }
  if (value instanceof PyForeign) return value.shown
  if (depth > 3) return null
  const all = (items: readonly Value[]): string | null => {
    if (items.length > 30) return null
    const shown = items.map((item) => shownValue(item, depth + 1))
    return shown.includes(null) ? null : shown.join(', ')
  }
  if (value instanceof PyList) return around('[', all(value.items), ']')
  if (value instanceof PyTuple) return around('(', all(value.items), value.items.length === 1 ? ',)' : ')')
  if (value instanceof PyDict && value.form === 'dict') {
    const entries = [...value.entries.values()].slice(0, 31)
    const shown = entries.map(({ key, value }) => [shownValue(key, depth + 1), shownValue(value, depth + 1)])
    return shown.flat().includes(null) || shown.length > 30
      ? null
      : `{${shown.map((pair) => pair.join(': ')).join(', ')}}`
  }
  if (value instanceof PyRange || value instanceof PySet || value instanceof PyInstance) return null
  return null
}

const around = (open: string, text: string | null, close: string) => (text === null ? null : open + text + close)

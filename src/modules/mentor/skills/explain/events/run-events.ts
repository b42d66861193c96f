import { once } from '~/platform/once'
import { inlineCode } from '../../../engine/compose'
import type { Expression, Handler, Range } from '../../../python/ast'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { shownValue } from '../../../python/evaluate/trace'
import { PyDict, PyIterator, type Value } from '../../../python/evaluate/values/values'
import { UNHEARD } from '../../../python/evaluate/watch'
import { allExpressions, statementsIn } from '../../../python/walk'
import { listed, quote, type Source } from '../idioms/idiom'
import { copiedEvents, copiesIn } from './copied'
import type { Look, RunEvent, Seen as SeenEvent } from './event'
import { inCallEvent } from './in-calls'
import { nanCompared, roundedDown } from './in-numbers'
import { inBinary, inBoolean, inCompare, inSetDisplay, inUnary, plain } from './in-operations'
import { iteratorWatch } from './iterators'
import { outcomesOf } from './outcomes'
import { changesIn, isShareable, type Shared, sharedEvents } from './shared'

const STEPS = 12_000
const MAX_EVENTS = 24
const MAX_KEYS = 6

const known = new WeakMap<Source['module'], RunEvent[]>()

/** What surprises in a run of the program, in the order in which it happens; run for it once. */
export function runEvents(source: Source): RunEvent[] {
  const before = known.get(source.module)
  if (before !== undefined) return before
  const events = source.module.errors.length > 0 ? [] : watched(source)
  known.set(source.module, events)
  return events
}

function watched(source: Source): RunEvent[] {
  const { module } = source
  const events = new Map<string, SeenEvent>()
  const add = (event: SeenEvent | null) => {
    const key = event === null ? '' : `${event.kind} ${event.node.from}`
    if (event !== null && !events.has(key) && events.size < MAX_EVENTS) events.set(key, event)
  }
  const all = [...allExpressions(module)]
  const alone = new Set(
    [...statementsIn(module.body)].flatMap((node) => (node.kind === 'expression' ? [node.value] : [])),
  )
  const changes = changesIn(module, all)
  const changed = new Map<Shared, { by: Expression; change: Range }>()
  const values = new Map<Expression, Value>()
  const order = new Map<Expression, number>()
  let count = 0
  const sizes = new Map<Expression, number>()
  const iterators = iteratorWatch()
  const made = madeKeys(source, add)
  const isFresh = (part: Expression, than: Expression) => (order.get(part) ?? 0) > (order.get(than) ?? 0)
  const valued = (node: Expression, value: Value) => {
    values.set(node, value)
    count += 1
    order.set(node, count)
    if (value instanceof PyDict && value.form === 'defaultdict') sizes.set(node, value.entries.size)
    if (value instanceof PyIterator && node.kind === 'name') iterators.named(node, value)
    const change = changes.get(node)
    if (change !== undefined && isShareable(value)) changed.set(value, { by: node, change })
    made(node, { values, sizes })
    const look: Look = { source, value, of: (part) => values.get(part), isFresh, isAlone: alone.has(node) }
    add(eventAt(node, look))
  }
  const caught = (handler: Handler, exception: { type: { name: string }; args: readonly Value[] }, offset: number) =>
    add(caughtEvent(handler, exception, { offset, source }))
  const copies = copiesIn(source)
  let held: ReadonlyMap<string, Value> = new Map()
  evaluateProgram(module, {
    budget: { steps: STEPS, ofOne: STEPS },
    watch: { ...UNHEARD, valued, caught, drawn: iterators.drawn, ended: (names) => (held = names) },
  })
  return [
    ...events.values(),
    ...iterators.events(source),
    ...sharedEvents(changed, held, source),
    ...copiedEvents(copies, changed, held, source),
  ].map((event) => ({
    ...event,
    get slots() {
      return event.slots
    },
    get shown() {
      return event.shown
    },
    comes: once(() => outcomesOf(event.node, values, source)),
  }))
}

function eventAt(node: Expression, look: Look): SeenEvent | null {
  switch (node.kind) {
    case 'binary':
      return node.operator === '//' || node.operator === '%' ? roundedDown(node, look) : inBinary(node, look)
    case 'unary':
      return inUnary(node, look)
    case 'compare':
      return nanCompared(node, look) ?? inCompare(node, look)
    case 'boolean-operation':
      return inBoolean(node, look)
    case 'set':
      return inSetDisplay(node, look)
    case 'call':
      return inCallEvent(node, look)
    default:
      return null
  }
}

type Seen = { values: ReadonlyMap<Expression, Value>; sizes: ReadonlyMap<Expression, number> }

/** Keys that a `defaultdict` makes because they are read. */
function madeKeys(source: Source, add: (event: SeenEvent) => void) {
  /** Where something is put into what is read: `d[k].append(…)`. */
  const given = new Set<Expression>([
    ...[...allExpressions(source.module)].flatMap((node) => (node.kind === 'attribute' ? [node.value] : [])),
    ...[...statementsIn(source.module.body)].flatMap((node) => (node.kind === 'augmented-assign' ? [node.target] : [])),
  ])
  const asked = new Map<number, string[]>()
  return (node: Expression, { values, sizes }: Seen) => {
    if (node.kind !== 'subscript' || given.has(node)) return
    const dict = values.get(node.value)
    const before = sizes.get(node.value)
    if (!(dict instanceof PyDict) || before === undefined || dict.entries.size === before) return
    const key = shownValue(values.get(node.index) ?? null)
    const standard = shownValue(values.get(node) ?? null)
    if (key === null || standard === null) return
    const earlier = asked.get(node.from) ?? []
    asked.set(node.from, [...earlier, key])
    if (earlier.length > 0) return
    add({
      kind: 'key-made',
      node,
      slots: {
        whole: quote(source, node),
        dict: quote(source, node.value),
        plainDict: plain(source, node.value),
        plainKey: plain(source, node.index),
        line: `${source.lines.lineAt(node.from)}`,
        standard: `\`${standard}\``,
        get made() {
          return listed((asked.get(node.from) ?? []).slice(0, MAX_KEYS).map(inlineCode))
        },
        get count() {
          return `${dict.entries.size} ${dict.entries.size === 1 ? 'clave' : 'claves'}`
        },
        get keys() {
          const all = [...dict.entries.values()].map((entry) => shownValue(entry.key) ?? '…')
          return all.length > MAX_KEYS
            ? `${all.slice(0, MAX_KEYS).map(inlineCode).join(', ')}…`
            : listed(all.map(inlineCode))
        },
      },
      get shown() {
        return [String(dict.entries.size), standard, key]
      },
    })
  }
}

type At = { offset: number; source: Source }

function caughtEvent(
  handler: Handler,
  { type, args }: { type: { name: string }; args: readonly Value[] },
  { offset, source }: At,
): SeenEvent | null {
  const [message] = args
  if (offset < 0 || args.length > 1) return null
  const said =
    typeof message === 'string' && type.name !== 'KeyError'
      ? `: ${message}`
      : message === undefined
        ? ''
        : `: ${shownValue(message) ?? ''}`
  const line = `${source.lines.lineAt(offset)}`
  const slots = {
    line,
    error: `${type.name}${said}`.replaceAll('`', "'"),
    handler: `${source.lines.lineAt(handler.from)}`,
  }
  return { kind: 'caught', node: { from: handler.from, to: handler.from }, slots, shown: [] }
}

import { asInteger, positional, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { chained } from '../methods/class-methods'
import { setFrom } from '../methods/methods-set'
import { Outside } from '../result'
import { ABC, markAbstract } from '../statements/classes'
import { itemsOf, iterate } from '../values/iterate'
import { binary } from '../values/operators'
import { makes, raise, typeNamed } from '../values/types'
import {
  PyBuiltin,
  PyClass,
  PyDeque,
  PyDict,
  PyFunction,
  PyInstance,
  PyList,
  PyModule,
  PySet,
  PyTuple,
  type Run,
  type Value,
} from '../values/values'
import { DATACLASSES } from './module-dataclasses'
import { DATETIME } from './module-dates'
import { ITERTOOLS } from './module-itertools'
import { JSON_MODULE } from './module-json'
import { MATH } from './module-math'
import { RANDOM } from './module-random'
import { REGEX } from './module-regex'
import { STATISTICS } from './module-statistics'
import { SYSTEM } from './module-system'
import { TIME } from './module-time'
import { TYPING } from './module-typing'
import { IO } from './string-io'
import { writtenModule } from './written'

makes('collections.deque', (machine, args, keywords) => {
  const [items, limit = null] = take('deque', ['iterable', 'maxlen'], 0, [args, keywords])
  const deque = new PyDeque(
    items === undefined ? [] : itemsOf(machine, items),
    limit === null ? null : asInteger(limit),
  )
  if (deque.limit !== null) deque.items.splice(0, Math.max(0, deque.items.length - deque.limit))
  return deque
})

const functions = (table: Record<string, Run>): [string, Value][] =>
  Object.entries(table).map(([name, run]) => [name, new PyBuiltin(name, run)])

/** `chain` has a function of its own. */
function withChaining(name: string, value: Value): Value {
  if (name === 'chain' && value instanceof PyBuiltin)
    value.attributes = new Map([['from_iterable', new PyBuiltin('from_iterable', chained)]])
  return value
}

const FUNCTOOLS: Record<string, Run> = {
  reduce: (machine, args, keywords) => {
    positional('reduce', [2, 3], args, keywords)
    const [callee = null, items = null, start] = args
    const next = iterate(machine, items)
    let total = start === undefined ? next() : start
    if (total === undefined) return raise('TypeError', 'reduce() of empty iterable with no initial value')
    for (let item = next(); item !== undefined; item = next()) total = machine.call(callee, [total, item])
    return total
  },
}

const OPERATOR: Record<string, Run> = {
  add: (machine, [a = null, b = null]) => binary(machine, '+', [a, b]),
  mul: (machine, [a = null, b = null]) => binary(machine, '*', [a, b]),
}

const COPY: Record<string, Run> = {
  copy: (machine, [value = null]) => {
    if (value instanceof PyList) return new PyList([...value.items])
    if (value instanceof PySet) return setFrom(machine, value, value.isFrozen)
    if (value instanceof PyDict) return copiedDict(value, (item) => item)
    if (value instanceof PyInstance) return copiedInstance(value, (item) => item)
    if (value instanceof PyDeque) return new PyDeque([...value.items], value.limit)
    if (
      value === null ||
      typeof value !== 'object' ||
      value instanceof PyTuple ||
      value instanceof PyFunction ||
      value instanceof PyClass
    )
      return value
    throw new Outside('unsupported', 'copy()')
  },
  deepcopy: (machine, [value = null]) => deepCopy(machine, value, new Map(), 0),
}

const copiedDict = (dict: PyDict, of: (item: Value) => Value) => {
  const copy = new PyDict(dict.form, dict.standard)
  for (const [hash, { key, value }] of dict.entries) copy.entries.set(hash, { key, value: of(value) })
  return copy
}

const copiedSet = (set: PySet, of: (item: Value) => Value) => {
  const copy = new PySet(set.isFrozen)
  for (const [hash, item] of set.items) copy.items.set(hash, of(item))
  copy.history = set.history === 'clean' ? 'clean' : 'unknown'
  return copy
}

const copiedInstance = (value: PyInstance, of: (item: Value) => Value) => {
  if (value.type.isException) throw new Outside('unsupported', 'copy()')
  const copy = new PyInstance(value.type)
  for (const [name, item] of value.attributes) copy.attributes.set(name, of(item))
  return copy
}

/** What was copied once is the same object again. */
function deepCopy(machine: Machine, value: Value, known: Map<Value, Value>, depth: number): Value {
  machine.grow(1)
  if (depth > 50) throw new Outside('size', 'deepcopy()')
  const before = known.get(value)
  if (before !== undefined) return before
  const of = (item: Value) => deepCopy(machine, item, known, depth + 1)
  const copy = copyOf(value, of)
  known.set(value, copy)
  return copy
}

function copyOf(value: Value, of: (item: Value) => Value): Value {
  if (value instanceof PyList) return new PyList(value.items.map(of))
  if (value instanceof PyTuple) return new PyTuple(value.items.map(of))
  if (value instanceof PyDict) return copiedDict(value, of)
  if (value instanceof PyInstance) return copiedInstance(value, of)
  if (value instanceof PySet) return copiedSet(value, of)
  if (value instanceof PyDeque) return new PyDeque(value.items.map(of), value.limit)
  if (typeof value !== 'object' || value === null || value instanceof PyFunction || value instanceof PyClass)
    return value
  throw new Outside('unsupported', 'deepcopy()')
}

const STRING: [string, Value][] = [
  ['ascii_lowercase', 'abcdefghijklmnopqrstuvwxyz'],
  ['ascii_uppercase', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['ascii_letters', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['digits', '0123456789'],
  ['hexdigits', '0123456789abcdefABCDEF'],
  ['punctuation', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'],
]

const MODULES = new Map<string, ReadonlyMap<string, Value>>([
  ['math', new Map(MATH)],
  ['datetime', new Map(DATETIME)],
  // Waiting changes nothing of what is printed.
  ['time', new Map(functions(TIME))],
  ['itertools', new Map(functions(ITERTOOLS).map(([name, value]) => [name, withChaining(name, value)]))],
  ['statistics', new Map(functions(STATISTICS))],
  ['functools', new Map(functions(FUNCTOOLS))],
  ['operator', new Map(functions(OPERATOR))],
  ['copy', new Map(functions(COPY))],
  ['string', new Map(STRING)],
  ['json', new Map(JSON_MODULE)],
  ['re', new Map(REGEX)],
  ['random', new Map(functions(RANDOM))],
  ['dataclasses', new Map(DATACLASSES)],
  [
    'abc',
    new Map<string, Value>([
      ['ABC', ABC],
      [
        'ABCMeta',
        new PyClass('ABCMeta', [typeNamed('type')], new Map(), typeNamed('type').make, [...typeNamed('type').order]),
      ],
      ['abstractmethod', new PyBuiltin('abstractmethod', (_machine, [value = null]) => markAbstract(value))],
    ]),
  ],
  ['typing', new Map(TYPING)],
  ['sys', new Map(SYSTEM)],
  ['io', new Map(IO)],
  [
    'collections',
    new Map<string, Value>([
      ['Counter', typeNamed('collections.Counter')],
      ['defaultdict', typeNamed('collections.defaultdict')],
      ['deque', typeNamed('collections.deque')],
    ]),
  ],
])

/** Puts in a library that stands apart, so that who needs none does not load it. */
export const provideLibrary = (name: string, members: ReadonlyMap<string, Value>) => MODULES.set(name, members)

const CHANCE = new Set(['secrets', 'uuid'])
const FILES = new Set(['shutil', 'glob', 'tempfile'])

/** What depends on the moment, as it may turn out. */
const PRETENDED = new Map<string, Record<string, Run>>([
  [
    'time',
    Object.fromEntries(
      ['sleep', 'time', 'perf_counter', 'monotonic', 'process_time'].map((each) => [
        each,
        () => (each === 'sleep' ? null : 0),
      ]),
    ),
  ],
])

/** A module of the standard library; those that the evaluator lacks are outside. */
export function moduleNamed(machine: Machine, name: string): PyModule {
  const pretended = machine.pretends ? PRETENDED.get(name) : undefined
  const native = pretended === undefined ? MODULES.get(name) : new Map(functions(pretended))
  const members = writtenModule(machine, name, native) ?? native
  if (members !== undefined)
    return new PyModule(name, native === undefined || native === members ? members : new Map([...native, ...members]))
  if (CHANCE.has(name)) throw new Outside('random', name)
  throw new Outside(FILES.has(name) ? 'file' : 'library', name)
}

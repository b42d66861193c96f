import { asInteger, positional, take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { setFrom } from '../methods/methods-set'
import { Outside } from '../result'
import { ABC, markAbstract } from '../statements/classes'
import { makeDataclass, PyField } from '../statements/dataclass'
import { keyOf } from '../values/hash'
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
import { DATETIME } from './module-dates'
import { ITERTOOLS } from './module-itertools'
import { JSON_MODULE } from './module-json'
import { MATH } from './module-math'
import { RANDOM } from './module-random'
import { REGEX } from './module-regex'
import { STATISTICS } from './module-statistics'

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
  wraps: (_machine, [wrapped = null]) =>
    new PyBuiltin('wraps', (_inner, [wrapper = null]) => {
      if (wrapper instanceof PyFunction && wrapped instanceof PyFunction) wrapper.name = wrapped.name
      return wrapper
    }),
  cache: (_machine, [callee = null]) => memoizeText(callee),
  lru_cache: (_machine, args, keywords) => {
    const [callee] = args
    if (callee instanceof PyFunction) return memoizeText(callee)
    const size = keywords.get('maxsize') ?? callee
    if (typeof size === 'bigint' && size < 1000n) throw new Outside('unsupported', 'lru_cache(maxsize=)')
    return new PyBuiltin('lru_cache', (_inner, [wrapped = null]) => memoizeText(wrapped))
  },
}

/** A function that is called once for each set of arguments. */
function memoizeText(callee: Value): Value {
  const known = new Map<string, Value>()
  return new PyBuiltin(
    'cached',
    (machine, args, keywords) => {
      if (keywords.size > 0) throw new Outside('unsupported', 'lru_cache')
      const key = keyOf(new PyTuple(args))
      if (typeof key !== 'string') throw new Outside('unsupported', 'lru_cache')
      const before = known.get(key)
      if (before !== undefined) return before
      const value = machine.call(callee, args)
      known.set(key, value)
      return value
    },
    true,
  )
}

const OPERATOR: Record<string, Run> = {
  itemgetter: (_machine, [key = null, ...more]) => {
    if (more.length > 0) throw new Outside('unsupported', 'itemgetter()')
    return new PyBuiltin('itemgetter', (machine, [value = null]) => machine.call(GET, [value, key]))
  },
  add: (machine, [a = null, b = null]) => binary(machine, '+', [a, b]),
  mul: (machine, [a = null, b = null]) => binary(machine, '*', [a, b]),
}

const COPY: Record<string, Run> = {
  copy: (machine, [value = null]) => {
    if (value instanceof PyList) return new PyList([...value.items])
    if (value instanceof PySet) return setFrom(machine, value, value.isFrozen)
    if (value instanceof PyDict) return copiedDict(value, (item) => item)
    if (value instanceof PyInstance) return copiedInstance(value, (item) => item)
    throw new Outside('unsupported', 'copy()')
  },
  deepcopy: (machine, [value = null]) => deepCopy(machine, value, new Map(), 0),
}

const copiedDict = (dict: PyDict, of: (item: Value) => Value) => {
  const copy = new PyDict(dict.form, dict.standard)
  for (const [hash, { key, value }] of dict.entries) copy.entries.set(hash, { key, value: of(value) })
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
  if (typeof value !== 'object' || value === null || value instanceof PyFunction || value instanceof PyClass)
    return value
  throw new Outside('unsupported', 'deepcopy()')
}

const GET = new PyBuiltin('getitem', (machine, [value = null, key = null]) => machine.get(value, key))

const DATACLASSES: Record<string, Run> = {
  dataclass: (_machine, [type], options) => {
    if (type instanceof PyClass) return makeDataclass(type, options)
    return new PyBuiltin('dataclass', (_inner, [decorated = null]) => {
      if (!(decorated instanceof PyClass)) throw new Outside('unsupported', 'dataclass')
      return makeDataclass(decorated, options)
    })
  },
  field: (_machine, args, keywords) => {
    for (const [name, value] of keywords)
      if (!/^default(?:_factory)?$/.test(name) && !(/^(?:compare|repr)$/.test(name) && typeof value === 'boolean'))
        throw new Outside('unsupported', `field(${name}=)`)
    positional('field', [0, 0], args, new Map())
    return new PyField(keywords.get('default'), keywords.get('default_factory'), {
      isCompared: keywords.get('compare') !== false,
      isShown: keywords.get('repr') !== false,
    })
  },
}

const TYPING =
  'Any Optional Union List Dict Tuple Set Callable Iterable Iterator Sequence Mapping Generator Literal Final ClassVar Self'.split(
    ' ',
  )

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
  ['time', new Map(functions({ sleep: () => null }))],
  ['itertools', new Map(functions(ITERTOOLS))],
  ['statistics', new Map(functions(STATISTICS))],
  ['functools', new Map(functions(FUNCTOOLS))],
  ['operator', new Map(functions(OPERATOR))],
  ['copy', new Map(functions(COPY))],
  ['string', new Map(STRING)],
  ['json', new Map(functions(JSON_MODULE))],
  ['re', new Map(REGEX)],
  ['random', new Map(functions(RANDOM))],
  ['dataclasses', new Map(functions(DATACLASSES))],
  [
    'abc',
    new Map<string, Value>([
      ['ABC', ABC],
      ['abstractmethod', new PyBuiltin('abstractmethod', (_machine, [value = null]) => markAbstract(value))],
    ]),
  ],
  ['typing', new Map(TYPING.map((name) => [name, typeNamed('list')]))],
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
const CLOCK = new Set(['calendar'])
const FILES = new Set(['os', 'pathlib', 'csv', 'shutil', 'glob', 'tempfile'])

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

/** A module of the standard library; those that the evaluator lacks are outside. `pretends`: chance and the clock may be made up. */
export function moduleNamed(name: string, pretends = false): PyModule {
  const pretended = pretends ? PRETENDED.get(name) : undefined
  const members = pretended === undefined ? MODULES.get(name) : new Map(functions(pretended))
  if (members !== undefined) return new PyModule(name, members)
  if (CHANCE.has(name)) throw new Outside('random', name)
  if (CLOCK.has(name)) throw new Outside('clock', name)
  throw new Outside(FILES.has(name) ? 'file' : 'library', name)
}

import { positional } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { byCount } from '../text/repr'
import { hashOf } from '../values/hash'
import { itemsOf, iterate } from '../values/iterate'
import { raise } from '../values/types'
import { type Keywords, PyDict, PyIterator, PyList, PyTuple, PyView, type Run, type Value } from '../values/values'

const dictOf = (self: Value | undefined): PyDict => {
  if (self instanceof PyDict) return self
  throw new Outside('unsupported', 'dict')
}

export function setEntry(machine: Machine, dict: PyDict, key: Value, value: Value): void {
  const hash = hashOf(key, 'dict key')
  machine.grow(1)
  dict.entries.set(hash, { key: dict.entries.get(hash)?.key ?? key, value })
}

/** What `dict(…)` and `update` take: another dict, pairs, and keyword arguments. */
export function fill(machine: Machine, dict: PyDict, from: Value | undefined, keywords: Keywords): void {
  if (from instanceof PyDict) for (const { key, value } of from.entries.values()) setEntry(machine, dict, key, value)
  else if (from !== undefined) {
    for (const pair of itemsOf(machine, from)) {
      if (pair === null || typeof pair === 'bigint' || typeof pair === 'number' || typeof pair === 'boolean')
        throw new Outside('unsupported', 'dict()')
      const [key, value, ...rest] = itemsOf(machine, pair)
      if (key === undefined || value === undefined || rest.length > 0) throw new Outside('unsupported', 'dict()')
      setEntry(machine, dict, key, value)
    }
  }
  for (const [key, value] of keywords) setEntry(machine, dict, key, value)
}

/** Counts what is gone through, or takes the counts of a dict. */
export function count(machine: Machine, counter: PyDict, from: Value | undefined, keywords: Keywords): void {
  const add = (key: Value, by: Value) => {
    const before = counter.entries.get(hashOf(key, 'dict key'))?.value ?? 0n
    if (typeof before !== 'bigint' || typeof by !== 'bigint') throw new Outside('unsupported', 'Counter')
    setEntry(machine, counter, key, before + by)
  }
  if (from instanceof PyDict) for (const { key, value } of from.entries.values()) add(key, value)
  else if (from !== undefined) {
    const next = iterate(machine, from)
    for (let item = next(); item !== undefined; item = next()) add(item, 1n)
  }
  for (const [key, value] of keywords) add(key, value)
}

const view =
  (form: PyView['form']): Run =>
  (_machine, [self, ...args], keywords) => {
    positional(form, [0, 0], args, keywords)
    return new PyView(dictOf(self), form)
  }

export const DICT_METHODS: Partial<Record<string, Run>> = {
  keys: view('keys'),
  values: view('values'),
  items: view('items'),
  get: (_machine, [self, ...args], keywords) => {
    positional('get', [1, 2], args, keywords)
    const [key = null, standard = null] = args
    const entry = dictOf(self).entries.get(hashOf(key, 'dict key'))
    return entry === undefined ? standard : entry.value
  },
  setdefault: (machine, [self, ...args], keywords) => {
    positional('setdefault', [1, 2], args, keywords)
    const [key = null, standard = null] = args
    const entry = dictOf(self).entries.get(hashOf(key, 'dict key'))
    if (entry !== undefined) return entry.value
    setEntry(machine, dictOf(self), key, standard)
    return standard
  },
  pop: (_machine, [self, ...args], keywords) => {
    positional('pop', [1, 2], args, keywords)
    const [key = null, standard] = args
    const hash = hashOf(key, 'dict key')
    const entry = dictOf(self).entries.get(hash)
    if (entry === undefined) return standard === undefined ? raise('KeyError', key) : standard
    dictOf(self).entries.delete(hash)
    return entry.value
  },
  popitem: (_machine, [self, ...args], keywords) => {
    positional('popitem', [0, 0], args, keywords)
    const last = [...dictOf(self).entries].at(-1)
    if (last === undefined) return raise('KeyError', 'popitem(): dictionary is empty')
    dictOf(self).entries.delete(last[0])
    return new PyTuple([last[1].key, last[1].value])
  },
  clear: (_machine, [self, ...args], keywords) => {
    positional('clear', [0, 0], args, keywords)
    dictOf(self).entries.clear()
    return null
  },
  copy: (machine, [self, ...args], keywords) => {
    positional('copy', [0, 0], args, keywords)
    const dict = dictOf(self)
    const copy = new PyDict(dict.form, dict.standard)
    machine.grow(dict.entries.size)
    for (const [hash, entry] of dict.entries) copy.entries.set(hash, entry)
    return copy
  },
  update: (machine, [self, ...args], keywords) => {
    if (args.length > 1) throw new Outside('unsupported', 'update')
    const dict = dictOf(self)
    if (dict.form === 'Counter') count(machine, dict, args[0], keywords)
    else fill(machine, dict, args[0], keywords)
    return null
  },
}

export const COUNTER_METHODS: Partial<Record<string, Run>> = {
  ...DICT_METHODS,
  most_common: (machine, [self, ...args], keywords) => {
    positional('most_common', [0, 1], args, keywords)
    const entries = byCount([...dictOf(self).entries.values()])
    machine.spend(entries.length)
    const [count = null] = args
    const shown = typeof count === 'bigint' ? entries.slice(0, Math.max(0, Number(count))) : entries
    return new PyList(shown.map(({ key, value }) => new PyTuple([key, value])))
  },
  elements: (_machine, [self]) => {
    const items = [...dictOf(self).entries.values()].flatMap(({ key, value }) =>
      typeof value === 'bigint' ? Array<Value>(Math.max(0, Math.min(100_000, Number(value)))).fill(key) : [],
    )
    let at = 0
    return new PyIterator('itertools.chain', () => items[at++])
  },
  subtract: (machine, [self, ...args], keywords) => {
    const others = new PyDict('Counter')
    count(machine, others, args[0], keywords)
    for (const { key, value } of others.entries.values()) {
      const before = dictOf(self).entries.get(hashOf(key, 'dict key'))?.value ?? 0n
      if (typeof before !== 'bigint' || typeof value !== 'bigint') throw new Outside('unsupported', 'Counter')
      setEntry(machine, dictOf(self), key, before - value)
    }
    return null
  },
  total: (_machine, [self, ...args], keywords) => {
    positional('total', [0, 0], args, keywords)
    let total = 0n
    for (const { value } of dictOf(self).entries.values()) {
      if (typeof value !== 'bigint') throw new Outside('unsupported', 'Counter')
      total += value
    }
    return total
  },
}

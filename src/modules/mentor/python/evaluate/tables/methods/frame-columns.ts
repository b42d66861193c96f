import { take } from '../../expressions/arguments'
import type { Machine } from '../../machine'
import { Outside } from '../../result'
import { repr } from '../../text/repr'
import { plainOf } from '../../values/foreign'
import { raise } from '../../values/types'
import { PyDict, PyFunction, PyList, PyTuple, type Value } from '../../values/values'
import { Column } from '../column'
import { converted } from '../convert'
import { DataFrame } from '../frame'
import { Index } from '../index-object'
import { Labels, labelKey } from '../labels'
import { Locator } from '../locate'
import { NumpyType } from '../numpy-type'
import { Series } from '../series'
import { count, flag, only, several } from './arguments'
import { changed } from './frame-rows'
import { type Method, teach, teachProperties } from './registry'
import { withoutIndex } from './without-index'

teachProperties<DataFrame>('DataFrame', {
  columns: (_machine, { heads }) => new Index(heads),
  index: (_machine, { labels }) => new Index(labels),
  shape: (_machine, self) => new PyTuple([BigInt(self.size), BigInt(self.columns.length)]),
  size: (_machine, self) => BigInt(self.size * self.columns.length),
  empty: (_machine, self) => self.size * self.columns.length === 0,
  ndim: () => 2n,
  loc: (_machine, self) => new Locator('loc', self),
  at: (_machine, self) => new Locator('loc', self),
  iloc: (_machine, self) => new Locator('iloc', self),
  iat: (_machine, self) => new Locator('iloc', self),
  dtypes: (_machine, self) =>
    new Series(
      new Column(
        'object',
        self.columns.map(({ dtype }) => new NumpyType(dtype)),
      ),
      self.heads,
    ),
  T: (_machine, self) => {
    const rows = Array.from({ length: self.size }, (_, at) => self.rowAt(at).column)
    return new DataFrame(rows, self.labels, self.heads)
  },
})

/** Names given by a dictionary from old to new. */
function renamed(machine: Machine, labels: Labels, names: Value): Labels {
  const next = (label: Value): Value => {
    if (names instanceof PyDict)
      return [...names.entries.values()].find(({ key }) => labelKey(key) === labelKey(label))?.value ?? label
    return plainOf(machine.call(names, [label]))
  }
  if (labels.isMulti) throw new Outside('table', 'MultiIndex')
  return Labels.of(machine, labels.all.map(next), labels.name)
}

const rename: Method<DataFrame> = (machine, self, args, keywords) => {
  const [columns, index, inplace] = take('rename', ['columns', 'index', 'inplace'], 0, [args, keywords])
  if (args.length > 0) throw new Outside('table', 'rename()')
  const heads = columns === undefined ? self.heads : renamed(machine, self.heads, columns)
  const labels = index === undefined ? self.labels : renamed(machine, self.labels, index)
  return changed(machine, self, new DataFrame(self.columns, heads, labels), inplace)
}

const drop: Method<DataFrame> = (machine, self, args, keywords) => {
  const [labels, axis = 0n, index, columns, inplace] = take(
    'drop',
    ['labels', 'axis', 'index', 'columns', 'inplace'],
    0,
    [args, keywords],
  )
  const isOfColumns = axis === 1n || axis === 'columns'
  const heads = columns ?? (isOfColumns ? labels : undefined)
  const rows = index ?? (isOfColumns ? undefined : labels)
  const kept = (all: Labels, gone: Value | undefined): number[] => {
    const names = gone === undefined ? [] : gone instanceof Index ? gone.labels.all : several(gone)
    const lost = names.filter((name) => all.find(name).length === 0)
    if (lost.length > 0) raise('KeyError', `${repr(machine, new PyList(lost))} not found in axis`)
    const places = new Set(names.flatMap((name) => all.find(name)))
    return all.all.map((_, at) => at).filter((at) => !places.has(at))
  }
  const result = self.pick(kept(self.heads, heads))
  return changed(machine, self, rows === undefined ? result : result.take(kept(self.labels, rows)), inplace)
}

const setIndex: Method<DataFrame> = (machine, self, args, keywords) => {
  const [keys = null, isDropped, append, inplace] = take('set_index', ['keys', 'drop', 'append', 'inplace'], 1, [
    args,
    keywords,
  ])
  only(append, false)
  if (keys instanceof PyTuple) throw new Outside('table', 'set_index()')
  const names = several(keys)
  const lost = names.filter((name) => self.placeOf(name) === -1)
  if (lost.length > 0) raise('KeyError', `None of ${repr(machine, new PyList(lost))} are in the columns`)
  const labels = new Labels(
    names.map((name) => self.column(name)),
    names,
  )
  const rest = self.heads.all
    .map((_, at) => at)
    .filter((at) => !flag(isDropped, true) || !names.some((name) => self.placeOf(name) === at))
  const { columns, heads } = self.pick(rest)
  return changed(machine, self, new DataFrame(columns, heads, labels), inplace)
}

const assign: Method<DataFrame> = (machine, self, args, keywords) => {
  if (args.length > 0) throw new Outside('table', 'assign()')
  const result = new DataFrame(self.columns, self.heads, self.labels)
  for (const [name, value] of keywords)
    result.set(machine, name, value instanceof PyFunction ? machine.call(value, [result]) : value)
  return result
}

const astype: Method<DataFrame> = (machine, self, args, keywords) => {
  const [type = null] = take('astype', ['dtype'], 1, [args, keywords])
  if (!(type instanceof PyDict))
    return new DataFrame(
      self.columns.map((column) => converted(machine, column, type)),
      self.heads,
      self.labels,
    )
  let result = self
  for (const { key, value } of type.entries.values()) {
    if (self.placeOf(key) === -1) throw new Outside('table', 'astype()')
    result = result.with(machine, key, converted(machine, self.column(key), value))
  }
  return result
}

const insert: Method<DataFrame> = (machine, self, args, keywords) => {
  const [loc, head = null, value = null] = take('insert', ['loc', 'column', 'value'], 3, [args, keywords])
  if (self.placeOf(head) !== -1) return raise('ValueError', `cannot insert ${String(head)}, already exists`)
  const at = count(loc, 0)
  self.set(machine, head, value)
  const order = self.heads.all.map((_, place) => place).slice(0, -1)
  self.become(self.pick([...order.slice(0, at), self.columns.length - 1, ...order.slice(at)]))
  return null
}

teach<DataFrame>('DataFrame', {
  rename,
  drop,
  set_index: setIndex,
  assign,
  astype,
  insert,
  reset_index: (machine, self, args, keywords) => {
    const [level, isDropped, inplace] = take('reset_index', ['level', 'drop', 'inplace'], 0, [args, keywords])
    only(level, null)
    return changed(machine, self, withoutIndex(machine, self, flag(isDropped, false)), inplace)
  },
  pop: (machine, self, [head = null]) => {
    const column = self.get(machine, head)
    self.remove(machine, head)
    return column
  },
  keys: (_machine, { heads }) => new Index(heads),
  get: (machine, self, [head = null, standard = null]) =>
    self.placeOf(head) === -1 ? standard : self.get(machine, head),
  transpose: (machine, self) => self.attribute(machine, 'T'),
})

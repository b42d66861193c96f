import { take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { methodOfBuiltin } from '../methods/methods'
import { Outside } from '../result'
import { PyForeign } from '../values/foreign'
import { raise } from '../values/types'
import { type Keywords, PyList, PySlice, type Value } from '../values/values'
import { booleans, Column, columnOf, isMissing } from './column'
import { DataFrame } from './frame'
import { Index } from './index-object'
import { Labels } from './labels'
import { method } from './method'
import type { Method } from './methods/registry'
import { Series } from './series'

const DTYPES: Readonly<Record<string, string>> = { int64: 'integer', float64: 'floating', bool: 'boolean' }

/** `s.str`: what is done with each text; what is missing stays so. */
export class TextAccessor extends PyForeign {
  readonly kind = 'StringMethods'
  readonly of: Series
  constructor(of: Series) {
    super()
    const { dtype, values } = of.column
    if (Object.hasOwn(DTYPES, dtype))
      raise('AttributeError', `Can only use .str accessor with string values, not ${DTYPES[dtype]}`)
    const isOfLists = values.every((value) => value instanceof PyList || isMissing(value))
    if (dtype !== 'str' && !isOfLists) throw new Outside('table', `${dtype}.str`)
    this.of = of
  }
  override get weight(): number {
    return this.of.size
  }
  override attribute(_machine: Machine, name: string): Value {
    if (this.of.column.dtype !== 'str') return this.outside(name)
    const run = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
    if (run === undefined) return this.outside(name)
    return method(this, name, (machine, args, keywords) => run(machine, this.of, args, keywords))
  }
  /** `s.str[0]`, `s.str[:3]`, also of the lists that `split` gives. */
  override get(machine: Machine, key: Value): Value {
    const values = this.of.column.values.map((value) => {
      if (isMissing(value)) return Number.NaN
      const size = value instanceof PyList ? value.items.length : String(value).length
      if (key instanceof PySlice) return machine.get(value, key)
      if (typeof key !== 'bigint') return this.outside('[]')
      return Number(key) >= size || Number(key) < -size ? Number.NaN : machine.get(value, key)
    })
    return this.of.with(new Column(this.of.column.dtype, values))
  }
}

/** A method of Python's own for each text. */
const each =
  (name: string, allowed: number): Method<Series> =>
  (machine, self, args, keywords) => {
    if (keywords.size > 0 || args.length > allowed) throw new Outside('table', `str.${name}()`)
    return self.with(new Column('str', mapped(machine, self, name, args)))
  }

function mapped(machine: Machine, self: Series, name: string, args: readonly Value[]): Value[] {
  return self.column.values.map((value) =>
    typeof value === 'string' ? machine.call(methodOfBuiltin(value, name) ?? null, args) : Number.NaN,
  )
}

/** Truths and numbers: what is missing is no truth, and makes floats of the numbers. */
const truths =
  (name: string): Method<Series> =>
  (machine, self, args, keywords) => {
    const [part, missing] = take(name, name.startsWith('is') ? [] : ['pat', 'na'], 0, [args, keywords])
    if (missing !== undefined && missing !== false) throw new Outside('table', `str.${name}()`)
    const values = mapped(machine, self, name, part === undefined ? [] : [part])
    return self.with(booleans(values.map((value) => value === true)))
  }
const numbers =
  (name: string): Method<Series> =>
  (machine, self, args, keywords) => {
    if (keywords.size > 0 || args.length > 1) throw new Outside('table', `str.${name}()`)
    return self.with(columnOf(machine, mapped(machine, self, name, args)))
  }

/** What has a meaning of its own in a pattern. */
const PATTERN = /[\\^$.|?*+()[\]{}]/

const contains: Method<Series> = (_machine, self, args, keywords) => {
  const [part, isCase = true, , missing = false, regex] = take('contains', ['pat', 'case', 'flags', 'na', 'regex'], 1, [
    args,
    keywords,
  ])
  if (typeof part !== 'string' || (missing !== false && missing !== true)) throw new Outside('table', 'str.contains()')
  const parts = regex === false ? [part] : part.split('|')
  if (regex !== false && parts.some((each_) => PATTERN.test(each_))) throw new Outside('table', 'str.contains()')
  const inCase = (text: string) => (isCase === false ? text.toLowerCase() : text)
  const values = self.column.values.map((value) =>
    typeof value === 'string' ? parts.some((each_) => inCase(value).includes(inCase(each_))) : missing,
  )
  return self.with(booleans(values))
}

const replace: Method<Series> = (machine, self, args, keywords) => {
  const [old, given, , , , regex] = take('replace', ['pat', 'repl', 'n', 'case', 'flags', 'regex'], 2, [args, keywords])
  if (typeof old !== 'string' || typeof given !== 'string' || (regex === true && PATTERN.test(old + given)))
    throw new Outside('table', 'str.replace()')
  return self.with(new Column('str', mapped(machine, self, 'replace', [old, given])))
}

const split: Method<Series> = (machine, self, args, keywords) => {
  const [mark = null, n, expand = false] = take('split', ['pat', 'n', 'expand'], 0, [args, keywords])
  if ((typeof mark === 'string' && mark.length > 1) || n !== undefined) throw new Outside('table', 'str.split()')
  const lists = mapped(machine, self, 'split', mark === null ? [] : [mark])
  if (expand === false) return self.with(new Column('object', lists))
  const width = Math.max(0, ...lists.map((list) => (list instanceof PyList ? list.items.length : 0)))
  const columns = Array.from(
    { length: width },
    (_, at) =>
      new Column(
        'str',
        lists.map((list) => (list instanceof PyList ? (list.items[at] ?? Number.NaN) : Number.NaN)),
      ),
  )
  return new DataFrame(columns, Labels.counted(width), self.labels)
}

const METHODS: Readonly<Record<string, Method<Series>>> = {
  upper: each('upper', 0),
  lower: each('lower', 0),
  title: each('title', 0),
  capitalize: each('capitalize', 0),
  swapcase: each('swapcase', 0),
  strip: each('strip', 1),
  lstrip: each('lstrip', 1),
  rstrip: each('rstrip', 1),
  zfill: each('zfill', 1),
  removeprefix: each('removeprefix', 1),
  removesuffix: each('removesuffix', 1),
  startswith: truths('startswith'),
  endswith: truths('endswith'),
  isdigit: truths('isdigit'),
  isalpha: truths('isalpha'),
  isnumeric: truths('isnumeric'),
  count: numbers('count'),
  find: numbers('find'),
  len: (machine, self) =>
    self.with(
      columnOf(
        machine,
        self.column.values.map((value) => (typeof value === 'string' ? BigInt(Array.from(value).length) : Number.NaN)),
      ),
    ),
  contains,
  replace,
  split,
  slice: (machine, self, args, keywords) => {
    const [start = null, stop = null] = take('slice', ['start', 'stop'], 0, [args, keywords])
    return new TextAccessor(self).get(machine, new PySlice(start, stop, null))
  },
  get: (machine, self, [key = null]) => new TextAccessor(self).get(machine, key),
}

/** `df.columns.str.strip()`: the names of columns with what is done to each. */
export function namesAccessor(index: Index): PyForeign {
  return new NamesAccessor(index)
}

class NamesAccessor extends PyForeign {
  readonly kind = 'StringMethods'
  readonly of: Index
  constructor(of: Index) {
    super()
    this.of = of
  }
  override attribute(machine: Machine, name: string): Value {
    const accessor = new TextAccessor(new Series(this.of.labels.first, Labels.counted(this.of.size)))
    const run = accessor.attribute(machine, name)
    return method(this, name, (within: Machine, args: readonly Value[], keywords: Keywords) => {
      const result = within.call(run, args, keywords)
      if (!(result instanceof Series) || result.column.dtype !== 'str') return this.outside(name)
      return new Index(new Labels([result.column], this.of.labels.names))
    })
  }
}

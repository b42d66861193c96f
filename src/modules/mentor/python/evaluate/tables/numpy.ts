import { take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { provideLibrary } from '../modules/modules'
import { Outside } from '../result'
import { isNumber, numberOf } from '../values/compare'
import { plainOf } from '../values/foreign'
import { itemsOf } from '../values/iterate'
import { asFloat } from '../values/numbers'
import { type Keywords, PyList, PyRange, PyTuple, type Run, type Value } from '../values/values'
import { EACH, FIGURES, MORE_FIGURES, present, roundedArray } from './array-methods'
import { as, Column, columnOf } from './column'
import { ForeignFunction } from './method'
import { Series } from './series'
import { ValueArray } from './value-array'

/** One side of `np.where`: a column, or one value for all rows. */
function side(given: Value, size: number): readonly Value[] {
  const plain = given instanceof Series || given instanceof ValueArray ? given : plainOf(given)
  if (plain instanceof Series || plain instanceof ValueArray) {
    if (plain.column.size !== size) throw new Outside('table', 'np.where()')
    return plain.column.values
  }
  if (typeof plain === 'object') throw new Outside('table', 'np.where()')
  return Array.from({ length: size }, () => plain)
}

/** `np.where(mask, a, b)`: from each row one of two. */
function where(machine: Machine, args: readonly Value[], keywords: Keywords): Value {
  const [mask, a, b] = take('where', ['condition', 'x', 'y'], 3, [args, keywords])
  if (!(mask instanceof Series || mask instanceof ValueArray) || mask.column.dtype !== 'bool')
    throw new Outside('table', 'np.where()')
  const { size, values } = mask.column
  const [yes, no] = [side(a ?? null, size), side(b ?? null, size)]
  machine.grow(size)
  const dtypes = new Set([...yes, ...no].map((value) => typeof value))
  const isOfNumbers = [...dtypes].every((type) => type === 'bigint' || type === 'number')
  if (dtypes.size > 1 && !isOfNumbers) throw new Outside('table', 'np.where()')
  const chosen = values.map((value, at) => (value === true ? yes[at] : no[at]) ?? null)
  // The type is that of both sides, whatever is taken of them.
  return new ValueArray(dtypes.has('number') ? new Column('float64', chosen.map(Number)) : columnOf(machine, chosen))
}

/** What is given as an array: one, or a list of numbers. */
function arrayOf(machine: Machine, data: Value): Column {
  if (data instanceof ValueArray) return data.column
  if (!(data instanceof PyList || data instanceof PyTuple || data instanceof PyRange))
    throw new Outside('table', 'array')
  const items = itemsOf(machine, data)
  const column = columnOf(machine, items)
  // `None` among numbers makes an array of objects; what mixes makes texts of all.
  if (!column.isNumeric || items.includes(null)) throw new Outside('table', 'array')
  return column
}

const figure =
  (name: string, work: (column: Column) => Value, skips = false): Run =>
  (machine, args, keywords) => {
    const [data = null] = take(name, ['a'], 1, [args, keywords])
    if (data instanceof Series) {
      if (skips || MORE_FIGURES[name]) throw new Outside('table', `np.${name}()`)
      return machine.call(data.attribute(machine, name), [])
    }
    const column = arrayOf(machine, data)
    const values = skips ? present(column) : column
    if (values.size === 0) throw new Outside('table', `np.${name}()`)
    return work(values)
  }

const each =
  (name: string, work: (column: Column) => Column): Run =>
  (machine, args, keywords) => {
    const [data = null] = take(name, ['x'], 1, [args, keywords])
    const plain = data instanceof ValueArray || data instanceof PyList ? data : plainOf(data)
    if (isNumber(plain)) {
      const one = work(columnOf(machine, [plain]))
      return one.at(0)
    }
    return new ValueArray(work(arrayOf(machine, data)))
  }

function arange(machine: Machine, args: readonly Value[], keywords: Keywords): Value {
  if (keywords.size > 0 || args.length === 0 || args.length > 3) throw new Outside('table', 'np.arange()')
  const given = args.map(plainOf)
  if (!given.every((value) => typeof value === 'bigint')) throw new Outside('table', 'np.arange()')
  const [start, stop, step] =
    given.length === 1 ? [0n, given[0] ?? 0n, 1n] : [given[0] ?? 0n, given[1] ?? 0n, given[2] ?? 1n]
  if (step === 0n) throw new Outside('table', 'np.arange()')
  const values: bigint[] = []
  for (let at = start; step > 0n ? at < stop : at > stop; at += step) {
    machine.grow(1)
    values.push(at)
  }
  return new ValueArray(new Column('int64', values))
}

const filled =
  (value: number): Run =>
  (machine, args, keywords) => {
    const [size] = args.map(plainOf)
    if (typeof size !== 'bigint' || args.length > 1 || keywords.size > 0 || size < 0n)
      throw new Outside('table', 'np.zeros()')
    machine.grow(Number(size))
    return new ValueArray(
      new Column(
        'float64',
        Array.from({ length: Number(size) }, () => value),
      ),
    )
  }

function linspace(machine: Machine, args: readonly Value[], keywords: Keywords): Value {
  const [start, stop, count = 50n] = take('linspace', ['start', 'stop', 'num'], 2, [args, keywords]).map((one) =>
    one === undefined ? undefined : plainOf(one),
  )
  if (!isNumber(start ?? null) || !isNumber(stop ?? null) || typeof count !== 'bigint' || count < 2n || count > 200n)
    throw new Outside('table', 'np.linspace()')
  const [from, to, parts] = [asFloat(numberOf(start as number)), asFloat(numberOf(stop as number)), Number(count) - 1]
  machine.grow(parts)
  const step = (to - from) / parts
  return new ValueArray(
    new Column(
      'float64',
      Array.from({ length: parts + 1 }, (_, at) => (at === parts ? to : at * step + from)),
    ),
  )
}

function array(machine: Machine, args: readonly Value[], keywords: Keywords): Value {
  const [data, type] = take('array', ['object', 'dtype'], 1, [args, keywords])
  const column = arrayOf(machine, data ?? null)
  if (type === undefined) return new ValueArray(column)
  const made = new ValueArray(column)
  return machine.call(made.attribute(machine, 'astype'), [type])
}

function concatenate(machine: Machine, args: readonly Value[], keywords: Keywords): Value {
  const [parts] = take('concatenate', ['arrays'], 1, [args, keywords])
  if (!(parts instanceof PyList || parts instanceof PyTuple)) throw new Outside('table', 'np.concatenate()')
  const columns = parts.items.map((part) => arrayOf(machine, part))
  const dtypes = new Set(columns.map(({ dtype }) => dtype))
  if (dtypes.has('bool') && dtypes.size > 1) throw new Outside('table', 'np.concatenate()')
  const isFloat = dtypes.has('float64')
  const values = columns.flatMap((column) => (isFloat ? as(column, 'float64') : column).values)
  return new ValueArray(new Column(isFloat ? 'float64' : (columns[0]?.dtype ?? 'float64'), values))
}

const SKIPPING = ['mean', 'sum', 'max', 'min', 'std', 'median'] as const
const KNOWN: Readonly<Record<string, (column: Column) => Value>> = { ...FIGURES, ...MORE_FIGURES }

const outsideOf = (): never => {
  throw new Outside('table', 'numpy')
}

const FUNCTIONS: Readonly<Record<string, Run>> = {
  where,
  array,
  asarray: array,
  arange,
  linspace,
  concatenate,
  zeros: filled(0),
  ones: filled(1),
  round: (machine, args, keywords) => {
    const [data = null, places] = take('round', ['a', 'decimals'], 1, [args, keywords])
    const plain = data instanceof ValueArray || data instanceof PyList ? null : plainOf(data)
    if (plain !== null && isNumber(plain)) return roundedArray(columnOf(machine, [plain]), places).at(0)
    return new ValueArray(roundedArray(arrayOf(machine, data), places))
  },
  append: (machine, args, keywords) => {
    const [data = null, more = null] = take('append', ['arr', 'values'], 2, [args, keywords])
    const rest = more instanceof PyList || more instanceof ValueArray ? more : new PyList([more])
    return concatenate(machine, [new PyList([data, rest])], new Map())
  },
  ...Object.fromEntries(Object.entries(KNOWN).map(([name, work]) => [name, figure(name, work)])),
  ...Object.fromEntries(SKIPPING.map((name) => [`nan${name}`, figure(`nan${name}`, KNOWN[name] ?? outsideOf, true)])),
  ...Object.fromEntries(Object.entries(EACH).map(([name, work]) => [name, each(name, work)])),
}

provideLibrary(
  'numpy',
  new Map<string, Value>([
    ['nan', Number.NaN],
    ['pi', Math.PI],
    ['inf', Number.POSITIVE_INFINITY],
    ...Object.entries(FUNCTIONS).map(([name, run]): [string, Value] => [name, new ForeignFunction(run)]),
  ]),
)

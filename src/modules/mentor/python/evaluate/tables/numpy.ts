import { take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { provideLibrary } from '../modules/modules'
import { Outside } from '../result'
import { plainOf } from '../values/foreign'
import { itemsOf } from '../values/iterate'
import type { Keywords, Run, Value } from '../values/values'
import { Column, columnOf, numpy } from './column'
import { ForeignFunction } from './method'
import { pairwiseSum } from './reduce'
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
  const [mask, a = null, b = null] = take('where', ['condition', 'x', 'y'], 3, [args, keywords])
  if (!(mask instanceof Series) || mask.column.dtype !== 'bool') throw new Outside('table', 'np.where()')
  const { size, values } = mask.column
  const [yes, no] = [side(a, size), side(b, size)]
  machine.grow(size)
  const dtypes = new Set([...yes, ...no].map((value) => typeof value))
  const isOfNumbers = [...dtypes].every((type) => type === 'bigint' || type === 'number')
  if (dtypes.size > 1 && !isOfNumbers) throw new Outside('table', 'np.where()')
  const chosen = values.map((value, at) => (value === true ? yes[at] : no[at]) ?? null)
  // The type is that of both sides, whatever is taken of them.
  return new ValueArray(dtypes.has('number') ? new Column('float64', chosen.map(Number)) : columnOf(machine, chosen))
}

/** Of a list; a column does the same by a method of its own. */
const ofList =
  (name: string, work: (numbers: readonly number[]) => number): Run =>
  (machine, args, keywords) => {
    const [data = null] = take(name, ['a'], 1, [args, keywords])
    if (data instanceof Series) return machine.call(data.attribute(machine, name), [])
    const column = columnOf(machine, itemsOf(machine, data))
    const isWhole = column.dtype === 'int64'
    if ((!isWhole && column.dtype !== 'float64') || column.size === 0) throw new Outside('table', `np.${name}()`)
    const result = work(column.values.map(Number))
    return numpy(isWhole && name !== 'mean' ? BigInt(result) : result)
  }

const FUNCTIONS: Readonly<Record<string, Run>> = {
  where,
  mean: ofList('mean', (numbers) => pairwiseSum(numbers) / numbers.length),
  sum: ofList('sum', pairwiseSum),
  max: ofList('max', (numbers) => Math.max(...numbers)),
  min: ofList('min', (numbers) => Math.min(...numbers)),
}

provideLibrary(
  'numpy',
  new Map<string, Value>([
    ['nan', Number.NaN],
    ...Object.entries(FUNCTIONS).map(([name, run]): [string, Value] => [name, new ForeignFunction(run)]),
  ]),
)

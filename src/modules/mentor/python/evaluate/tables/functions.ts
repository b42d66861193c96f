import { take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { plainOf } from '../values/foreign'
import type { Keywords, Run, Value } from '../values/values'
import { booleans, type Column, isMissing } from './column'
import { concat } from './concat'
import { makeFrame, makeSeries } from './construct'
import { toDates } from './dates'
import { DataFrame } from './frame'
import { merge } from './merge'
import { flag, only } from './methods/arguments'
import { pivot, pivotTable } from './pivot'
import { readCsv, toNumeric } from './read'
import { Series } from './series'

const ofSeries = (name: string, data: Value | undefined, work: (column: Column) => Column): Value => {
  if (!(data instanceof Series)) throw new Outside('table', `${name}()`)
  return data.with(work(data.column))
}

/** A method of its first argument, called as a function of the module. */
const asFunction =
  (run: (machine: Machine, frame: DataFrame, args: readonly Value[], keywords: Keywords) => Value): Run =>
  (machine, [frame, ...args], keywords) => {
    if (!(frame instanceof DataFrame)) throw new Outside('table', 'DataFrame')
    return run(machine, frame, args, keywords)
  }

const missing =
  (wanted: boolean): Run =>
  (machine, [value = null]) => {
    if (value instanceof DataFrame) return machine.call(value.attribute(machine, wanted ? 'isna' : 'notna'), [])
    if (value instanceof Series)
      return value.with(booleans(value.column.values.map((each) => isMissing(each) === wanted)))
    const plain = plainOf(value)
    if (typeof plain === 'object' && plain !== null) throw new Outside('table', 'isna()')
    return isMissing(plain) === wanted
  }

/** The functions of the module. */
export const FUNCTIONS: Readonly<Record<string, Run>> = {
  DataFrame: makeFrame,
  Series: makeSeries,
  concat,
  merge: asFunction(merge),
  pivot_table: asFunction(pivotTable),
  pivot: asFunction(pivot),
  read_csv: readCsv,
  isna: missing(true),
  isnull: missing(true),
  notna: missing(false),
  notnull: missing(false),
  to_numeric: (machine, args, keywords) => {
    const [data, errors = 'raise'] = take('to_numeric', ['arg', 'errors'], 1, [args, keywords])
    only(errors, 'raise', 'coerce')
    return ofSeries('to_numeric', data, (column) => toNumeric(machine, column, errors))
  },
  to_datetime: (machine, args, keywords) => {
    const names = ['arg', 'errors', 'dayfirst', 'format']
    const [data, errors = 'raise', dayFirst, format = null] = take('to_datetime', names, 1, [args, keywords])
    only(errors, 'raise', 'coerce')
    const reading = { errors, dayFirst: flag(dayFirst, false), format }
    return ofSeries('to_datetime', data, (column) => toDates(machine, column, reading))
  },
}

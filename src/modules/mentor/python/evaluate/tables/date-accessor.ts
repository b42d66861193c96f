import type { Machine } from '../machine'
import { Outside } from '../result'
import { PyForeign } from '../values/foreign'
import { raise } from '../values/types'
import type { Value } from '../values/values'
import { Column } from './column'
import { method } from './method'
import type { Series } from './series'
import { Timestamp } from './timestamp'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const pad = (value: number) => String(value).padStart(2, '0')

const NUMBERS: Readonly<Record<string, (date: Date) => number>> = {
  year: (date) => date.getUTCFullYear(),
  month: (date) => date.getUTCMonth() + 1,
  day: (date) => date.getUTCDate(),
  hour: (date) => date.getUTCHours(),
  minute: (date) => date.getUTCMinutes(),
  weekday: (date) => (date.getUTCDay() + 6) % 7,
  dayofweek: (date) => (date.getUTCDay() + 6) % 7,
}

const FIELDS: Readonly<Record<string, (date: Date) => string>> = {
  Y: (date) => String(date.getUTCFullYear()).padStart(4, '0'),
  m: (date) => pad(date.getUTCMonth() + 1),
  d: (date) => pad(date.getUTCDate()),
  y: (date) => pad(date.getUTCFullYear() % 100),
  H: (date) => pad(date.getUTCHours()),
  M: (date) => pad(date.getUTCMinutes()),
  B: (date) => MONTHS[date.getUTCMonth()] ?? '',
  b: (date) => (MONTHS[date.getUTCMonth()] ?? '').slice(0, 3),
  A: (date) => DAYS[date.getUTCDay()] ?? '',
}

/** `s.dt`: the parts of each date. */
export class DateAccessor extends PyForeign {
  readonly kind = 'DatetimeProperties'
  readonly of: Series
  constructor(of: Series) {
    super()
    if (of.column.dtype !== 'datetime64[us]')
      raise('AttributeError', 'Can only use .dt accessor with datetimelike values')
    this.of = of
  }
  override get weight(): number {
    return this.of.size
  }
  #dates(): Date[] {
    return this.of.column.values.map((value) => (value instanceof Timestamp ? value.date : this.outside('NaT')))
  }
  override attribute(_machine: Machine, name: string): Value {
    const number = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined
    if (number !== undefined)
      return this.of.with(
        new Column(
          'int32',
          this.#dates().map((date) => BigInt(number(date))),
        ),
      )
    const text = (write: (date: Date) => string) => this.of.with(new Column('str', this.#dates().map(write)))
    if (name === 'day_name') return method(this, name, () => text((date) => DAYS[date.getUTCDay()] ?? ''))
    if (name === 'month_name') return method(this, name, () => text((date) => MONTHS[date.getUTCMonth()] ?? ''))
    if (name !== 'strftime') return this.outside(name)
    return method(this, name, (_within, [form]) => text((date) => written(String(form ?? ''), date)))
  }
}

const written = (form: string, date: Date): string =>
  form.replace(/%(.)/g, (_, letter: string) => {
    const field = Object.hasOwn(FIELDS, letter) ? FIELDS[letter] : undefined
    if (field === undefined) throw new Outside('table', 'strftime()')
    return field(date)
  })

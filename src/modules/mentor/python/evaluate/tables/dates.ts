import type { Machine } from '../machine'
import { Outside } from '../result'
import { raise } from '../values/types'
import type { Value } from '../values/values'
import { Column, isMissing } from './column'
import { NAT, Timestamp } from './timestamp'

/** The forms of dates that are read, each with its parts in the order year, month, day. */
const FORMS: readonly { form: string; pattern: RegExp; order: readonly [number, number, number] }[] = [
  { form: '%Y-%m-%d', pattern: /^(\d{4})-(\d{2})-(\d{2})$/, order: [1, 2, 3] },
  { form: '%d/%m/%Y', pattern: /^(\d{2})\/(\d{2})\/(\d{4})$/, order: [3, 2, 1] },
  { form: '%d-%m-%Y', pattern: /^(\d{2})-(\d{2})-(\d{4})$/, order: [3, 2, 1] },
  { form: '%m/%d/%Y', pattern: /^(\d{2})\/(\d{2})\/(\d{4})$/, order: [3, 1, 2] },
]

const ADVICE = `. You might want to try:
    - passing \`format\` if your strings have a consistent format;
    - passing \`format='ISO8601'\` if your strings are all ISO8601 but not necessarily in exactly the same format;
    - passing \`format='mixed'\`, and the format will be inferred for each element individually. You might want to use \`dayfirst\` alongside this.`

export type Reading = { format: Value; dayFirst: boolean; errors: Value }

/** `pd.to_datetime(s)`: all values in the form of the first. */
export function toDates(machine: Machine, column: Column, { format, dayFirst, errors }: Reading): Column {
  machine.spend(column.size * 3)
  if (column.dtype === 'datetime64[us]') return column
  if (column.dtype !== 'str') throw new Outside('table', 'to_datetime()')
  const first = column.values.find((value) => !isMissing(value))
  const name = format ?? formOf(String(first ?? ''), dayFirst)
  const form = FORMS.find((each) => each.form === name)
  if (form === undefined) throw new Outside('table', 'to_datetime()')
  return new Column(
    'datetime64[us]',
    column.values.map((value) => {
      if (isMissing(value)) return NAT
      const moment = momentIn(String(value), form)
      if (moment !== null) return new Timestamp(moment)
      if (errors === 'coerce') return NAT
      if (isDay(String(value), form) || format !== null) throw new Outside('table', 'to_datetime()')
      return raise('ValueError', `time data "${String(value)}" doesn't match format "${form.form}"${ADVICE}`)
    }),
  )
}

/** How a text seems to be written; with slashes the month is first, unless told otherwise. */
function formOf(text: string, dayFirst: boolean): string {
  const form = FORMS.find(({ pattern }) => pattern.test(text))
  if (form === undefined) throw new Outside('table', 'to_datetime()')
  if (form.form === '%Y-%m-%d' && dayFirst) throw new Outside('table', 'dayfirst')
  if (form.form === '%d-%m-%Y' && !dayFirst) throw new Outside('table', 'to_datetime()')
  if (form.form !== '%d/%m/%Y' || dayFirst) return form.form
  if (Number(text.slice(0, 2)) > 12) throw new Outside('table', 'to_datetime()')
  return '%m/%d/%Y'
}

/** Whether month and day may be so, as in the 30th of February: of that pandas says something else. */
function isDay(text: string, { pattern, order }: (typeof FORMS)[number]): boolean {
  const parts = pattern.exec(text)
  const [, month = 0, day = 0] = order.map((at) => Number(parts?.[at]))
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

function momentIn(text: string, { pattern, order }: (typeof FORMS)[number]): number | null {
  const parts = pattern.exec(text)
  if (parts === null) return null
  const [year = 0, month = 0, day = 0] = order.map((at) => Number(parts[at]))
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  if (year < 1000) throw new Outside('table', 'to_datetime()')
  return date.getTime()
}

/** A date in a program's text, as a column of dates is compared with; null where it is written otherwise. */
export function dateIn(text: string): Timestamp | null {
  const [iso] = FORMS
  const moment = iso === undefined ? null : momentIn(text, iso)
  return moment === null ? null : new Timestamp(moment)
}

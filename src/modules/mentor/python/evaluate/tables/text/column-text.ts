import { Outside } from '../../result'
import { fixed, significant, withExponent } from '../../text/float'
import { charactersOf } from '../../values/iterate'
import type { Value } from '../../values/values'
import { type Column, isMissing } from '../column'
import { NumpyType } from '../numpy-type'
import { NAT, Timestamp } from '../timestamp'

const DIGITS = 6
/** Longer texts are cut. */
const MOST_WIDE = 50

export const widthOf = (text: string): number => charactersOf(text).length
export const toRight = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text
export const toLeft = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** The values of a column as pandas writes them under each other, not yet of one width; each begins with the place of a sign. */
export function columnTexts({ dtype, values }: Column): string[] {
  if (dtype === 'float64') return floatTexts(values.map(Number))
  if (dtype === 'int64' || dtype === 'int32')
    return values.map((value) => (Number(value) < 0 ? String(value) : ` ${value}`))
  if (dtype === 'datetime64[us]') return dateTexts(values)
  return values.map((value) =>
    typeof value === 'number' && !Number.isNaN(value) ? trimmed(signed(value)) : ` ${plainText(value)}`,
  )
}

/** One width for all, which is at least `least`. */
export function padded(texts: readonly string[], justify: 'left' | 'right', least = 0): string[] {
  const width = Math.min(MOST_WIDE, Math.max(least, ...texts.map(widthOf)))
  const cut = (text: string) =>
    widthOf(text) > width
      ? `${charactersOf(text)
          .slice(0, width - 3)
          .join('')}...`
      : text
  return texts.map((text) => (justify === 'right' ? toRight(cut(text), width) : toLeft(cut(text), width)))
}

const ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A value that stands among others of any type. */
export function plainText(value: Value): string {
  if (value === null) return 'None'
  if (value === NAT) return 'NaT'
  if (isMissing(value)) return 'NaN'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'bigint') return String(value)
  if (value instanceof NumpyType) return value.name
  if (typeof value === 'string') return value.replace(/[\t\n\r]/g, (letter) => ESCAPES[letter] ?? letter)
  throw new Outside('table', 'object')
}

const signed = (value: number): string => {
  if (!Number.isFinite(value)) return value > 0 ? ' inf' : '-inf'
  const text = fixed(value, DIGITS)
  return text.startsWith('-') ? text : ` ${text}`
}

const withPower = (value: number): string => {
  if (!Number.isFinite(value)) return value > 0 ? ' inf' : '-inf'
  const { digits, exponent } = significant(value, DIGITS + 1)
  return `${value < 0 || Object.is(value, -0) ? '-' : ' '}${withExponent(digits, exponent)}`
}

const trimmed = (text: string): string => text.replace(/(?<!0)0+$/, '').replace(/\.$/, '.0')

/** All with as many decimals as one of them needs; with powers where they would be too long or too small to see. */
function floatTexts(values: readonly number[]): string[] {
  const texts = evenly(values.map((value) => (Number.isNaN(value) ? 'NaN' : signed(value))))
  const isLong = Math.max(0, ...texts.map((text) => text.length)) > DIGITS + 6
  const isSmall = values.some((value) => Math.abs(value) < 10 ** -DIGITS && value !== 0)
  if (!isSmall && !(isLong && values.some((value) => Math.abs(value) > 1e6))) return texts
  return evenly(values.map((value) => (Number.isNaN(value) ? 'NaN' : withPower(value))))
}

const DECIMAL = /^\s*[-+]?\d+\.\d*$/

function evenly(texts: readonly string[]): string[] {
  const decimals = texts.filter((text) => DECIMAL.test(text))
  const spare = decimals.map((text) => /0*$/.exec(text)?.[0].length ?? 0)
  const cut = Math.min(...spare)
  if (decimals.length === 0) return [...texts]
  return texts.map((text) => {
    if (!DECIMAL.test(text)) return text
    const short = cut === 0 ? text : text.slice(0, -cut)
    return short.endsWith('.') ? `${short}0` : short
  })
}

/** Dates alone where none has a time of day. */
function dateTexts(values: readonly Value[]): string[] {
  const dates = values.filter((value) => value instanceof Timestamp)
  const isOfDays = dates.every((date) => date.isMidnight)
  return values.map((value) => (value instanceof Timestamp ? (isOfDays ? value.day : value.str()) : 'NaT'))
}

import { folded } from '~/platform/text/folded'
import { NUMBER_WORDS } from '../../../../engine/lexicon/number-words'
/** Words as they are compared: without accents, and without what gender and number add. */
export const stemOf = (word: string): string => folded(word).replace(/(?<=.{3})(?:es|[aeo]s|s|[aeo])$/, '')

/** A number as it is spoken: «50 mil», «1.500», «2,5», «tres». */
export const AMOUNT =
  '(?:-?\\d[\\d.,]{0,14}(?: ?(?:mil|millon(?:es)?|k)\\b)?|(?:cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|mil)\\b(?: mil\\b)?)'

/** Its value as Python writes it; null for what is none. A point before three digits groups them. */
export function amountOf(said: string | undefined): string | null {
  if (said === undefined) return null
  const [, first = '', times = ''] = /^(-?[\d.,]+|[a-z]+)(?: ?(mil|millon(?:es)?|k))?$/.exec(said.trim()) ?? []
  const bare = first.replace(/[.,]+$/, '')
  const known = NUMBER_WORDS.get(bare)
  const digits = /^-?\d{1,3}(?:[.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare.replace(',', '.')
  const value = known ?? (/^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN)
  if (Number.isNaN(value)) return null
  return String(value * (times === '' ? 1 : times.startsWith('mill') ? 1_000_000 : 1000))
}

import { folded } from '~/platform/text/folded'

const WORDS =
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'
const VALUES = new Map<string, number>([
  ['cero', 0],
  ['un', 1],
  ['uno', 1],
  ['una', 1],
  ...WORDS.split(' ').map((word, at): [string, number] => [word, at + 2]),
  ['treinta', 30],
  ['cuarenta', 40],
  ['cincuenta', 50],
  ['cien', 100],
  ['mil', 1000],
])

/** For patterns over plain words: a number in digits or as a word. */
export const NUMBER = `(?:-?\\d{1,9}(?:[.,]\\d{1,6})?|(?!una? (?:numero|valor|dato|limite|texto|nombre|archivo|mensaje)\\b)(?:${[...VALUES.keys()].toReversed().join('|')})\\b)`

/** Its value; null where it is none. A comma is a decimal one. */
export function numberFrom(text: string | undefined): number | null {
  if (text === undefined) return null
  const plain = folded(text)
  const known = VALUES.get(plain)
  if (known !== undefined) return known
  return /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}

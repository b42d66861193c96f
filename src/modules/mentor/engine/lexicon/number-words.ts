/** Numbers as they are counted in plain spelling, each at its value. */
export const COUNTED: readonly string[] =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  )
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')

/** What a word tells as a number, in plain spelling; `un` and `una` are articles as well. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...COUNTED.map((word, value): [string, number] => [word, value]),
  ['un', 1],
  ['una', 1],
  ...TENS.map((word, at): [string, number] => [word, 30 + 10 * at]),
  ['cien', 100],
  ['quinientos', 500],
  ['mil', 1000],
])

/** A word that is a number in digits, any other as it stands. */
export const inDigits = (word: string): string => String(NUMBER_WORDS.get(word) ?? word)

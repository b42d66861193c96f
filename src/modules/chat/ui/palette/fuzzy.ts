import { folded } from '~/platform/text/folded'
/** Which of a text's characters (places in the string) were meant, and how well they fit: more is better. */
export type Match = { score: number; positions: readonly number[] }

const AT_START = 4
const AT_WORD = 3
const INSIDE = 2
const SCATTERED = 1
/** Letters scattered wider than this over a text are there by chance. */
const MOST_SPREAD = 2
/** Fewer letters than these are found scattered everywhere. */
const MIN_SCATTERED = 3

/**
 * Finds what is being typed in a short text: every word of it, in any order, at the start of a word, inside one, or with
 * letters left out; without accents and case. Null when one of the words is not there.
 */
export const matchText = (query: string, text: string): Match | null =>
  matchEach(query, text, (word, folded) => findWord(word, folded) ?? findScattered(word, folded))

/** The same for words of which no letter may be left out. */
export const matchWords = (query: string, text: string): Match | null => matchEach(query, text, findWord)

function matchEach(query: string, text: string, find: typeof findWord): Match | null {
  const folded = fold(text)
  let score = 0
  const positions = new Set<number>()
  for (const word of fold(query).split(/\s+/)) {
    if (word === '') continue
    const found = find(word, folded)
    if (found === null) return null
    score += found.score
    for (const position of found.positions) positions.add(position)
  }
  return { score, positions: [...positions].sort((a, b) => a - b) }
}

function findWord(word: string, text: string): Match | null {
  let best: { score: number; start: number } | null = null
  for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1)) {
    const score = start === 0 ? AT_START : isWordStart(text, start) ? AT_WORD : INSIDE
    if (best === null || score > best.score) best = { score, start }
  }
  if (best === null) return null
  const { score, start } = best
  return { score, positions: Array.from({ length: word.length }, (_, index) => start + index) }
}

/** The letters of a word in their order with others between them: "nvch" in "Nuevo chat". */
function findScattered(word: string, text: string): Match | null {
  const [first = '', ...others] = word
  if (word.length < MIN_SCATTERED) return null
  for (let start = text.indexOf(first); start !== -1; start = text.indexOf(first, start + 1)) {
    const positions = [start]
    for (const letter of others) positions.push(text.indexOf(letter, (positions.at(-1) ?? start) + 1))
    const last = positions.indexOf(-1) === -1 ? positions.at(-1) : undefined
    if (last === undefined) continue
    if (last - start < word.length * MOST_SPREAD && isWordStart(text, start)) return { score: SCATTERED, positions }
  }
  return null
}

const isWordStart = (text: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

const MOST_REMEMBERED = 10_000
const remembered = new Map<string, string>()

/** Without accents and case, and exactly as long. Remembered: with each letter typed all titles are looked at again. */
function fold(text: string): string {
  const known = remembered.get(text)
  if (known !== undefined) return known
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const folded = Array.from(text, foldLetter).join('')
  remembered.set(text, folded)
  return folded
}

function foldLetter(letter: string): string {
  const plain = folded(letter)
  return plain.length === letter.length ? plain : letter
}

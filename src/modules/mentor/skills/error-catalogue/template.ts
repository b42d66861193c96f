import { slipsBetween } from '../../engine/lexicon/edit-distance'

/** One wording of a message, word by word: a word as it is compared, or a gap of at most so many words. */
export type Template = { parts: readonly Part[]; names: readonly string[]; words: number; weight: number }
type Part = string | { name: string | null; most: number }

/** Words of a text with their places in it. */
export type Words = { text: string; words: readonly { word: string; from: number; to: number }[] }

/** What a gap that is told may hold, and one that is not. */
const MOST_TOLD = 8
const MOST_BETWEEN = 25
const MAX_WORDS = 900
/** «couldn't» is one word, as whoever leaves its sign out writes it. */
const WORD = /[\p{L}\p{N}_]+(?:['’´`](?:t|s|re|ve|ll|d)(?![\p{L}\p{N}_]))?/gu

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’´`]/gu, '')

export const wordsOf = (text: string): Words => ({
  text,
  words: [...text.matchAll(WORD)]
    .slice(0, MAX_WORDS)
    .map(({ 0: word, index }) => ({ word: plain(word), from: index, to: index + word.length })),
})

export function templateOf(file: string, said: string): Template {
  const parts = said.split(/(\{[A-Za-z]+\}|…)/).flatMap((piece): Part[] => {
    if (piece === '…') return [{ name: null, most: MOST_BETWEEN }]
    const name = /^\{([A-Za-z]+)\}$/.exec(piece)?.[1]
    return name === undefined ? (piece.match(WORD) ?? []).map(plain) : [{ name, most: MOST_TOLD }]
  })
  const words = parts.filter((part) => typeof part === 'string')
  const names = parts.flatMap((part) => (typeof part === 'string' ? [] : (part.name ?? [])))
  if (words.join('').length < MIN_LETTERS) throw new Error(`${file}: «${said}» is too short to be known`)
  return { parts, names, words: words.length, weight: words.length - GAP_WEIGHT * names.length }
}
/** What names the thing itself says more than what leaves it open. */
const GAP_WEIGHT = 4
const MIN_LETTERS = 6

export type Match = { weight: number; values: ReadonlyMap<string, string> }

/** The message in a text, whatever quotes and signs it lost; `isLoose` also where longer words have a slip. */
export function matchOf(template: Template, text: Words, isLoose: boolean): Match | null {
  const first = template.parts.find((part) => typeof part === 'string')
  const lead = template.parts.indexOf(first as Part)
  for (let at = 0; at < text.words.length; at += 1) {
    if (!isSame(text.words[at]?.word, first as string, isLoose)) continue
    const values = new Map<string, string>()
    // A gap before the first word is what stands right before it.
    const open = template.parts[0]
    if (lead > 0 && typeof open === 'object' && open.name !== null) {
      const before = valueBefore(text, at)
      if (before === null) continue
      values.set(open.name, before)
    }
    if (follows(template.parts, lead, { text, at, isLoose, values })) return { weight: template.weight, values }
  }
  return null
}

/** The beginning of a message, at least so many words of it, behind which a line or the whole text ends. */
export function cutMatchOf({ parts, words: all }: Template, { text, words }: Words, least: number): Match | null {
  for (let at = 0; at + least <= words.length; at += 1) {
    let said = 0
    while (typeof parts[said] === 'string' && words[at + said]?.word === parts[said]) said += 1
    const last = words[at + said - 1]
    if (said < least || said === all || !last || !BREAKS_OFF.test(text.slice(last.to, last.to + 12))) continue
    return { weight: said, values: new Map() }
  }
  return null
}
const BREAKS_OFF = /^['"`»)]{0,2}[ \t]{0,3}(?:\.{2}|…|\n|$)/

type Place = { text: Words; at: number; isLoose: boolean; values: Map<string, string> }

/** Whether the parts from one on stand from a word on; each gap ends at the first place where the next word is. */
function follows(parts: readonly Part[], from: number, { text, at, isLoose, values }: Place): boolean {
  let word = at
  for (let part = from; part < parts.length; part += 1) {
    const asked = parts[part]
    if (typeof asked === 'string') {
      if (!isSame(text.words[word]?.word, asked, isLoose)) return false
      word += 1
    } else if (asked) {
      const next = parts[part + 1]
      const end = next === undefined ? null : wordAfter(text, { next, word, most: asked.most, isLoose })
      if (end === -1) return false
      const value = end === null ? valueBehind(text, word - 1) : valueBetween(text, word - 1, end)
      if (asked.name !== null && value !== '' && !holds(values, asked.name, value)) return false
      word = end ?? word
    }
  }
  return true
}

/** What is told twice is the same; a name with a capital is that of a class which is not Python's own. */
function holds(values: Map<string, string>, name: string, value: string): boolean {
  if (values.has(name)) return values.get(name) === value
  values.set(name, value)
  return !/^[A-Z]/.test(name) || !OF_PYTHON.test(value)
}
const OF_PYTHON =
  /^`(?:str|int|float|complex|bool|list|dict|set|frozenset|tuple|bytes|bytearray|range|slice|function|method|builtin_function_or_method|type|generator|map|filter|zip|dict_\w+|nonetype|module|(?:\w+\.)+[a-z]\w*)`$/i

function wordAfter(
  text: Words,
  { next, word, most, isLoose }: { next: Part; word: number; most: number; isLoose: boolean },
) {
  if (typeof next !== 'string') return word
  for (let at = word; at <= word + most && at < text.words.length; at += 1)
    if (isSame(text.words[at]?.word, next, isLoose)) return at
  return -1
}

const MIN_SLIPPED = 6
const isSame = (word: string | undefined, asked: string, isLoose: boolean) =>
  word === asked ||
  (isLoose &&
    word !== undefined &&
    asked.length >= MIN_SLIPPED &&
    Math.abs(word.length - asked.length) < 2 &&
    slipsBetween(word, asked, 2) < 2)

/** Signs around a value that are not its own. */
const BEFORE = /^[\s'"`´‘’“”«»:,;)\]>=]+/
const AFTER = /[\s'"`´‘’“”«»:,;.([<-]+$/
const MAX_VALUE = 80

function codeOf(value: string): string {
  const [line = ''] = value.replace(BEFORE, '').replace(AFTER, '').replace(/`/g, "'").slice(0, MAX_VALUE).split('\n', 1)
  const told = line.trim().replace(/^\((\d+)\)?$/, '$1')
  return told === '' ? '' : `\`${told}\``
}

/** A point that stands right behind a word parts two names. */
const valueBetween = ({ text, words }: Words, before: number, after: number) =>
  codeOf(text.slice(words[before]?.to ?? 0, words[after]?.from).replace(/^\./, ''))

const QUOTED =
  /^[\s:=]{0,4}(?:'([^'\n]{1,80})'|"([^"\n]{1,80})"|<class '([^'\n]{1,60})'>|(\[[^\]\n]{1,80}\]|\([^)\n]{1,60}\)))/
const BARE = /^[\s:('"`«<=>]{0,6}([^\s'"`,;»]{1,80})/
/** What stands last in a message: to the end of its quotes, or of the word. */
function valueBehind({ text, words }: Words, before: number): string {
  const rest = text.slice(words[before]?.to ?? 0)
  return codeOf(QUOTED.exec(rest)?.slice(1).find(Boolean) ?? BARE.exec(rest)?.[1] ?? '')
}

function valueBefore({ text, words }: Words, at: number): string | null {
  const before = text.slice(Math.max(0, (words[at]?.from ?? 0) - MAX_VALUE), words[at]?.from)
  const value = /['"`«‘“]([^'"`»’”\n]{1,60})['"`»’”]\s*$/.exec(before)?.[1] ?? /(\S{1,60})[\s:]*$/.exec(before)?.[1]
  return value === undefined ? null : codeOf(value)
}

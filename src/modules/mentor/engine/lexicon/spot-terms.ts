import { folded } from '~/platform/text/folded'
import { createTypoIndex } from './edit-distance'
import { KNOWN_WORDS } from './known-words'
import { soundOf } from './sound'
import { verbForms } from './verb-forms'
import { VERBS } from './verbs'
import { WORDS } from './words'

/** Where a term stands in a text: `at` and `length` count its words. */
export type Spot<E> = { entry: E; at: number; length: number }
export type Spotter<E> = { spot: (words: readonly string[]) => Spot<E>[] }

/** A message has at most so many words worth reading for a question. */
const MAX_WORDS = 300
const SHORTEST_STEMMED = 4
const SHORTEST_CORRECTED = 5
/** What everybody does, by verbs whose forms no rule gives. */
const SAID_OFTEN = [
  'HACER',
  'HACE',
  'PODER',
  'SABER',
  'DAR',
  'PONER',
  'DECIR',
  'VER',
  'CREER',
  'DEBER',
  'SERVIR',
] as const
/** Words and the signs of Python that have names: `==`, `:=`, `[-1]`; those that sentences have as well only where they stand alone. */
const TOKEN =
  /c\+\+|c#|\bkey=|[a-z_]\w*\(\)|[a-z0-9_]+|==|!=|<=|>=|=>|\+=|-=|\*=|:=|->|\/\/|\[-?\d*:{0,2}-?\d*\]|\{\}|"""|''|#!|\\[nt](?![a-z])|(?<![^\s«"'`(])(?:\*\*|<<|>>>?|\.{3}|\(\)|[-=%/&+*<>|^~;:.,\\@#])(?![^\s?!»"'`),;])/g

/** The words and signs of a text, lower case, without accents. */
export function tokensOf(text: string): string[] {
  const plain = folded(text.slice(0, 8_000))
  return (plain.match(TOKEN) ?? []).slice(0, MAX_WORDS).map(asPlace)
}

/** `[1:4]` and `[::2]` are slices as `[:]` is, `[3]` an index as `[0]`. */
function asPlace(token: string): string {
  if (!token.startsWith('[') || token === '[]' || token === '[::-1]') return token
  return token.includes(':') ? '[:]' : token.startsWith('[-') ? '[-1]' : '[0]'
}

/** One form for singular and plural: «funciones» and «función», «clases» and «clase». */
export function stemOfToken(token: string): string {
  if (token.length < SHORTEST_STEMMED) return token
  return token.replace(/(?<!s)s$/, '').replace(/(?<=....)e$/, '')
}

/** Finds terms of several words in a text, the longest at each place; mistyped words count where one term alone can be meant. */
export function createSpotter<E>(entries: readonly { entry: E; term: string }[]): Spotter<E> {
  const byFirst = new Map<string, { entry: E; stems: string[] }[]>()
  const meaningOf = new Map<string, string>()
  const bySound = new Map<string, string>()
  for (const { entry, term } of entries) {
    const tokens = tokensOf(term)
    const stems = tokens.map(stemOfToken)
    const [first] = stems
    if (first === undefined) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), { entry, stems }])
    for (const token of tokens.filter(({ length }) => length >= SHORTEST_CORRECTED)) {
      meaningOf.set(token, stemOfToken(token))
      bySound.set(soundOf(stemOfToken(token)), stemOfToken(token))
    }
  }
  for (const found of byFirst.values()) found.sort((a, b) => b.stems.length - a.stems.length)
  const known = new Set([...meaningOf.values(), ...byFirst.keys()])
  // «Funcionan» is no function mistyped.
  const everyday = new Set([
    ...KNOWN_WORDS.trim().split(/\s+/),
    // «Por qué lo dices» asks of no `dict`.
    ...SAID_OFTEN.flatMap((meaning) => WORDS[meaning].split(' ')),
    ...Object.values(VERBS).flatMap((verbs) => verbs.split(' ').flatMap((verb) => [...verbForms(verb)])),
  ])
  const typos = createTypoIndex(meaningOf)

  /** «casefold()» is «casefold», where no term says it with its brackets. */
  const asNamed = (token: string) => (token.endsWith('()') && !known.has(token) ? token.slice(0, -2) : token)

  const correct = (token: string): string => {
    const stem = stemOfToken(token)
    if (token.length < SHORTEST_CORRECTED || known.has(stem) || everyday.has(token)) return stem
    const heard = bySound.get(soundOf(stem))
    if (heard !== undefined) return heard
    const near = typos.meanings(token)
    const [only] = near
    return near.size === 1 && only !== undefined ? only : stem
  }

  return {
    spot(words) {
      // A word that is said again and again is looked up once.
      const stemOf = new Map([...new Set(words)].map((word) => [word, correct(asNamed(word))]))
      const stems = words.map((word) => stemOf.get(word) ?? word)
      const spots: Spot<E>[] = []
      for (let at = 0; at < stems.length; ) {
        const found = byFirst
          .get(stems[at] ?? '')
          ?.find(({ stems: own }) => own.every((stem, i) => stems[at + i] === stem))
        if (found === undefined) at += 1
        else {
          spots.push({ entry: found.entry, at, length: found.stems.length })
          at += found.stems.length
        }
      }
      return spots
    },
  }
}

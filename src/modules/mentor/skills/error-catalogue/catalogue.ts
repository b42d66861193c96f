import { once } from '~/platform/once'
import { type Entry, parseBriefEntries, parseEntry } from './entry'
import { cutMatchOf, type Match, matchOf, type Template, wordsOf } from './template'

const files = import.meta.glob<string>('/content/errors/**/*.md', { query: '?raw', import: 'default', eager: true })

export const allEntries = once((): readonly Entry[] =>
  Object.entries(files)
    .filter(([file]) => !file.endsWith('README.md'))
    .flatMap(([file, text]) => (file.includes('/breves/') ? parseBriefEntries(file, text) : parseEntry(file, text))),
)

export type Found = Match & { entry: Entry }

/** A longer text is no message; what is pasted from a terminal tells it near its end or its beginning. */
const MAX_CHARACTERS = 6_000
const LAST = 3_000
const read = (text: string) =>
  wordsOf(text.length <= MAX_CHARACTERS ? text : `${text.slice(0, LAST)}\n${text.slice(-LAST)}`)

/** The entry whose message a text holds and that is meant: of several the one with the most words, and of equals the first. */
export function findEntry(
  text: string,
  isMeant: (found: Found) => boolean = ({ entry }) => !entry.isFitting,
): Found | null {
  const words = read(text)
  const known = new Set(words.words.map(({ word }) => word))
  const hasWords = ({ parts }: Template) => parts.every((part) => typeof part !== 'string' || known.has(part))
  return (
    best(words, { mayMatch: hasWords, isMeant, isLoose: false }) ??
    best(words, { mayMatch: (template) => nearlyAllOf(template, known), isMeant, isLoose: true }) ??
    cutShort(words, known)
  )
}

/** A message that breaks off: «could not find a version...»: the most of it that a text has at its end. */
function cutShort(words: Words, known: ReadonlySet<string>): Found | null {
  let found: Found | null = null
  for (const entry of allEntries())
    for (const template of entry.isFitting ? [] : entry.says) {
      const [first] = template.parts
      if (template.words <= MIN_WORDS || typeof first !== 'string' || !known.has(first)) continue
      const match = cutMatchOf(template, words, MIN_WORDS)
      if (match && match.weight > (found?.weight ?? 0)) found = { ...match, entry }
    }
  return found
}

type Words = ReturnType<typeof read>

type Search = { mayMatch: (template: Template) => boolean; isMeant: (found: Found) => boolean; isLoose: boolean }

function best(words: Words, { mayMatch, isMeant, isLoose }: Search): Found | null {
  let found: Found | null = null
  for (const entry of allEntries())
    for (const template of entry.says) {
      if ((found !== null && template.weight <= found.weight) || !mayMatch(template)) continue
      const match = matchOf(template, words, isLoose)
      if (match && isMeant({ ...match, entry })) found = { ...match, entry }
    }
  return found
}

/** Slips are few: most words of a longer message are right. */
const MIN_WORDS = 4
const nearlyAllOf = ({ parts, words }: Template, known: ReadonlySet<string>) =>
  words >= MIN_WORDS && parts.filter((part) => typeof part === 'string' && !known.has(part)).length <= words / MIN_WORDS

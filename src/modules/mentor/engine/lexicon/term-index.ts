import { plainText } from './plain-text'
import { createVocabulary, isFiller, type ReadTerm, termOf, wordsOf } from './terms'

/** What content says of the requests that it is for; `terms`, `not` and `asks` as people write them. */
export type TermEntry = {
  id: string
  title: string
  /** Each group must be found in the request by one of its alternatives; an alternative may be several words. Without groups nothing decides, so that a strict index does not match it. */
  terms: readonly (readonly string[])[]
  not: readonly string[]
  asks: readonly string[]
}

/** `fit` from 0 to 1: how much of what the request names this entry is about; `known`, of what was said before it. `score` is for comparing entries. */
export type TermMatch<E> = { entry: E; fit: number; known: number; score: number }

export type Choice<E> =
  | { kind: 'one'; match: TermMatch<E> }
  /** Two or three that fit about as well: ask which. */
  | { kind: 'several'; matches: TermMatch<E>[] }
  /** Nothing fits; `near` has some of the words. */
  | { kind: 'none'; near: TermMatch<E>[] }

export type TermIndex<E> = {
  /** Entries all of whose groups are found, best first; with `before`, there as well, but one of them in what is said now. */
  match: (plain: string, before?: string) => TermMatch<E>[]
  /** Entries that share words with the request, best first; with `before`, with what was said before, too, which counts half: `fit` is of what is said now. */
  near: (plain: string, count?: number, before?: string) => TermMatch<E>[]
  choose: (plain: string) => Choice<E>
  /** The words of a request, as they are compared. */
  read: (plain: string) => ReadTerm[]
  /** How much a term says: the fewer entries use it, the more. */
  rarity: (term: string) => number
}

/** Below this, what the request names is mostly something else. */
const LEAST_FIT = 0.4
/** The second may come this near to the first before one asks which of them is meant. */
const CLOSE = 0.93
const MAX_NEAR = 3
/** What was said before says less of what is asked. */
const OF_BEFORE = 0.5
/** A word that no content knows may be anything: it counts against an entry, but less than a word of another. */
const UNKNOWN_WEIGHT = 2
/** Words that say nothing may stand between those of one alternative: «peso y la altura». */
const MAX_BETWEEN = 3
const [SATURATION, LENGTH_PART] = [1.2, 0.4]

type Indexed<E> = {
  entry: E
  groups: string[][][]
  not: string[][]
  /** How often a term stands in the asks and the title. */
  counts: Map<string, number>
  /** The terms of all groups. */
  deciding: ReadonlySet<string>
  length: number
  exact: Set<string>
}

/** Indexes content by its terms: `isStrict`, what decides must be said without a slip in a short word. Takes some tens of milliseconds, so make it once. */
export function createTermIndex<E extends TermEntry>(
  entries: readonly E[],
  { isStrict = false }: { isStrict?: boolean } = {},
): TermIndex<E> {
  const indexed = entries.map(indexEntry)
  const vocabulary = createVocabulary(entries.flatMap(wordsOfEntry))
  const idf = rarityIn(indexed)
  const mayMatch = candidatesIn(indexed)
  const average = indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length)

  const weighed = (read: readonly ReadTerm[], share: number) =>
    new Map(read.filter(({ isFiller }) => !isFiller).map(({ term }) => [term, share * idf(term)]))
  /** How much entries are about what is said now, and what was said before: both are weighed once for all of them. */
  const scoring = (read: readonly ReadTerm[], before: readonly ReadTerm[] = []) => {
    const [said, told, key] = [weighed(read, 1), weighed(before, OF_BEFORE), keyOf(read)]
    const all = new Map([...told, ...said])
    return (one: Indexed<E>): TermMatch<E> => {
      const isExact = one.exact.has(key)
      const specificity = one.groups.reduce((sum, group) => sum + heaviest(group, read, idf), 0)
      const fit = isExact ? 1 : shareOf(one, said)
      const score = (specificity + bm25(one, all, average)) * (0.5 + fit) * (isExact ? 2 : 1)
      return { entry: one.entry, fit, known: shareOf(one, told), score }
    }
  }
  const byScore = (a: TermMatch<E>, b: TermMatch<E>) => b.score - a.score

  const index: TermIndex<E> = {
    match(plain, before = '') {
      const read = vocabulary.read(withoutSetAside(plain))
      const known = before === '' ? read : [...vocabulary.read(withoutSetAside(before)), ...read]
      const said = new Set(known.map(({ term }) => term))
      const has = (group: readonly string[][], words: readonly ReadTerm[]) =>
        group.some((phrase) => said.has(phrase[0] ?? '') && stands(phrase, words))
      return mayMatch(known)
        .filter(({ groups }) => groups.every((group) => has(group, known)))
        .filter(({ groups }) => before === '' || groups.some((group) => has(group, read)))
        .filter((one) => !one.not.some((phrase) => stands(phrase, read)))
        .filter((one) => !isStrict || isDecided(one, read, idf))
        .map(scoring(read))
        .toSorted(byScore)
    },
    near(plain, count = MAX_NEAR, before = '') {
      const [read, known] = [plain, before].map((text) => vocabulary.read(withoutSetAside(text)))
      return indexed
        .map((one) => ({ ...one, groups: [], deciding: NO_TERMS }))
        .map(scoring(read ?? [], known))
        .filter(({ score }) => score > 0)
        .toSorted(byScore)
        .slice(0, count)
    },
    choose(plain) {
      const [first, ...others] = index.match(plain).filter(({ fit }) => fit >= LEAST_FIT)
      if (first === undefined) return { kind: 'none', near: index.near(plain) }
      const close = others.filter(({ score }) => score > first.score * CLOSE).slice(0, MAX_NEAR - 1)
      return close.length === 0 ? { kind: 'one', match: first } : { kind: 'several', matches: [first, ...close] }
    },
    read: (plain) => vocabulary.read(withoutSetAside(plain)),
    rarity: idf,
  }
  return index
}

const NO_TERMS: ReadonlySet<string> = new Set()

function indexEntry<E extends TermEntry>(entry: E): Indexed<E> {
  const phrase = (text: string) => termsOf(text)
  const counts = new Map<string, number>()
  let length = 0
  for (const text of [entry.title, ...entry.asks]) {
    for (const term of termsOf(text, { withoutFiller: true })) {
      counts.set(term, (counts.get(term) ?? 0) + 1)
      length += 1
    }
  }
  const groups = entry.terms.map((group) => group.map(phrase))
  return {
    entry,
    groups,
    deciding: new Set(groups.flat(2)),
    not: entry.not.map(phrase),
    counts,
    length,
    exact: new Set([entry.title, ...entry.asks].map((text) => keyOfTerms(termsOf(text, { withoutFiller: true })))),
  }
}

function termsOf(text: string, { withoutFiller = false } = {}): string[] {
  const words = wordsOf(plainText(text))
  return (withoutFiller ? words.filter((word) => !isFiller(word)) : words).map(termOf)
}

const wordsOfEntry = ({ title, terms, asks }: TermEntry) =>
  wordsOf([title, ...terms.flat(), ...asks].map(plainText).join(' '))

const keyOf = (read: readonly ReadTerm[]) =>
  keyOfTerms(read.filter(({ isFiller }) => !isFiller).map(({ term }) => term))
const keyOfTerms = (terms: readonly string[]) => [...new Set(terms)].toSorted().join(' ')

/** The entries of which an alternative of the first group begins with a word that was said, in their order: a few of hundreds. */
function candidatesIn<E>(indexed: readonly Indexed<E>[]): (read: readonly ReadTerm[]) => Indexed<E>[] {
  const places = new Map<string, number[]>()
  const always: number[] = []
  for (const [at, { groups }] of indexed.entries()) {
    const [group] = groups
    if (group === undefined) always.push(at)
    for (const term of new Set(group?.map(([first = '']) => first))) places.set(term, [...(places.get(term) ?? []), at])
  }
  return (read) => {
    const found = new Set([...always, ...read.flatMap(({ term }) => places.get(term) ?? [])])
    return [...found].toSorted((a, b) => a - b).flatMap((at) => indexed[at] ?? [])
  }
}

/** Whether the words of an alternative stand one after the other, with nothing but filler between them. */
function stands(phrase: readonly string[], read: readonly ReadTerm[]): boolean {
  return read.some((_, at) => standsAt(phrase, read, at))
}

function standsAt(phrase: readonly string[], read: readonly ReadTerm[], start: number): boolean {
  let at = start
  if (phrase.length === 0 || read[at]?.term !== phrase[0]) return false
  return phrase.slice(1).every((term) => {
    for (let skipped = 0; skipped <= MAX_BETWEEN; skipped++) {
      at += 1
      if (read[at]?.term === term) return true
      if (!read[at]?.isFiller) return false
    }
    return false
  })
}

/** The weight of the alternative of a group that the request names. */
function heaviest(group: readonly string[][], read: readonly ReadTerm[], idf: (term: string) => number): number {
  const found = group.filter((phrase) => stands(phrase, read))
  return Math.max(0, ...found.map((phrase) => phrase.reduce((sum, term) => sum + idf(term), 0)))
}

/** Whether the group that says most is named by words that are no guess. */
function isDecided<E>({ groups }: Indexed<E>, read: readonly ReadTerm[], idf: (term: string) => number): boolean {
  const sure = read.map((one) => (one.isGuess ? { ...one, term: one.word } : one))
  const weights = groups.map((group) => heaviest(group, read, idf))
  const deciding = groups[weights.indexOf(Math.max(...weights))] ?? []
  return deciding.some((phrase) => stands(phrase, sure))
}

/** How much of what some words weigh an entry has. */
function shareOf<E>({ counts, deciding }: Indexed<E>, words: ReadonlyMap<string, number>): number {
  let [found, all] = [0, 0]
  for (const [term, weight] of words) {
    all += weight
    if (counts.has(term) || deciding.has(term)) found += weight
  }
  return all === 0 ? 0 : found / all
}

/** The usual measure of how much a text is about some words. */
function bm25<E>(one: Indexed<E>, said: ReadonlyMap<string, number>, average: number): number {
  let sum = 0
  const norm = SATURATION * (1 - LENGTH_PART + (LENGTH_PART * one.length) / Math.max(1, average))
  for (const [term, weight] of said) {
    const count = one.counts.get(term) ?? 0
    sum += (weight * count * (SATURATION + 1)) / (count + norm)
  }
  return sum
}

/** How much a term says: the fewer entries use it, the more. */
function rarityIn(indexed: readonly Indexed<TermEntry>[]): (term: string) => number {
  const uses = new Map<string, number>()
  for (const { counts, deciding } of indexed) {
    for (const term of new Set([...counts.keys(), ...deciding])) uses.set(term, (uses.get(term) ?? 0) + 1)
  }
  for (const [term, count] of uses) uses.set(term, Math.log(1 + indexed.length / count))
  return (term) => uses.get(term) ?? UNKNOWN_WEIGHT
}

const TOOL =
  '(?:pandas|numpy|librerias?|bibliotecas?|modulos?|imports?|importar|max|min|sum|len|sorted|sort|reverse|reversed|set|count|split|join|bucles?|ciclos?|for|while|recursividad|recursion|funcion|funciones|clases?|lambda|lambdas|try|excepciones|listas?|diccionarios?|arreglos?|break|usar nada|nada)'
/** What one is told to do without is not what is asked for: «sin pandas», «sin usar max ni min». */
const SET_ASIDE = new RegExp(
  `\\b(?:sin|no (?:puedo|podemos|deja|dejan|quiero|uses|use|usar|me dejan)) (?:usar |utilizar |emplear |hacer uso de |ni |la |las |el |los |ningun |ninguna |una |un ){0,3}${TOOL}(?: (?:ni|o|y) (?:usar |de |la |el |con |sin )?${TOOL}){0,3}\\b`,
  'g',
)
const withoutSetAside = (plain: string) => plain.replace(SET_ASIDE, ' ').replace(/ {2,}/g, ' ').trim()

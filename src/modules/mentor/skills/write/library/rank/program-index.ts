import { anyOf, countsOf, fieldOf, put } from '../../../../engine/wordings/fields'
import { createKeys, type Keys, type Read } from '../../../../engine/wordings/keys'
import { createPostings, type Gathered, type Postings } from '../../../../engine/wordings/postings'
import type { Said } from '../../../../engine/wordings/said'
import { type Likest, waysOf } from '../../../../engine/wordings/ways'
import type { Program } from '../../recipes/program-file'
import { type ProgramTexts, textsOf } from './program-texts'
import type { Wordings } from './wordings'

/** How much speaks for each program, by its place. */
export type Weighed = {
  /** Of what the request says, its terms and its pairs, how much each field has, as a share. */
  shares: readonly Float64Array[]
  /** Of its title, how much the request says. */
  titleSaid: Float64Array
  asks: Likest
  others: Likest
}

/** The shares of `Weighed`, in their order. */
export const SHARES = [
  'asks',
  'asksPairs',
  'about',
  'aboutPairs',
  'how',
  'howPairs',
  'code',
  'inAsks',
  'inAny',
] as const

export type Indexed = { entry: Program; named: ProgramTexts['named'] }
export type ProgramIndex = { programs: readonly Indexed[]; weigh: (said: Said) => Weighed }

/** What no program says may be anything. */
const UNKNOWN = 0.5

/** Indexes programs by their texts and by all ways of asking for them. Takes some tenths of a second. */
export function createProgramIndex(
  entries: readonly Program[],
  wordingsOf: (program: Program) => readonly Wordings[],
): ProgramIndex {
  const texts = entries.map((entry) => textsOf(entry, wordingsOf(entry)))
  const programs = entries.map((entry, at) => ({ entry, named: texts[at]?.named ?? new Set<string>() }))
  return { programs, weigh: weigherOf(programs.length, indexed(texts)) }
}

type Index = {
  keys: Keys
  rarity: (key: number) => number
  fields: readonly (readonly [Postings, keyof Read])[]
  titles: Postings
  likest: (asked: Read) => Likest
  likestOther: (asked: Read) => Likest
}

/** Keeps none of the texts: they are ten times the index. */
function indexed(texts: readonly ProgramTexts[]): Index {
  const keys = createKeys()
  const read = (pick: (texts: ProgramTexts) => readonly Said[]) => texts.map((own) => pick(own).map(keys.added))
  const [titles, asks, others, about, how, code] = [
    read(({ title }) => [title]),
    read((own) => own.asks),
    read((own) => own.others),
    read((own) => [own.about]),
    read((own) => [own.how]),
    read((own) => [own.code]),
  ] as const
  const size = keys.size()
  const rarity = rarityIn([asks, about], size)
  const all = texts.map((_, at) => [asks, about, how, code].flatMap((field) => field[at] ?? []))
  return {
    keys,
    rarity,
    fields: [
      ...[asks, about, how].flatMap((field) =>
        (['terms', 'pairs'] as const).map((kind) => [fieldOf(field, kind, size), kind] as const),
      ),
      [fieldOf(code, 'terms', size), 'terms'],
      [anyOf(asks, size), 'terms'],
      [anyOf(all, size), 'terms'],
    ],
    titles: titleShares(titles, rarity, size),
    likest: waysOf(asks, rarity, size),
    likestOther: waysOf(others, rarity, size),
  }
}

const weigherOf =
  (count: number, { keys, rarity, fields, titles, likest, likestOther }: Index) =>
  (said: Said): Weighed => {
    const asked = keys.read(said)
    const shareIn = (postings: Postings, kind: keyof Read) => {
      const total = asked[kind].reduce((sum, key) => sum + rarity(key), 0) || 1
      const into = new Float64Array(count)
      for (const key of asked[kind]) if (key >= 0) postings.add(into, key, rarity(key) / total)
      return into
    }
    const titleSaid = new Float64Array(count)
    for (const key of asked.terms) if (key >= 0) titles.add(titleSaid, key, 1)
    return {
      shares: fields.map(([postings, kind]) => shareIn(postings, kind)),
      titleSaid,
      asks: likest(asked),
      others: likestOther(asked),
    }
  }

/** How much a key says: the fewer programs have it, the more. */
function rarityIn(fields: readonly (readonly (readonly Read[])[])[], size: number): (key: number) => number {
  const count = fields[0]?.length ?? 0
  const uses = new Uint16Array(size)
  for (let at = 0; at < count; at += 1) {
    const texts = fields.flatMap((field) => field[at] ?? [])
    for (const kind of ['terms', 'pairs'] as const)
      for (const key of countsOf(texts, kind).keys()) uses[key] = (uses[key] ?? 0) + 1
  }
  const weights = Float64Array.from(uses, (used) => Math.log(1 + count / (used || UNKNOWN)))
  const unknown = Math.log(1 + count / UNKNOWN)
  return (key) => weights[key] ?? unknown
}

function titleShares(titles: readonly (readonly Read[])[], rarity: (key: number) => number, size: number): Postings {
  const gathered: Gathered = { places: [], keys: [], worths: [] }
  for (const [at, [title]] of titles.entries()) {
    const all = title?.terms.reduce((sum, key) => sum + rarity(key), 0) || 1
    for (const key of title?.terms ?? []) put(gathered, { at, key, worth: rarity(key) / all })
  }
  return createPostings(gathered, size)
}

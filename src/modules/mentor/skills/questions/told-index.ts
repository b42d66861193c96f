import { once } from '~/platform/once'
import { inFull } from '../../engine/lexicon/in-full'
import { plainText } from '../../engine/lexicon/plain-text'
import { anyOf, countsOf, fieldOf } from '../../engine/wordings/fields'
import { createKeys, type Read } from '../../engine/wordings/keys'
import { type Said, saidIn } from '../../engine/wordings/said'
import { waysOf } from '../../engine/wordings/ways'
import { allUnits, questionUnits, type Unit } from '../concepts/rank/units'

/** Of what is asked: how much of its terms and pairs the wordings of a unit say, and any of them; how much its text; how like it the likest wording is, and the two next. */
export const SHARES = ['asks', 'pairs', 'any', 'text', 'first', 'next'] as const
/** By the places of the units. */
export type Alike = Readonly<Record<(typeof SHARES)[number], Float64Array>>
/** `likest`: `first` of `alike` alone. */
export type ToldIndex = {
  units: readonly Unit[]
  alike: (words: string) => Alike
  likest: (words: string) => Float64Array
}

export const readAsked = (words: string): Said => saidIn(inFull(plainText(words)))

/** What no unit says may be anything. */
const UNKNOWN = 0.5

/** Indexes what can be told by its wordings and its text. Takes some tenths of a second. */
export function createToldIndex(
  units: readonly Unit[],
  wordingsOf: (unit: Unit) => readonly string[] = ({ wordings }) => wordings,
): ToldIndex {
  const keys = createKeys()
  const asks = units.map((unit) => wordingsOf(unit).map(readAsked).map(keys.added))
  const texts = units.map(({ said }) => [keys.added({ terms: [...said], pairs: [] })])
  const size = keys.size()
  const rarity = rarityIn(asks, size)
  const fields = {
    asks: [fieldOf(asks, 'terms', size), 'terms'],
    pairs: [fieldOf(asks, 'pairs', size), 'pairs'],
    any: [anyOf(asks, size), 'terms'],
    text: [anyOf(texts, size), 'terms'],
  } as const
  const likest = waysOf(asks, rarity, size)
  return {
    units,
    likest: (words) => likest(keys.read(readAsked(words))).first,
    alike(words) {
      const asked = keys.read(readAsked(words))
      const shareIn = (name: keyof typeof fields) => {
        const [postings, kind] = fields[name]
        const total = asked[kind].reduce((sum, key) => sum + rarity(key), 0) || 1
        const into = new Float64Array(units.length)
        for (const key of asked[kind]) if (key >= 0) postings.add(into, key, rarity(key) / total)
        return into
      }
      const { first, next } = likest(asked)
      return { asks: shareIn('asks'), pairs: shareIn('pairs'), any: shareIn('any'), text: shareIn('text'), first, next }
    },
  }
}

/** How much a key says: the fewer units are asked for with it, the more. */
function rarityIn(asks: readonly (readonly Read[])[], size: number): (key: number) => number {
  const [count, uses] = [asks.length, new Uint16Array(size)]
  for (const own of asks)
    for (const kind of ['terms', 'pairs'] as const)
      for (const key of countsOf(own, kind).keys()) uses[key] = (uses[key] ?? 0) + 1
  const weights = Float64Array.from(uses, (used) => Math.log(1 + count / (used || UNKNOWN)))
  const unknown = Math.log(1 + count / UNKNOWN)
  return (key) => weights[key] ?? unknown
}

/** Short answers, to those who go on with an idea or ask one thing of it. */
export const shortUnits = once((): readonly Unit[] => [
  ...questionUnits(),
  ...allUnits().filter(({ told }) => told.kind === 'doubt' || told.kind === 'howto'),
])

export const toldIndex = once(() => createToldIndex(shortUnits()))

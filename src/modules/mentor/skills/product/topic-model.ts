import { plainText } from '../../engine/lexicon/plain-text'
import { wordsOf } from '../../engine/lexicon/terms'
import { saidIn } from '../../engine/wordings/said'

/** What stands for a term or a pair that no wording of one side says. */
const UNSAID = 0.05
/** How often what no text says counts as said. */
const UNKNOWN = 0.5

/** Endings differ by who asks; how a word begins tells of the same. */
const BEGINNING = 4

const saidOf = (text: string): string[] => {
  const { terms, pairs } = saidIn(text)
  const words = new Set(wordsOf(plainText(text)))
  const beginnings = new Set(
    [...words].filter((word) => word.length > BEGINNING).map((word) => word.slice(0, BEGINNING)),
  )
  return [...terms, ...pairs, ...[...words].map((word) => `«${word}»`), ...[...beginnings].map((word) => `${word}…`)]
}

/** How often each term and pair is said, and all of them together. */
type Counts = { said: Map<string, number>; sum: number }
const noCounts = (): Counts => ({ said: new Map(), sum: 0 })
function count({ said }: Counts, key: string): number {
  return said.get(key) ?? 0
}
function add(counts: Counts, text: string): void {
  for (const key of saidOf(text)) {
    counts.said.set(key, count(counts, key) + 1)
    counts.sum += 1
  }
}

/** Labels with how well a text fits each, best first. */
export type Ranked<Label> = readonly (readonly [Label, number])[]

/** Complement naive Bayes: a label is as likely as its own texts, more than all others, say what is said, the rarer the more. */
export function createTopicModel<Label>(texts: readonly (readonly [Label, string])[]): (text: string) => Ranked<Label> {
  const [all, byLabel] = [noCounts(), new Map<Label, Counts>()]
  for (const [label, text] of texts) {
    const own = byLabel.get(label) ?? noCounts()
    byLabel.set(label, own)
    add(own, text)
    add(all, text)
  }
  const smoothing = UNSAID * all.said.size
  const rarity = (key: string) => Math.log(1 + texts.length / (count(all, key) || UNKNOWN))
  return (text) => {
    const said = saidOf(text)
    // What no text says counts here alone: the more of it, the worse all labels fit.
    const length = Math.hypot(...said.map(rarity)) || 1
    const keys = said
      .filter((key) => all.said.has(key))
      .map((key) => ({ key, times: count(all, key), weight: rarity(key) / length }))
    const fits = (own: Counts) =>
      keys.reduce((sum, { key, times, weight }) => {
        const inside = count(own, key)
        const within = (inside + UNSAID) / (own.sum + smoothing)
        const without = (times - inside + UNSAID) / (all.sum - own.sum + smoothing)
        return sum + weight * Math.log(within / without)
      }, 0)
    return [...byLabel].map(([label, own]) => [label, fits(own)] as const).sort(([, one], [, other]) => other - one)
  }
}

/** By how much more often what is said stands in texts of one side than in the other's; above 0 it is likelier of them. */
export function createSideModel(texts: readonly string[], others: readonly string[]): (text: string) => number {
  const [ours, theirs] = [noCounts(), noCounts()]
  for (const text of texts) add(ours, text)
  for (const text of others) add(theirs, text)
  const share = (counts: Counts, key: string, size: number) => (count(counts, key) + EITHER) / (size + 2 * EITHER)
  return (text) => {
    const keys = saidOf(text).filter((key) => ours.said.has(key) || theirs.said.has(key))
    const odds = keys.map((key) => Math.log(share(ours, key, texts.length) / share(theirs, key, others.length)))
    return odds.reduce((sum, one) => sum + one, 0) / Math.sqrt(keys.length || 1)
  }
}
const EITHER = 0.1

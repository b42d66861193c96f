import type { Read } from './keys'
import { createPostings, type Gathered, type Postings } from './postings'

/** BM25's. */
const [SATURATION, LENGTH_PART] = [1.2, 0.4]

/** How much the texts of one field say of each key, the more the oftener, up to a measure, and the less the longer they are. */
export function fieldOf(texts: readonly (readonly Read[])[], kind: keyof Read, size: number): Postings {
  const counts = texts.map((own) => countsOf(own, kind))
  const lengths = texts.map((own) => own.reduce((sum, one) => sum + one[kind].length, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length) || 1
  const gathered: Gathered = { places: [], keys: [], worths: [] }
  for (const [at, own] of counts.entries()) {
    const norm = SATURATION * (1 - LENGTH_PART + (LENGTH_PART * (lengths[at] ?? 0)) / average)
    for (const [key, count] of own) put(gathered, { at, key, worth: (count * (SATURATION + 1)) / (count + norm) })
  }
  return createPostings(gathered, size)
}

/** Whether any of the texts has a key. */
export function anyOf(texts: readonly (readonly Read[])[], size: number): Postings {
  const gathered: Gathered = { places: [], keys: [], worths: [] }
  for (const [at, own] of texts.entries())
    for (const key of countsOf(own, 'terms').keys()) put(gathered, { at, key, worth: 1 })
  return createPostings(gathered, size)
}

export function put(into: Gathered, { at, key, worth }: { at: number; key: number; worth: number }): void {
  into.places.push(at)
  into.keys.push(key)
  into.worths.push(worth)
}

/** How often each key stands in some texts. */
export function countsOf(texts: readonly Read[], kind: keyof Read): Map<number, number> {
  const counts = new Map<number, number>()
  for (const one of texts) for (const key of one[kind]) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

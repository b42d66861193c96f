import { put } from './fields'
import type { Read } from './keys'
import { createPostings, type Gathered } from './postings'

/** Beside a term, a pair counts half. */
const PAIR = 0.5

type Rarity = (key: number) => number
/** Of each place the likest way, and the two next together. */
export type Likest = { first: Float64Array; next: Float64Array }

/** Single ways of asking, by place: how like a request the likest are, from 0 to 1. */
export function waysOf(texts: readonly (readonly Read[])[], rarity: Rarity, size: number): (asked: Read) => Likest {
  const gathered: Gathered = { places: [], keys: [], worths: [] }
  const places = Uint16Array.from(texts.flatMap((own, at) => own.map(() => at)))
  // The texts themselves are many, and needed no more.
  const count = texts.length
  for (const [way, read] of texts.flat().entries()) {
    const length = lengthOf(read, rarity)
    for (const key of read.terms) put(gathered, { at: way, key, worth: rarity(key) / length })
    for (const key of read.pairs) put(gathered, { at: way, key, worth: (PAIR * rarity(key)) / length })
  }
  const postings = createPostings(gathered, size)
  return (asked) => {
    const length = lengthOf(asked, rarity)
    const like = new Float64Array(places.length)
    for (const key of asked.terms) if (key >= 0) postings.add(like, key, rarity(key) / length)
    for (const key of asked.pairs) postings.add(like, key, (PAIR * rarity(key)) / length)
    return likestOf(like, places, count)
  }
}

function lengthOf({ terms, pairs }: Read, rarity: Rarity): number {
  let squares = 0
  for (const key of terms) squares += rarity(key) ** 2
  for (const key of pairs) squares += (PAIR * rarity(key)) ** 2
  return Math.sqrt(squares) || 1
}

function likestOf(like: Float64Array, places: Uint16Array, count: number): Likest {
  const [first, second, third] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  for (let way = 0; way < like.length; way += 1) {
    const one = like[way] ?? 0
    const at = places[way] ?? 0
    if (one > (first[at] ?? 0)) {
      third[at] = second[at] ?? 0
      second[at] = first[at] ?? 0
      first[at] = one
    } else if (one > (second[at] ?? 0)) {
      third[at] = second[at] ?? 0
      second[at] = one
    } else if (one > (third[at] ?? 0)) third[at] = one
  }
  return { first, next: second.map((one, at) => one + (third[at] ?? 0)) }
}

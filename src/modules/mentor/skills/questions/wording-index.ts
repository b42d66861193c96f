import { plainText } from '../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../engine/lexicon/terms'
import { inFull } from '../concepts/find/asking'

/** What is asked in several wordings and told in a text. */
export type Worded = { wordings: readonly string[]; text: string }
/** The parts of a wording, each with what it weighs; together of length 1. */
type Vector = ReadonlyMap<string, number>
/** Where a part stands, and with which weight. */
type Postings = Map<string, { at: number[]; weights: number[] }>

/** A unit, by its place among all: how alike a wording is to the nearest of its own, to all of them together, and to its text, each from 0 to 1. */
export type Alike = { at: number; nearest: number; pooled: number; told: number }

/** What two words in this order, and four letters of a word, weigh beside a word. */
const [PAIR, LETTERS] = [0.5, 0.3]
const LONG = 5
const LETTER_COUNT = 4
/** Whose wordings are looked at one by one. */
const MAX_CANDIDATES = 12
/** What all wordings have in common tells more than the nearest one: so it was when each was left out in turn. */
const WEIGHTS = { nearest: 0.3, pooled: 0.7, told: 0.5 }

export const scoreOf = ({ nearest, pooled, told }: Omit<Alike, 'at'>): number =>
  WEIGHTS.nearest * nearest + WEIGHTS.pooled * pooled + WEIGHTS.told * told

/** Finds what is asked by its wordings: the units that are most alike, best first. */
export function createWordingIndex(units: readonly Worded[]) {
  const partsIn = units.map(({ wordings }) => wordings.map(partsOf))
  const rarity = raritiesOf(partsIn)
  const vectorOf = (parts: ReadonlyMap<string, number>): Vector =>
    unitLength(new Map([...parts].map(([part, weight]) => [part, weight * (rarity.get(part) ?? 0)])))
  const pooled: Postings = new Map()
  const told: Postings = new Map()
  for (const [at, { text }] of units.entries()) {
    post(pooled, at, unitLength(sumOf((partsIn[at] ?? []).map(vectorOf))))
    post(told, at, vectorOf(new Map(wordsOf(plainText(text)).map((word) => [termOf(word), 1]))))
  }
  return (wording: string): Alike[] => {
    const asked = vectorOf(partsOf(wording))
    const [alikePooled, alikeTold] = [alikeIn(pooled, asked), alikeIn(told, asked)]
    const candidates = [...alikePooled]
      .map(([at, alike]) => ({ at, nearest: 0, pooled: alike, told: alikeTold.get(at) ?? 0 }))
      .toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.at - b.at)
      .slice(0, MAX_CANDIDATES)
    return candidates
      .map((one) => {
        const wordings = units[one.at]?.wordings ?? []
        return { ...one, nearest: Math.max(0, ...wordings.map((each) => product(asked, vectorOf(partsOf(each))))) }
      })
      .toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.at - b.at)
  }
}

/** The parts of a wording: its words as terms, pairs of them, and letters of long words, which slips and endings leave alone. */
function partsOf(wording: string): Map<string, number> {
  const words = wordsOf(inFull(plainText(wording)))
  const parts = new Map<string, number>()
  const add = (part: string, weight: number) => parts.set(part, (parts.get(part) ?? 0) + weight)
  let before = ''
  for (const word of words) {
    const term = termOf(word)
    add(term, 1)
    if (before !== '') add(`${before} ${term}`, PAIR)
    before = term
    const whole = `^${word}$`
    if (word.length >= LONG)
      for (let at = 0; at + LETTER_COUNT <= whole.length; at += 1)
        add(`~${whole.slice(at, at + LETTER_COUNT)}`, LETTERS)
  }
  return parts
}

/** How rare each part is among the units. */
function raritiesOf(partsIn: readonly (readonly ReadonlyMap<string, number>[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const wordings of partsIn)
    for (const part of new Set(wordings.flatMap((parts) => [...parts.keys()])))
      counts.set(part, (counts.get(part) ?? 0) + 1)
  return new Map([...counts].map(([part, count]) => [part, Math.log(1 + partsIn.length / count)]))
}

function post(postings: Postings, at: number, vector: Vector): void {
  for (const [part, weight] of vector) {
    const list = postings.get(part)
    if (list === undefined) postings.set(part, { at: [at], weights: [weight] })
    else {
      list.at.push(at)
      list.weights.push(weight)
    }
  }
}

/** How alike a wording is to each unit that shares a part with it. */
function alikeIn(postings: Postings, asked: Vector): Map<number, number> {
  const sums = new Map<number, number>()
  for (const [part, weight] of asked) {
    const { at, weights } = postings.get(part) ?? NOWHERE
    for (const [index, unit] of at.entries()) sums.set(unit, (sums.get(unit) ?? 0) + weight * (weights[index] ?? 0))
  }
  return sums
}
const NOWHERE = { at: [], weights: [] }

function product(a: Vector, b: Vector): number {
  let sum = 0
  for (const [part, weight] of a) sum += weight * (b.get(part) ?? 0)
  return sum
}

function sumOf(vectors: readonly Vector[]): Map<string, number> {
  const sum = new Map<string, number>()
  for (const vector of vectors) for (const [part, weight] of vector) sum.set(part, (sum.get(part) ?? 0) + weight)
  return sum
}

function unitLength(vector: ReadonlyMap<string, number>): Vector {
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0))
  if (length === 0) return new Map()
  return new Map([...vector].flatMap(([part, weight]) => (weight === 0 ? [] : [[part, weight / length] as const])))
}

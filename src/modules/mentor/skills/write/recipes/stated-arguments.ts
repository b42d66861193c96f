import { plainText } from '../../../engine/lexicon/plain-text'
import { isFiller, termOf, wordsOf } from '../../../engine/lexicon/terms'
import type { StatedNumber } from '../../../engine/task/task'
import type { Program } from './program-file'

/** With these another statement begins. */
const ENDS = /^(?:[,;.:()]|y|e|o|con|mas|\d.*)$/
/** They say neither what a number is nor what it is not. */
const BETWEEN = /^(?:%|€|\$|de|del|la|el|los|las|un|una|es|son|al|a|por|ciento|euros?|pesos?|en)$/
/** What each label says: «Escribe el IVA en tanto por ciento». */
const IN_EVERY_LABEL = /^(?:escrib|tant|cient|primer|segund)/
const PERCENT = /tanto por ciento/

/**
 * The stated numbers that the first `count` parameters of a recipe's function are given, by the words beside each: «1800 € brutos con un
 * 15 % de IRPF». Null unless each has one and none is left: of others one cannot tell what they are.
 */
export function statedArguments(
  { function: signature, labels }: Program,
  { count, numbers: stated }: { count: number; numbers: readonly StatedNumber[] },
): StatedNumber[] | null {
  const parameters = signature?.parameters.slice(0, count) ?? []
  const inLabels = new Set(Object.values(labels).flatMap((label) => label.match(/\d+/g) ?? []))
  const numbers = stated.filter(({ value }) => !inLabels.has(String(value)))
  const isFitting = count > 1 && numbers.length === count && parameters.length === count
  if (!isFitting || !parameters.every(({ type }) => type === 'int' || type === 'float')) return null
  const hasShare = numbers.some(({ percent }) => percent)
  const pairs = parameters.flatMap(({ name, type }, at) => {
    const label = plainText(labels[name] ?? '')
    const terms = termsOf(`${name.replaceAll('_', ' ')} ${label}`)
    return numbers
      .filter((number) => mayBe(number, { label, type, hasShare }))
      .map((number) => ({ at, number, distance: distanceTo(terms, number) }))
  })
  const found = new Map<number, StatedNumber>()
  for (const { at, number } of pairs
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.distance - b.distance))
    if (!found.has(at) && ![...found.values()].includes(number)) found.set(at, number)
  if (found.size < count - 1) return null
  // One number and one parameter that are left belong together.
  const [left] = numbers.filter((number) => ![...found.values()].includes(number))
  const given = parameters.map(({ name, type }, at) => {
    const isLeft = left !== undefined && mayBe(left, { label: plainText(labels[name] ?? ''), type, hasShare })
    return found.get(at) ?? (isLeft ? left : null)
  })
  return given.every((one) => one !== null) ? given : null
}

type Place = { label: string; type: string; hasShare: boolean }
/** Where a share of a hundred is stated, it is what the label asks for as one. */
const mayBe = ({ value, percent }: StatedNumber, { label, type, hasShare }: Place): boolean =>
  (percent ? PERCENT.test(label) : !(hasShare && PERCENT.test(label))) && (type === 'float' || Number.isInteger(value))

const termsOf = (text: string) =>
  new Set(
    wordsOf(plainText(text))
      .filter((word) => !isFiller(word))
      .map(termOf)
      .filter((term) => !IN_EVERY_LABEL.test(term)),
  )

/** How many words of its statement stand between a number and one of the terms; what follows is nearer than what leads to it. */
const distanceTo = (terms: ReadonlySet<string>, { before, after }: StatedNumber): number =>
  Math.min(wordsTo(terms, after.split(' ')), wordsTo(terms, before.split(' ').toReversed()) + 0.5)

function wordsTo(terms: ReadonlySet<string>, words: readonly string[]): number {
  const end = words.findIndex((word) => ENDS.test(word))
  const own = (end === -1 ? words : words.slice(0, end)).filter((word) => !BETWEEN.test(word))
  const at = own.findIndex((word) => terms.has(termOf(word)))
  return at === -1 ? Number.POSITIVE_INFINITY : at
}

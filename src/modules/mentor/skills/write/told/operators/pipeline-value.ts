import { allOf } from '../../all-of'
/** What a pipeline holds on its way: one value, or each of several with what is done to it. */
export type Value =
  | { kind: 'one'; type: 'text' | 'number' | 'list'; code: string }
  | {
      kind: 'each'
      of: 'text' | 'number'
      source: string
      item: string
      map: string
      tests: readonly string[]
      from: Cut
    }
/** What each of them is: a letter, a word, a piece of another cut, an item of a list. */
export type Cut = 'letter' | 'word' | 'piece' | 'item'
export type Each = Extract<Value, { kind: 'each' }>

export const isPlain = ({ map, item, tests }: Each): boolean => map === item && tests.length === 0

/** As the inside of a comprehension: `letra.upper() for letra in palabra if …`. */
export const inside = ({ map, item, source, tests }: Each): string =>
  `${map} for ${item} in ${source}${tests.length > 0 ? ` if ${allOf(tests)}` : ''}`

export function listOf(each: Each): string {
  if (!isPlain(each)) return `[${inside(each)}]`
  return each.from === 'letter' ? `list(${each.source})` : each.source
}

/** What can be gone through by a function that takes any sequence. */
export const iterableOf = (each: Each): string => (isPlain(each) ? each.source : inside(each))

export const lettersOf = (code: string): Each => ({
  kind: 'each',
  of: 'text',
  source: code,
  item: 'letra',
  map: 'letra',
  tests: [],
  from: 'letter',
})
export const wordsOf = (code: string): Each => ({
  kind: 'each',
  of: 'text',
  source: `${code}.split()`,
  item: 'palabra',
  map: 'palabra',
  tests: [],
  from: 'word',
})

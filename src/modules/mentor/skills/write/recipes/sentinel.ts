import type { Task } from '../../../engine/task/task'

/** The word that ends the only loop of a recipe, and the one that a request states instead. */
export type Sentinel = { was: string; word: string }

const STOPS = /^ *if [\w.()]{1,60} == '(\p{L}{2,10})':\n *break$/gmu
const WORD = /^[\p{L}\d-]{1,12}$/u

/** «hasta que ponga 0», where the recipe ends with `fin`; null where nothing of the kind is stated, or the recipe knows the word. */
export function sentinelIn(code: string, { constraints }: Task): Sentinel | null {
  const stated = constraints.find(({ kind }) => kind === 'repeat-until')
  const [only, other] = new Set([...code.matchAll(STOPS)].map(([, word = '']) => word))
  if (stated?.kind !== 'repeat-until' || only === undefined || other !== undefined) return null
  const word = stated.word.toLowerCase()
  return WORD.test(word) && !code.includes(`'${word}'`) ? { was: only, word } : null
}

/** What a recipe's code and words say of it, with the stated word. */
export const withSentinel = (text: string, sentinel: Sentinel | null): string =>
  sentinel === null
    ? text
    : text.replace(
        new RegExp(`(?<=['"\`«(] ?|\\b(?:o|con|escribe|escribes) )${sentinel.was}(?=['"\`».):, ])`, 'gu'),
        sentinel.word,
      )

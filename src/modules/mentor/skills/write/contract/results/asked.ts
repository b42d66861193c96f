import type { Known } from '../condition'
import { conditionsIn, joined } from '../conditions'
import { type Contract, openResult } from '../contract'

/** What a result is read from: the elements of what is given, what of a text stands before, and a test that always holds. */
export type Asked = {
  contract: Contract
  known: Known
  before: readonly string[]
  test: string | null
  how: readonly string[]
}
export type Body = { lines: string[]; how: string[]; said: string; imports?: string[] }

/** The words of the result that nothing has read yet. */
export const open = ({ contract }: Asked): string => openResult(contract)

/** Notes the words of a pattern as read, and tells whether they stood there. */
export function takes({ contract }: Asked, pattern: RegExp): RegExpExecArray | null {
  const found = pattern.exec(openResult(contract))
  if (found) contract.reading.use({ from: found.index, to: found.index + found[0].length })
  return found
}

/** The test of the elements that are meant; empty where all are. */
export function chosen(asked: Asked): string {
  const conditions = conditionsIn(open(asked), asked.known)
  for (const one of conditions) asked.contract.reading.use(one)
  const test = joined(conditions)
  if (asked.test === null) return test
  return test === '' ? asked.test : `${asked.test} and ${conditions.some(({ isOr }) => isOr) ? `(${test})` : test}`
}

/** As the inside of a comprehension. */
export const each = ({ known: { view } }: Asked, element: string, test: string, items = view.items): string =>
  `${element} for ${view.target} in ${items}${test === '' ? '' : ` if ${test}`}`

export const rounded = (code: string, decimals: number | null): string =>
  decimals === null ? code : `round(${code}, ${decimals})`

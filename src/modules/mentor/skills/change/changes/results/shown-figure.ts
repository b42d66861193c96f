import { inlineCode } from '../../../../engine/compose'
import type { Program } from '../../../../python/program/indexed-program'
import { positional, printsIn } from '../../../../python/program/source'
import type { Result } from '../../change'

/** `code` is how the figure of the list is written. */
type Figure = { kind: string; list: string; code: string }

/** What is printed already: «el total» of a program that adds it up is something else that is wanted of it. */
export function shownAlready(p: Program, { kind, list, code }: Figure): Result | 'no' | null {
  const calls = printsIn(p.body)
  if (kind === 'max' || kind === 'min') {
    const call = calls.find((each) => p.text(each).includes(code))
    return call
      ? { why: `Eso ya lo muestra tu programa, en la línea ${p.line(call)}: ${inlineCode(p.text(call))}.` }
      : null
  }
  if (kind !== 'sum') return null
  const sums = p.places('augmented-assign').flatMap(({ node }) => (node.operator === '+' ? [p.text(node.target)] : []))
  const printed = calls.flatMap((call) => positional(call).map((part) => p.text(part)))
  return printed.some((text) => text === `sum(${list})` || sums.includes(text)) ? 'no' : null
}

import type { Expression } from '../../../../python/ast'
import { type Case, suspectsOf } from '../names/case'
import type { Place } from '../program'
import { typeOf } from './types'

export const NUMBERS: ReadonlySet<string> = new Set(['int', 'float', 'bool'])
type Chain = { operands: Expression[]; place: Place }

/** The operands of the longest `a + b + c` with this part in it, where it begins with a text. */
export function chainOf(fault: Case, whole: { from: number; to: number }): Chain | null {
  const sums = suspectsOf(fault, 'binary').filter(
    ({ node }) => node.operator === '+' && node.from <= whole.from && node.to >= whole.to,
  )
  const [top] = sums
  if (top === undefined) return null
  const operands: Expression[] = []
  let node: Expression = top.node
  while (node.kind === 'binary' && node.operator === '+' && !(node.isParenthesized && node !== top.node)) {
    operands.unshift(node.right)
    node = node.left
  }
  operands.unshift(node)
  return operands.length > 2 && typeOf(fault.program, node, top.place)?.type === 'str'
    ? { operands, place: top.place }
    : null
}

/** Where numbers stand side by side in a chain: `"Suma: " + 3 + 4` means their sum. */
export function numbersOf({ program }: Case, { operands, place }: Chain): [number, number][] {
  const groups: [number, number][] = []
  let isOpen = false
  for (const operand of operands) {
    const isNumber = NUMBERS.has(typeOf(program, operand, place)?.type ?? '') && !operand.isParenthesized
    const last = groups.at(-1)
    if (isNumber && isOpen && last) last[1] = operand.to
    else if (isNumber) groups.push([operand.from, operand.to])
    isOpen = isNumber
  }
  return groups
}

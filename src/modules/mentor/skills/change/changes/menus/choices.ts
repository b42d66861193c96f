import type { Expression, StatementOf } from '../../../../python/ast'
import type { Program } from '../../../faults/program'
import { comparison } from '../../../faults/shapes'

/** A branch of a menu, and the value that is typed for it. */
export type Choice = { node: StatementOf<'if'>; value: Expression }

/** The branches by number of a loop that asks: `if op == "1": … elif op == "2": …`; null where there are none. */
export function choicesIn(p: Program): Choice[] | null {
  for (const { node } of p.places('if')) {
    const choices = node.isElif ? [] : choicesOf(node)
    if (choices.length >= 2 && choices.every(({ value }) => /^["']?\d["']?$/.test(p.text(value)))) return choices
  }
  return null
}

function choicesOf(node: StatementOf<'if'>): Choice[] {
  const test = comparison(node.test)
  if (test?.operator !== '==') return []
  const [next] = node.otherwise
  return [{ node, value: test.right }, ...(next?.kind === 'if' && next.isElif ? choicesOf(next) : [])]
}

export const numberOfChoice = (p: Program, { value }: Choice) => Number(p.text(value).replace(/\D/g, ''))

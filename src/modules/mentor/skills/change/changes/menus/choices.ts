import type { Expression, StatementOf } from '../../../../python/ast'
import { comparison, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'

/** A branch of a menu, and the value that is typed for it. */
export type Choice = { node: StatementOf<'if'>; value: Expression }

/** The branches of a loop that asks: `if op == "1": … elif op == "2": …`, by number, letter or word; null where there are none. */
export function choicesIn(p: Program): Choice[] | null {
  for (const { node } of p.places('if')) {
    const choices = node.isElif ? [] : choicesOf(node)
    if (choices.length < 2) continue
    const texts = choices.map(({ value }) => p.text(value))
    if (texts.every((text) => /^["']?\d["']?$/.test(text))) return choices
    if (texts.every((text) => /^["'](?:\d|[a-z]{1,12})["']$/i.test(text)) && isAsked(p, node)) return choices
  }
  return null
}

/** Whether what a chain tests is typed in the loop around it. */
function isAsked(p: Program, node: StatementOf<'if'>): boolean {
  const left = comparison(node.test)?.left
  const name = left?.kind === 'name' ? left.name : null
  const block = p.placeOf(node)?.block ?? []
  return (
    p.placeOf(node)?.parent?.node.kind === 'while' &&
    block.some((each) => {
      const plain = plainAssign(each)
      return plain !== null && plain.name === name && /\binput\(/.test(p.text(plain.value))
    })
  )
}

function choicesOf(node: StatementOf<'if'>): Choice[] {
  const test = comparison(node.test)
  if (test?.operator !== '==') return []
  const [next] = node.otherwise
  return [{ node, value: test.right }, ...(next?.kind === 'if' && next.isElif ? choicesOf(next) : [])]
}

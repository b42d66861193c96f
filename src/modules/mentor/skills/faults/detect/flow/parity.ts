import type { Expression, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { comparison, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'

/** Even and odd the wrong way round. */
export const PARITY: Detectors = {
  *'odd-called-even'(p) {
    for (const { node } of p.places('if')) {
      const asked = parityTest(node.test)
      if (!asked) continue
      const said = saysEven(p, node.body)
      const denied = node.otherwise.length > 0 ? saysEven(p, node.otherwise) : null
      if (said === null || said === asked.isEven || (denied !== null && denied !== asked.isEven)) continue
      yield {
        at: node.test,
        certainty: 0.92,
        facts: { test: p.text(node.test), kind: asked.isEven ? 'pares' : 'impares' },
        edits: asked.mend(p),
      }
    }
    for (const { node, place } of p.spots('comprehension')) {
      const target = place.node.kind === 'assign' ? place.node.targets[0] : undefined
      const said = target ? wordsSayEven(p.text(target)) : null
      const test = node.clauses.flatMap(({ conditions }) => conditions).find((each) => parityTest(each))
      const asked = test && parityTest(test)
      if (!test || !asked || said === null || said === asked.isEven) continue
      yield {
        at: test,
        certainty: 0.92,
        facts: { test: p.text(test), kind: asked.isEven ? 'pares' : 'impares' },
        edits: asked.mend(p),
      }
    }
  },
}

type Parity = { isEven: boolean; mend: (p: Program) => Edit[] }

/** `n % 2 == 0`, `n % 2 != 1`, and the bare `n % 2`, which is true of odd numbers. */
function parityTest(test: Expression): Parity | null {
  const isRest = (node: Expression) => node.kind === 'binary' && node.operator === '%' && numberOf(node.right) === 2
  if (isRest(test)) return { isEven: false, mend: (p) => [inserted(p.whole(test).to, ' == 0')] }
  if (test.kind === 'not' && isRest(test.operand))
    return { isEven: true, mend: (p) => [replaced(test, `${p.text(test.operand)} == 1`)] }
  const parts = comparison(test)
  const rest = parts && isRest(parts.left) ? numberOf(parts.right) : null
  if (!parts || rest === null || !['==', '!='].includes(parts.operator) || (rest !== 0 && rest !== 1)) return null
  return {
    isEven: (rest === 0) === (parts.operator === '=='),
    mend: () => [replaced(parts.right, rest === 0 ? '1' : '0')],
  }
}

/** Whether a block says «par» (true) or «impar» (false) and nothing of the other. */
function saysEven(p: Program, body: readonly Statement[]): boolean | null {
  const [first] = body
  const last = body.at(-1)
  if (!first || !last || (first.kind === 'if' && first.isElif)) return null
  return wordsSayEven(p.text({ from: first.from, to: last.to }))
}

function wordsSayEven(text: string): boolean | null {
  const words = text.toLowerCase()
  const isOdd = /\bimpar|odd/.test(words.replaceAll('_', ' '))
  const isEven = /(^|[^m])\bpar(es)?\b|\beven\b/.test(words.replaceAll('_', ' '))
  return isOdd === isEven ? null : isEven
}

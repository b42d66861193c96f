import type { Expression, ExpressionOf } from '../../../../python/ast'
import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import { CERTAIN, type Detectors } from '../../found'

/** Arrays of numpy, which hold one type of value. */
export const ARRAYS: Detectors = {
  *'decimals-cut-by-array'(p) {
    if (!/\bnumpy\b|\bnp\./.test(p.source)) return
    for (const { node, scope } of [...p.places('assign'), ...p.places('augmented-assign')]) {
      const target = node.kind === 'assign' ? node.targets[0] : node.target
      const name = target?.kind === 'subscript' ? nameOf(target.value) : null
      const bound = name === null ? undefined : p.binds(name, scope).findLast(({ from }) => from < node.from)
      const array = bound?.form === 'assign' && bound.value ? wholeArray(p, bound.value) : null
      if (!target || name === null || array === null || !isDecimal(node.value)) continue
      const type = array.arguments.find((each) => each.name === 'dtype')?.value
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { written: p.text(target), value: p.text(node.value), array: name, made: p.text(array) },
        edits: [type ? replaced(type, 'float') : inserted(array.to - 1, ', dtype=float')],
      }
    }
  },
}

/** `np.array([7, 8])`, `np.zeros(3, dtype=int)`: what holds whole numbers alone. */
function wholeArray(p: Program, node: Expression): ExpressionOf<'call'> | null {
  const call = methodCall(node)?.call
  const made = /^(?:np|numpy)\.(array|zeros|ones|full|arange|empty)$/.exec(call ? p.text(call.callee) : '')?.[1]
  if (!call || made === undefined) return null
  const type = call.arguments.find(({ name }) => name === 'dtype')?.value
  if (type !== undefined) return /^(?:(?:np|numpy)\.)?int(?:8|16|32|64|_)?$/.test(p.text(type)) ? call : null
  const [first] = call.arguments
  if (made !== 'array' || first?.value.kind !== 'list') return null
  const leaves = [...leavesOf(first.value)]
  return leaves.length > 0 && leaves.every((leaf) => leaf.kind === 'number' && /^\d+$/.test(leaf.text)) ? call : null
}

function* leavesOf(node: Expression): Generator<Expression> {
  const inner = node.kind === 'unary' ? node.operand : node
  if (inner.kind === 'list' || inner.kind === 'tuple') for (const item of inner.items) yield* leavesOf(item)
  else yield inner
}

/** What is no whole number: `5.75`, `total / 3`. */
const isDecimal = (node: Expression): boolean =>
  (node.kind === 'number' && /[.]\d*[1-9]/.test(node.text)) ||
  (node.kind === 'unary' && isDecimal(node.operand)) ||
  (node.kind === 'binary' && (node.operator === '/' || isDecimal(node.left) || isDecimal(node.right)))

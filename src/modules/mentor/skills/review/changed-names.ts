import type { Statement } from '../../python/ast'
import { boundBy } from '../../python/evaluate/statements/scope'
import { statementsIn } from '../../python/walk'
import { isName, type Reviewed, textOf } from './improvement'

/** Whether something in these statements assigns to the list, or to its elements, or changes its length. */
export function isChanged(program: Reviewed, body: readonly Statement[], name: string): boolean {
  return [...statementsIn(body)].some((node) => {
    const targets =
      node.kind === 'assign'
        ? node.targets
        : node.kind === 'augmented-assign'
          ? [node.target]
          : node.kind === 'delete'
            ? node.targets
            : []
    if (targets.some((target) => new RegExp(`^${name}(?!\\w)`).test(textOf(program, target)))) return true
    const call = node.kind === 'expression' && node.value.kind === 'call' ? node.value.callee : null
    return call?.kind === 'attribute' && isName(call.value, name)
  })
}

/** Whether these statements bind a name anew, or change what it holds. */
export const isMoved = (program: Reviewed, body: readonly Statement[], name: string) =>
  isChanged(program, body, name) || [...statementsIn(body)].some((node) => boundBy(node).includes(name))

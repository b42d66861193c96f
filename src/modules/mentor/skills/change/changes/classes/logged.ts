import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { linesOf } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'

/** Behind each line of a method that adds to a number of its object or takes from it, what was done is written down. */
export function loggedIn(p: Program, cls: StatementOf<'class'>, log: string): Edit[] {
  return cls.body.flatMap((method): Edit[] => {
    if (method.kind !== 'function' || method.name.startsWith('_')) return []
    return [...statementsIn(method.body)].flatMap((node): Edit[] => {
      if (node.kind !== 'augmented-assign' || node.target.kind !== 'attribute' || nameOf(node.target.value) !== 'self')
        return []
      const { to } = linesOf(p, node)
      return [{ from: to, to, text: `\n${indentOf(p, node)}${log}.append(f'${method.name}: {${p.text(node.value)}}')` }]
    })
  })
}

import type { Expression, Statement, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { statementsIn } from '../../../python/walk'
import { type Case, indentAt, insertAt, lineOf, replaceWith, sourceOf } from './case'
import { IN_PLACE } from './in-place'

/** What a function without `return` plainly wants to give: what it shows, stores or computes last. */
export function addReturn(fault: Case, own: StatementOf<'function'>): Edit[] {
  const last = own.body.at(-1)
  if (last === undefined) return []
  const indent = indentAt(fault, lineOf(fault, own.body[0] ?? own))
  const shown = last.kind === 'if' ? printedAtEnds(last) : []
  if (shown.length > 0) return shown.map(([from, value]) => replaceWith(from, `return ${sourceOf(fault, value)}`))
  if (last.kind === 'expression') {
    const { value } = last
    const isPrint = value.kind === 'call' && value.callee.kind === 'name' && value.callee.name === 'print'
    const [argument] = value.kind === 'call' ? value.arguments : []
    if (isPrint && value.kind === 'call') {
      if (value.arguments.length !== 1 || argument?.form !== 'positional') return []
      const gives = `return ${sourceOf(fault, argument.value)}`
      // Where nothing else shows anything, what is given would be seen by nobody.
      const isOnly = (fault.source.match(/(?<![\w.])print\(/g) ?? []).length === 1
      return [isOnly ? insertAt(last.to, `\n${indent}${gives}`) : replaceWith(last, gives)]
    }
    if (value.kind !== 'call') return [insertAt(last.from, 'return ')]
    const list = value.callee.kind === 'attribute' && IN_PLACE.has(value.callee.name) ? value.callee.value : null
    return list?.kind === 'name' ? [insertAt(last.to, `\n${indent}return ${list.name}`)] : []
  }
  if (last.kind === 'assign' && last.targets.length === 1 && last.targets[0])
    return [insertAt(last.to, `\n${indent}return ${sourceOf(fault, last.targets[0])}`)]
  if (last.kind === 'augmented-assign') return [insertAt(last.to, `\n${indent}return ${sourceOf(fault, last.target)}`)]
  const made = last.kind === 'for' || last.kind === 'while' ? accumulated(own.body, last) : null
  return made === null ? [] : [insertAt(endOf(fault, last), `\n${indent}return ${made}`)]
}

/** The one value that each branch of an `if` shows last; none where a branch does something else. */
function printedAtEnds(node: StatementOf<'if'>): [Statement, Expression][] {
  const ends = [node.body, node.otherwise].map((block): [Statement, Expression][] => {
    const last = block.at(-1)
    if (last?.kind === 'if') return printedAtEnds(last)
    const call = last?.kind === 'expression' && last.value.kind === 'call' ? last.value : null
    const [only, second] = call?.arguments ?? []
    const isPrint = call?.callee.kind === 'name' && call.callee.name === 'print'
    return last && isPrint && only?.form === 'positional' && !second ? [[last, only.value]] : []
  })
  return ends.every((each) => each.length > 0) ? ends.flat() : []
}

const endOf = ({ source }: Case, { to }: { to: number }) => source.slice(0, to).trimEnd().length

/** The one variable that a function sets before its last loop and changes in it. */
function accumulated(body: readonly Statement[], loop: Statement): string | null {
  const set = new Set(
    body.flatMap((node) =>
      node.kind === 'assign' ? node.targets.flatMap((target) => (target.kind === 'name' ? target.name : [])) : [],
    ),
  )
  const changed = new Set<string>()
  for (const node of statementsIn([loop])) {
    if (node.kind === 'augmented-assign' && node.target.kind === 'name') changed.add(node.target.name)
    if (node.kind === 'assign') for (const target of node.targets) if (target.kind === 'name') changed.add(target.name)
    const callee = node.kind === 'expression' && node.value.kind === 'call' ? node.value.callee : null
    if (callee?.kind === 'attribute' && callee.value.kind === 'name') changed.add(callee.value.name)
  }
  const both = [...changed].filter((name) => set.has(name))
  return both.length === 1 ? (both[0] ?? null) : null
}

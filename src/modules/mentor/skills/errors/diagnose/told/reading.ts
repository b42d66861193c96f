import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import type { Case, Diagnosis } from '../case'
import { indentAt, insertAt, lineOf, sourceOf } from '../case'
import { classNamed } from '../failing-program'

/** What a message means in a program, by its words: whoever they name is looked up in the tree. */
export type Reading = [message: RegExp, look: (fault: Case, told: readonly (string | undefined)[]) => Diagnosis | null]

export type OwnClass = StatementOf<'class'>
export type Method = StatementOf<'function'>

/** A class of the program by a name that may have its module before it. */
export const ownClass = (fault: Case, name: string | undefined): OwnClass | null =>
  name === undefined ? null : classNamed(fault.program, name.split('.').at(-1) ?? name)

export const methodOf = (owner: OwnClass, name: string): Method | null =>
  owner.body.find((each): each is Method => each.kind === 'function' && each.name === name) ?? null

/** Where it fails, as far as that is known. */
export const failingLine = (fault: Case, { from }: { from: number }) => fault.line ?? lineOf(fault, { from })

/** A decorator's call or name, by its last name. */
export const decoratorOf = ({ decorators }: OwnClass | Method, name: string): Expression | null =>
  decorators.find((each) => lastName(each.kind === 'call' ? each.callee : each) === name) ?? null

export const lastName = (node: Expression): string =>
  node.kind === 'name' || node.kind === 'attribute' ? node.name : ''

/** A method more, behind the last of a class; its lines are indented as methods are. */
export function addMethod(fault: Case, owner: OwnClass, lines: readonly string[]) {
  const last = owner.body.at(-1) as Statement
  const first = owner.body[0] as Statement
  const indent = indentAt(fault, lineOf(fault, first)) || '    '
  const end = last.from + fault.source.slice(last.from, last.to).trimEnd().length
  const isOneLine = lineOf(fault, { from: owner.nameFrom }) === lineOf(fault, first)
  return isOneLine ? null : insertAt(end, `\n\n${lines.map((line) => `${indent}${line}`).join('\n')}`)
}

/** The attributes that a class's `__init__` stores, or the fields of a dataclass. */
export function storedIn(fault: Case, owner: OwnClass): string[] {
  const fields = owner.body.flatMap((each) =>
    each.kind === 'annotated-assign' && each.target.kind === 'name' ? [each.target.name] : [],
  )
  const init = methodOf(owner, '__init__')
  const stored = fault.program.places.flatMap(({ node, scope }) =>
    init !== null && scope === init && node.kind === 'assign'
      ? node.targets.flatMap((target) => (target.kind === 'tuple' ? target.items : [target]))
      : [],
  )
  const names = stored.flatMap((target) =>
    target.kind === 'attribute' && target.value.kind === 'name' && target.value.name === 'self' ? [target.name] : [],
  )
  return [...new Set([...fields, ...names])]
}

/** The attributes that a method looks at on an object of its own. */
export const readIn = (fault: Case, { from, to }: Method): string[] => [
  ...new Set(
    fault.program.expressions.flatMap(({ node }) =>
      node.kind === 'attribute' &&
      node.from >= from &&
      node.to <= to &&
      node.value.kind === 'name' &&
      node.value.name === 'self'
        ? [node.name]
        : [],
    ),
  ),
]

export const codeOf = (fault: Case, node: { from: number; to: number }) => sourceOf(fault, node)

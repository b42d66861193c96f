import type { Statement, StatementOf } from '../../ast'
import { evaluate } from '../expressions/expressions'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { type PyClass, PyFunction, PyProperty, PyWrapped, type Value } from '../values/values'
import { makeClass } from './classes'
import { annotate } from './dataclass'
import { privateName } from './private-names'
import { scopeOf } from './scope'
import type { Running } from './statements'

type RunBlock = (machine: Machine, body: readonly Statement[], frame: Frame) => Running

const owners = new WeakMap<PyFunction, PyClass>()
/** The class whose body defined a function, which `super()` starts from. */
export const ownerOf = (callee: PyFunction): PyClass | null => owners.get(callee) ?? null

/** Runs the body of a class and makes the class. */
export function runClass(machine: Machine, node: StatementOf<'class'>, outer: Frame, runBlock: RunBlock): PyClass {
  if (node.arguments.some(({ form }) => form !== 'positional')) throw new Outside('unsupported', 'class')
  const bases = node.arguments.map(({ value }) => evaluate(machine, value, outer))
  const members = new Map<string, Value>()
  const around = outer.name === null ? '' : `${outer.qualifiedName}.${outer.scope.form === 'class' ? '' : '<locals>.'}`
  const frame: Frame = {
    scope: scopeOf(node, node.body, 'class', []),
    locals: members,
    globals: outer.globals,
    outer,
    name: node.name,
    qualifiedName: around + node.name,
    className: node.name,
    owner: null,
    self: undefined,
    handled: null,
  }
  if (runBlock(machine, node.body, frame).next().done !== true) throw new Outside('invalid', 'yield')
  annotate(
    members,
    node.body.flatMap((each) =>
      each.kind === 'annotated-assign' && each.target.kind === 'name' ? [each.target.name] : [],
    ),
  )
  for (const [name, value] of [...members]) {
    const hidden = privateName(frame, name)
    if (hidden === name) continue
    members.delete(name)
    members.set(hidden, value)
  }
  const made = makeClass(node.name, bases, members)
  for (const member of members.values()) for (const callee of functionsIn(member)) owners.set(callee, made)
  return made
}

function functionsIn(member: Value): PyFunction[] {
  if (member instanceof PyFunction) return [member]
  if (member instanceof PyWrapped) return functionsIn(member.callee)
  return member instanceof PyProperty ? [...functionsIn(member.getter), ...functionsIn(member.setter)] : []
}

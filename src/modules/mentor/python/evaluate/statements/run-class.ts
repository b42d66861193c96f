import type { Statement, StatementOf } from '../../ast'
import { evaluate } from '../expressions/expressions'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { setEntry } from '../methods/methods-dict'
import { Outside } from '../result'
import { documentation } from '../text/documentation'
import { PyProperty, PyWrapped } from '../values/members'
import { PyClass, PyFunction, PyTuple, type Value } from '../values/values'
import { ABC, announce, isMeta, makeClass, membersAsDict } from './classes'
import { annotate, annotatedIn } from './dataclass'
import { privateName } from './private-names'
import { scopeOf } from './scope'
import type { Running } from './statements'

type RunBlock = (machine: Machine, body: readonly Statement[], frame: Frame) => Running

const owners = new WeakMap<PyFunction, PyClass>()
/** The class whose body defined a function, which `super()` starts from. */
export const ownerOf = (callee: PyFunction): PyClass | null => owners.get(callee) ?? null

/** Runs the body of a class and makes the class. */
export function runClass(machine: Machine, node: StatementOf<'class'>, outer: Frame, runBlock: RunBlock): PyClass {
  const given = (form: string) => node.arguments.filter((each) => each.form === form)
  if (node.arguments.some(({ form }) => form.includes('star'))) throw new Outside('unsupported', 'class')
  const bases = given('positional').map(({ value }) => evaluate(machine, value, outer))
  const keywords = new Map(given('keyword').map(({ name, value }) => [name ?? '', evaluate(machine, value, outer)]))
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
    isAsync: false,
    isLibrary: outer.isLibrary,
  }
  if (runBlock(machine, node.body, frame).next().done !== true) throw new Outside('invalid', 'yield')
  annotate(members, node.body)
  for (const [name, value] of [...members]) {
    const hidden = privateName(frame, name)
    if (hidden === name) continue
    members.delete(name)
    members.set(hidden, value)
  }
  const text = documentation(node.body)
  if (text !== null && !members.has('__doc__')) members.set('__doc__', text)
  const made = classFrom(machine, { name: node.name, bases, members, keywords }, outer)
  for (const member of members.values()) for (const callee of functionsIn(member)) owners.set(callee, made)
  announce(machine, made, keywords)
  return made
}

type Parts = { name: string; bases: readonly Value[]; members: Map<string, Value>; keywords: Map<string, Value> }

/** What `type` makes of a class's parts, or the class that says so itself. */
function classFrom(machine: Machine, { name, bases, members, keywords }: Parts, outer: Frame): PyClass {
  const inherited = bases.find((base) => base instanceof PyClass && base.meta !== null)
  const given = keywords.get('metaclass') ?? (inherited instanceof PyClass ? inherited.meta : null)
  keywords.delete('metaclass')
  const module = outer.isLibrary ? String(outer.globals.get('__name__')) : null
  if (!(given instanceof PyClass) || given.make !== null) {
    if (given instanceof PyClass && given.name !== 'ABCMeta') throw new Outside('unsupported', 'metaclass')
    return makeClass(machine, { name, bases: given === null ? bases : [...bases, ABC], members, module })
  }
  if (!isMeta(given) || keywords.size > 0) throw new Outside('unsupported', 'metaclass')
  const maker = given.find('__new__')
  const dict = membersAsDict(machine, members)
  if (given.module !== null)
    setEntry(machine, dict, '__annotated__', new PyTuple(annotatedIn(members).map((each) => each.name)))
  const parts = [name, new PyTuple(bases), dict]
  const made =
    maker === undefined
      ? makeClass(machine, { name, bases, members, meta: given, module })
      : machine.call(maker, [given, ...parts])
  if (!(made instanceof PyClass)) throw new Outside('unsupported', 'metaclass')
  made.module = module
  const start = given.find('__init__')
  if (start !== undefined) machine.call(start, [made, ...parts])
  return made
}

function functionsIn(member: Value): PyFunction[] {
  if (member instanceof PyFunction) return [member]
  if (member instanceof PyWrapped) return functionsIn(member.callee)
  return member instanceof PyProperty ? [member.getter, member.setter, member.deleter].flatMap(functionsIn) : []
}

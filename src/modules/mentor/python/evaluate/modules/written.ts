import type { Expression, Module } from '../../ast'
import { parseForNow } from '../../parse'
import { setPlainly } from '../expressions/attributes'
import { evaluate } from '../expressions/expressions'
import { type Frame, moduleFrame } from '../frame'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { AttributeEntries } from '../values/attribute-entries'
import { attributesOf } from '../values/special'
import { PyBuiltin, PyClass, PyDict, PyFunction, PyTuple, type Run, type Value } from '../values/values'
import { memoized } from './memo'

/** Modules of the standard library, or what is simplest said of them, in Python. */
const FILES = import.meta.glob<string>('./written/*.py', { query: '?raw', import: 'default', eager: true })
const SOURCES = new Map(Object.entries(FILES).map(([path, source]) => [path.replace(/^.*\/|\.py$/g, ''), source]))
const read = new Map<string, Module>()
const made = new WeakMap<Machine, Map<string, Map<string, Value>>>()

/** What a module defines that is written in Python; `given` are the names that it finds. Undefined where there is none. */
export function writtenModule(
  machine: Machine,
  name: string,
  given: Iterable<readonly [string, Value]> = [],
): ReadonlyMap<string, Value> | undefined {
  const source = SOURCES.get(name)
  if (source === undefined) return undefined
  const modules = made.get(machine) ?? new Map<string, Map<string, Value>>()
  made.set(machine, modules)
  const known = modules.get(name)
  if (known !== undefined) return known
  const tree = read.get(name) ?? parseForNow(source)
  read.set(name, tree)
  const names = new Map<string, Value>([...OWN, ...given, ['__name__', name]])
  const frame = moduleFrame(names, true)
  if (tree.errors.length > 0 || !machine.runAll(tree.body, frame)) throw new Outside('library', name)
  const shown = new Map([...names].filter(([each]) => !each.startsWith('_')))
  modules.set(name, shown)
  return shown
}

/** What only these modules can do. */
const OWN: [string, Value][] = Object.entries<Run>({
  /** It would do something else than Python. */
  _outside: (_machine, [what]) => {
    throw new Outside('unsupported', String(what))
  },
  /** Sets what is written on a function, class or object, whatever its class says of that. */
  _annotate: (machine, [value = null, name, set = null]) => {
    const own = value instanceof PyFunction || value instanceof PyClass ? null : attributesOf(value)
    if (value instanceof PyClass) value.members.set(String(name), set)
    else if (own === null) setPlainly(machine, value, String(name), set)
    else own.set(String(name), set)
    return null
  },
  /** The names that a class itself has. */
  _members: (_machine, [value]) => {
    if (!(value instanceof PyClass)) throw new Outside('unsupported', 'class')
    const dict = new PyDict()
    dict.entries = new AttributeEntries(value.members)
    return dict
  },
  /** What a class or those above it have under a name. */
  _find: (_machine, [type, name]) => (type instanceof PyClass ? (type.find(String(name)) ?? null) : null),
  /** What is set on an object. */
  _attributes: (_machine, [value = null]) => {
    const dict = new PyDict()
    dict.entries = new AttributeEntries(attributesOf(value) ?? new Map())
    return dict
  },
  /** What messages call a class. */
  _rename: (_machine, [type, name]) => {
    if (type instanceof PyClass) type.name = String(name)
    return null
  },
  /** What the first parameter of a function says that it takes. */
  _annotation: (machine, [value]) => {
    const [first] = value instanceof PyFunction ? value.parameters : []
    if (!(value instanceof PyFunction) || !first?.annotation) throw new Outside('unsupported', 'register()')
    return typesIn(machine, first.annotation, value.frame)
  },
  _memo: (_machine, [callee = null, size = null, info = null]) => memoized(callee, size, info),
}).map(([name, run]) => [name, new PyBuiltin(name, run)])

/** `int | float` are both. */
function typesIn(machine: Machine, node: Expression, frame: Frame): Value {
  if (node.kind !== 'binary' || node.operator !== '|') return evaluate(machine, node, frame)
  return new PyTuple([node.left, node.right].map((side) => typesIn(machine, side, frame)))
}

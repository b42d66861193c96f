import type { Expression, Module, Range } from '../../../python/ast'
import { shownValue } from '../../../python/evaluate/trace'
import {
  PyClass,
  PyDict,
  PyFunction,
  PyInstance,
  PyList,
  PySet,
  PyTuple,
  type Value,
} from '../../../python/evaluate/values/values'
import { CHANGES_IN_PLACE } from '../../../python/in-place'
import { statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import type { Seen } from './event'
import { plain } from './in-operations'

export type Shared = PyList | PyDict | PySet | PyInstance
/** A change of an object: the expression that it was changed by, and the statement or call that did it. */
type Change = { by: Expression; change: Range }
type Path = { text: string; root: string; depth: number }

const MAX_PATHS = 400
const MAX_DEPTH = 3

export const isShareable = (value: Value | undefined): value is Shared =>
  value instanceof PyList || value instanceof PyDict || value instanceof PySet || value instanceof PyInstance

/** The expressions that a program changes something by: `x` in `x.append(1)`, in `x[0] = 1` and in `x.a += 1`. */
export function changesIn({ body }: Module, calls: Iterable<Expression>): Map<Expression, Range> {
  const found = new Map<Expression, Range>()
  for (const node of statementsIn(body)) {
    const targets = node.kind === 'assign' ? node.targets : node.kind === 'augmented-assign' ? [node.target] : []
    for (const target of targets)
      if (target.kind === 'subscript' || target.kind === 'attribute') found.set(target.value, node)
  }
  for (const node of calls)
    if (node.kind === 'call' && node.callee.kind === 'attribute' && CHANGES_IN_PLACE.has(calledName(node)))
      found.set(node.callee.value, node)
  return found
}

/** Objects that were changed by one name and show the change by another: of what is held at the end of the run. */
export function sharedEvents(
  changed: ReadonlyMap<Shared, Change>,
  values: ReadonlyMap<string, Value>,
  source: Source,
): Seen[] {
  if (changed.size === 0) return []
  const paths = pathsTo(new Set(changed.keys()), values)
  return [...changed].flatMap(
    ([object, one]) => sharedEvent(object, one, { paths: paths.get(object) ?? [], values, source }) ?? [],
  )
}

type Held = { paths: readonly Path[]; values: ReadonlyMap<string, Value>; source: Source }

function sharedEvent(object: Shared, { by, change }: Change, { paths, values, source }: Held): Seen | null {
  const slots = { line: `${source.lines.lineAt(change.from)}`, change: quote(source, change) }
  const event = (kind: Seen['kind'], more: Record<string, string>): Seen => ({
    kind,
    node: change,
    slots: { ...slots, ...more },
    shown: [shownValue(object)],
  })
  const kept = keptBy(object, values)
  if (kept !== null)
    return event('shared-default', {
      parameter: `\`${kept.parameter}\``,
      parameterPlain: kept.parameter,
      name: `\`${kept.name}\``,
    })
  const ofClass = [...values].find(
    ([, value]) => value instanceof PyClass && [...value.members.values()].includes(object),
  )
  if (ofClass !== undefined && ofClass[1] instanceof PyClass) {
    const plainName = [...ofClass[1].members].find(([, value]) => value === object)?.[0] ?? ''
    return by.kind === 'name'
      ? null
      : event('shared-class', { attribute: `\`${plainName}\``, name: `\`${ofClass[0]}\``, plain: plainName })
  }
  const own = plain(source, by)
  const first = paths.find(({ text }) => text === own) ?? paths[0]
  if (first === undefined) return null
  const second =
    paths.find((path) => path.text !== first.text && path.root !== first.root) ??
    paths.find((path) => path.text !== first.text)
  const both = (path: Path) => ({ first: `\`${first.text}\``, second: `\`${path.text}\`` })
  if (second !== undefined) {
    if (first.root === second.root)
      return object instanceof PyInstance || first.depth !== second.depth
        ? null
        : event('shared-rows', { ...both(second), kind: object instanceof PyList ? 'lista' : 'pieza' })
    if (first.depth === 0 && second.depth === 0)
      return object instanceof PyInstance && first.text === own && paths.length === 1
        ? null
        : event('shared-alias', { ...both(second), fixed: copyOf(object, second.text, first.text, source) })
    if (first.depth > 0 && second.depth > 0 && !(object instanceof PyInstance))
      return event('shared-inside', { ...both(second), plain: second.root })
    return null
  }
  return by.kind === 'name' && !values.has(by.name) && first.text !== own && !(object instanceof PyInstance)
    ? event('shared-argument', { inner: `\`${own}\``, first: `\`${first.text}\``, fixed: `${own} = ${own}.copy()` })
    : null
}

/** `b = a.copy()`, as it is given its name in the program. */
function copyOf(object: Shared, one: string, other: string, { module }: Source): string {
  const later = [...statementsIn(module.body)].find(
    (node) =>
      node.kind === 'assign' &&
      node.value.kind === 'name' &&
      [one, other].includes(node.value.name) &&
      node.targets[0]?.kind === 'name' &&
      [one, other].includes(node.targets[0].name),
  )
  const [copy, original] =
    later?.kind === 'assign' && later.targets[0]?.kind === 'name' && later.targets[0].name === one
      ? [one, other]
      : [other, one]
  return object instanceof PyInstance ? `${copy} = copy.copy(${original})` : `${copy} = ${original}.copy()`
}

function keptBy(object: Shared, values: ReadonlyMap<string, Value>): { name: string; parameter: string } | null {
  const functions = [...values].flatMap(([name, value]): [string, Value][] =>
    value instanceof PyClass ? [...value.members] : [[name, value]],
  )
  for (const [name, value] of functions) {
    if (!(value instanceof PyFunction)) continue
    for (const [parameter, standard] of value.standards) if (standard === object) return { name, parameter }
  }
  return null
}

/** Every way from the names of the program to the objects that are looked for. */
function pathsTo(objects: ReadonlySet<Value>, values: ReadonlyMap<string, Value>): Map<Value, Path[]> {
  const found = new Map<Value, Path[]>()
  let count = 0
  const walk = (value: Value, { text, root, depth }: Path) => {
    count += 1
    if (count > MAX_PATHS) return
    if (objects.has(value)) found.set(value, [...(found.get(value) ?? []), { text, root, depth }])
    if (depth >= MAX_DEPTH) return
    const into = (item: Value, step: string) => walk(item, { text: text + step, root, depth: depth + 1 })
    if (value instanceof PyList || value instanceof PyTuple)
      for (const [at, item] of value.items.entries()) into(item, `[${at}]`)
    else if (value instanceof PyDict)
      for (const { key, value: item } of value.entries.values()) {
        if (typeof key === 'string') into(item, `["${key}"]`)
        else if (typeof key === 'bigint') into(item, `[${key}]`)
      }
    else if (value instanceof PyInstance) for (const [name, item] of value.attributes) into(item, `.${name}`)
  }
  for (const [name, value] of values) walk(value, { text: name, root: name, depth: 0 })
  return found
}

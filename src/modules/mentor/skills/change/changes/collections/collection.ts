import type { Expression, StatementOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { positional } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'

export type Value = string | number | boolean

/** One thing that is known of each element: how the loop writes it, what it is called, what stands in the data. */
export type Field = { code: string; names: string[]; kind: 'number' | 'text' | 'truth'; values: Value[] }

/** A loop of the main program over data that stand in it. `source`: what the data are called; `key`: the field that names an element. */
export type Collection = { loop: Place<StatementOf<'for'>>; source: string; fields: Field[]; size: number }

/** The loops of the main program whose data are written down, outermost only. */
export function collectionsIn(p: Program): Collection[] {
  return p.places('for').flatMap((loop) => {
    if (loop.scope.kind !== 'module' || loop.parent !== null) return []
    const read = fieldsOf(p, loop, loop.node.target, loop.node.iterable)
    return read === null || read.fields.length === 0 ? [] : [{ loop, ...read }]
  })
}

type Read = { source: string; fields: Field[]; size: number }

function fieldsOf(p: Program, loop: Place<StatementOf<'for'>>, target: Expression, iterable: Expression): Read | null {
  const wrapped = callTo(iterable, 'sorted', 'list', 'reversed')
  const [inner] = wrapped ? positional(wrapped) : []
  if (inner) return fieldsOf(p, loop, target, inner)
  const counted = callTo(iterable, 'enumerate')
  const [list] = counted ? positional(counted) : []
  if (list && target.kind === 'tuple' && target.items[1]) return fieldsOf(p, loop, target.items[1], list)
  const ranged = callTo(iterable, 'range')
  if (ranged) return byPlace(p, loop, target, ranged)
  const zipped = callTo(iterable, 'zip')
  if (zipped && target.kind === 'tuple') return sideBySide(p, loop, target.items, positional(zipped))
  const method = methodCall(iterable)
  if (method?.name === 'items' || method?.name === 'values') return ofDict(p, loop, method.object, target, method.name)
  const data = literalOf(p, loop, iterable)
  if (data?.kind === 'dict') return ofDict(p, loop, iterable, target, 'keys')
  const items = itemsOf(data)
  if (items === null || data === null) return null
  const source = data === iterable ? `[${p.text(data).slice(1, -1)}]` : p.text(iterable)
  const fields = ofElements(p, target, items).map((each) =>
    each.code === p.text(target) ? { ...each, names: [...each.names, source] } : each,
  )
  return { source, size: items.length, fields }
}

function literalOf(p: Program, loop: Place, node: Expression): Expression | null {
  const name = nameOf(node)
  if (name === null) return node
  const bindings = p.binds(name, loop.scope)
  return bindings.length === 1 && bindings[0]?.form === 'assign' ? bindings[0].value : null
}

function itemsOf(data: Expression | null): readonly Expression[] | null {
  if (data?.kind === 'list' || data?.kind === 'tuple' || data?.kind === 'set') return data.items
  if (data?.kind !== 'string' || data.value === '') return null
  return [...data.value].map((value) => ({ ...data, value }))
}

/** `for i in range(len(names))`: every list that is read at `i` is a field. */
function byPlace(p: Program, loop: Place<StatementOf<'for'>>, target: Expression, range: Expression): Read | null {
  const [size] = range.kind === 'call' ? positional(range) : []
  const [measured] = size?.kind === 'call' && callTo(size, 'len') ? positional(size) : []
  const index = nameOf(target)
  if (!measured || index === null || nameOf(measured) === null) return null
  const names = new Set([p.text(measured)])
  for (const { node } of p.spots('subscript'))
    if (nameOf(node.index) === index && nameOf(node.value) !== null) names.add(p.text(node.value))
  const lists = [...names].flatMap((name) => {
    const items = itemsOf(literalOf(p, loop, nameNode(p, name) ?? measured))
    return items === null ? [] : [{ name, items }]
  })
  return {
    source: p.text(measured),
    size: lists[0]?.items.length ?? 0,
    fields: lists.flatMap(({ name, items }) => field(`${name}[${index}]`, [name], items)),
  }
}

const nameNode = (p: Program, name: string) => p.spots('name').find(({ node }) => node.name === name)?.node

function sideBySide(
  p: Program,
  loop: Place,
  targets: readonly Expression[],
  lists: readonly Expression[],
): Read | null {
  const fields = targets.flatMap((target, at) => {
    const list = lists[at]
    const items = list ? itemsOf(literalOf(p, loop, list)) : null
    return list && items ? field(p.text(target), [p.text(target), p.text(list)], items) : []
  })
  return { source: `zip(${lists.map((list) => p.text(list)).join(', ')})`, fields, size: fields[0]?.values.length ?? 0 }
}

function ofDict(p: Program, loop: Place, object: Expression, target: Expression, form: string): Read | null {
  const data = literalOf(p, loop, object)
  if (data?.kind !== 'dict' || data.entries.length === 0) return null
  const keys = data.entries.flatMap(({ key }) => key ?? [])
  const values = data.entries.map(({ value }) => value)
  const dict = p.text(object)
  const [key, value] = form === 'items' && target.kind === 'tuple' ? target.items : [target]
  const read = form === 'values' ? p.text(target) : value ? p.text(value) : `${dict}[${p.text(target)}]`
  const ofKeys = form === 'values' || !key ? [] : field(p.text(key), [p.text(key)], keys)
  const nested = values.every(({ kind }) => kind === 'dict' || kind === 'list' || kind === 'tuple')
  const named = value ? [p.text(value), dict] : [dict]
  const ofValues = nested ? inner(p, read, values) : field(read, named, values)
  return { source: dict, size: values.length, fields: [...ofValues, ...ofKeys] }
}

function ofElements(p: Program, target: Expression, items: readonly Expression[]): Field[] {
  if (target.kind === 'tuple')
    return target.items.flatMap((part, at) => field(p.text(part), [p.text(part)], column(items, at)))
  const name = p.text(target)
  const [first] = items
  if (first?.kind === 'call') return ofObjects(p, name, items)
  return items.every(({ kind }) => kind === 'dict' || kind === 'tuple' || kind === 'list')
    ? inner(p, name, items)
    : field(name, [name], items)
}

/** `[Empleado("Ana", 1200), …]`: what `__init__` stores of what an object is made with. */
function ofObjects(p: Program, name: string, items: readonly Expression[]): Field[] {
  const calls = items.flatMap((item) => callTo(item) ?? [])
  const cls = p.places('class').find(({ node }) => calls.every(({ callee }) => nameOf(callee) === node.name))?.node
  const init = cls?.body.find((node) => node.kind === 'function' && node.name === '__init__')
  if (calls.length < items.length || init?.kind !== 'function') return []
  const parameters = init.parameters.slice(1).map((parameter) => parameter.name)
  return init.body.flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    const at = node.kind === 'assign' ? parameters.indexOf(nameOf(node.value) ?? '') : -1
    if (target?.kind !== 'attribute' || at < 0) return []
    const values = calls.flatMap((call) => positional(call)[at] ?? [])
    return values.length < calls.length ? [] : field(`${name}.${target.name}`, [target.name], values)
  })
}

/** What stands within each element: by its key, or its place. */
function inner(p: Program, name: string, items: readonly Expression[]): Field[] {
  const [first] = items
  if (first?.kind === 'dict') {
    return first.entries.flatMap(({ key }) => {
      if (key?.kind !== 'string') return []
      const values = items.flatMap((item) =>
        item.kind === 'dict'
          ? item.entries.filter((each) => each.key?.kind === 'string' && each.key.value === key.value)
          : [],
      )
      return field(
        `${name}[${p.text(key)}]`,
        [key.value],
        values.map(({ value }) => value),
      )
    })
  }
  if (first?.kind !== 'tuple' && first?.kind !== 'list') return []
  return first.items.flatMap((_, at) => field(`${name}[${at}]`, [], column(items, at)))
}

const column = (items: readonly Expression[], at: number): Expression[] =>
  items.flatMap((item) => ((item.kind === 'tuple' || item.kind === 'list') && item.items[at] ? [item.items[at]] : []))

function field(code: string, names: string[], items: readonly Expression[]): Field[] {
  const values = items.map(literalValue)
  const [first] = values
  if (first === undefined || first === null || values.some((value) => value === null)) return []
  const kind = typeof first === 'number' ? 'number' : typeof first === 'boolean' ? 'truth' : 'text'
  return values.every((value) => typeof value === typeof first)
    ? [{ code, names, kind, values: values as Value[] }]
    : []
}

function literalValue(node: Expression): Value | null {
  if (node.kind === 'string') return node.value
  return node.kind === 'boolean' ? node.value : numberOf(node)
}

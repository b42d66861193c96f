import { folded } from '~/platform/text/folded'
import type { Expression } from '../../python/ast'
import { callTo, methodCall, nameOf, numberOf } from '../../python/program/expression-shapes'
import type { Program } from '../../python/program/indexed-program'
import { positional } from '../../python/program/source'
import type { Scope } from '../../python/scope'
import { typeOf } from '../faults/type-of'

/** What one thing of a collection is, as its literal shows. */
export type Kind = 'number' | 'text'
export type Element =
  | { kind: Kind }
  | { kind: 'record'; fields: Map<string, Kind> }
  | { kind: 'tuple'; items: (Kind | null)[] }
  /** Of a dictionary: its keys, each with a value. */
  | { kind: 'entry'; value: Element | null }

export function kindOf(node: Expression): Kind | null {
  if (numberOf(node) !== null) return 'number'
  return node.kind === 'string' || node.kind === 'format-string' ? 'text' : null
}

/** What the elements of a collection are; null where no literal shows it. */
export function elementsOf(p: Program, node: Expression, scope: Scope, depth = 0): Element | null {
  if (depth > 4) return null
  if (node.kind === 'list' || node.kind === 'tuple' || node.kind === 'set') return common(p, node.items)
  if (node.kind === 'dict')
    return {
      kind: 'entry',
      value: common(
        p,
        node.entries.map(({ value }) => value),
      ),
    }
  if (node.kind === 'name') {
    const binding = p.binds(node.name, scope).find(({ form, value }) => form === 'assign' && value !== null)
    if (binding?.value) {
      const written = elementsOf(p, binding.value, scope, depth + 1)
      const isOpen = written === null || (written.kind === 'entry' && written.value === null)
      return (isOpen ? filledWith(p, node.name, binding.value) : null) ?? written
    }
    return fromCalls(p, node.name, scope, depth)
  }
  if (node.kind === 'call' && callTo(node, 'range')) return { kind: 'number' }
  const copied = callTo(node, 'sorted', 'reversed', 'list', 'set', 'tuple')
  const [first] = copied ? positional(copied) : []
  if (first) return elementsOf(p, first, scope, depth + 1)
  if (node.kind === 'comprehension' && node.form !== 'dict') {
    const [clause] = node.clauses
    const inner = clause ? elementsOf(p, clause.iterable, scope, depth + 1) : null
    if (clause && nameOf(node.element) !== null && nameOf(node.element) === nameOf(clause.target)) return inner
    if (callTo(node.element, 'int', 'float')) return { kind: 'number' }
    return null
  }
  const method = methodCall(node)
  if (method?.name === 'split') return { kind: 'text' }
  return null
}

/** What a list or dictionary that begins empty is filled with, where all of it is of one kind. */
function filledWith(p: Program, name: string, start: Expression): Element | null {
  if (start.kind === 'list' && start.items.length === 0) {
    const given = p.spots('call').flatMap(({ node, scope }) => {
      const method = methodCall(node)
      const [value] = method?.name === 'append' && nameOf(method.object) === name ? positional(node) : []
      return value ? [{ value, scope }] : []
    })
    const [first] = given
    if (!first) return null
    const { value, scope } = first
    if (value.kind === 'tuple')
      return given.length > 1 ? null : { kind: 'tuple', items: value.items.map((item) => kindIn(item, scope)) }
    const kind = kindIn(value, scope)
    return kind !== null && given.every((each) => kindIn(each.value, each.scope) === kind) ? { kind } : null
  }
  if (start.kind !== 'dict' || start.entries.length > 0) return null
  const kinds = p.places('assign').flatMap(({ node: { targets, value }, scope }) => {
    const [target] = targets
    return target?.kind === 'subscript' && nameOf(target.value) === name ? [kindIn(value, scope)] : []
  })
  const [kind] = kinds
  return kind && kinds.every((each) => each === kind) ? { kind: 'entry', value: { kind } } : null
}

function kindIn(node: Expression, scope: Scope): Kind | null {
  const type = typeOf(node, scope)
  return kindOf(node) ?? (type === 'int' || type === 'float' ? 'number' : type === 'str' ? 'text' : null)
}

/** A parameter is what it is called with. */
function fromCalls(p: Program, name: string, scope: Scope, depth: number): Element | null {
  const fn = scope.kind === 'function' && scope.node?.kind === 'function' ? scope.node : null
  const at = fn?.parameters.findIndex((parameter) => parameter.name === name) ?? -1
  if (!fn || at < 0) return null
  for (const call of p.spots('call')) {
    if (nameOf(call.node.callee) !== fn.name) continue
    const given = positional(call.node)[at]
    const found = given ? elementsOf(p, given, call.scope, depth + 1) : null
    if (found) return found
  }
  return null
}

function common(_p: Program, items: readonly Expression[]): Element | null {
  const [first] = items
  if (!first) return null
  const kind = kindOf(first)
  if (kind !== null) return items.every((item) => kindOf(item) === kind) ? { kind } : null
  if (first.kind === 'tuple' || first.kind === 'list') return { kind: 'tuple', items: first.items.map(kindOf) }
  if (first.kind !== 'dict') return null
  const fields = new Map<string, Kind>()
  for (const { key, value } of first.entries) {
    const type = kindOf(value)
    if (key?.kind === 'string' && type !== null) fields.set(key.value, type)
  }
  return fields.size > 0 ? { kind: 'record', fields } : null
}

/** The statement's own expression of one thing of an element: `precio` of `p` is `p["precio"]`. */
export type Facet = { code: string; kind: Kind; field: string | null }

/** What a loop calls its element: `parts` where it takes it apart (`nombre, precio`). */
export type Target = { name: string; parts: string[] | null }
export const targetOf = (p: Program, node: Expression): Target => ({
  name: p.text(node),
  parts: node.kind === 'tuple' ? node.items.map((item) => p.text(item)) : null,
})

/** What an element can be compared or sorted by. */
export function facetsOf(p: Program, element: Element, target: Target, iterable: Expression): Facet[] {
  const { name, parts } = target
  const quote = p.source.split("'").length > p.source.split('"').length ? "'" : '"'
  switch (element.kind) {
    case 'number':
    case 'text':
      return [{ code: name, kind: element.kind, field: null }]
    case 'record':
      return [...element.fields].map(([field, kind]) => ({ code: `${name}[${quote}${field}${quote}]`, kind, field }))
    case 'tuple':
      return element.items.flatMap((kind, at) => {
        const part = parts?.[at]
        return kind === null ? [] : [{ code: part ?? `${name}[${at}]`, kind, field: part ?? null }]
      })
    case 'entry':
      return entryFacets(p, element.value, target, iterable)
  }
}

function entryFacets(p: Program, value: Element | null, { name, parts }: Target, iterable: Expression): Facet[] {
  const method = methodCall(iterable)
  const [key = name, own] = parts ?? []
  const isValues = method?.name === 'values'
  const keys: Facet[] = isValues ? [] : [{ code: key, kind: 'text', field: key }]
  if (value === null || (value.kind !== 'number' && value.kind !== 'text')) return keys
  // `sorted(d)` goes over the keys of `d`, `sorted(d.items())` over pairs.
  const copied = callTo(iterable, 'sorted', 'list', 'reversed', 'tuple')
  const [inner] = copied ? positional(copied) : []
  const isPairs = methodCall(inner ?? iterable)?.name === 'items'
  const code = own ?? (isValues ? name : isPairs ? `${name}[1]` : `${p.text(inner ?? iterable)}[${name}]`)
  return [{ code, kind: value.kind, field: own ?? null }, ...keys]
}

/** The element of what a loop goes over: of `d.items()` and `d.values()` that of `d`. */
export function loopElement(p: Program, iterable: Expression, scope: Scope): Element | null {
  const method = methodCall(iterable)
  if (method && ['items', 'values', 'keys'].includes(method.name)) return elementsOf(p, method.object, scope)
  const copied = callTo(iterable, 'sorted', 'list', 'reversed', 'tuple')
  const [inner] = copied ? positional(copied) : []
  if (inner && methodCall(inner)) return loopElement(p, inner, scope)
  return elementsOf(p, iterable, scope)
}

/** The facet that the words name (`precio` in «los de precio mayor que 5»), or the only one of that kind. */
export function facetMeant(facets: readonly Facet[], words: string, kind: Kind): Facet | null {
  const fitting = facets.filter((facet) => facet.kind === kind)
  const named = fitting.find(({ field }) => field !== null && mentionsStem(words, field))
  return named ?? (fitting.length === 1 ? (fitting[0] ?? null) : null)
}

/** «el descuento» speaks of `porcentaje_descuento`: what a longer name ends with. */
export const mentionsEnd = (plain: string, name: string): boolean =>
  name.includes('_') && mentionsStem(plain, name.slice(name.lastIndexOf('_') + 1))

/** «precios» speaks of `precio`, «nombre» of `nombres`; the plain words are searched. */
export function mentionsStem(plain: string, name: string): boolean {
  const stem = folded(name).replace(/(?:es|s|o|a)$/, '')
  return stem.length >= 3 && new RegExp(`\\b${stem.replace(/[^a-z0-9_]/g, '.')}`).test(plain)
}

import type { Expression, Module, Statement, StatementOf } from '../../../python/ast'
import type { Lines } from '../../../python/lines'
import { blocksOf, expressionsIn, expressionsOf } from '../../../python/walk'

export type Scope = StatementOf<'function'> | null
/** Where a statement stands. */
export type Place = {
  node: Statement
  scope: Scope
  owner: StatementOf<'class'> | null
  block: Statement[]
  parents: Statement[]
}
/** One way in which a name gets a value. */
export type Binding = {
  name: string
  form: 'assign' | 'unpack' | 'for' | 'parameter' | 'with' | 'import' | 'definition' | 'augmented' | 'except'
  /** What is stored: the right side, the iterable of a `for`, the standard of a parameter. */
  value: Expression | null
  from: number
  place: Place
}

/** A module with what a diagnosis looks up in it. */
export type Program = {
  module: Module
  lines: Lines
  places: Place[]
  bindings: Binding[]
  expressions: { node: Expression; place: Place }[]
  /** What expressions gave in a run that fails as the person's did. */
  held?: ((node: Expression) => { type: string } | null) | null
}

export function programOf(module: Module, lines: Lines): Program {
  const places: Place[] = []
  const visit = (block: Statement[], scope: Scope, owner: StatementOf<'class'> | null, parents: Statement[]) => {
    for (const node of block) {
      places.push({ node, scope, owner, block, parents })
      const inner = node.kind === 'function' ? node : scope
      const own = node.kind === 'class' ? node : owner
      for (const child of blocksOf(node)) visit(child, inner, own, [...parents, node])
    }
  }
  visit(module.body, null, null, [])
  const expressions = places.flatMap((place) =>
    expressionsOf(place.node).flatMap((top) => [...expressionsIn(top)].map((node) => ({ node, place }))),
  )
  return { module, lines, places, bindings: places.flatMap(bindingsOf), expressions }
}

function bindingsOf(place: Place): Binding[] {
  const { node } = place
  const bind = (target: Expression, form: Binding['form'], value: Expression | null): Binding[] => {
    if (target.kind === 'name') return [{ name: target.name, form, value, from: target.from, place }]
    if (target.kind === 'starred') return bind(target.value, 'unpack', null)
    if (target.kind !== 'tuple' && target.kind !== 'list') return []
    const values = value?.kind === 'tuple' || value?.kind === 'list' ? value.items : null
    const isEven = form === 'assign' && values?.length === target.items.length
    return target.items.flatMap((item, at) =>
      bind(item, isEven ? 'assign' : 'unpack', isEven ? (values?.[at] ?? null) : value),
    )
  }
  const named = (name: string, form: Binding['form']): Binding => ({ name, form, value: null, from: node.from, place })
  switch (node.kind) {
    case 'assign':
      return node.targets.flatMap((target) => bind(target, 'assign', node.value))
    case 'annotated-assign':
      return node.value ? bind(node.target, 'assign', node.value) : []
    case 'augmented-assign':
      return bind(node.target, 'augmented', node.value)
    case 'for':
      return bind(node.target, 'for', node.iterable)
    case 'with':
      return node.items.flatMap(({ context, target }) => (target ? bind(target, 'with', context) : []))
    case 'function': {
      const inner = { ...place, scope: node }
      const parameters = node.parameters.map(({ name, standard, from }) => ({
        name,
        form: 'parameter' as const,
        value: standard,
        from,
        place: inner,
      }))
      return [{ ...named(node.name, 'definition'), from: node.nameFrom }, ...parameters]
    }
    case 'class':
      return [{ ...named(node.name, 'definition'), from: node.nameFrom }]
    case 'import':
      return node.names.map(({ name, alias }) => named(alias ?? name.split('.')[0] ?? name, 'import'))
    case 'import-from':
      return node.names.map(({ name, alias }) => named(alias ?? name, 'import'))
    case 'try':
      return node.handlers.flatMap(({ name }) => (name === null ? [] : [named(name, 'except')]))
    default:
      return []
  }
}

/** The binding that a name has at a place: the last before it in its scope, else the last of the program. */
export function bindingOf(program: Program, name: string, place: Place, before: number): Binding | null {
  const own = program.bindings.filter((binding) => binding.name === name && binding.form !== 'augmented')
  const local = own.filter(({ place: { scope } }) => scope === place.scope)
  // A name is stored after what is on the right of its `=`.
  const storedAt = ({ form, from, place: { node } }: Binding) =>
    node.kind !== 'for' && (form === 'assign' || form === 'unpack') ? node.to : from
  const earlier = local.filter((binding) => storedAt(binding) <= before)
  if (earlier.length > 0) return earlier.at(-1) ?? null
  if (local.length > 0 && place.scope === null) return null
  return local.at(-1) ?? own.filter(({ place: { scope } }) => scope === null).at(-1) ?? null
}

export const functionNamed = ({ places }: Program, name: string): StatementOf<'function'> | null => {
  const found = places.findLast(({ node }) => node.kind === 'function' && node.name === name)?.node
  return found?.kind === 'function' ? found : null
}
export const classNamed = ({ places }: Program, name: string): StatementOf<'class'> | null => {
  const found = places.findLast(({ node }) => node.kind === 'class' && node.name === name)?.node
  return found?.kind === 'class' ? found : null
}

/** The function or method that a call means, where the program defines it. */
export function calledFunction(program: Program, call: Expression): StatementOf<'function'> | null {
  if (call.kind !== 'call') return null
  if (call.callee.kind === 'name') return functionNamed(program, call.callee.name)
  return call.callee.kind === 'attribute' ? functionNamed(program, call.callee.name) : null
}

/** Calls of a function of the program, with the place of each. */
export const callsOf = ({ expressions }: Program, name: string) =>
  expressions.flatMap(({ node, place }) => {
    if (node.kind !== 'call') return []
    const called = node.callee.kind === 'name' || node.callee.kind === 'attribute' ? node.callee.name : null
    return called === name ? [{ node, place }] : []
  })

/** What a parameter gets at the calls of its function. */
export function argumentsFor(program: Program, binding: Binding): { node: Expression; place: Place }[] {
  const { scope, owner } = binding.place
  if (binding.form !== 'parameter' || scope === null) return []
  const index = scope.parameters.findIndex(({ name }) => name === binding.name)
  const isMethod = owner?.body.includes(scope)
  const called = scope.name === '__init__' && owner ? owner.name : scope.name
  return callsOf(program, called).flatMap(({ node, place }) => {
    if (node.kind !== 'call') return []
    const given =
      node.arguments.find(({ name }) => name === binding.name) ??
      node.arguments.filter(({ form }) => form === 'positional')[isMethod ? index - 1 : index]
    return given ? [{ node: given.value, place }] : []
  })
}

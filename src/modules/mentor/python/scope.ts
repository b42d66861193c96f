import type { Expression, ExpressionOf, Module, Parameter, Range, Statement, StatementOf } from './ast'
import { blocksOf, expressionsOf, partsOf } from './walk'

/** A statement in its surroundings: `parent` is the compound statement that it stands in, `block[at]` is the statement itself. */
export type Place<S extends Statement = Statement> = {
  node: S
  block: readonly Statement[]
  at: number
  parent: Place | null
  scope: Scope
}

/** An expression in its surroundings: `parent` is the expression right around it, if any. */
export type Spot<E extends Expression = Expression> = { node: E; parent: Spot | null; place: Place; scope: Scope }

/** One place where a name gets a value; the range is that of the name. */
export type Binding = Range & {
  name: string
  form: 'assign' | 'unpack' | 'augmented' | 'for' | 'parameter' | 'import' | 'definition' | 'with' | 'except' | 'other'
  /** What is assigned; the iterable of a `for`; the default of a parameter. */
  value: Expression | null
  /** Null for parameters and for names of a comprehension. */
  place: Place | null
}

/** Names of a module, function, class, lambda or comprehension. */
export type Scope = {
  kind: 'module' | 'function' | 'class' | 'lambda' | 'comprehension'
  node: StatementOf<'function'> | StatementOf<'class'> | ExpressionOf<'lambda' | 'comprehension'> | null
  parent: Scope | null
  bindings: Map<string, Binding[]>
  /** Names that are read here; `x += 1` binds only. */
  uses: Spot<ExpressionOf<'name'>>[]
  /** Names declared `global` or `nonlocal`. */
  outer: Map<string, 'global' | 'nonlocal'>
}

export type Scopes = { scopes: Scope[]; places: Place[]; spots: Spot[] }

/** The scopes of a source with their names, and all statements and expressions in the order of the source with what surrounds them. */
export function scopesOf(module: Module): Scopes {
  const reader = new ScopeReader()
  reader.readBlock(module.body, null, reader.open('module', null, null))
  return reader
}

/** The scope whose variable a name is there; null for builtins and names that nothing binds. */
export function scopeOfName(name: string, from: Scope): Scope | null {
  for (let scope: Scope | null = from; scope; scope = scope.parent) {
    if (scope.kind === 'class' && scope !== from) continue
    if (scope.outer.get(name) === 'global') return rootOf(scope)
    if (scope.bindings.has(name) && !scope.outer.has(name)) return scope
  }
  return null
}

/** All places that give a name its value, whichever scope they stand in (`global x`), as seen from a scope. */
export function bindingsOf(name: string, from: Scope): readonly Binding[] {
  return scopeOfName(name, from)?.bindings.get(name) ?? []
}

/** The loops around a statement in its own scope, innermost first. */
export function loopsAround(place: Place): Place<StatementOf<'for' | 'while'>>[] {
  const loops: Place<StatementOf<'for' | 'while'>>[] = []
  for (let at = place; at.parent && at.parent.scope === place.scope; at = at.parent) {
    const { parent } = at
    if (isLoop(parent) && parent.node.body === at.block) loops.push(parent)
  }
  return loops
}

const isLoop = (place: Place): place is Place<StatementOf<'for' | 'while'>> =>
  place.node.kind === 'for' || place.node.kind === 'while'

function rootOf(scope: Scope): Scope {
  let root = scope
  while (root.parent) root = root.parent
  return root
}

class ScopeReader implements Scopes {
  readonly scopes: Scope[] = []
  readonly places: Place[] = []
  readonly spots: Spot[] = []

  open(kind: Scope['kind'], node: Scope['node'], parent: Scope | null): Scope {
    const scope: Scope = { kind, node, parent, bindings: new Map(), uses: [], outer: new Map() }
    this.scopes.push(scope)
    return scope
  }

  readBlock(block: readonly Statement[], parent: Place | null, scope: Scope) {
    block.forEach((node, at) => {
      const place: Place = { node, block, at, parent, scope }
      this.places.push(place)
      this.#bindStatement(place)
      const inner = this.#scopeInside(place)
      for (const expression of expressionsOf(node)) this.#readExpression(expression, null, place, scope)
      for (const body of blocksOf(node)) this.readBlock(body, place, inner)
    })
  }

  #scopeInside({ node, scope }: Place): Scope {
    if (node.kind !== 'function' && node.kind !== 'class') return scope
    const inner = this.open(node.kind, node, scope)
    if (node.kind === 'function') this.#bindParameters(node.parameters, inner)
    return inner
  }

  #bindParameters(parameters: readonly Parameter[], scope: Scope) {
    for (const { name, standard, from, to } of parameters) {
      this.#bind(scope, { name, form: 'parameter', value: standard, place: null, from, to })
    }
  }

  #bindStatement(place: Place) {
    const { node, scope } = place
    const bind = (name: string, form: Binding['form'], range: Range, value: Expression | null = null) =>
      this.#bind(scope, { name, form, value, place, from: range.from, to: range.to })
    switch (node.kind) {
      case 'assign':
        for (const target of node.targets) this.#bindTarget(target, 'assign', node.value, place)
        break
      case 'annotated-assign':
        if (node.value) this.#bindTarget(node.target, 'assign', node.value, place)
        break
      case 'augmented-assign':
        this.#bindTarget(node.target, 'augmented', node.value, place)
        break
      case 'for':
        this.#bindTarget(node.target, 'for', node.iterable, place)
        break
      case 'with':
        for (const { target, context } of node.items) if (target) this.#bindTarget(target, 'with', context, place)
        break
      case 'function':
      case 'class':
        bind(node.name, 'definition', { from: node.nameFrom, to: node.nameFrom + node.name.length })
        break
      case 'import':
        for (const { name, alias } of node.names) bind(alias ?? name.split('.')[0] ?? name, 'import', node)
        break
      case 'import-from':
        for (const { name, alias } of node.names) bind(alias ?? name, 'import', node)
        break
      case 'try':
        for (const handler of node.handlers) if (handler.name) bind(handler.name, 'except', handler)
        break
      case 'match':
        for (const { captures, pattern } of node.cases) for (const name of captures) bind(name, 'other', pattern)
        break
      case 'global':
      case 'nonlocal':
        for (const name of node.names) scope.outer.set(name, node.kind)
        break
    }
  }

  #bindTarget(target: Expression, form: Binding['form'], value: Expression, place: Place) {
    if (target.kind === 'name') {
      const { name, from, to } = target
      this.#bind(place.scope, { name, form, value, place, from, to })
    } else if (target.kind === 'starred') this.#bindTarget(target.value, 'unpack', value, place)
    else if (target.kind === 'tuple' || target.kind === 'list') {
      for (const item of target.items) this.#bindTarget(item, form === 'for' ? 'for' : 'unpack', value, place)
    }
  }

  #bind(scope: Scope, binding: Binding) {
    const home = scope.outer.get(binding.name) === 'global' ? rootOf(scope) : scope
    const known = home.bindings.get(binding.name)
    if (known) known.push(binding)
    else home.bindings.set(binding.name, [binding])
  }

  #readExpression(node: Expression, parent: Spot | null, place: Place, scope: Scope) {
    const spot: Spot = { node, parent, place, scope }
    this.spots.push(spot)
    if (node.kind === 'name') {
      if (!isTarget(node, place.node)) scope.uses.push({ node, parent, place, scope })
    } else if (node.kind === 'lambda') {
      const inner = this.open('lambda', node, scope)
      this.#bindParameters(node.parameters, inner)
      for (const { standard } of node.parameters) if (standard) this.#readExpression(standard, spot, place, scope)
      this.#readExpression(node.body, spot, place, inner)
    } else if (node.kind === 'comprehension') this.#readComprehension(node, spot)
    else {
      if (node.kind === 'named' && node.target.kind === 'name') {
        const { name, from, to } = node.target
        this.#bind(holderOf(scope), { name, form: 'assign', value: node.value, place, from, to })
      }
      for (const part of node.kind === 'named' ? [node.value] : partsOf(node)) {
        this.#readExpression(part, spot, place, scope)
      }
    }
  }

  #readComprehension(node: ExpressionOf<'comprehension'>, spot: Spot) {
    const inner = this.open('comprehension', node, spot.scope)
    node.clauses.forEach(({ target, iterable, conditions }, at) => {
      this.#readExpression(iterable, spot, spot.place, at === 0 ? spot.scope : inner)
      for (const name of namesInTarget(target)) {
        this.#bind(inner, { ...name, form: 'for', value: iterable, place: null })
      }
      for (const condition of conditions) this.#readExpression(condition, spot, spot.place, inner)
    })
    for (const part of node.value ? [node.element, node.value] : [node.element]) {
      this.#readExpression(part, spot, spot.place, inner)
    }
  }
}

const holderOf = (scope: Scope): Scope =>
  scope.kind === 'comprehension' && scope.parent ? holderOf(scope.parent) : scope

/** The names that a target binds: of `a, (b, *c)` all three; none of `x.y` and `x[0]`. */
export function namesInTarget(target: Expression): ExpressionOf<'name'>[] {
  if (target.kind === 'name') return [target]
  if (target.kind === 'starred') return namesInTarget(target.value)
  return target.kind === 'tuple' || target.kind === 'list' ? target.items.flatMap(namesInTarget) : []
}

function isTarget(name: Expression, statement: Statement): boolean {
  return targetsOf(statement).some((target) => namesInTarget(target).includes(name as ExpressionOf<'name'>))
}

function targetsOf(statement: Statement): readonly Expression[] {
  switch (statement.kind) {
    case 'assign':
    case 'delete':
      return statement.targets
    case 'augmented-assign':
    case 'annotated-assign':
    case 'for':
      return [statement.target]
    case 'with':
      return statement.items.flatMap(({ target }) => target ?? [])
    default:
      return []
  }
}

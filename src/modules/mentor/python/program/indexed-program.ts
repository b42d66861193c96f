import type { Expression, ExpressionOf, Module, Range, Statement, StatementOf } from '../ast'
import { type Lines, linesOf } from '../lines'
import { type Binding, bindingsOf, type Place, type Scope, type Spot, scopeOfName, scopesOf } from '../scope'
import { ALONE, type Around } from './around'

export type FunctionPlace = Place<StatementOf<'function'>>

const OPEN_ENDED = new Set(['compare', 'binary', 'boolean-operation', 'unary', 'not', 'conditional'])

/** A parsed source with all that detectors ask of it, indexed once so that each of them is cheap. */
export class Program {
  readonly source: string
  readonly lines: Lines
  readonly body: readonly Statement[]
  readonly scopes: Scope[]
  readonly allPlaces: Place[]
  readonly functions = new Map<string, FunctionPlace[]>()
  readonly #placesByKind: Map<string, Place[]>
  readonly #spotsByKind: Map<string, Spot[]>
  readonly #usesByName = new Map<string, Spot<ExpressionOf<'name'>>[]>()
  readonly #usesByHome = new Map<Scope | null, Map<string, Spot<ExpressionOf<'name'>>[]>>()
  readonly #placeOf = new Map<Statement, Place>()

  constructor(
    readonly module: Module,
    readonly around: Around = ALONE,
  ) {
    this.source = module.source
    this.body = module.body
    this.lines = linesOf(module.source)
    const { scopes, places, spots } = scopesOf(module)
    this.scopes = scopes
    this.allPlaces = places
    this.#placesByKind = Map.groupBy(places, ({ node }) => node.kind)
    this.#spotsByKind = Map.groupBy(spots, ({ node }) => node.kind)
    for (const place of places) this.#placeOf.set(place.node, place)
    for (const scope of scopes) {
      for (const use of scope.uses) {
        const known = this.#usesByName.get(use.node.name)
        if (known) known.push(use)
        else this.#usesByName.set(use.node.name, [use])
      }
    }
    for (const place of this.places('function')) {
      const known = this.functions.get(place.node.name)
      if (known) known.push(place)
      else this.functions.set(place.node.name, [place])
    }
  }

  /** Whether the words of its author, in plain letters, tell something. */
  says(cue: RegExp): boolean {
    return cue.test(this.around.plain)
  }

  places<K extends Statement['kind']>(kind: K): Place<StatementOf<K>>[] {
    return (this.#placesByKind.get(kind) ?? []) as Place<StatementOf<K>>[]
  }

  spots<K extends Expression['kind']>(kind: K): Spot<ExpressionOf<K>>[] {
    return (this.#spotsByKind.get(kind) ?? []) as Spot<ExpressionOf<K>>[]
  }

  placeOf(node: Statement): Place | undefined {
    return this.#placeOf.get(node)
  }

  text(node: Range & { kind?: string }): string {
    const { from, to } = this.whole(node)
    return this.source.slice(from, to)
  }

  /** The range of a node with the parentheses around its first and its last part, which its own range may leave out. */
  whole(node: Range & { kind?: string }): Range {
    if (!OPEN_ENDED.has(node.kind ?? '')) return node
    let { from, to } = node
    const plain = this.source.slice(from, to).replace(/(["'])(?:\\.|(?!\1)[^\\])*\1/g, '')
    let [open, missing] = [0, 0]
    for (const letter of plain) {
      if (letter === '(') open += 1
      else if (letter === ')' && open === 0) missing += 1
      else if (letter === ')') open -= 1
    }
    for (; open > 0 && this.source.indexOf(')', to) !== -1; open -= 1) to = this.source.indexOf(')', to) + 1
    for (; missing > 0 && from > 0; missing -= 1) from = this.source.lastIndexOf('(', from - 1)
    return { from, to }
  }

  line({ from }: Range): number {
    return this.lines.lineAt(from)
  }

  /** Where the variable that a name is in a scope is read, in any scope, in the order of the source. */
  uses(name: string, scope: Scope): readonly Spot<ExpressionOf<'name'>>[] {
    const home = scopeOfName(name, scope)
    const known = this.#usesByHome.get(home) ?? new Map<string, Spot<ExpressionOf<'name'>>[]>()
    this.#usesByHome.set(home, known)
    const earlier = known.get(name)
    if (earlier) return earlier
    const uses = (this.#usesByName.get(name) ?? [])
      .filter((use) => scopeOfName(name, use.scope) === home)
      .toSorted((a, b) => a.node.from - b.node.from)
    known.set(name, uses)
    return uses
  }

  binds(name: string, scope: Scope): readonly Binding[] {
    return bindingsOf(name, scope)
  }

  /** The last plain assignment to a name that stands before an offset in the same scope. */
  lastAssigned(name: string, scope: Scope, before: number): Binding | undefined {
    return this.binds(name, scope).findLast(({ form, from }) => form === 'assign' && from < before)
  }

  /** The one function of a name, where the name is bound nowhere else. */
  functionNamed(name: string, scope: Scope): FunctionPlace | undefined {
    const [only, second] = this.binds(name, scope)
    if (second || only?.form !== 'definition') return undefined
    return this.functions.get(name)?.find(({ node }) => node.nameFrom === only.from)
  }

  /** Calls by name of a function. */
  callsOf(place: FunctionPlace): Spot<ExpressionOf<'call'>>[] {
    return this.spots('call').filter(
      ({ node, scope }) => node.callee.kind === 'name' && this.functionNamed(node.callee.name, scope) === place,
    )
  }

  /** Whether a class here has a method of that name: then it may do anything. */
  hasMethod(name: string): boolean {
    return this.functions.get(name)?.some(({ scope }) => scope.kind === 'class') ?? false
  }
}

import type { Expression, Parameter, Statement, StatementOf } from '../../ast'
import { expressionsIn, expressionsOf, sameScope, statementsIn } from '../../walk'

/** Which names a block of code binds, decided before it runs, as Python does. */
export type Scope = {
  form: 'module' | 'function' | 'class' | 'comprehension'
  locals: ReadonlySet<string>
  globals: ReadonlySet<string>
  nonlocals: ReadonlySet<string>
  hasYield: boolean
  /** Whether it may stop and go on later: it holds a `yield` or an `await`. */
  waits: boolean
  /** Whether it may have something to clean up when it is left at a `yield`. */
  cleans: boolean
}

const scopes = new WeakMap<object, Scope>()

/** The scope of a function or class (`node` keeps it for the next call). */
export function scopeOf(
  node: object,
  body: readonly Statement[] | Expression,
  form: 'function' | 'class',
  parameters: readonly Parameter[],
): Scope {
  const known = scopes.get(node)
  if (known) return known
  const [bound, globals, nonlocals] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { name } of parameters) bound.add(name)
  let [hasYield, hasAwait, cleans] = [false, false, false]
  const visit = (expression: Expression) => {
    for (const part of withoutNested(expression)) {
      if (part.kind === 'yield') hasYield = true
      if (part.kind === 'await') hasAwait = true
      if (part.kind === 'named') for (const name of namesOf(part.target)) bound.add(name)
    }
  }
  if ('kind' in body) visit(body)
  else
    for (const statement of statementsIn(body, sameScope)) {
      for (const name of boundBy(statement)) bound.add(name)
      if (statement.kind === 'global') for (const name of statement.names) globals.add(name)
      if (statement.kind === 'nonlocal') for (const name of statement.names) nonlocals.add(name)
      cleans ||= statement.kind === 'with' || (statement.kind === 'try' && isCleaning(statement))
      if ((statement.kind === 'for' || statement.kind === 'with') && statement.isAsync) hasAwait = true
      for (const expression of expressionsOf(statement)) visit(expression)
    }
  const locals = new Set([...bound].filter((name) => !globals.has(name) && !nonlocals.has(name)))
  const scope = { form, locals, globals, nonlocals, hasYield, waits: hasYield || hasAwait, cleans }
  scopes.set(node, scope)
  return scope
}

export const MODULE_SCOPE: Scope = {
  form: 'module',
  locals: new Set(),
  globals: new Set(),
  nonlocals: new Set(),
  hasYield: false,
  waits: false,
  cleans: false,
}

const isCleaning = ({ final, handlers }: StatementOf<'try'>) =>
  final.length > 0 ||
  handlers.some(
    ({ type }) => type === null || (type.kind === 'name' && /^(?:BaseException|GeneratorExit)$/.test(type.name)),
  )

/** An expression's parts, those inside a lambda left out (a comprehension's walrus binds outside of it). */
function* withoutNested(node: Expression): Generator<Expression> {
  if (node.kind === 'lambda') return
  yield node
  for (const part of expressionsIn(node)) if (part !== node && part.kind !== 'lambda') yield part
}

/** The names that a statement itself binds. */
export function boundBy(node: Statement): string[] {
  switch (node.kind) {
    case 'assign':
      return node.targets.flatMap(namesOf)
    case 'augmented-assign':
    case 'annotated-assign':
    case 'for':
      return namesOf(node.target)
    case 'delete':
      return node.targets.flatMap(namesOf)
    case 'function':
    case 'class':
      return [node.name]
    case 'import':
      return node.names.map(({ name, alias }) => alias ?? name.split('.')[0] ?? name)
    case 'import-from':
      return node.names.map(({ name, alias }) => alias ?? name)
    case 'with':
      return node.items.flatMap(({ target }) => (target ? namesOf(target) : []))
    case 'try':
      return node.handlers.flatMap(({ name }) => (name === null ? [] : [name]))
    case 'match':
      return node.cases.flatMap(({ captures }) => captures)
    default:
      return []
  }
}

/** The names that an assignment to this target binds. */
export function namesOf(target: Expression): string[] {
  if (target.kind === 'name') return [target.name]
  if (target.kind === 'tuple' || target.kind === 'list') return target.items.flatMap(namesOf)
  return target.kind === 'starred' ? namesOf(target.value) : []
}

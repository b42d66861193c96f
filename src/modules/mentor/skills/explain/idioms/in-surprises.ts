import type { Expression, ExpressionOf, Statement, StatementOf } from '../../../python/ast'
import { namesOf } from '../../../python/evaluate/statements/scope'
import { GIVES_NONE } from '../../../python/in-place'
import { allExpressions, expressionsIn, sameScope, statementsIn } from '../../../python/walk'
import { run } from '../parts/output'
import { type Idiom, quote, type Source } from './idiom'
import { calledName, keywordOf } from './in-calls'

/** What surprises in an expression: an object that is shared, a call that gives nothing back, stars that spread. */
export function inSurprise(node: Expression, source: Source): Idiom[] {
  if (node.kind === 'compare') return inIdentity(node, source)
  if (node.kind === 'comprehension') return inLoopOfValues(node, source)
  if (node.kind === 'dict' || node.kind === 'list' || node.kind === 'set') return inSpread(node, source)
  return node.kind === 'call' ? inOddCall(node, source) : []
}

function inLoopOfValues(node: ExpressionOf<'comprehension'>, source: Source): Idiom[] {
  const targets = node.clauses.map(({ target }) => target)
  const result = `, y eso es lo que se va guardando en ${quote(source, node)}.`
  return [
    ...ofLoop(targets.flatMap(namesOf), [node.element], source),
    ...noneOf(node.element, result, source),
    ...targets.flatMap((target) => inUnused(target)),
  ]
}

/** `for _ in range(3)`, `for _, x in grupo`. */
const inUnused = (target: Expression, seen?: () => string): Idiom[] =>
  namesOf(target).includes('_')
    ? [{ name: 'underscore', from: target.from, to: target.to, slots: {}, ...(seen && { seen }) }]
    : []

/** How often what is only repeated is repeated. */
function turnsText(node: StatementOf<'for'>, source: Source): string {
  const result = run(source.module)
  const count = result.kind === 'done' ? result.rounds.get(node.from) : undefined
  return count === undefined ? '' : ` Da **${count} ${count === 1 ? 'vuelta' : 'vueltas'}**.`
}

/** Likewise in a statement. */
export function inSurprisingStatement(node: Statement, source: Source): Idiom[] {
  if (node.kind === 'for') {
    const rounds = () => turnsText(node, source)
    return [...ofLoop(namesOf(node.target), [...allExpressions(node.body)], source), ...inUnused(node.target, rounds)]
  }
  if (node.kind === 'augmented-assign') return inGrown(node, source)
  const [target] = node.kind === 'assign' ? node.targets : []
  if (node.kind !== 'assign' || target === undefined) return []
  const none = noneOf(node.value, `: eso es lo que se guarda en ${quote(source, target)}.`, source)
  return [...none, ...inCopy(node, source), ...inGrown(node, source)]
}

/** `botones.append(lambda: i * 10)`: functions that outlive the turn that they are made in. */
function ofLoop(names: readonly string[], parts: readonly Expression[], source: Source): Idiom[] {
  const kept = parts.flatMap((part) => {
    if (part.kind === 'lambda') return parts.length === 1 ? [part] : []
    if (part.kind !== 'call' || (calledName(part) !== 'append' && keywordOf(part, 'command') === undefined)) return []
    return part.arguments.flatMap(({ value }) => (value.kind === 'lambda' ? [value] : []))
  })
  return kept.flatMap((made): Idiom[] => {
    const own = new Set(made.parameters.map((each) => each.name))
    const name = [...expressionsIn(made.body)]
      .flatMap((part) => (part.kind === 'name' ? [part.name] : []))
      .find((each) => names.includes(each) && !own.has(each))
    if (name === undefined) return []
    const given = made.parameters.map((each) => source.module.source.slice(each.from, each.to))
    const body = source.module.source.slice(made.body.from, made.body.to)
    const slots = {
      whole: quote(source, made),
      name: `\`${name}\``,
      fixed: `lambda ${[...given, `${name}=${name}`].join(', ')}: ${body}`,
    }
    return [{ name: 'late-binding', from: made.from, to: made.to, slots }]
  })
}

/** A call whose value is used, and that gives none. */
function noneOf(node: Expression, result: string, source: Source): Idiom[] {
  if (node.kind !== 'call') return []
  const does = noneDoes(node, source)
  if (does === null) return []
  return [{ name: 'none-value', from: node.from, to: node.to, slots: { whole: quote(source, node), does, result } }]
}

function noneDoes(node: ExpressionOf<'call'>, source: Source): string | null {
  const { callee } = node
  if (callee.kind === 'name' && callee.name === 'print') return '**muestra** algo en pantalla'
  if (callee.kind === 'attribute' && GIVES_NONE.has(callee.name) && callee.value.kind === 'name')
    return holds(callee.value.name, source, IN_PLACE) ? `cambia ${quote(source, callee.value)} por dentro` : null
  const own = source.module.body.find((each) => each.kind === 'function' && each.name === calledName(node))
  if (own?.kind !== 'function' || callee.kind !== 'name' || own.isAsync || own.decorators.length > 0) return null
  const gives = [...statementsIn(own.body, sameScope)].some((each) => each.kind === 'return' && each.value !== null)
  const yields = [...allExpressions(own.body)].some(({ kind }) => kind === 'yield')
  return gives || yields ? null : `hace lo suyo y no tiene ningún \`return\` con un valor`
}

export const IN_PLACE: ReadonlySet<string> = new Set(['list', 'dict', 'set', 'comprehension'])
const MAX_ALIASES = 4

/** The value that a name is given first, through other names. */
export function firstValue(name: string, { module }: Source, left = MAX_ALIASES): Expression | null {
  const made = [...statementsIn(module.body)].find(
    (each) => each.kind === 'assign' && each.targets.some((target) => target.kind === 'name' && target.name === name),
  )
  if (made?.kind !== 'assign') return null
  return made.value.kind === 'name' && left > 0
    ? firstValue(made.value.name, { module } as Source, left - 1)
    : made.value
}

const holds = (name: string, source: Source, kinds: ReadonlySet<string>) =>
  kinds.has(firstValue(name, source)?.kind ?? '')

/** `b += [4]` beside `c = c + [5]`. */
function inGrown(node: StatementOf<'augmented-assign'> | StatementOf<'assign'>, source: Source): Idiom[] {
  const target = node.kind === 'assign' ? node.targets[0] : node.target
  if (target?.kind !== 'name' || !holds(target.name, source, LISTS)) return []
  const { value } = node
  const isMade =
    node.kind === 'assign' &&
    value.kind === 'binary' &&
    value.operator === '+' &&
    value.left.kind === 'name' &&
    value.left.name === target.name
  const isGrown = node.kind === 'augmented-assign' && node.operator === '+'
  if (!isMade && !isGrown) return []
  const whole = quote(source, node)
  const slots = {
    grown: isGrown
      ? `${whole} **cambia la misma lista**: le añade los elementos, como \`extend\`, y se ve por todos los nombres que tenga.`
      : '',
    made: isMade
      ? `${whole} crea una **lista nueva** y se la pone a \`${target.name}\`: la de antes se queda como estaba, y quien la tenga por otro nombre no ve el cambio.`
      : '',
  }
  return [{ name: 'grown-list', from: node.from, to: node.to, slots }]
}
const LISTS = new Set<Expression['kind']>(['list', 'comprehension'])

/** `x is y`, but not `x is None`. */
function inIdentity({ left, comparisons, from, to }: ExpressionOf<'compare'>, source: Source): Idiom[] {
  const [first, more] = comparisons
  if (
    !first ||
    more ||
    !first.operator.startsWith('is') ||
    [left, first.right].some(({ kind }) => kind === 'none' || kind === 'boolean')
  )
    return []
  return [
    {
      name: 'identity',
      from,
      to,
      slots: { whole: quote(source, { from, to }), left: quote(source, left), right: quote(source, first.right) },
    },
  ]
}

const hasInner = (node: Expression | null) =>
  node !== null && (node.kind === 'list' || node.kind === 'tuple') && node.items.some(({ kind }) => IN_PLACE.has(kind))

/** `b = a[:]` of a list with lists in it. */
function inCopy({ targets: [target], value, from, to }: StatementOf<'assign'>, source: Source): Idiom[] {
  const original = target?.kind === 'name' ? copiedBy(value) : null
  const first = original?.kind === 'name' ? firstValue(original.name, source) : null
  const inner = first?.kind === 'list' ? first.items.find(({ kind }) => IN_PLACE.has(kind)) : undefined
  if (target === undefined || original?.kind !== 'name' || inner === undefined) return []
  const slots = {
    whole: quote(source, { from, to }),
    copy: quote(source, target),
    original: quote(source, original),
    plain: original.name,
    inner: quote(source, inner),
  }
  return [{ name: 'shallow-copy', from, to, slots }]
}

function copiedBy(value: Expression): Expression | null {
  if (value.kind === 'subscript' && value.index.kind === 'slice')
    return value.index.lower === null && value.index.upper === null && value.index.step === null ? value.value : null
  if (value.kind !== 'call') return null
  const { callee } = value
  if (callee.kind === 'attribute' && callee.name === 'copy') return value.arguments[0]?.value ?? callee.value
  return callee.kind === 'name' && callee.name === 'list' ? (value.arguments[0]?.value ?? null) : null
}

const PARTS: Readonly<Record<'dict' | 'list' | 'set', string>> = {
  dict: 'sus claves con sus valores',
  list: 'sus elementos',
  set: 'sus elementos',
}

/** `{**precios, 'concha': 16}` and `[*a, *b]`. */
function inSpread(node: ExpressionOf<'dict'> | ExpressionOf<'list' | 'tuple' | 'set'>, source: Source): Idiom[] {
  if (node.kind === 'tuple') return []
  const spread =
    node.kind === 'dict'
      ? node.entries.filter(({ key }) => key === null).map(({ value }) => value)
      : node.items.flatMap((item) => (item.kind === 'starred' ? [item.value] : []))
  const [first] = spread
  if (first === undefined) return []
  const order = node.kind === 'dict' ? ' Si una clave se repite, vale la que va **después**.' : ''
  const slots = {
    whole: quote(source, node),
    stars: node.kind === 'dict' ? '`**`' : '`*`',
    values: spread.map((each) => quote(source, each)).join(' y '),
    what: PARTS[node.kind],
    order,
  }
  return [{ name: 'spread-items', from: node.from, to: node.to, slots }]
}

function inOddCall(node: ExpressionOf<'call'>, source: Source): Idiom[] {
  const place = { from: node.from, to: node.to }
  const whole = quote(source, node)
  const name = calledName(node)
  const { callee } = node
  const [query, values] = node.arguments.map(({ value }) => value)
  const spread = node.arguments.find(({ form }) => form === 'double-star')
  const found: Idiom[] =
    spread === undefined
      ? []
      : [{ name: 'spread-argument', ...place, slots: { whole, value: quote(source, spread.value) } }]
  if (/^execute(?:many)?$/.test(name) && query?.kind === 'string' && values !== undefined && query.value.includes('?'))
    found.push({ name: 'sql-parameters', ...place, slots: { values: quote(source, values) } })
  if (name === 'groupby' && query !== undefined && source.module.source.includes('itertools')) {
    const key = keywordOf(node, 'key') ?? node.arguments[1]
    found.push({
      name: 'groupby',
      ...place,
      slots: { whole, key: key === undefined ? '' : ` (la que da ${quote(source, key.value)})` },
    })
  }
  if (callee.kind === 'name' && name === 'print' && query !== undefined)
    found.push(...noneOf(query, ', y eso es lo que muestra el `print` de fuera.', source))
  const owner =
    callee.kind === 'attribute' && GIVES_NONE.has(name) && callee.value.kind === 'subscript' ? callee.value.value : null
  const held = owner?.kind === 'name' ? firstValue(owner.name, source) : null
  if (callee.kind === 'attribute' && owner !== null && held?.kind === 'tuple' && hasInner(held))
    found.push({
      name: 'inner-change',
      ...place,
      slots: { whole, tuple: quote(source, owner), inner: quote(source, callee.value) },
    })
  return found
}

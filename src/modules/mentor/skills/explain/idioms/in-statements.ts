import { byWord } from '~/platform/text/by-word'
import type { MatchCase, Statement, StatementOf } from '../../../python/ast'
import { sameScope, statementsIn } from '../../../python/walk'
import { type Idiom, isFlag, listed, quote, type Source } from './idiom'
import { calledName, keywordOf, lostByZip } from './in-calls'
import { inClass } from './in-classes'
import { inFunction } from './in-functions'
import { inGiving } from './in-giving'
import { heldText } from './with-objects'

/** The idioms that a statement itself is. */
export function inStatement(node: Statement, source: Source): Idiom[] {
  const place = { from: node.from, to: node.to }
  const one = (name: Idiom['name'], slots: Record<string, string> = {}): Idiom[] => [{ name, ...place, slots }]
  switch (node.kind) {
    case 'for':
      return inFor(node, source)
    case 'while':
      return [
        ...(node.otherwise.length > 0 ? one('for-else', { line: elseLine(node.otherwise, source) }) : []),
        ...inBareTest(node, source),
      ]
    case 'if':
      return isMainGuard(node)
        ? one('name-main', { line: `${source.lines.lineAt(node.from)}` })
        : inBareTest(node, source)
    case 'try':
      return inTry(node, source)
    case 'with':
      return one(opens(node, source) ? 'with' : 'with-other', withSlots(node, source))
    case 'match':
      return one('match', { subject: quote(source, node.subject), more: patternsText(node.cases, source) })
    case 'global':
    case 'nonlocal':
      return one(node.kind, { names: node.names.join(', ') })
    case 'assign':
      return inAssign(node, source)
    case 'function':
      return inFunction(node, source)
    case 'class':
      return inClass(node, source)
    default:
      return []
  }
}

/** `while b:`: a name alone is a condition, too. */
function inBareTest({ kind, test, from }: StatementOf<'if'> | StatementOf<'while'>, source: Source): Idiom[] {
  if (test.kind !== 'name') return []
  const name = quote(source, test)
  const isYesNo = isFlag(test.name, source)
  const meaning =
    kind === 'while'
      ? isYesNo
        ? `se repite mientras ${name} valga \`True\`, y termina cuando vale \`False\``
        : `se repite mientras ${name} sea distinto de 0 y no esté vacío, y termina cuando llega a 0 (o se vacía)`
      : isYesNo
        ? `se cumple cuando ${name} vale \`True\``
        : `se cumple cuando ${name} es distinto de 0 y no está vacío`
  return [{ name: 'bool-condition', from, to: test.to, slots: { whole: `\`${kind} ${test.name}\``, meaning } }]
}

const elseLine = (otherwise: readonly Statement[], { lines }: Source) => `${lines.lineAt(otherwise[0]?.from ?? 0) - 1}`

export const isMainGuard = ({ test }: StatementOf<'if'>): boolean =>
  test.kind === 'compare' &&
  [test.left, ...test.comparisons.map(({ right }) => right)].some(
    (part) => part.kind === 'name' && part.name === '__name__',
  )

function inFor(node: StatementOf<'for'>, source: Source): Idiom[] {
  const found: Idiom[] = []
  const place = { from: node.from, to: node.iterable.to }
  const { iterable, target } = node
  const targets = target.kind === 'tuple' ? target.items.map((item) => quote(source, item)) : [quote(source, target)]
  if (iterable.kind === 'call') {
    const [first] = iterable.arguments
    const name = calledName(iterable)
    if (name === 'enumerate' && first && targets.length === 2) {
      const start = keywordOf(iterable, 'start')?.value ?? iterable.arguments[1]?.value
      found.push({
        name: 'enumerate',
        ...place,
        slots: {
          index: targets[0] ?? '',
          item: targets[1] ?? '',
          start: start ? quote(source, start) : '0',
          iterable: quote(source, first.value),
        },
      })
    }
    if (name === 'zip') {
      found.push({
        name: 'zip',
        ...place,
        slots: {
          sources: listed(
            iterable.arguments.flatMap(({ name, value }) => (name === null ? [quote(source, value)] : [])),
          ),
          targets: listed(targets),
          lost: lostByZip(iterable, source),
        },
      })
    }
    if (name === 'items' && iterable.callee.kind === 'attribute' && targets.length === 2) {
      found.push({
        name: 'items-loop',
        ...place,
        slots: {
          whole: quote(source, iterable),
          dict: quote(source, iterable.callee.value),
          key: targets[0] ?? '',
          value: targets[1] ?? '',
        },
      })
    }
  }
  if (node.otherwise.length > 0)
    found.push({ name: 'for-else', from: node.from, to: node.to, slots: { line: elseLine(node.otherwise, source) } })
  return found
}

/** `"a" | "b"` and `_` in the patterns of a `match`. */
function patternsText(cases: readonly MatchCase[], { module }: Source): string {
  const patterns = cases.map(({ pattern }) => module.source.slice(pattern.from, pattern.to))
  const either = patterns.find((text) => /\S \| \S/.test(text))
  const rest = patterns.includes('_') ? ' `case _` es el comodín: **cualquier otra cosa**.' : ''
  return `${either === undefined ? '' : ` En \`case ${either}\`, el \`|\` significa **o**: encaja con cualquiera de ellos.`}${rest}`
}

const ALSO =
  ' También cuando antes hay un `return`: Python guarda lo que se va a devolver, ejecuta el `finally` y solo después sale de la función.'

/** Whether a `return` stands before the `finally`. */
const leaves = ({ body, handlers, otherwise }: StatementOf<'try'>) =>
  [...statementsIn([...body, ...handlers.flatMap((each) => each.body), ...otherwise], sameScope)].some(
    ({ kind }) => kind === 'return',
  )

function inTry(node: StatementOf<'try'>, source: Source): Idiom[] {
  const place = { from: node.from, to: node.to }
  const types = node.handlers.map(({ type }) => (type ? quote(source, type) : 'cualquier error'))
  const kept = node.handlers.find(({ name }) => name !== null)?.name
  const isBroad = node.handlers.some(({ type }) => type !== null && quote(source, type) === '`Exception`')
  const more = [
    ...(isBroad ? [' `Exception` es el tipo más general: recoge **casi cualquier** error.'] : []),
    ...(kept == null ? [] : [` El \`as ${kept}\` guarda el error en \`${kept}\`: al mostrarlo se ve su **mensaje**.`]),
  ]
  const slots = { types: listed(types, 'o'), more: more.join('') }
  const found: Idiom[] = types.length === 0 ? [] : [{ name: 'try-except', ...place, slots }]
  if (node.otherwise.length > 0) found.push({ name: 'try-else', ...place, slots: {} })
  if (node.final.length > 0) found.push({ name: 'finally', ...place, slots: { also: leaves(node) ? ALSO : '' } })
  return found
}

const OPENS_NOTHING =
  /^(?:raises|warns|suppress|assert\w+|subTest|patch|redirect_\w+|localcontext|catch_warnings|Lock)$/

/** Whether what `with` holds is opened and closed, as a file is; a lock or an expected error is not. */
export function opens({ items: [first] }: StatementOf<'with'>, { module }: Source): boolean {
  if (first?.context.kind !== 'call') return false
  const name = calledName(first.context)
  const isOwn = module.body.some((node) => (node.kind === 'function' || node.kind === 'class') && node.name === name)
  return !isOwn && !OPENS_NOTHING.test(name)
}

function withSlots({ items }: StatementOf<'with'>, source: Source): Record<string, string> {
  const [first] = items
  const name = first?.target ? ` Dentro se llama ${quote(source, first.target)}.` : ''
  const context = first ? quote(source, first.context).replace(/^`+|`+$/g, '') : ''
  return { context, name, does: heldText(first?.context, source) }
}

const TALLIES: Readonly<Record<string, string>> = byWord({ '+': 'acumulando', '-': 'restando', '*': 'multiplicando' })

/** `veces[x] = veces.get(x, 0) + 1`. */
function inTally({ targets: [target], value, from, to }: StatementOf<'assign'>, source: Source): Idiom[] {
  if (target?.kind !== 'subscript' || value.kind !== 'binary' || value.left.kind !== 'call') return []
  const { left, right, operator } = value
  const standard = left.arguments[1]?.value
  const isOwn =
    left.callee.kind === 'attribute' &&
    left.callee.name === 'get' &&
    quote(source, left.callee.value) === quote(source, target.value)
  if (!isOwn || standard === undefined) return []
  const isOne = operator === '+' && right.kind === 'number' && right.text === '1'
  const slots = {
    whole: quote(source, { from, to }),
    verb: isOne ? 'contando' : (TALLIES[operator] ?? 'cambiando'),
    dict: quote(source, target.value),
    get: quote(source, left),
    key: quote(source, target.index),
    standard: quote(source, standard),
    change: `\`${operator} ${source.module.source.slice(right.from, right.to)}\``,
    plain: quote(source, target),
  }
  return [{ name: 'tally', from, to, slots }]
}

function inAssign(node: StatementOf<'assign'>, source: Source): Idiom[] {
  const tally = inTally(node, source)
  return tally.length > 0 ? tally : inGiving(node, source)
}

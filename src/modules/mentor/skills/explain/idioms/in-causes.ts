import type { Expression, ExpressionOf, Statement, StatementOf } from '../../../python/ast'
import { allExpressions, expressionsIn, sameScope, statementsIn } from '../../../python/walk'
import { atEnd } from '../focus/kinds-of-values'
import { isQuiet, shownBefore, statementWith } from '../focus/values'
import { type Idiom, listed, quote, type Source } from './idiom'
import { calledName, keywordOf } from './in-calls'

/** Rules of the language that show nowhere in the line itself. */
export function inCause(node: Expression, source: Source): Idiom[] {
  const place = { from: node.from, to: node.to }
  switch (node.kind) {
    case 'boolean-operation':
      return [...inAlways(node, source), ...inGuard(node, source)]
    case 'compare':
      return inNoneTest(node, source)
    case 'yield':
      return node.isFrom && node.value !== null
        ? [{ name: 'yield-from', ...place, slots: { whole: quote(source, node), plain: codeOf(node.value, source) } }]
        : []
    case 'number':
      return /^\d+(?:_\d+)+$|^\d[\d.]*e[+-]?\d+$/i.test(node.text) ? [numberForm(node)] : []
    case 'call':
      return [...inJson(node, source), ...inReferences(node, source), ...inFactory(node, source)]
    default:
      return []
  }
}

/** Likewise of statements. */
export function inCausingStatement(node: Statement, source: Source): Idiom[] {
  if (node.kind === 'while') return inHalving(node, source)
  if (node.kind === 'function' && node.name === '__exit__') return inExit(node)
  if (node.kind === 'raise' && node.cause !== null)
    return [{ name: 'raise-from', from: node.from, to: node.to, slots: causeSlots(node.cause, source) }]
  if (node.kind !== 'class') return []
  const bases = node.arguments.filter(({ form }) => form === 'positional').map(({ value }) => quote(source, value))
  if (bases.length < 2 || bases.some((base) => /ABC|Enum|Protocol|Generic/.test(base))) return []
  const slots = { class: `\`${node.name}\``, bases: listed(bases), first: bases[0] ?? '', plain: node.name }
  const seen = () => orderText(node, source)
  return [{ name: 'several-bases', from: node.from, to: node.body[0]?.from ?? node.to, slots, seen }]
}

/** The order in which the classes are looked through, and what `super()` makes of it. */
function orderText({ name }: StatementOf<'class'>, source: Source): string {
  const order = atEnd(`" ".join(_c.__name__ for _c in ${name}.__mro__[:-1])`, source)?.split(' ') ?? []
  if (order.length < 3) return ''
  const told = ` Aquí es ${order.map((each) => `\`${each}\``).join(' → ')}.`
  const classes = [...statementsIn(source.module.body)].filter((node) => node.kind === 'class')
  for (const [at, each] of order.entries()) {
    const node = classes.find((one) => one.name === each)
    const [base] = node?.arguments ?? []
    const [next, usual] = [order[at + 1], base === undefined ? '' : codeOf(base.value, source)]
    const calls = node === undefined ? [] : [...allExpressions(node.body)].filter((part) => part.kind === 'call')
    if (at === 0 || next === undefined || usual === '' || next === usual) continue
    if (calls.some((call) => calledName(call) === 'super'))
      return `${told} Y \`super()\` no es «la madre», sino **la siguiente en ese orden**: en un objeto de \`${name}\`, el \`super()\` de \`${each}\` llama a \`${next}\`, no a \`${usual}\`.`
  }
  return told
}

const codeOf = (node: Expression, { module }: Source) => module.source.slice(node.from, node.to)

const causeSlots = (cause: Expression, source: Source) => ({
  does:
    cause.kind === 'none'
      ? '**oculta** el error original: solo se ve el nuevo'
      : `guarda ${quote(source, cause)} como **causa**: si nadie lo recoge, en el mensaje salen los dos, el original y el nuevo`,
})

/** `return True` in `__exit__`. */
function inExit({ body }: StatementOf<'function'>): Idiom[] {
  const gives = [...statementsIn(body, sameScope)].find(
    (each) => each.kind === 'return' && each.value?.kind === 'boolean' && each.value.value,
  )
  return gives === undefined ? [] : [{ name: 'exit-true', from: gives.from, to: gives.to, slots: {} }]
}

/** `if x == "a" or "b"`: the second part is always true. */
export function inAlways({ operator, values, from, to }: ExpressionOf<'boolean-operation'>, source: Source): Idiom[] {
  const [first, ...others] = values
  const [only] = first?.kind === 'compare' ? first.comparisons : []
  const isTrue = (each: Expression) =>
    (each.kind === 'string' && each.value !== '') || (each.kind === 'number' && Number(each.text) !== 0)
  if (operator !== 'or' || first?.kind !== 'compare' || only?.operator !== '==' || !others.every(isTrue)) return []
  const last = others.at(-1)
  if (last === undefined) return []
  const choices = [only.right, ...others].map((each) => codeOf(each, source))
  const slots = {
    whole: quote(source, { from, to }),
    first: quote(source, first),
    last: quote(source, last),
    fixed: `${codeOf(first.left, source)} in (${choices.join(', ')})`,
  }
  return [{ name: 'or-always', from, to, slots }]
}

/** `i < len(l) and l[i] == x`: what stands first keeps the second from failing. */
function inGuard(
  { operator, values: [first, second], from, to }: ExpressionOf<'boolean-operation'>,
  source: Source,
): Idiom[] {
  if (operator !== 'and' || first === undefined || second === undefined) return []
  const asked = new Set([...expressionsIn(first)].flatMap((part) => (part.kind === 'name' ? [part.name] : [])))
  const uses = (node: Expression) =>
    [...expressionsIn(node)].some((part) => part.kind === 'name' && asked.has(part.name))
  const saved = [...expressionsIn(second)].flatMap((part): string[] => {
    if (part.kind === 'subscript' && part.index.kind !== 'slice' && first.kind === 'compare' && uses(part.index))
      return [`no se llega a mirar ${quote(source, part)} con una posición que se sale`]
    const isDivision = part.kind === 'binary' && /^(?:\/|\/\/|%)$/.test(part.operator)
    if (isDivision && part.right.kind === 'name' && asked.has(part.right.name) && isAboutZero(first))
      return [`no se llega a hacer ${quote(source, part)} con un 0, que daría \`ZeroDivisionError\``]
    const isOfNothing =
      part.kind === 'attribute' && part.value.kind === 'name' && asked.has(part.value.name) && isAboutNone(first)
    return isOfNothing ? [`no se llega a pedir ${quote(source, part)} a un \`None\`, que daría \`AttributeError\``] : []
  })
  const [why] = saved
  const slots = { whole: quote(source, { from, to }), first: quote(source, first), why: why ?? '' }
  return why === undefined ? [] : [{ name: 'and-guard', from, to, slots }]
}

const isAboutNone = (node: Expression) =>
  node.kind === 'name' || (node.kind === 'compare' && node.comparisons.some(({ right }) => right.kind === 'none'))
const isAboutZero = (node: Expression) =>
  node.kind === 'name' ||
  (node.kind === 'compare' && node.comparisons.some(({ right }) => right.kind === 'number' && Number(right.text) === 0))

/** `x is None`. */
function inNoneTest({ left, comparisons: [only], from, to }: ExpressionOf<'compare'>, source: Source): Idiom[] {
  if (!only?.operator.startsWith('is') || only.right.kind !== 'none') return []
  const meaning = only.operator === 'is' ? 'es `None`' : '**no** es `None`'
  return [
    { name: 'none-test', from, to, slots: { whole: quote(source, { from, to }), left: quote(source, left), meaning } },
  ]
}

function numberForm({ text, from, to }: ExpressionOf<'number'>): Idiom {
  const [digits, power] = text.toLowerCase().split('e')
  const meaning =
    power === undefined
      ? `es el número \`${text.replaceAll('_', '')}\`: los guiones bajos solo separan las cifras para leerlo mejor, como el punto de los miles`
      : `está en **notación científica**: es ${digits?.replace('.', ',')} por 10 elevado a ${Number(power)}`
  return { name: 'number-form', from, to, slots: { whole: `\`${text}\``, meaning } }
}

/** `json.dump` of what has words of Python's in it. */
function inJson({ callee }: ExpressionOf<'call'>, { module }: Source): Idiom[] {
  if (callee.kind !== 'attribute' || callee.value.kind !== 'name' || callee.value.name !== 'json') return []
  if (!/^dumps?$/.test(callee.name) || !/\b(?:True|False|None)\b/.test(module.source)) return []
  return [{ name: 'json-words', from: callee.from, to: callee.to, slots: {} }]
}

/** `r"\3-\2-\1"` in `re.sub`. */
function inReferences(node: ExpressionOf<'call'>, source: Source): Idiom[] {
  const [pattern, put, text] = node.arguments.map(({ value }) => value)
  if (calledName(node) !== 'sub' || pattern?.kind !== 'string' || put?.kind !== 'string') return []
  const used = [...new Set(Array.from(put.value.matchAll(/\\([1-9])/g), ([, number]) => Number(number)))]
  const groups = groupsOf(pattern.value)
  const pieces = used.flatMap((number) =>
    groups[number - 1] === undefined ? [] : [`\`\\${number}\` es lo de \`${groups[number - 1]}\``],
  )
  if (pieces.length === 0) return []
  const seen = () => {
    const statement = statementWith(node, source)
    if (statement === null || text === undefined || !isQuiet(text)) return ''
    const shown = shownBefore(
      statement,
      `repr(re.search(${codeOf(pattern, source)}, ${codeOf(text, source)}).groups())`,
      source,
    )
    return shown.length === 1 ? ` En el primer trozo que encaja, los grupos son \`${shown[0]}\`.` : ''
  }
  return [
    {
      name: 'group-reference',
      from: put.from,
      to: put.to,
      slots: { whole: quote(source, put), pieces: listed(pieces) },
      seen,
    },
  ]
}

/** The groups of a pattern that count, in the order in which they open. */
function groupsOf(pattern: string): string[] {
  const open: { at: number; counts: boolean }[] = []
  const found: { at: number; text: string }[] = []
  let isInSet = false
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at]
    if (sign === '\\') at += 1
    else if (isInSet) isInSet = sign !== ']'
    else if (sign === '[') isInSet = true
    else if (sign === '(') open.push({ at, counts: pattern[at + 1] !== '?' || pattern.startsWith('(?P<', at) })
    else if (sign === ')') {
      const group = open.pop()
      if (group?.counts) found.push({ at: group.at, text: pattern.slice(group.at, at + 1) })
    }
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ text }) => text)
}

/** `field(default_factory=list)`. */
function inFactory(node: ExpressionOf<'call'>, source: Source): Idiom[] {
  const made = calledName(node) === 'field' ? keywordOf(node, 'default_factory')?.value : undefined
  if (made === undefined) return []
  return [
    {
      name: 'default-factory',
      from: node.from,
      to: node.to,
      slots: { whole: quote(source, node), made: quote(source, made) },
    },
  ]
}

/** A search that throws half away each time. */
function inHalving({ body }: StatementOf<'while'>, source: Source): Idiom[] {
  const halves = body.flatMap((each) =>
    each.kind === 'assign' &&
    each.value.kind === 'binary' &&
    each.value.operator === '//' &&
    each.targets[0]?.kind === 'name'
      ? [each.targets[0].name]
      : [],
  )
  for (const part of allExpressions(body)) {
    const [only] = part.kind === 'compare' ? part.comparisons : []
    if (part.kind !== 'compare' || only === undefined || !/^[<>]=?$/.test(only.operator)) continue
    const looked = [part.left, only.right].find(
      (each) => each.kind === 'subscript' && each.index.kind === 'name' && halves.includes(each.index.name),
    )
    if (looked?.kind !== 'subscript') continue
    const slots = { test: quote(source, part), looked: quote(source, looked), list: quote(source, looked.value) }
    return [{ name: 'halving-order', from: part.from, to: part.to, slots }]
  }
  return []
}

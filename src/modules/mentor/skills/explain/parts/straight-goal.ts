import type { Expression, ExpressionOf, Statement, StatementOf } from '../../../python/ast'
import { type Swap, swapsIn } from '../../../python/swaps'
import { expressionsIn } from '../../../python/walk'
import { listed, quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { isReversed, leapYear } from './goal-patterns'

const MAX_NAMED = 3

/** What a program without loops does from what it asks to what it shows: «pide «Base» y «Altura», calcula `area` (…) y lo muestra». */
export function straightGoal(body: readonly Statement[], source: Source): string | null {
  const asked = body.flatMap((node) => askedIn(node, source))
  const made = body.flatMap((node) => madeIn(node, source)).slice(0, MAX_NAMED)
  const choice = body.find((node): node is StatementOf<'if'> => node.kind === 'if')
  const decided = choice === undefined ? null : choiceText(choice, source)
  const swapped = swapsIn(body, source.module.source).map((swap) => swapText(swap, source))
  if (asked.length === 0 && made.length === 0 && decided === null && swapped.length === 0) return null
  const shown = [...new Set(body.flatMap((node) => shownIn(node, source)))].slice(0, MAX_NAMED)
  const isMade = shown.length === 1 && made.at(-1)?.startsWith(`${shown[0]} `) === true
  const steps = [
    ...(asked.length > 0 ? [`pide ${listed(asked.slice(0, MAX_NAMED + 1))}`] : []),
    ...(made.length > 0 ? [`calcula ${listed(made)}`] : []),
    ...swapped,
    ...(shown.length > 0 ? [isMade ? 'lo muestra' : `muestra ${listed(shown)}`] : []),
    decided,
  ].filter((step) => step !== null)
  if (steps.length < 2 && decided === null && swapped.length === 0) return null
  return listed(steps)
}

/** What is asked, by the words that ask for it, or the name that keeps it. */
function askedIn(node: Statement, source: Source): string[] {
  if (node.kind !== 'assign') return []
  const call = [...expressionsIn(node.value)].find((part) => part.kind === 'call' && calledName(part) === 'input')
  const [target] = node.targets
  if (call?.kind !== 'call' || target === undefined) return []
  const [prompt] = call.arguments
  const words = prompt?.value.kind === 'string' ? prompt.value.value.replace(/[\s:>?¿.]+$/, '').trim() : ''
  return [words === '' || words.length > 60 ? quote(source, target) : `«${words.replace(/^¿/, '')}»`]
}

/** What is worked out and kept: an operation on what there is, and no plain value. */
function madeIn(node: Statement, source: Source): string[] {
  const [target] = node.kind === 'assign' ? node.targets : []
  if (node.kind !== 'assign' || target?.kind !== 'name' || !isWorkedOut(node.value)) return []
  if (node.value.kind === 'call' && !usesKept(node.value, source)) return []
  return [`${quote(source, target)} (${quote(source, node.value)})`]
}

/** What is shown and worked out on the way. */
const shownIn = (node: Statement, source: Source): string[] =>
  (printed(node)?.arguments ?? []).flatMap(({ value }) =>
    value.kind === 'name' || isWorkedOut(value) ? [quote(source, value)] : [],
  )

/** Two values that change places. */
const swapText = ({ first, second }: Swap, source: Source) =>
  `intercambia los valores de ${listed([first, second].map((each) => quote(source, each)))}`

/** Whether it is worked out of what the program keeps: a name that it has given a value. */
function usesKept(value: Expression, source: Source): boolean {
  const kept = keptNames(source)
  return [...expressionsIn(value)].some((part) => kept.has(nameOf(part)))
}

const keptNames = ({ module }: Source) =>
  new Set(module.body.flatMap((node) => (node.kind === 'assign' ? node.targets.map(nameOf) : [])))

const isWorkedOut = (value: Expression) =>
  value.kind === 'binary' ||
  (value.kind === 'call' &&
    [...expressionsIn(value)].some(({ kind }) => kind === 'name') &&
    ![...expressionsIn(value)].some((part) => part.kind === 'call' && calledName(part) === 'input'))

const printed = (node: Statement): ExpressionOf<'call'> | null =>
  node.kind === 'expression' && node.value.kind === 'call' && calledName(node.value) === 'print' ? node.value : null

/** What the program decides, by its condition where it has a name, and what it shows then. */
function choiceText(node: StatementOf<'if'>, source: Source): string | null {
  const shown = branchesOf(node).map((branch) => {
    const [text] = branch.map(printed).find((call) => call !== null)?.arguments ?? []
    return text?.value.kind === 'string' ? quote(source, text.value) : null
  })
  const texts = shown.flatMap((text) => (text === null ? [] : [text]))
  if (texts.length !== shown.length || texts.length === 0) return null
  const asked = namedTest(node.test, source)
  if (asked !== null && texts.length <= 2)
    return `comprueba si ${asked}: muestra ${texts[0]}${texts[1] === undefined ? '' : ` o, si no, ${texts[1]}`}`
  const kept = keptNames(source)
  const name = [...expressionsIn(node.test)].map(nameOf).find((each) => each !== null && kept.has(each))
  return texts.length > 1 && name !== undefined
    ? `muestra ${listed(texts.slice(0, 5), 'o')} según \`${name}\``
    : `muestra ${texts[0]} si se cumple ${quote(source, node.test)}`
}

const nameOf = (node: Expression) => (node.kind === 'name' ? node.name : null)

function branchesOf(node: StatementOf<'if'>): (readonly Statement[])[] {
  const [only] = node.otherwise
  if (only === undefined) return [node.body]
  return only.kind === 'if' && only.isElif ? [node.body, ...branchesOf(only)] : [node.body, node.otherwise]
}

/** A condition that has a name of its own: even, divisible, a leap year, the same backwards. */
function namedTest(test: Expression, source: Source): string | null {
  const year = leapYear(test, source)
  if (year !== null) return year
  const [only, more] = test.kind === 'compare' ? test.comparisons : []
  if (test.kind !== 'compare' || only === undefined || more !== undefined) return null
  if (only.operator === '==' && isReversed(only.right))
    return `${quote(source, test.left)} se lee igual al revés (es un **palíndromo**)`
  const { left } = test
  if (left.kind !== 'binary' || left.operator !== '%' || only.right.kind !== 'number' || only.right.text !== '0')
    return null
  const isDivisible = only.operator === '=='
  if (left.right.kind === 'number' && left.right.text === '2')
    return `${quote(source, left.left)} es ${isDivisible ? 'par' : 'impar'}`
  return `${quote(source, left.left)} ${isDivisible ? 'es' : 'no es'} divisible entre ${quote(source, left.right)}`
}

import type { Frame } from '../../../engine/frame'
import type { Module } from '../../../python/ast'
import { type Budget, evaluatePiece } from '../../../python/evaluate/evaluate'
import { parseForNow } from '../../../python/parse'
import { type Held, missedBy } from '../../../python/purposes'
import { statementsIn } from '../../../python/walk'
import { isPadded, standsIn, unpadded } from './changes/written'
import { type Expectation, readExpectation } from './expectation'
import { type Meaning, meaningOf } from './meanings'
import { missedValue } from './named-values'
import { hasBrackets, isAllOf, timesIn } from './stated-values'

/** What must come out: values, what a word of the wish means, or anything but what does («con 20 me dice menor»). */
export type Goal =
  /** `isContrast`: they say what comes out instead, and it does. `isSign`: only the sign is known to be wrong. `unwanted`: what must go. */
  | { kind: 'values'; values: string[]; isContrast?: boolean; isSign?: true; unwanted?: string[] }
  | { kind: 'meant'; isMet: Meaning }
  | { kind: 'ends' }
  /** The numbers are right, and not how they are written: «08:05» for 8:5. */
  | { kind: 'written'; values: string[] }
  | { kind: 'other'; values: string[] }
/** How a program is tried: what is put behind it, what is typed, what it prints now, and what it should. */
export type Trial = {
  append: string
  input: string[]
  goal: Goal
  before: string | null
  steps: number
  /** Whether names alone say what must come out, and nobody. */
  isNamed?: true
  /** The function's call that shows that it misses what its name says. */
  held?: Held
}

/** More typed lines than this nobody tells. */
const MAX_TYPED = 8
const MAX_CALLS = 3
const FIRST_RUN = 20_000
/** An expectation that stands in the program: `# debería ser 16`. */
const TOLD =
  /#[^\n]{0,20}?(?:deber\w+|tendr\w+|tiene que|debe|esperad\w*|espero|quiero|correcto|->|=>|→)[^\n]{0,80}$/gimu
const MAX_WORDS = 1_500

/**
 * How to try what a complaint says of a program: null where it states no result, where the program already gives it, or where what it
 * gives cannot be told.
 */
export function trialOf({ message, plain }: Frame, tree: Module, { isChanged = false } = {}): Trial | null {
  const told = (tree.source.match(TOLD) ?? [])
    .map((comment) => comment.replace(/#|->|=>|→/g, ' debería ser '))
    .join('. ')
  const read = readExpectation(`${message.prose.slice(0, MAX_WORDS)}\n. ${told}`, tree.source)
  if (isChanged) read.seen = []
  const said = NEGATIVE.test(plain) && read.wanted.length === 0 ? { ...read, seen: [NEGATIVE_SEEN] } : read
  const meaning = meaningOf(plain)
  const isEndless = ENDLESS.test(plain)
  const isStated = said.wanted.length > 0 || said.seen.length > 0 || meaning !== null || isEndless
  if (!isStated) return OTHER_PURPOSE.test(plain) ? null : namedTrial(tree)
  const append = callsIn(message.prose, tree)
  const input = typedBy(said.given)
  const budget: Budget = { steps: FIRST_RUN, ofOne: FIRST_RUN }
  const run = evaluatePiece(append === '' ? tree : parseForNow(tree.source + append), { input, budget })
  if (run.kind === 'outside' && (run.reason !== 'input' || run.output === '')) return null
  const before = run.kind === 'too-long' ? null : run.output
  const negative = /-\d+(?:\.\d+)?/.exec(before ?? '')?.[0]
  if (said.seen[0] === NEGATIVE_SEEN) said.seen = negative ? [negative] : []
  const goal = goalOf(said, before, meaning) ?? (isEndless && before === null ? ({ kind: 'ends' } as const) : null)
  return goal ? { append, input, goal, before, steps: FIRST_RUN - budget.steps } : namedTrial(tree)
}

/** Where they state no result: a function that misses what its name says must give that. */
function namedTrial(tree: Module): Trial | null {
  for (const node of tree.body) {
    const held = node.kind === 'function' ? missedBy(tree, node) : null
    if (!held) continue
    const goal: Goal = { kind: 'meant', isMet: (output) => output.endsWith(held.output) }
    return { append: held.append, input: [], goal, before: null, steps: FIRST_RUN, held, isNamed: true }
  }
  const budget: Budget = { steps: FIRST_RUN, ofOne: FIRST_RUN }
  const run = evaluatePiece(tree, { budget })
  const right = run.kind === 'done' ? missedValue(tree, run.values) : null
  if (run.kind !== 'done' || right === null || timesIn(run.output, right) > 0) return null
  const goal: Goal = { kind: 'values', values: [right] }
  return { append: '', input: [], goal, before: run.output, steps: FIRST_RUN - budget.steps, isNamed: true }
}

/** «Me sale uno negativo»: whatever number comes out below zero. */
const NEGATIVE =
  /\b(?:sale|salen|da|dan|queda|pone|dice|resulta|es|son)(?: \w+){0,4} negativ[oa]s?\b|\bnegativ[oa]s? (?:y|cuando|pero)\b/
const NEGATIVE_SEEN = '-'

/** What they say that it works out counts more than the name of a function. */
const OTHER_PURPOSE = /\b(?:suma|sumatoria|promedio|producto) (?:de|entre) /

const ENDLESS =
  /\b(?:no (?:para|acaba|termina|se detiene|sale)|nunca (?:para|acaba|termina|sale)|infinit\w+|colgad\w|cuelga|sin parar|trabad\w|se traba|pensando|pillad\w|se cicla|bucle)\b/

function goalOf(said: Expectation, before: string | null, meaning: Meaning | null): Goal | null {
  const { wanted, seen } = before === null ? said : settled(said, before)
  if (before === null) return wanted.length > 0 ? { kind: 'values', values: wanted } : null
  const written = wanted.filter(
    (value) => isPadded(value) && !standsIn(before, value) && standsIn(before, unpadded(value)),
  )
  if (written.length > 0) return { kind: 'written', values: written }
  // What they see is what comes out, and what they want does not.
  const isSeen = seen.some((value) => timesIn(before, value, true) > 0)
  if (seen.length > 0 && !isSeen && wanted.length === 0) return null
  const missing = wanted.filter((value) => !isAllOf(before, value) && (timesIn(before, value) === 0 || isSeen))
  if (missing.length > 0 && (isSeen || seen.length === 0))
    return {
      ...{ kind: 'values', values: missing, isContrast: isSeen },
      unwanted: seen.filter((value) => !wanted.some((other) => timesIn(value, other) > 0 || timesIn(other, value) > 0)),
    }
  if (meaning?.(before, before) === false) return { kind: 'meant', isMet: meaning }
  const [negative, more] = seen
  if (wanted.length === 0 && more === undefined && /^-\d/.test(negative ?? '') && isSeen)
    return { kind: 'values', values: [(negative ?? '').slice(1)], isSign: true }
  const texts = seen.filter(
    (value) => /\p{L}/u.test(value) && value.toLowerCase() !== 'none' && timesIn(before, value) > 0,
  )
  return wanted.length === 0 && texts.length > 0 && texts.length === seen.length
    ? { kind: 'other', values: texts }
    : null
}

/** «a mí me da 17.25 y el programa dice 15»: of two results, that which does not come out is the one that should. */
function settled({ wanted, seen, given }: Expectation, before: string): Expectation {
  const [isOut, isNot] = [true, false].map((comes) =>
    seen.filter((value) => timesIn(before, value, true) > 0 === comes),
  )
  if (wanted.length > 0 || !isOut || !isNot || isOut.length !== 1 || isNot.length !== 1) return { wanted, seen, given }
  return { wanted: isNot, seen: isOut, given }
}

/** How well a program does when it is tried: 0 not at all; more where what is wanted is all that changes. */
export function fitOf(trial: Trial, source: string, budget: Budget): number {
  const tree = parseForNow(source + trial.append)
  if (tree.errors.length > 0) return 0
  const run = evaluatePiece(tree, { input: trial.input, budget })
  const isRun = run.kind === 'done' || (run.kind === 'outside' && run.reason === 'input')
  return isRun ? fitOfOutput(trial, run.output) : 0
}

/** The same for one program that is no trial among many. */
export const fitOfProgram = (trial: Trial, source: string) =>
  fitOf(trial, source, { steps: FIRST_RUN, ofOne: FIRST_RUN })

function fitOfOutput({ goal, before }: Trial, output: string): number {
  if (goal.kind === 'meant') return goal.isMet(output, before ?? '') ? 1 : 0
  if (goal.kind === 'ends') return output === '' ? 0 : 1
  if (goal.kind === 'written')
    return hasSameShape(before, output) && goal.values.every((value) => standsIn(output, value)) ? 1 : 0
  if (goal.kind === 'other') {
    const isOther = output.trim() !== '' && goal.values.every((value) => timesIn(output, value) === 0)
    return isOther && hasSameShape(before, output) ? 1 : 0
  }
  const { values } = goal
  // A number that only stands in a list that is printed now is no result.
  if (!values.some(hasBrackets) && /[[{(]/.test(output) && !/[[{(]/.test(before ?? '[')) return 0
  if (takesPlace(goal, before ?? '', output)) return 1.15
  if (!values.every((value) => timesIn(output, value) > timesIn(before ?? '', value))) return 0
  const isStill = (value: string) =>
    timesIn(output, value) > 0 && timesIn(output, value) >= timesIn(before ?? '', value)
  // What they see instead is still there: a number may stand for something else; a name beside more lines says that all is let through.
  const still = goal.unwanted?.filter(isStill) ?? []
  if (still.length > 0) return hasSameShape(before, output) || still.every(isNumber) ? 0.5 : 0
  if (values.some((value) => isAllOf(output, value))) return 1.15
  if (before !== null && before !== '' && output.startsWith(before)) return 1.15
  return hasSameShape(before, output) ? 1.1 : 0.85
}

/** «dice que el más caro es 98 y es 120»: what should come out may stand elsewhere already, where it is as wrong. */
function takesPlace({ values, unwanted }: Extract<Goal, { kind: 'values' }>, before: string, output: string): boolean {
  const [value, more] = values
  const [wrong, others] = unwanted ?? []
  if (value === undefined || wrong === undefined || (more ?? others) !== undefined || !hasSameShape(before, output))
    return false
  const lines = output.split('\n')
  const places = before.split('\n').flatMap((line, at) => (timesIn(line, wrong) > 0 ? [at] : []))
  return (
    places.length > 0 &&
    places.every((at) => timesIn(lines[at] ?? '', value) > 0) &&
    lines.every((line) => timesIn(line, wrong) === 0) &&
    timesIn(output, value) === timesIn(before, value)
  )
}

const isNumber = (value: string) => /^-?\d[\d.,]*$/.test(value)

/** As many lines as before: nothing was added or lost beside what was wanted. */
const hasSameShape = (before: string | null, after: string) =>
  before !== null && before.split('\n').length === after.split('\n').length

/** Calls that the words make of functions of the program, and the program does not: printed behind it. */
function callsIn(prose: string, tree: Module): string {
  const names = new Set<string>()
  for (const node of statementsIn(tree.body)) if (node.kind === 'function') names.add(node.name)
  const calls = [...prose.slice(0, MAX_WORDS).matchAll(/(?<![\w.])([\p{L}_]\w{0,40})\(([^()\n]{0,80})\)/gu)]
    .filter(([call, name = '']) => names.has(name) && !tree.source.includes(call))
    .map(([call]) => call)
  return [...new Set(calls)]
    .slice(0, MAX_CALLS)
    .map((call) => `\nprint(${call})`)
    .join('')
}

/** What is typed, told in its order: «con 3 y 8». */
export const typedBy = (given: readonly string[]) =>
  given.flatMap((value) => value.split(/(?<=\d) y (?=-?\d)|, ?| (?=-?\d)/)).slice(0, MAX_TYPED)

import type { Frame } from '../../../engine/frame'
import { plainText } from '../../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../../engine/lexicon/terms'
import type { Draft, Task } from '../../../engine/task/task'
import { accounted } from '../accounted'
import { ASKING, asksForSomething, unread } from '../compose/coverage'
import { Reading } from '../compose/reading'
import { exampleOf } from '../example'
import { asStated } from '../fixed/as-stated'
import { howOf, notesOf } from '../recipes/draft-parts'
import { termsSaid } from '../recipes/explained'
import type { Program } from '../recipes/program-file'
import { withSentinel } from '../recipes/sentinel'
import { definitionsOf } from '../stated-form'
import { isSaidIn } from './asked-words'
import type { Made } from './forms'
import { type Held, heldPrograms } from './held-programs'
import { type Shown, shownExamples } from './shown-examples'
import { trustIn } from './trust'

/**
 * A program of the library, as a draft, and how likely it is to be right. `isProven`: what the request shows comes out; `isAll`: no other is
 * likelier, and it has a word for each that asks for something.
 */
export type Found = { draft: Draft; trust: number; isProven: boolean; isAll: boolean }

const found = new WeakMap<Frame, { found: Found | null }>()

/** The program of the library that a request is about, in the form in which it is asked for; null where none is likely. */
export function libraryDraft(frame: Frame): Found | null {
  const known = found.get(frame)
  if (known !== undefined) return known.found
  const held = heldPrograms(frame)
    .map((one) => ({ ...one, trust: trustOf(one) }))
    .toSorted((a, b) => b.trust - a.trust)
  const [best] = held
  const made = best === undefined ? null : foundOf(best, best.trust, frame)
  found.set(frame, { found: made })
  return made
}

/** What gives all that is shown is what is asked for, unless hardly a word speaks for it. */
const trustOf = ({ proof, evidence, ranked }: Held): number =>
  proof === true && ranked.likely >= LEAST_PROVEN ? Math.max(PROVEN, trustIn(evidence)) : trustIn(evidence)
const [LEAST_PROVEN, PROVEN] = [0.1, 0.93]

/** Who takes it for what is asked for answers with it. */
const ANSWERED = 0.5

export function foundOf(held: Held, trust: number, frame: Frame): Found {
  const isProven = held.proof === true
  const draft = drafted(held, isProven ? shownExamples(frame.message.text) : [])
  const isAll = ['nothingLeft', 'isFirst', 'allMet'].every((name) => held.evidence.get(name) === 1)
  return {
    draft: { ...draft, fit: Math.max(trust, ANSWERED) },
    trust,
    isProven,
    isAll,
  }
}

function drafted({ ranked: { entry }, made, proof, task }: Held, examples: readonly Shown[]): Draft {
  const isProven = proof === true
  const code = isProven && !made.way.isKeyboard && made.isCalled ? withCalls(made, examples) : made.code
  const isOtherwise = isProven || made.way.code !== made.code
  const names = isOtherwise ? { ...made.way.named, missing: [], unfilled: [] } : made.way.named
  const draft: Draft = {
    code,
    title: withSentinel(entry.body.intro, made.way.sentinel),
    isIdea: true,
    how: howOf({ ...made.way, code }, entry),
    example: made.example() ?? exampleOf(code),
    unmet: made.way.unmet,
    fit: 1,
    notes: notesOf({ ...made.way, columns: [], unusedNumbers: [], named: names }, entry),
    about: termsSaid(entry),
    saysAll: true,
  }
  const held = accounted(asStated(draft, task), task)
  const missing = (held.missing ?? []).filter((part) => !(isProven && OF_EXAMPLE.test(part)) && !isOwn(part, entry))
  const named = missing.join(' ')
  const unsaid = isProven ? [] : unsaidIn(task, entry, code).filter((part) => !named.includes(part))
  return { ...held, missing: [...missing, ...unsaid] }
}

/** Clauses that ask for something of which neither a program nor its code has a word. */
function unsaidIn(task: Task, entry: Program, code: string): string[] {
  const reading = new Reading(task.request)
  const [said, shown] = [termsSaid(entry), new Set(wordsOf(plainText(code)).map(termOf))]
  const known = task.request.words
    .map(({ plain }) => plain.replace(/[«»]/g, ''))
    .filter((word) => isSaidIn(word, said) || isSaidIn(word, shown))
  reading.markWords(known)
  const isUnsaid = (part: string) =>
    wordsOf(plainText(part)).some((word) => ASKING.test(word) && !isSaidIn(word, said) && !isSaidIn(word, shown))
  return unread(reading).clauses.filter(isUnsaid).slice(0, MAX_UNSAID)
}
const MAX_UNSAID = 2

/** Whether a program says all of what is not found in its code in those words. */
function isOwn(part: string, entry: Program): boolean {
  const own = termsSaid(entry)
  const words = wordsOf(plainText(part)).filter(asksForSomething)
  return !/["«]|\d/.test(part) && words.length > 0 && words.every((word) => own.has(termOf(word)))
}

/** What is only a piece of what is shown. */
const OF_EXAMPLE = /->|[[\]{}]|^[\d\s.,]+$/

/** The function, called with what the request shows. */
function withCalls({ code, name }: Made, examples: readonly Shown[]): string {
  const calls = examples.map(
    ({ given }) => `print(${name}(${given.map((one) => one.replace(/,(?=\S)/g, ', ')).join(', ')}))`,
  )
  return `${definitionsOf(code, '\n\n')}\n\n\n${calls.join('\n')}\n`
}

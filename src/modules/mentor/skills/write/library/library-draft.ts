import type { Frame } from '../../../engine/frame'
import { plainText } from '../../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../../engine/lexicon/terms'
import { isFunctionAsked, readTask } from '../../../engine/task/read-task'
import type { Draft, Task } from '../../../engine/task/task'
import { accounted } from '../accounted'
import { asksForSomething } from '../compose/coverage'
import { exampleOf } from '../example'
import { howOf, notesOf } from '../recipes/draft-parts'
import { termsSaid } from '../recipes/explained'
import type { Program } from '../recipes/program-file'
import { definitionsOf, keepsForm } from '../stated-form'
import { formsOf, type Made } from './forms'
import { isAllMeant, isSurelyMeant, type Near, nearest } from './nearest'
import { hasAlternative, usesOtherKeys } from './other-function'
import { givesShown, type Shown, shownExamples, takenBy } from './shown-examples'

/** How sure a program is that gives what the request shows, and one that is all that its words are about. */
const [PROVEN, MEANT] = [0.93, 0.88]
/** What is shown must come out of a program that says something of what is asked. */
const LEAST_SAID = 0.5
const MAX_TRIED = 4
const MAX_WORDS = 90

/** `isAll`: every word of the request is one of the program's; `isProven`: what the request shows comes out. */
export type Found = { draft: Draft; isAll: boolean; isProven: boolean }

/**
 * The program of the library that a request is about, in the form in which it is asked for. It is held against the request's examples, which
 * are run; where there are none, every word must be one of the program's own.
 */
export function libraryDraft(frame: Frame): Found | null {
  const task = readTask(frame)
  const { request, functions, classes, files } = task
  if (classes.length + files.length > 0 || functions.length > 1 || request.words.length > MAX_WORDS) return null
  const examples = shownExamples(frame.message.text)
  const asked = typedWhereShown(task, examples)
  const near = nearest(asked)
  const likely = near
    .filter((one) => isSurelyMeant(one) || (examples.length > 0 && one.said >= LEAST_SAID))
    .toSorted((a, b) => a.left.length - b.left.length || b.titled - a.titled)
    .slice(0, MAX_TRIED)
  for (const one of likely) {
    const draft = draftOf(one, asked, { examples, frame })
    if (draft !== null) return { draft, isAll: isAllMeant(one), isProven: draft.fit >= PROVEN }
  }
  return null
}

/** Who shows what goes in and what comes out, and names no function, types what goes in. */
function typedWhereShown(task: Task, examples: readonly Shown[]): Task {
  const isTyped =
    task.source === null && examples.length > 0 && !isFunctionAsked(task.request.text) && task.result !== 'return'
  return isTyped ? { ...task, source: 'keyboard' } : task
}

type Held = { examples: readonly Shown[]; frame: Frame }

function draftOf(near: Near, task: Task, { examples, frame }: Held): Draft | null {
  for (const made of formsOf(near.entry, task, { termsOf })) {
    const proof = proofOf(made, examples)
    if (proof === false || made.way.unmet.length > 0) continue
    if (proof === null && (!isSurelyMeant(near) || ignoresNumber(made, task, near.entry) || isOther(made, near, task)))
      continue
    if (!keepsForm(made.code, frame)) continue
    return drafted(near, made, { task, isProven: proof === true, examples })
  }
  return null
}

/** One of several functions that do not need each other, or one of rows with other fields. */
const isOther = ({ code, name }: Made, near: Near, task: Task): boolean =>
  (!near.isNamed && hasAlternative(code, name)) || usesOtherKeys(code, task)

/** A stated number that the program has no place for; how many things there are is no such number: «dos fechas». */
const ignoresNumber = ({ way }: Made, { numbers }: Task, entry: Program): boolean =>
  numbers.some(
    ({ value, after }) =>
      way.unusedNumbers.includes(value) &&
      !(value <= MAX_COUNTED && (KINDS.test(after) || termsSaid(entry).has(termOf(after.split(' ')[0] ?? '')))),
  )
const KINDS = /^(?:numeros|enteros|textos|palabras|listas|valores|datos|fechas|notas)\b/
const MAX_COUNTED = 5

const termsOf = (name: string) => wordsOf(plainText(name)).map(termOf)

/** Whether a form gives what the request shows; a program is held by the function that it has inside. */
function proofOf({ code, name }: Made, examples: readonly Shown[]): boolean | null {
  const takes = takenBy(code, name)
  if (takes === undefined || examples.length === 0) return null
  return givesShown(definitionsOf(code), name, { examples, takes })
}

type Drafting = { task: Task; isProven: boolean; examples: readonly Shown[] }

function drafted({ entry }: Near, made: Made, { task, isProven, examples }: Drafting): Draft {
  const code = isProven && !made.way.isKeyboard && made.isCalled ? withCalls(made, examples) : made.code
  const draft: Draft = {
    code,
    title: entry.body.intro,
    how: howOf({ ...made.way, code }, entry),
    example: made.example() ?? exampleOf(code),
    unmet: [],
    fit: isProven ? PROVEN : MEANT,
    notes: notesOf(
      { ...made.way, columns: [], unusedNumbers: [], named: { ...made.way.named, missing: [], unfilled: [] } },
      entry,
    ),
    about: termsSaid(entry),
    saysAll: true,
  }
  const held = accounted(draft, task)
  const missing = (held.missing ?? []).filter((part) => !(isProven && OF_EXAMPLE.test(part)) && !isOwn(part, entry))
  const isElse = missing.length > 0 && !isProven
  return { ...held, missing, fit: isElse ? held.fit : draft.fit }
}

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

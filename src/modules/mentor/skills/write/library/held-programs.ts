import type { Frame } from '../../../engine/frame'
import { plainText } from '../../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../../engine/lexicon/terms'
import { isFunctionAsked, readTask } from '../../../engine/task/read-task'
import type { Task } from '../../../engine/task/task'
import { refutes } from '../demands/refuted'
import { codeAsStated } from '../fixed/as-stated'
import { definitionsOf } from '../stated-form'
import { type Evidence, evidenceOf } from './evidence'
import { formsOf, type Made } from './forms'
import { type Ranked, rankPrograms } from './rank/rank-programs'
import { givesShown, type Shown, shownExamples, takenBy } from './shown-examples'
import { leavesOutMost, takesOther } from './stated-checks'

/** A program of the library in a form in which it is asked for, with what speaks for it. `proof`: whether it gives what the request shows. */
export type Held = { ranked: Ranked; made: Made; proof: boolean | null; evidence: Evidence; task: Task }

const MAX_WORDS = 160
/** So many programs are made; where what they must give is shown, it may be a less likely one. */
const [MAX_TRIED, MAX_PROVEN] = [4, 8]
/** One that is less likely is no other program's rival. */
const LEAST_LIKELY = 0.02

/** The program that is asked for in its own words, in the first form that fits what is asked; null where none does. */
export const heldInItsWords = (frame: Frame, ranked: Ranked): Held | null =>
  heldIn(ranked, readTask(frame), { frame, examples: shownExamples(frame.message.text), lead: 0, isWorded: true })

/** The likeliest programs of the library, each in the first form that fits what is asked. */
export function heldPrograms(frame: Frame, ranked: readonly Ranked[] = rankPrograms(frame)): Held[] {
  const task = readTask(frame)
  if (task.request.words.length > MAX_WORDS) return []
  const examples = shownExamples(frame.message.text)
  const asked = typedWhereShown(task, examples)
  return ranked
    .slice(0, examples.length > 0 ? MAX_PROVEN : MAX_TRIED)
    .filter(({ likely }, at) => likely >= LEAST_LIKELY || (examples.length > 0 && at < MAX_PROVEN))
    .flatMap((one) => {
      const next = ranked.find((other) => other !== one)
      const lead = one.score - (next?.score ?? 0)
      return heldIn(one, asked, { frame, examples, lead }) ?? []
    })
}

/** Who shows what goes in and what comes out, and names no function, types what goes in. */
function typedWhereShown(task: Task, examples: readonly Shown[]): Task {
  const isTyped =
    task.source === null &&
    examples.length > 0 &&
    task.functions.length === 0 &&
    !isFunctionAsked(task.request.text) &&
    task.result !== 'return'
  return isTyped ? { ...task, source: 'keyboard' } : task
}

/** `isWorded`: its words are a teacher's, so that none of them is left out. */
type Holding = { frame: Frame; examples: readonly Shown[]; lead: number; isWorded?: boolean }

function heldIn(ranked: Ranked, task: Task, { frame, examples, lead, isWorded = false }: Holding): Held | null {
  let first: Held | null = null
  for (const made of formsOf(ranked.entry, task, { termsOf, isAnyForm: isWorded })) {
    const proof = proofOf(made, examples)
    if (proof === false || !definesAll(made, task)) continue
    if (proof === null && !isWorded && (leavesOutMost(made, ranked.entry, task) || takesOther(ranked.entry, task)))
      continue
    if (proof === null && (first !== null || refutes(task, codeAsStated(made.code, task)))) continue
    const held = { ranked, made, proof, task, evidence: evidenceOf({ frame, made, ranked, proof, lead }) }
    if (proof === true) return held
    first = held
  }
  return first
}

const termsOf = (name: string) => wordsOf(plainText(name)).map(termOf)

/** «2024_foto.jpg» shows how names look. */
const NO_DATA = /\.(?:jpe?g|png|pdf|docx|zip|html)$/i

/** Each function, class and file of data that is named must be there. */
const definesAll = ({ code }: Made, { functions, classes, files }: Task): boolean =>
  files.every((file) => NO_DATA.test(file) || code.includes(file)) &&
  functions.every(({ name }) => new RegExp(`^ *(?:async )?def ${name}\\(`, 'm').test(code)) &&
  classes.every(({ name }) => new RegExp(`^class ${name}\\b`, 'm').test(code))

/** Whether a form gives what the request shows; a program is held by the function that it has inside. */
function proofOf({ code, name }: Made, examples: readonly Shown[]): boolean | null {
  const takes = takenBy(code, name)
  if (takes === undefined || examples.length === 0) return null
  return givesShown(definitionsOf(code), name, { examples, takes })
}

import { partOf } from '../../../engine/each-ask'
import type { Frame } from '../../../engine/frame'
import { plainText } from '../../../engine/lexicon/plain-text'
import { readTask } from '../../../engine/task/read-task'
import type { Draft, Maker, Task } from '../../../engine/task/task'
import { understand } from '../../../engine/understand'
import { parsePython } from '../../../python/parse'
import { isAbsurd } from '../absurd/absurd'
import { accountOf } from '../accounted'
import { type At, bestDraft, isWhole } from '../best-draft'
import { refutes } from '../demands/refuted'
import { libraryDraft } from '../library/library-draft'
import { givesShown, shownExamples, takenBy } from '../library/shown-examples'
import { restatedDraft } from '../restated/restated-draft'
import { definitionsOf } from '../stated-form'
import { type Clause, clausesOf, tellsOfAsker, without, wordsOf } from './clauses'
import { withGameProperties } from './game-properties'
import { knownGame } from './known-game'
import { isLost, isSurelyLost } from './lost'
import { constraintsIn, withChanges } from './with-changes'

/** Below the first a draft is more likely another program; from the second on it may be changed. */
const [LIKELY, ENOUGH] = [0.5, 0.6]
const MAX_CLAUSES = 6
/** Each draft takes some milliseconds; of 4,000 messages none is answered better by more of them. */
const MAX_TRIED = 6

/**
 * The best draft of a request with the clauses that it leaves unmet made as changes: the best program for what the others say is changed
 * by these, one after the other. What no change makes is named.
 */
export function draftOf(makers: readonly Maker[], at: At): Draft | null {
  return restatedDraft(at, (frame) => draftAsTold(makers, { ...at, frame })) ?? draftAsTold(makers, at)
}

function draftAsTold(makers: readonly Maker[], at: At): Draft | null {
  const drafted = draftWithClauses(makers, at)
  if (at.state.program !== null || at.state.code !== null || at.frame.code !== null) return drafted
  const made = drafted !== null && (isRefuted(drafted, at.frame) || makesNoSense(drafted, at.frame)) ? null : drafted
  const task = readTask(at.frame)
  if (made !== null && made.fit >= SURE && isWhole(made) && isInForm(made, task)) return made
  const found = mayOrder(at.frame) ? libraryDraft(at.frame) : null
  if (found === null || found.trust < (found.isAll ? ALL_SAID : MAY_BE)) return made
  if (makesNoSense(found.draft, at.frame)) return made
  if (made === null || made.fit < LIKELY || !isInForm(made, task)) return found.draft
  return found.trust >= neededBefore(made) && open(found.draft) <= open(made) ? found.draft : made
}

/** By the whole of its words a message may order a program: a complaint shares words with some, too. */
const mayOrder = ({ requests, likely }: Frame): boolean => requests.has('write') || likely.generate >= LEAST_ORDER
const LEAST_ORDER = 0.02

/** From here on a program of the library is likelier right than wrong where nobody composes one. */
const [ALL_SAID, MAY_BE] = [0.4, 0.55]
/** Who composes from the request's own words goes before, the surer the further. */
const neededBefore = (made: Draft): number =>
  made.fit < DOUBTFUL ? MAY_BE : made.fit < SURE && !isWhole(made) ? SURELY : PROVEN
const [DOUBTFUL, SURELY, PROVEN] = [0.7, 0.75, 0.9]

/** Whether a function gives something else than the request shows. */
function isRefuted({ code }: Draft, frame: Frame): boolean {
  const [only, ...others] = readTask(frame).functions
  const examples = others.length > 0 ? [] : shownExamples(frame.message.text)
  const takes = only && takenBy(code, only.name)
  return (
    takes !== undefined &&
    examples.length > 0 &&
    givesShown(definitionsOf(code), only?.name ?? '', { examples, takes }) === false
  )
}

/** Changes, and what was drafted without some of the clauses, may make no sense of the whole, or contradict it. */
const makesNoSense = ({ code }: Draft, frame: Frame) =>
  isAbsurd(parsePython(code), readTask(frame), frame.message.text) || refutes(readTask(frame), code)

/** Whether a draft is the function that is named, or asks for what is to be typed. */
const isInForm = ({ code }: Draft, { functions: [only], source }: Task): boolean =>
  (only === undefined || new RegExp(`^ *(?:async )?def ${only.name}\\(`, 'm').test(code)) &&
  (source !== 'keyboard' || only !== undefined || /\binput\(/.test(code))

function draftWithClauses(makers: readonly Maker[], at: At): Draft | null {
  const { frame, state } = at
  const draft = bestDraft(makers, at)
  const clauses = clausesOf(frame.message.prose)
  const isAtHand = state.program !== null || state.code !== null
  if (isAtHand) return draft
  if (clauses.length === 0)
    return draft === null || knownGame(frame.plain) === null
      ? draft
      : withGameProperties(draft, frame.message.prose).draft
  const task = readTask(frame)
  const isFound = draft !== null && draft.fit >= LIKELY
  if (clauses.length > MAX_CLAUSES) return isFound ? draft : (gameOf(makers, at, clauses) ?? draft)
  const known = new Map<string, Draft | null>()
  const draftWithout = (dropped: readonly Clause[]): Draft | null => {
    const core = without(frame.message.prose, dropped)
    const found = known.get(core)
    if (found !== undefined) return found
    if (known.size >= MAX_TRIED) return null
    const part = understand(partOf(frame.message, core), state)
    const made = namesAll(readTask(part), task) ? bestDraft(makers, { frame: part, state }) : null
    known.set(core, made)
    return made
  }
  if (!isFound) {
    const made = changedMost(droppings(clauses), draftWithout, task)
    return made !== null && isMostOf(made, task) && !refutes(task, made.code)
      ? made
      : (gameOf(makers, at, clauses) ?? draft)
  }
  // Who names a game wants that game, and not what some of its words are about.
  const game = isWhole(draft) ? null : gameOf(makers, at, clauses)
  if (game !== null && open(game) < open(draft)) return game
  const asked = clauses.filter((clause) => !tellsOfAsker(clause))
  const unmet = asked.filter((clause) => isNamed(clause, draft))
  const better = withUnmet(draft, unmet, { draftWithout, task })
  // What a named function or class does is stated, and held against its words.
  if (task.functions.length + task.classes.length > 0) return better
  const lost = asked.filter((clause) => !unmet.includes(clause) && isLost(clause, draft, () => draftWithout([clause])))
  return lost.length === 0 ? better : withLost(better, lost, { draftWithout, task })
}

/** The program of a game that is known by its name, with what is told of it: its rules need no words of the program's own. */
function gameOf(makers: readonly Maker[], { frame, state }: At, clauses: readonly Clause[]): Draft | null {
  const request = knownGame(frame.plain)
  const task = readTask(frame)
  if (request === null || task.functions.length + task.classes.length + task.files.length > 0) return null
  const part = understand(partOf(frame.message, request), state)
  const base = bestDraft(makers, { frame: part, state })
  if (base === null || base.fit < SURE || !isWhole(base)) return null
  const { draft, done } = withGameProperties(base, frame.message.prose)
  const isDone = (clause: Clause) =>
    done.some((piece) => wordsOf(clause).includes(piece) || piece.includes(wordsOf(clause)))
  const left = clauses.filter((clause) => !isDone(clause))
  return withChanges(draft, left, { task, named: left.filter((clause) => isSurelyLost(clause, draft)) })
}
const SURE = 0.85

/** The draft, or a better one, in which changes make what it names as missing. */
function withUnmet(draft: Draft, unmet: readonly Clause[], { draftWithout, task }: Asking): Draft {
  if (unmet.length === 0) return draft
  const sets = unmet.length > 1 ? [[...unmet], ...unmet.map((clause) => [clause])] : [[...unmet]]
  const others = [withChanges(draft, unmet, { task }), changedMost(sets, draftWithout, task)]
  return others.reduce<Draft>(
    (best, other) =>
      other !== null && open(other) < open(best) && met(other, task) >= met(draft, task) ? other : best,
    draft,
  )
}

/** A part of a request is handed out where little of it is missing; of a function or class that is named, never. */
const isMostOf = (draft: Draft, { functions, classes, request }: Task): boolean => {
  const { missing = [] } = draft
  const words = missing.join(' ').split(/\s+/).length
  return (
    isWhole(draft) ||
    (functions.length + classes.length === 0 && missing.length <= MAX_LEFT && words <= MOST * request.words.length)
  )
}
const [MAX_LEFT, MOST] = [2, 0.7]

type Without = (dropped: readonly Clause[]) => Draft | null

/** What is named in a request, a function, a class or a file, belongs to all of its clauses. */
const namesAll = (part: Task, whole: Task): boolean =>
  part.functions.length === whole.functions.length &&
  part.classes.length === whole.classes.length &&
  part.files.length === whole.files.length

const open = ({ missing = [], unmet }: Draft) => missing.length + unmet.length
const met = ({ code }: Draft, task: Task) => accountOf(task, code).met

/** Of the programs without some clauses, changed by these, the one that leaves least open: the first that leaves nothing. */
function changedMost(sets: readonly Clause[][], draftWithout: Without, task: Task): Draft | null {
  let best: Draft | null = null
  for (const dropped of sets) {
    const base = draftWithout(dropped)
    if (base === null || base.fit < ENOUGH || !isWhole(base)) continue
    const made = withChanges(base, dropped, { task })
    if (isWhole(made)) return made
    if (best === null || open(made) < open(best)) best = made
  }
  return best
}

/** The draft with clauses that it says nothing of; the program without them, where it shows what the draft has lost for them. */
function withLost(draft: Draft, lost: readonly Clause[], { draftWithout, task }: Asking): Draft {
  const base = draftWithout(lost)
  const isOther =
    lost.length === 1 &&
    base !== null &&
    base.fit >= ENOUGH &&
    isWhole(base) &&
    base.code !== draft.code &&
    isWhole(draft)
  if (isOther) {
    const made = withChanges(base, lost, { task })
    if (isWhole(made)) return made
  }
  return withChanges(draft, lost, { task, named: lost.filter((clause) => isSurelyLost(clause, draft)) })
}
type Asking = { draftWithout: Without; task: Task }

/** What may be taken from a request, the least first: each clause, the last ones, all of them. */
function droppings(clauses: readonly Clause[]): Clause[][] {
  const asked = clauses.filter((clause) => !tellsOfAsker(clause))
  const asides = clauses.filter(tellsOfAsker)
  const single = asked.toReversed().map((clause) => [clause])
  const last = asked.map((_, at) => asked.slice(asked.length - at - 1)).slice(1)
  const all = [...(asides.length > 0 ? [[]] : []), ...single, ...last].map((some) => [...some, ...asides])
  return all.filter((some) => some.length > 0)
}

/** Whether a draft names a clause as missing, or a constraint that the clause states. */
function isNamed(clause: Clause, { missing = [], unmet }: Draft): boolean {
  const words = plainText(wordsOf(clause))
  if (missing.some((part) => words.includes(plainText(part)) || plainText(part).includes(words))) return true
  const own = constraintsIn(wordsOf(clause)).map((one) => JSON.stringify(one))
  return unmet.some((one) => own.includes(JSON.stringify(one)))
}

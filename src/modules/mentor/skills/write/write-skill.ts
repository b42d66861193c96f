import type { Frame, State } from '../../engine/frame'
import { isOrder, isSpecification, ordersProgram, worksOnFile } from '../../engine/requests/specification'
import { titlesTask } from '../../engine/requests/task-title'
import type { Answer, Skill } from '../../engine/skill'
import { ownCode, startState } from '../../engine/state'
import { readTask } from '../../engine/task/read-task'
import type { Draft, Maker } from '../../engine/task/task'
import type { Statement } from '../../python/ast'
import { type ToldTable, toldTable } from '../change/changes/tabular/told-table'
import { exercisesToldIn } from '../exercises/given'
import { readWish } from '../exercises/read-wish'
import { createAnew } from './anew'
import { askBack } from './ask-back'
import { atLevel, costBlocks } from './at-level'
import { draftOf } from './clauses/whole-draft'
import { answered, blocksOf } from './draft-answer'
import { finished } from './finish/finished'
import { freshDraft, ordersAnother } from './fresh'
import { hintOf, leadsUp, nextOfTask, problemOf, wantsHint } from './hint'
import { askedInItsWords } from './library/asked-in-its-words'
import { libraryDraft } from './library/library-draft'
import { openingOf } from './opening/opening'
import { unshownClauses } from './opening/unshown'
import { nextHint, nextOfOwn, toldOf } from './own-exercise'
import { tellsDialogue } from './plan/dialogue/dialogue-plan'
import { readRecords } from './plan/records/read-records'
import { isWish, unwritten } from './rewritten'
import { tableAnswer } from './table-answer'
import { isUnspecified } from './unspecified'

/** Who asks for a program that cannot be written is asked back rather than left without an answer. */
const LAST_BUT_ONE = 0.05
/** Below this a draft is more likely another program than the one that is asked for. */
const ENOUGH = 0.5
/** A hint tells but the idea: it may leave some of the words out. */
const LIKELY = 0.65
/** From here on nearly every word of a request is in the draft. */
const SURE = 0.85
/** Who wants a hint has said of what: after an exercise that was set, before who asks for code. */
const HINTED = 0.94
/** Who wants no more than a hint gets one, whatever the problem is about: an explanation of its words, or a program, is something else. */
const LED = 0.987
/** Surer than a doubt that goes by the same words: the problem is what was just spoken of. */
const OF_OWN = 0.989
/** Who tells the columns of a table and what is wanted of them, to the last word. */
const OF_TABLE = 0.992
/** How many hints are there before the solution: the idea, the plan and a fragment. */
const HINTS = 2
/** Before a change of the program at hand that is made in part, or that nobody can make; after one that is made whole. */
const FRESH = 0.952
/** Who names a function or a class and tells its rule orders it, whatever else one of the words could be about. */
const ORDERED = 0.97
/** Who says clause by clause what a program asks and tells orders it, whatever it is about and wherever it is set. */
const READ_WHOLE = 0.985
/** Who asks for a program in words that a teacher wrote down for it wants that one, whatever its words could be about. */
const IN_ITS_WORDS = 0.994
/** Who asks like this wants to know, and seldom a program. */
const QUESTION =
  /^(?:y |pero |oye |hola |profe )*(?:en que se (?:diferencia|parece|distingue)\w*|que (?:es|son|significa|diferencia|hace|pasa)|como|por que|porque|para que|cuando|cual es la diferencia|diferencia|explica\w*|no entiendo|se puede|puedo|donde)\b(?! (?:(?:se|puedo|podria|le) )*(?:h?aria|h?ago|h?a[cs]er|harias|h?a[cs]e|seria|quedaria) (?:para )?(?:que )?(?:un|una) (?:programa\w*|script|codigo|funcion|juego|calculadora|app)\b(?! no\b))/

/** Of two that were told, or of the program at hand: no other is asked for. */
const OF_WHAT_WAS_SAID =
  /^(?:(?:y|pero|entonces|vale|ok) )*(?:cual(?:es)?|que) (?:es|son|va|seria|funciona) (?:\w+ )?(?:mas|mejor|menos|peor)\b(?: \w+){0,3}$|\bque no (?:se )?(?:me )?(?:pare|corte|caiga|cierre|rompa|pete|bloquee|explote|falle|crashee)\b(?: el| mi)?(?: programa| codigo)?$/

/** Writes the program that is asked for: the best of what its makers propose, the first of those that are equally good. */
export function createWriteSkill(makers: readonly Maker[]): Skill {
  const known = new WeakMap<Frame, Draft | null>()
  const best = (frame: Frame, state: State): Draft | null => {
    const found = known.get(frame)
    if (found !== undefined) return found
    const draft = draftOf(makers, { frame, state })
    known.set(frame, draft)
    return draft
  }
  const freshly = new WeakMap<Frame, { draft: Draft | null }>()
  const fresh = (frame: Frame, state: State): Draft | null => {
    const found = freshly.get(frame) ?? { draft: freshDraft(makers, frame, state) }
    freshly.set(frame, found)
    return found.draft
  }
  const anew = createAnew(makers)
  const told = new WeakMap<Frame, { table: ToldTable | null }>()
  const ofTable = (frame: Frame): ToldTable | null => {
    const found = told.get(frame) ?? { table: ownCode(frame.message) === null ? toldTable(frame) : null }
    told.set(frame, found)
    return found.table
  }
  /** What would be written for a problem of which only a hint is wanted. */
  const hinted = (frame: Frame): Draft | null => {
    const problem = wantsHint(frame) ? problemOf(frame) : null
    const draft = problem && isRequest(problem) ? best(problem, startState()) : null
    return draft !== null && draft.fit >= LIKELY ? draft : null
  }
  /** What is answered to who goes on with a problem of their own for which they wanted hints. */
  const ofOwn = (frame: Frame, state: State): Answer | null => {
    const next = nextOfOwn(frame, state)
    const draft = next && hinted(next.problem)
    if (next?.step === 'hint' && !draft) return nextOfTask(problemOf(next.problem).plain, next.given)
    if (!next || !draft) return null
    if (next.step === 'question') return toldOf(draft, frame)
    const whole = answered(draft, blocksOf(draft))
    if (next.step === 'solution' || next.given > HINTS || whole.ladder === undefined) return whole
    return nextHint(whole.ladder, { given: next.given, topic: draft.title })
  }
  return {
    name: 'write',
    found: (frame, state) => (worded(frame, state) === null ? null : IN_ITS_WORDS),
    accepts(frame, state) {
      if (ofOwn(frame, state) !== null) return OF_OWN
      if (worded(frame, state) !== null) return IN_ITS_WORDS
      if (ofTable(frame) !== null) return OF_TABLE
      if (state.answered.length > 0 && OF_WHAT_WAS_SAID.test(frame.plain)) return 0
      if (leadsUpTo(frame, state)) return LED
      if (hinted(frame) !== null) return HINTED
      if (ordersAnother(frame, state)) return READ_WHOLE
      const again = anew(frame, state)
      if (again !== null) return again.sureness
      if (fresh(frame, state) !== null) return FRESH
      if (unwritten(frame, state) !== null) return LAST_BUT_ONE
      if (!isRequest(frame) || isBare(frame, state) || isWish(frame, state)) return 0
      if (isUnspecified(readTask(frame).request.text)) return 0.85
      const draft = best(frame, state)
      if (isMeant(frame, state)) return READ_WHOLE
      if (draft === null || draft.fit < ENOUGH)
        return isFirstOrder(frame, state)
          ? ORDERED
          : (frame.requests.has('write') && !QUESTION.test(frame.plain)) || isTitle(frame, state)
            ? LAST_BUT_ONE
            : 0
      if (draft.fit >= SURE && isFirst(frame, state) && tellsAll(frame)) return READ_WHOLE
      if (draft.fit >= SURE && (isOrder(frame.message) || isSpecification(frame.message))) return ORDERED
      const { functions, files } = readTask(frame)
      // Who names a file that the program works on wants the program.
      const isAsked = frame.requests.has('write') || functions.length > 0 || (files.length > 0 && draft.fit >= SURE)
      return isAsked && !QUESTION.test(frame.plain) ? 0.6 + 0.36 * draft.fit : wayAsked(frame, draft) * draft.fit
    },
    answer(frame, state) {
      const own = ofOwn(frame, state)
      if (own !== null) return own
      const table = ofTable(frame)
      if (table !== null) return tableAnswer(table)
      const hint = hinted(frame)
      if (hint !== null || leadsUpTo(frame, state)) return hintAnswer(hint, frame)
      const isAnother = ordersAnother(frame, state)
      const again = isAnother ? null : anew(frame, state)
      if (again !== null) return again.answer
      const open = isAnother ? null : unwritten(frame, state)
      if (open !== null) return { ...askBack(open, state), isFinal: true }
      if (fresh(frame, state) === null && isUnspecified(readTask(frame).request.text)) return WHAT_SHOULD_IT_DO
      const draft = worded(frame, state) ?? fresh(frame, state) ?? best(frame, state)
      const task = readTask(frame)
      if (draft === null || draft.fit < ENOUGH) {
        const back = askBack(frame, state)
        return isAnother || isFirstOrder(frame, state) ? { ...back, isFinal: true } : back
      }
      const told = finished(atLevel(draft, frame.level, task.constraints.length > 0), draft.code, frame)
      const shown = { ...told, missing: unshownClauses(told, frame.message.asked ?? frame.message.text) }
      if (
        draft !== worded(frame, state) &&
        isFirst(frame, state) &&
        [shown, draft].every(({ missing = [] }) => missesMost(missing, frame))
      )
        return askBack(frame, state)
      const opening = openingOf(shown, frame.message, task)
      return answered(told, [...blocksOf(shown, opening), ...costBlocks(told.code, frame.level)])
    },
  }
}

/** Each clause says what a program asks and tells, or what it keeps: no other kind of message does. */
const tellsAll = (frame: Frame): boolean => {
  const task = readTask(frame)
  return tellsDialogue(task) || (readRecords(task.request)?.left.length === 0 && !QUESTION.test(frame.plain))
}

/** What is asked for in the words of a program of the library; who wants to know, a hint or a test wants something else. */
const worded = (frame: Frame, state: State): Draft | null =>
  QUESTION.test(frame.plain) || wantsHint(frame) || readWish(frame.plain, false) !== null
    ? null
    : (askedInItsWords(frame, state)?.draft ?? null)

/** A program of the library is surely meant by a message that likely orders one. */
const isMeant = (frame: Frame, state: State): boolean =>
  isFirst(frame, state) &&
  !QUESTION.test(frame.plain) &&
  readWish(frame.plain, false)?.kind !== 'test' &&
  frame.likely.generate >= LIKELY_ORDER &&
  (libraryDraft(frame)?.trust ?? 0) >= MEANT
const [LIKELY_ORDER, MEANT] = [0.5, 0.75]

/** What would have to be said to be missing is most of a request that says a lot: another program was asked for. */
const missesMost = (missing: readonly string[], { message }: Frame): boolean => {
  const count = (text: string) => text.split(/\s+/).length
  const all = count(message.asked ?? message.text)
  return all >= SAYS_A_LOT && missing.reduce((sum, part) => sum + count(part), 0) > MOST_MISSING * all
}
const [SAYS_A_LOT, MOST_MISSING] = [20, 0.6]

/** No program is at hand that could be gone on with. */
const isFirst = ({ code }: Frame, { program }: State) => code === null && program === null

/** A program is ordered where none is at hand: a lesson on one of its words answers something else. */
const isFirstOrder = ({ message, code, requests, plain }: Frame, state: State) =>
  code === null &&
  state.program === null &&
  !requests.has('exercise') &&
  (ordersProgram(message) ||
    ((requests.has('write') || worksOnFile(message)) && isSpecification(message) && !QUESTION.test(plain)))

/** «Ranking de vendedores» is asked back about, where nobody knows it. */
const isTitle = ({ message, code, plain }: Frame, state: State) =>
  code === null && state.program === null && message.data === null && titlesTask(plain)

/** A problem is told of which only a hint is wanted, and no exercise of ours was just set. */
const leadsUpTo = (frame: Frame, { said }: State): boolean =>
  leadsUp(frame) && readWish(frame.plain, false) === null && exercisesToldIn(said.at(-1) ?? '').length === 0

const hintAnswer = (draft: Draft | null, frame: Frame): Answer =>
  hintOf(draft === null ? undefined : answered(draft, blocksOf(draft)).ladder, {
    plain: problemOf(frame).plain,
    topic: draft?.title ?? 'hint',
  })

/** «¿y con insert?» after an answer names another thing of the same kind, and orders nothing. */
const isBare = ({ plain, requests }: Frame, { answered: earlier }: State) =>
  earlier.length > 0 && !requests.has('write') && plain.split(' ').length <= BARE
const BARE = 3

/** How sure a program is that nobody ordered: one that all of «cómo hago …» is about says more than a lesson on part of it. */
function wayAsked({ plain }: Frame, { fit, missing = [] }: Draft): number {
  if (!QUESTION.test(plain)) return 0.95
  return HOW_TO.test(plain) && fit >= NEARLY_ALL && missing.length === 0 ? 0.7 : 0.55
}
const HOW_TO = /^(?:y |pero |oye |hola |profe )*(?:como|se puede|puedo)\b/
const NEARLY_ALL = 0.8

/** A program can be meant: no error and no program of the person's own is at hand. */
function isRequest(frame: Frame): boolean {
  if (frame.error !== null || frame.message.traceback !== null || frame.message.prose.trim() === '') return false
  const own = frame.message.code.filter(({ form }) => form !== 'inline')
  // What somebody has typed and what it answered is shown to be explained.
  return own.every(
    ({ tree, form }) =>
      form !== 'session' && tree.body.every((node) => isGiven(node, { isOrdered: frame.requests.has('write') })),
  )
}

/** Data for a program, or, where one is ordered, what shows it; what changes data is a program of the person's own. */
function isGiven(node: Statement, { isOrdered }: { isOrdered: boolean }): boolean {
  if (node.kind === 'expression') return isOrdered || node.value.kind !== 'call'
  return node.kind === 'assign' && node.targets.every(({ kind }) => kind !== 'subscript' && kind !== 'attribute')
}

const WHAT_SHOULD_IT_DO: Answer = {
  outcome: 'asked',
  blocks: [
    {
      kind: 'text',
      markdown:
        'Claro. ¿Qué quieres que haga el programa? Cuéntamelo en una frase: qué datos recibe (¿los escribes tú, están en una lista o en un archivo?) y qué tiene que mostrar al final. Por ejemplo: «que pida notas hasta que ponga fin y diga la media».',
    },
  ],
}

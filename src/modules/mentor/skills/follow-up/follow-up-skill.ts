import type { Frame, State } from '../../engine/frame'
import { wantsChange } from '../../engine/requests/wanted-change'
import type { Answer, Skill } from '../../engine/skill'
import { ownCode } from '../../engine/state'
import { surroundings } from './around/surroundings'
import { type Asked, askedOf, type Reader } from './asked'
import { holes } from './data/holes'
import { listForArray } from './data/list-for-array'
import { dataPieces } from './data/pieces'
import { textColumn } from './data/text-column'
import { ties } from './data/ties'
import { checked } from './found/checked'
import { errorElsewhere } from './found/error-elsewhere'
import { ofCorrection } from './found/of-correction'
import { ofExercise } from './found/of-exercise'
import { ofLine } from './found/of-line'
import { ofProgram } from './found/of-program'
import { protest } from './found/protest'
import { sinceThen } from './found/since-then'
import { changeReason, confirmed, simplest } from './mended/change-reasons'
import { handedOut, madeSafe } from './mended/handed-out'
import { indents } from './mended/indents'
import { pieceDoubt } from './mended/piece-doubts'
import { place } from './mended/place'
import { proposal, sameAs } from './mended/proposal'
import { triedBefore } from './mended/tried-before'
import { valuesAsked } from './mended/values-asked'
import { operate, operateAfter } from './operations/operate'
import { argument } from './run/argument'
import { calculation } from './run/calculation'
import { callValue } from './run/call-value'
import { chances } from './run/chances'
import { countedRange } from './run/counted-range'
import { counting } from './run/counting'
import { dateFormat } from './run/date-format'
import { drawnAgain } from './run/drawn-again'
import { emptyCell } from './run/empty-cell'
import { endless } from './run/endless'
import { inverse } from './run/inverse'
import { keptData } from './run/kept-data'
import { limit } from './run/limit'
import { missingKey } from './run/missing-key'
import { moments } from './run/moments'
import { noError } from './run/no-error'
import { changedInside, ownLocals } from './run/own-locals'
import { reaching } from './run/reaching'
import { reason } from './run/reason'
import { scale } from './run/scale'
import { stepsWith } from './run/steps-with'
import { textNumbers } from './run/text-numbers'
import { tryingOut } from './run/trying-out'
import { turns } from './run/turns'
import { withValue } from './run/with-value'
import { workedOut } from './run/worked-out'
import { anotherExample } from './said/another-example'
import { anotherWay } from './said/another-way'
import { applied } from './said/applied'
import { besideProgram, compared } from './said/compared'
import { doubted, stoodBy } from './said/doubted'
import { exampleAbout } from './said/example-about'
import { howToHere } from './said/how-to-here'
import { interrupting } from './said/interrupting'
import { keptApart } from './said/kept-apart'
import { messageParts } from './said/message-parts'
import { objectAttributes } from './said/object-attributes'
import { otherKind } from './said/other-kind'
import { part } from './said/part'
import { recursive } from './said/recursive'
import { reviewReason } from './said/review-reason'
import { shape } from './said/shape'
import { sharedAttributes } from './said/shared-attributes'
import { signs } from './said/signs'
import { toldBefore } from './said/told-before'
import { toldReason } from './said/told-reason'
import { tracebackLines } from './said/traceback-lines'
import { unneeded } from './said/unneeded'
import { using } from './said/using'
import { whereDone } from './said/where-done'
import { whereFails } from './said/where-fails'
import { whereLine } from './said/where-line'
import { withSubject } from './said/with-subject'

/** Who orders something of the program at hand wants none of the ideas that its words name. */
const OF_PROGRAM: readonly Reader[] = [
  tracebackLines,
  interrupting,
  endless,
  inverse,
  dateFormat,
  counting,
  turns,
  textNumbers,
  countedRange,
  missingKey,
  emptyCell,
  callValue,
  withValue,
  reaching,
]
/** They count or set side by side what is asked about, where others tell what is told of it in general. */
const EXACT: readonly Reader[] = [
  noError,
  chances,
  ownLocals,
  changedInside,
  argument,
  workedOut,
  stepsWith,
  messageParts,
  shape,
  scale,
  compared,
  doubted,
  limit,
  whereFails,
  whereDone,
  calculation,
  moments,
]
/** Doubts about a line of the program as it is to be now, and what is asked of a correction: both versions are run. */
const OF_PIECE: readonly Reader[] = [pieceDoubt, place]
const OF_VERSION: readonly Reader[] = [
  protest,
  ofExercise,
  ofLine,
  triedBefore,
  ...OF_PIECE,
  valuesAsked,
  indents,
  madeSafe,
  handedOut,
  proposal,
  sameAs,
  changeReason,
  simplest,
  confirmed,
  ofCorrection,
  ofProgram,
]
/** What would be with other data, by the rule of each step and by a run. */
const OF_DATA: readonly Reader[] = [dataPieces, holes, textColumn, listForArray, ties]
/** The program's own files and modules: before what is told of anybody's. */
const OWN: readonly Reader[] = [keptData, surroundings, tryingOut]
/** What says most exactly what is asked comes first. */
const READERS: readonly Reader[] = [
  ...OF_PROGRAM,
  reviewReason,
  sharedAttributes,
  keptApart,
  recursive,
  drawnAgain,
  objectAttributes,
  whereLine,
  using,
  anotherExample,
  toldReason,
  reason,
  unneeded,
  otherKind,
  part,
  signs,
  howToHere,
  besideProgram,
  operate,
]
/** What was spoken about holds the answer, where nobody has read it better. */
const OF_SUBJECT: readonly Reader[] = [withSubject, toldBefore, stoodBy]

/** Surer than whoever goes by a single word. */
const SURE = 0.987
/** Before what is told of an error or of files in general. */
const BEFORE_ALL = 0.991
/** Before a doubt that goes on with the last answer. */
const SUREST = 0.989
/** Before who knows one of its words, after who is asked by it plainly. */
const OF_WORDS = 0.85
/** After a change that can be made whole and a doubt that is told, before an order that no change understands. */
const AFTER_CHANGES = 0.955
/** After who tries a change, before who asks back which. */
const AFTER_TRIALS = 0.61

type Told = { answer: Answer; sure: number } | null
const answers = new WeakMap<Frame, Told>()

function answerTo(frame: Frame, state: State): Told {
  const known = answers.get(frame)
  if (known !== undefined) return known
  const told = goesOn(frame, state) ? firstOf(askedOf(frame, state)) : appliedTo(frame, state)
  answers.set(frame, told)
  return told
}

/** Something was said before, and the message shows nothing of its own. */
const goesOn = ({ message, requests }: Frame, { answered }: State) =>
  answered.length > 0 &&
  message.traceback === null &&
  message.output === null &&
  message.data === null &&
  message.code.every(({ form }) => form === 'inline') &&
  !requests.has('exercise')

/** Beside such words all of a program is asked for, or what is wrong with it. */
const OF_ALL =
  /\b(?:que (?:hace|imprime|sale|muestra)|expli\w+|revis\w+|error|falla\w*|no (?:me )?(?:sale|va|anda|funciona|jala)|mal|correg\w+|corrig\w+)\b/

/** What is shown is held against the program that was spoken about. */
const ofShown = (asked: Asked) => errorElsewhere(asked) ?? checked(asked) ?? sinceThen(asked)

/** A program of its own, of which a piece is doubted, or to which what was said before is to be applied. */
function appliedTo(frame: Frame, state: State): Told {
  const other = state.answered.length === 0 ? null : ofShown(askedOf(frame, state))
  if (other !== null) return { answer: other, sure: BEFORE_ALL }
  const own = ownCode(frame.message)
  if (own !== null && frame.message.traceback === null && !OF_ALL.test(frame.plain)) {
    const asked = askedOf(frame, { ...state, code: own, mended: null, program: null, error: null })
    const told = toldBy([...OF_PIECE, dataPieces], asked, BEFORE_ALL)
    if (told !== null) return told
  }
  const answer = state.answered.length > 0 && ownCode(frame.message) ? applied(askedOf(frame, state)) : null
  return answer && { answer, sure: SURE }
}

const orders = ({ code, frame: { message, wish } }: Asked) =>
  code !== null && wish !== 'none' && !message.text.includes('?')

function firstOf(asked: Asked): Told {
  const example = exampleAbout(asked)
  if (example !== null) return { answer: example, sure: BEFORE_ALL }
  const ofVersion = toldBy(OF_VERSION, asked, BEFORE_ALL)
  if (ofVersion !== null) return ofVersion
  const ofData = toldBy(OF_DATA, asked, BEFORE_ALL)
  if (ofData !== null) return ofData
  const isOrder = orders(asked)
  if (asked.frame.wish === 'said' && wantsChange(asked.frame, asked.state)) return isOrder ? null : elsewhere(asked)
  const told = isOrder
    ? toldBy(OF_PROGRAM, asked, SURE)
    : (toldBy(OWN, asked, BEFORE_ALL) ?? toldBy(EXACT, asked, SUREST) ?? toldBy(READERS, asked, SURE))
  if (told !== null || isOrder) return told
  const other = elsewhere(asked)
  if (other !== null) return other
  const ofSubject = toldBy(OF_SUBJECT, asked, OF_WORDS)
  if (ofSubject !== null) return ofSubject
  const answer = operateAfter(asked)
  return answer && { answer, sure: AFTER_TRIALS }
}

function toldBy(readers: readonly Reader[], asked: Asked, sure: number): Told {
  for (const read of readers) {
    const answer = read(asked)
    if (answer !== null) return { answer, sure }
  }
  return null
}

/** What is asked beside a wish that nobody can make. */
function elsewhere(asked: Asked): Told {
  const answer = anotherWay(asked)
  return answer && { answer, sure: AFTER_CHANGES }
}

/** They come from the program that was put right, whatever kind of message asks for it. */
const OF_BOTH: ReadonlySet<string> = new Set([
  'checked',
  'correction',
  'line',
  'error-elsewhere',
  'program',
  'exercise',
])

/** Answers what goes on with a conversation by what it asks of it, in a few lines. */
export const followUpSkill: Skill = {
  name: 'follow-up',
  found: (frame, state) => (OF_BOTH.has(answerTo(frame, state)?.answer.topic ?? '') ? BEFORE_ALL : null),
  accepts: (frame, state) => answerTo(frame, state)?.sure ?? 0,
  answer: (frame, state) => answerTo(frame, state)?.answer ?? null,
  topicOf: (frame, state) => answerTo(frame, state)?.answer.topic ?? null,
}

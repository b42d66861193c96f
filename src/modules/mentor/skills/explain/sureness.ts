import type { Frame, Request, State } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { ORDERED, TRACED } from '../../engine/requests/run-orders'
import { TELL_OF_MISTAKES } from '../../engine/skill-families'
import { codeOf, fragmentOf, isOfProgram, isReadable, sourceOf } from './asked-code'
import { isExplainedByRun } from './events/event-text'
import { callTree } from './focus/call-tree'
import { asksEffect } from './focus/effects'
import { firstTryBlocks } from './focus/first-try'
import { focusTexts } from './focus/focus'
import { spokenCall } from './focus/kinds-of-values'
import { placementText } from './focus/placement'
import { asksOfKind, asksOfRun, asksYesOrNo, runFact, runFacts } from './focus/run-facts'
import { questionsOf, saidText } from './focus/said'
import { asksOfTable } from './focus/table-facts'
import { tableSteps } from './focus/table-steps'
import { targetsOf } from './focus/targets'
import { typedCases } from './focus/typed-cases'
import { wayThere } from './focus/way-there'
import { givesValues } from './given-values'
import { findIdioms } from './idioms/find-idioms'
import type { Source } from './idioms/idiom'
import { generalIdiom } from './parts/general-idiom'
import { believedNumber } from './parts/guess'
import { answerPart, askedIdioms } from './parts/questions/answer-part'
import type { Ask } from './parts/questions/ask'
import { askedValue } from './parts/questions/asked-value'
import { beliefAnswer } from './parts/questions/belief'
import { comparedPieces } from './parts/questions/compare-pieces'
import { comparedVersions } from './parts/questions/compare-versions'
import { describeName } from './parts/questions/describe-name'
import { calledInQuestion } from './parts/questions/output-answer'
import { ASKS_END, reasonText, valueReachedText } from './parts/questions/why'
import { asksAttribute, heldBlocks } from './parts/told-cases'

const REQUESTS = ['explain-code', 'predict-output', 'what-is', 'complexity'] as const

/** Surer than the card of what stands in it. */
const OF_VALUE = 0.985

/** Surer than an error of a piece that is none by itself. */
const OF_PIECE = 0.96

/** Surer than what would come of a change: what is typed, or how it goes on turn by turn, changes nothing. */
const OF_RUN = 0.975
function isAskedOfRun(ask: Ask): boolean {
  const { requests, likely, plain } = ask.frame
  const said = saidText(ask.frame.message.prose)
  if (TRACED.test(plain) || firstTryBlocks(said, ask.source).length > 0 || callTree(said, ask.source).length > 0)
    return true
  if (tableSteps(ask).length > 0 || asksEffect(ask)) return true
  if (likely.fault < MORE_THAN_ALL && asksYesOrNo(ask)) return true
  const isBelieved = believedNumber(ask.frame.message.prose) !== null
  const isCounted = (asksOfRun(ask) || asksOfTable(ask) || asksOfKind(ask) || isBelieved) && runFacts(ask).length > 0
  if (isCounted && likely.fault < (isBelieved ? SURELY : MORE_THAN_ALL)) return true
  if (asksOfCase(ask)) return true
  if (requests.has('find-fault') && likely.explain <= likely.fault) return false
  const isOutput = requests.has('predict-output') || ORDERED.test(plain)
  const cases = typedCases(ask).length
  return cases > (isOutput ? 0 : 1)
}

/** «¿Qué pasa si la lista está vacía?», of the only function of a program. */
const asksOfCase = ({ frame, source }: Ask): boolean =>
  questionsOf(frame.message.prose).some(
    (said) =>
      /\b(?:que|cuanto) (?:me )?(?:pasa\w*|sal\w+|da|daria|devuelv\w+|ocurr\w+|imprim\w+)\b/.test(said) &&
      spokenCall(said, source) !== null,
  )

/** What the piece lacks is given, or what it leaves in an attribute is asked: its run tells. */
const givesOrAsks = (code: CodePart, frame: Frame) =>
  givesValues(code, frame) || (asksAttribute(frame) && heldBlocks({ code, frame }).length > 0)

/** How sure it is that a message wants code explained, from 0 to 1. */
export function accepts(frame: Frame, state: State): number {
  if (frame.isFollowUp && beliefAnswer(frame.plain) !== null) return 0.96
  if (comparedPieces(frame) !== null) return 0.97
  if (comparedVersions(frame) !== null) return OF_RUN
  if (askedValue(frame) !== null) return OF_VALUE
  const code = codeOf(frame, state)
  const isAsked = REQUESTS.some((request) => frame.requests.has(request))
  if (code === null) return isAsked && generalIdiom(frame) !== null ? 0.7 : 0
  const asksPiece = isAsked || (frame.requests.size === 0 && frame.plain !== '')
  if (!isReadable(code)) return asksPiece && fragmentOf(frame, code) !== null ? OF_PIECE : 0
  const isBroken = code.tree.errors.length > 0
  const source = sourceOf(code)
  const isOfPart = frame.isFollowUp && frame.message.traceback === null && !isBroken
  const goesOn = isOfPart && goesOnWithOther(frame, state)
  // A word of code in a conversation is about what was said.
  const isAlone = code.form !== 'inline' || state.answered.length === 0
  if (!isBroken && isAlone && !frame.isFollowUp && frame.error === null && givesOrAsks(code, frame)) return OF_VALUE
  if (!isBroken && isOfProgram(frame) && runFact({ frame, code, source }) !== null) return 0.965
  if (isOfPart && asksOfPart({ frame, code, source })) return 0.95
  if (goesOn) return 0.4
  if (frame.error !== null) return isAsked ? 0.3 : 0
  if (!isBroken && DOUBTS_PLACE.test(frame.plain) && focusTexts({ frame, code, source }).length > 0)
    return /\belse\b/.test(frame.plain) && hasOwnElse(source) ? OF_RUN : OF_PIECE
  if (asksPiece && isBroken && fragmentOf(frame, code) !== null) return OF_PIECE
  if (isAsked && isBroken) return 0.6
  // «y qué es …» that nothing in the program answers is no wish to hear about all of it again.
  const asksWhole =
    frame.requests.has('explain-code') || frame.requests.has('predict-output') || frame.requests.has('complexity')
  const isOfNamed = targetsOf(frame, source).some(
    ({ kind }) => kind === 'call' || kind === 'argument' || kind === 'piece',
  )
  if (isAsked && frame.isFollowUp && (!asksWhole || isOfNamed) && answerPart({ frame, code, source }) === null) return 0
  if (!frame.isFollowUp && !isBroken && isAskedOfRun({ frame, code, source })) return OF_RUN
  const isOfCall = !frame.isFollowUp && !isBroken && frame.likely.explain > MORE_THAN_ALL
  if (isOfCall && !frame.requests.has('find-fault') && calledInQuestion({ frame, code, source }) !== null) return OF_RUN
  // Who asks what is wrong, or what could be better, means that, whatever else the words say.
  if (isAsked && asksOutput(frame) && !DIFFERENT.test(frame.plain)) return 0.965
  if (isAsked) return isPlainlyAsked(frame) ? 0.95 : surenessBeside(frame)
  if (frame.isFollowUp && (askedIdioms({ frame, source }).length > 0 || focusTexts({ frame, code, source }).length > 0))
    return 0.8
  const ask = { frame, code, source }
  if (frame.requests.has('why') || (frame.isFollowUp && ASKS_END.test(frame.plain))) {
    if (placementText(ask) !== null) return 0.95
    if ((reasonText(ask) ?? valueReachedText(ask)) !== null) return 0.7
  }
  if (asksOfPlace(ask) || (!frame.isFollowUp && !isBroken && isExplainedByRun(ask))) return 0.6
  if (!isBroken && wayThere(ask).length > 0) return 0.6
  if (frame.requests.has('simpler') && state.answered.at(-1)?.skill === 'explain') return 0.9
  if (code.form === 'inline' && /\b(que hace|para que sirve|que significa|que es)\b/.test(frame.plain)) return 0.8
  if (frame.requests.has('simpler') || frame.requests.has('deeper') || frame.requests.has('why')) return 0.45
  if (frame.plain === '') return frame.code === null ? 0 : 0.5
  // Who shows a program and asks nothing that is understood wants to know what it does more often than anything else.
  if (code.form === 'inline' || frame.isFollowUp) return 0
  return frame.requests.size === 0 || (!isBroken && frame.likely.explain > MORE_THAN_ALL) ? 0.3 : isBroken ? 0 : 0.2
}

/** «¿Qué imprime y por qué no …?»: what comes out is wanted first, whatever a fault would explain of it. */
const asksOutput = ({ plain, requests, isFollowUp }: Frame) =>
  !isFollowUp &&
  requests.has('predict-output') &&
  /^(?:\w+ ){0,4}?(?:que|q) (?:imprime|sale|saca|muestra|devuelve|da)\b/.test(plain)

/** «Explícame», «qué hace»: what it says besides, of results that surprise, is a part of that question. */
const PLAINLY =
  /\b(?:(?:me |lo |la )?expli[cq]\w*(?! (?:\w+ )?(?:por ?que|porq|el error|el fallo))|que (?:es lo que )?(?:hace|imprime|devuelve|sale|muestra) (?:este|esta|esto|el|la|cada|exactamente|por pantalla)\b|linea (?:por|a) linea|no entiendo (?:que|como|para que|bien|el|la|este|esta|esto|esa|ese|eso)\b)/
const DIFFERENT = /\b(?:deberia|debia|tendria que|en vez de|en lugar de|esperaba|no (?:me )?funciona|error|falla)\b/

const isPlainlyAsked = ({ plain, requests }: Frame) =>
  !requests.has('correct') && !requests.has('review') && PLAINLY.test(plain) && !DIFFERENT.test(plain)

/** Asked besides what is wrong or what could be better: surer than those where they find nothing that explains it. */
function surenessBeside({ requests, likely }: Frame): number {
  // «¿Por qué sale la Z primero?»: words of a complaint, of a program whose meaning is asked.
  if (likely.explain > MORE_THAN_ALL) return 0.95
  const isOfCode = requests.has('explain-code') || requests.has('predict-output')
  if (requests.has('find-fault')) return isOfCode ? 0.75 : 0.65
  return requests.has('review') ? 0.85 : 0.95
}

/** So likely a fault that a number which somebody expects is part of the complaint. */
const SURELY = 0.9

/** More likely than all else together. */
const MORE_THAN_ALL = 0.5

const AGAIN: readonly Request[] = ['simpler', 'why', 'deeper', 'correct']

/** «por qué», «más fácil» after an error or a fault was told: of that, not of the program. */
function goesOnWithOther({ requests, names, lines }: Frame, { answered: earlier }: State): boolean {
  const isAgain = AGAIN.some((request) => requests.has(request)) && !requests.has('predict-output')
  return isAgain && names.length === 0 && lines.length === 0 && TELL_OF_MISTAKES.has(earlier.at(-1)?.skill ?? '')
}

/** Of a loop or of a `try`, it is no slip of an `if`. */
const hasOwnElse = (source: Source) => findIdioms(source).some(({ name }) => name === 'for-else' || name === 'try-else')

/** A part of the program is asked about in words that say nothing else: surer than whoever finds no fault in it. */
const asksOfPlace = (ask: Ask) =>
  ask.frame.message.traceback === null &&
  (focusTexts(ask).length > 0 || (ASKS_END.test(ask.frame.plain) && reasonText(ask) !== null))

/** «¿Ese else está mal puesto?»: what it is for is asked, of a program that is right. */
const DOUBTS_PLACE =
  /\b(?:mal|bien) (?:puest\w+|colocad\w+|indentad\w+|sangrad\w+|alinead\w+|escrit\w+)\b|\b(?:va|corresponde|pertenece) con\b|\bno (?:va|deberia ir|tendria que ir)\b/

/** «qué es i», «y el -1 ese», after an error, too. */
function asksOfPart({ frame, code, source }: Ask): boolean {
  const asksValue = /\b(?:que|cuanto) vale\b/.test(frame.plain) && frame.names.length > 0
  const asks =
    asksValue || (['what-is', 'explain-code', 'predict-output'] as const).some((request) => frame.requests.has(request))
  if (!asks || frame.requests.has('explain-error')) return false
  const named =
    frame.requests.has('what-is') && frame.names.some((name) => describeName(name, source, NOTHING_RUN) !== null)
  return named || focusTexts({ frame, code, source }).length > 0
}

const NOTHING_RUN = { kind: 'too-long', line: null, output: '' } as const

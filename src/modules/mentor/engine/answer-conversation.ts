import type { MentorType, Outcome, Rung, Turn } from '../model-port'
import { statementsIn } from '../python/walk'
import { dangerAnswer, despairNote } from '../skills/boundaries/danger/danger-answers'
import { ranInstead } from '../skills/complaint/complaint-skill'
import { nearestAfter } from '../skills/concepts/nearest-skill'
import { ASKS_IN_ENGLISH } from '../skills/error-catalogue/foreign-message'
import { completionsOf } from '../skills/follow-up/completions'
import { leftOut } from '../skills/write/left-out'
import { offersIn, otherReplies } from './asked-back'
import { withAttached } from './attached/read-attached'
import { compose } from './compose'
import { type Heard, type Part, withEachAsk } from './each-ask'
import { firstOf, inLine } from './first-in-line'
import type { Frame, Level, State } from './frame'
import { heardAgain, type Plain } from './heard-again'
import { heardAs } from './heard-as'
import { inOrder } from './in-order'
import { readKinds } from './kinds/read-kinds'
import { answeredInSpanish, inSpanish, spokenIn } from './lexicon/languages/languages'
import { plainText } from './lexicon/plain-text'
import { namesProgramming } from './lexicon/trade'
import type { CodePart, Message } from './message'
import { asItWas } from './reading/as-it-was'
import { isOnlyData } from './reading/only-data'
import { inPlainWords } from './reading/plain-words/plain-words'
import { readMessage } from './reading/read-message'
import { continuationOf } from './requests/continuation'
import { isFreshRequest } from './requests/fresh-request'
import { placesOf } from './requests/terms-at-hand'
import { withSeenError } from './seen-error'
import type { Block, Finding, Skill, Tools } from './skill'
import { skillSet } from './skill-families'
import { afresh, afterAnswer, afterQuestion, ownCode, startState } from './state'
import { understand } from './understand'

/** `pause` lets others have their turn between the steps of an answer; none in a browser's worker. */
export type Engine = { skills: readonly Skill[]; check: Tools['check']; pause?: () => Promise<unknown> }
/** `level`: whom it is for, whatever the words show. `rung`: how much of a solution it may give, where there is one. */
type Asked = {
  mentor: MentorType
  turns: readonly Turn[]
  earlierAnswers?: number | undefined
  level?: Level | undefined
  rung?: Rung | undefined
}
/** `skill` is the one that answered; `rung`, how much of a solution it is where it is led up to. */
export type MentorAnswer = { markdown: string; outcome: Outcome; skill: string; rung?: Rung }

/** What was said longer ago no longer counts. */
const MAX_TURNS = 12

/**
 * The embedded mentor's answer, in Spanish and Markdown, to the last message of a conversation. The same conversation always gets the
 * same answer.
 */
export async function answerConversation(
  engine: Engine,
  { mentor, turns, earlierAnswers = 0, level, rung }: Asked,
): Promise<MentorAnswer> {
  const recent = turns.slice(-MAX_TURNS)
  const last = recent.findLastIndex(({ role }) => role === 'user')
  const pause = engine.pause ?? (() => Promise.resolve())
  let state = startState()
  let question: Message | null = null
  for (const at of recent.slice(0, Math.max(0, last)).keys()) {
    await pause()
    ;[state, question] = afterTurn(state, { turns: recent.slice(0, at + 1), question, skills: engine.skills })
  }
  await pause()
  const { message: asked, state: known } = readTurn(recent[last], state)
  const spanish = spanishOf(asked)
  state = stateFor(spanish, known)
  const understood = understand(spanish, state)
  const frame = level === undefined ? understood : { ...understood, level }
  if (isTooLong(frame)) return TOO_LONG
  await pause()
  await judge(frame, engine.check)
  const seen = withSeenError(frame)
  const tools: Tools = { mentor, earlierAnswers, check: engine.check }
  const heard = await firstAnswer(engine.skills, { frame: seen.frame, state, tools, pause })
  // As the next message of the conversation will ask: it knows neither the level nor what the linter has said.
  if (level === undefined && !frame.code?.syntax)
    inLine({ turns: recent.slice(0, last + 1), skills: engine.skills }, () => firstOf(heard.first, seen.frame, state))
  const hear = async (part: Message, before?: Part) => {
    const known = before === undefined ? state : afterPart(state, before)
    const own = { ...understand(part, known), level: frame.level }
    return firstAnswer(engine.skills, { frame: withSeenError(own).frame, state: known, tools, pause })
  }
  const first = await heardAgain(heard, {
    inPlainWords: () => plainOf(asked, state),
    leftOut: (message, { skill, answer }) =>
      skill === 'write' && state.program === null ? leftOut(understand(message, state), answer) : 0,
    completions: () => completionsOf(seen.frame, state),
    replies: () => (offersIn(state) === null ? [] : otherReplies(recent[last]?.content ?? '')),
    nearest: () => ranInstead(recent[last]?.content ?? '', state) ?? nearestAfter(seen.frame, state),
    hear,
  })
  // Another answer takes the place of one to the whole message.
  const isAnother = earlierAnswers > 0
  const { answer, skill } = isAnother
    ? first
    : await withEachAsk(first, frame.message, { hear, isLed: rung !== undefined })
  const notes = [
    QUOTE_MESSAGES.has(skill) && !ASKS_IN_ENGLISH.test(asked.prose) ? null : answeredInSpanish(spokenIn(asked.prose)),
    asked.leftOut ?? null,
    ...(FOLLOWS_PROGRAMS.has(skill) ? (asked.putRight ?? []).map((each) => PUT_RIGHT[each]) : []),
    FOLLOWS_PROGRAMS.has(skill) ? seen.note : null,
    despairNote(asked.text),
    GENERAL.has(skill) && continuationOf(frame, state) !== null ? placeAtHand(asked, state) : null,
  ].filter((note) => note !== null)
  const { ladder, outcome } = answer
  const isLed = rung !== undefined && ladder !== undefined
  const told = isLed ? ladder(rung) : answer.blocks
  const blocks: Block[] = [...notes.map((markdown): Block => ({ kind: 'text', markdown })), ...told]
  return { markdown: compose(blocks), outcome, skill, ...(isLed && { rung }) }
}

/** A request in plain words, the plainest first; none of what goes on with a program, or brings one along. */
function plainOf(message: Message, { code, program, answered }: State): readonly Plain[] {
  const own = ownCode(message)
  const hasProgram = (own !== null && !isOnlyData(own)) || (code ?? program) !== null
  if (hasProgram || message.traceback !== null || answered.at(-1)?.skill === 'write') return []
  return inPlainWords(message.text).map((plain) => {
    const again = { ...asItWas(readMessage(plain)), asked: message.text }
    const isFirst = answered.length === 0 && ownCode(again) === null
    return { message: again, orders: isFirst ? readKinds(again, false).generate : 0 }
  })
}

/** A turn taken apart, with the files that go with it, and the state that it goes on with. */
function readTurn(turn: Turn | undefined, before: State): { message: Message; state: State } {
  const { text, state } = heardAs(turn?.attached?.message ?? turn?.content ?? '', before)
  return { message: withAttached(asItWas(readMessage(text)), turn?.attached?.files ?? []), state }
}

const PUT_RIGHT = {
  quotes:
    'Lo que has pegado trae comillas tipográficas (`“` `”`), las que ponen el móvil o Word. Lo leo con las rectas (`"`), que son las únicas que entiende Python.',
  capital:
    'Tu programa empieza con mayúscula, como la pone el móvil. Lo leo con minúscula, que es como lo entiende Python.',
  spaces:
    'Al pegarlo se han perdido los espacios del principio de las líneas. Los he vuelto a poner donde tienen sentido; comprueba que están como en tu programa.',
}

/** Who writes in another language says who they are first: of several sentences, those that ask or name something of the trade. */
function withoutIntroduction(said: string): string {
  const sentences = said.split(/(?<=[.!?])\s+/)
  const kept = sentences.filter((sentence) => sentence.endsWith('?') || namesProgramming(plainText(sentence)))
  return kept.length > 0 ? kept.join(' ') : said
}

/** A question in another language is understood by the Spanish of its words; who is in danger, by their own. */
function spanishOf(message: Message): Message {
  const said = inSpanish(message.prose)
  if (said === message.prose || dangerAnswer(message.text) !== null) return message
  const prose = withoutIntroduction(said)
  if (message.traceback !== null || message.output !== null || message.data !== null) return { ...message, prose }
  const code = message.code.filter(({ form }) => form !== 'inline').map((part) => part.code)
  return { ...message, prose, text: [prose, ...code].join('\n\n'), written: message.text }
}

/** A message that is pasted is in English whatever its reader speaks. */
const QUOTE_MESSAGES = skillSet('errors', 'error-catalogue')
/** Whose answers are about what a program does: in others, what was seen while following it has no place. */
const FOLLOWS_PROGRAMS = skillSet('errors', 'faults', 'review', 'explain', 'what-if', 'change')

/** What tells of ideas, whatever program was spoken about: the program's own line goes before. */
const GENERAL = skillSet('concepts', 'lessons')
const placeAtHand = ({ prose }: Message, { code, program }: State) => {
  const atHand = code ?? program
  return atHand && placesOf(prose, atHand)
}

type Asking = { frame: Frame; state: State; tools: Tools; pause: () => Promise<unknown> }

/** Of skills that are nearly as sure as the first, one that answers is heard before one that asks back or does not know. */
const NEARLY = 0.5

async function firstAnswer(
  skills: readonly Skill[],
  { frame, state, tools, pause }: Asking,
): Promise<Heard & { first: Skill }> {
  let first: Skill | null = null
  let kept: (Heard & { first: Skill }) | null = null
  for (const { skill, score } of inOrder(skills, frame, state)) {
    first ??= skill
    if (kept && score < kept.score * NEARLY) break
    const answer = await skill.answer(frame, state, tools)
    await pause()
    if (!answer) continue
    const isFinal = answer.isFinal || (answer.outcome !== 'asked' && answer.outcome !== 'unknown')
    if (isFinal) return { answer, skill: skill.name, score, first }
    kept ??= { answer, skill: skill.name, score, first }
  }
  if (kept) return kept
  throw new Error('no skill answers: the last one of the list must take every message')
}

/** What a conversation has come to: its turns, oldest first, reduced one after the other. */
export function stateAfter(turns: readonly Turn[], skills: readonly Skill[]): State {
  let state = startState()
  let question: Message | null = null
  for (const at of turns.keys())
    [state, question] = afterTurn(state, { turns: turns.slice(0, at + 1), question, skills })
  return state
}

/** What one part of a message and its answer come to, for the part that goes on with it. */
function afterPart(state: State, { message, heard: { skill, answer } }: Part): State {
  const content = compose(answer.blocks)
  const asked = afterQuestion(state, understand(message, state), { skill, topic: answer.topic ?? null })
  return withSaid(afterAnswer(asked, { role: 'assistant', content }, message), content)
}

type Reducing = { turns: readonly Turn[]; question: Message | null; skills: readonly Skill[] }

/** The state after the last of some turns, by that before it, and the message that is to be answered next. */
function afterTurn(state: State, { turns, question, skills }: Reducing): [State, Message | null] {
  const turn = turns.at(-1)
  if (turn === undefined) return [state, question]
  if (turn.role === 'assistant') return [withSaid(afterAnswer(state, turn, question), turn.content), question]
  const { message, state: before } = readTurn(turn, state)
  const spanish = spanishOf(message)
  const known = stateFor(spanish, before)
  const understood = understand(spanish, known)
  const isLong = isTooLong(understood)
  const frame = isLong ? understood : withSeenError(understood).frame
  const first = inLine({ turns, skills }, () => {
    const [found] = isLong ? [] : inOrder(skills, frame, known)
    return firstOf(found?.skill, frame, known)
  })
  return [afterQuestion(known, frame, first), message]
}

/** What a message is understood by: who orders another program begins anew. */
const stateFor = (message: Message, state: State): State => (isFreshRequest(message, state) ? afresh(state) : state)

/** No person writes so many statements in one message; skills hold them against each other. */
const MAX_STATEMENTS = 400

function isTooLong({ code }: Frame): boolean {
  if (code === null) return false
  let count = 0
  for (const _ of statementsIn(code.tree.body)) {
    count += 1
    if (count > MAX_STATEMENTS) return true
  }
  return false
}

const TOO_LONG: MentorAnswer = {
  markdown:
    'Ese programa es demasiado largo para leerlo de una vez. Pégame solo la función o las líneas que te preocupan, unas cien como mucho, y el error si te sale alguno.',
  outcome: 'asked',
  skill: 'too-long',
}

/** Has the linter say whether the code at hand is Python; skills see it on the part itself. */
async function judge({ code }: Frame, check: Engine['check']): Promise<void> {
  if (code === null || check === null || code.syntax !== undefined) return
  const findings = await check(code.code)
  if (findings) code.syntax = syntaxProblem(findings)
}

function syntaxProblem(findings: readonly Finding[]): CodePart['syntax'] {
  const [first] = findings.filter(({ code }) => code === null)
  return first ? { line: first.line, column: first.column, message: first.message } : null
}

const MAX_ANSWERS = 8
const MAX_CHARACTERS = 9_000

/** The mentor's own answers, for skills that must know what they asked or told before. */
const withSaid = (state: State, answer: string): State => ({
  ...state,
  said: [...state.said, answer.slice(0, MAX_CHARACTERS)].slice(-MAX_ANSWERS),
})

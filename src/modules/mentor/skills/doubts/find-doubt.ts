import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import { plainText } from '../../engine/lexicon/plain-text'
import { readMessage } from '../../engine/reading/read-message'
import { clausesIn } from '../../engine/requests/clauses'
import { isSpecification } from '../../engine/requests/specification'
import { MAKE_PROGRAMS } from '../../engine/skill-families'
import { spotCards } from '../concepts/find/read-question'
import { cardsToldIn } from '../concepts/last-card'
import type { Doubt } from './doubt-file'
import { allDoubts } from './doubts'

const MAX_WORDS = 50
/** What goes on with what was said just now does so in few words; with more it tells of something else besides. */
const MAX_SHORT = 18
/** «Pero si está dentro de la función»: what asks nothing objects in fewer still. */
const MAX_OBJECTION = 9
const MAX_CONDITION = 12
/** How much of the conversation is what one still talks about. */
const LAST_ANSWERS = 3
const OPENING = 1_200
/** What is asked just now goes on with these. */
const LAST_QUESTIONS = 2
const BEGINNING = 160

const DOUBT =
  /\?|\b(?:que (?:pasa|pasaria|ocurre|sucede|es|uso|hace|quita)|y si|si (?:lo|la|le|se|no|un|una|me|escribo|pongo|intento|quito)|por que|porque|puedo|se puede|podria|hace falta|necesit\w+|cual|para que|como|cuant[oa]s?|obligatori\w+|lo mismo|conviene|siempre|da error|falla|rompe|sigue|satisfied)\b/
/** Something is to be done to a program: «quita el strip», «hazlo con zip». */
const ORDER =
  /^(?:(?:ok|vale|gracias|genial|ahora|y|pues|listo|perfecto) )*(?:haz\w*|pon(?:me|le|lo)?|quita\w*|anad\w+|agreg\w+|cambia(?:me|lo|la)?|escrib\w+|corrig\w+|arregl\w+|crea\w*|modifica\w*|quiero que|dame|modifica)\b/

/**
 * A doubt, and whether the message may rather want the program at hand to be otherwise, or to be told by what stands in it. `isNamed`: what
 * it goes on with stands in the message, not in what was said before.
 */
type Found = { doubt: Doubt; isDemanded: boolean; isReadBetter: boolean; isNamed: boolean }

/** «Y si solo quiero unas columnas», «cómo hago que sea más difícil»: told how, they need no change. */
const IF_WANTED = /^(?:y )?(?:si (?:yo )?(?:solo )?(?:quiero|quisiera|necesito)|como (?:hago|haria) (?:para )?que)\b/
/** «Que le dé igual»: how the program shall be. */
const SHALL = /^(?:y )?que (?:l[aeo]s?|se|me|no) /
const wordsIn = (said: string) => said.split(' ').length
/** «¿Y eso dónde lo escribo?», whatever is told behind it. */
function firstQuestion(prose: string): string {
  const [first, ...others] = clausesIn(prose)
  return first?.isAsked === true && others.every(({ isAsked }) => !isAsked) ? first.words.join(' ') : ''
}

/** It goes by what was said last, or by the program at hand. */
export const goesByLast = ({ just, shows }: Doubt): boolean => just !== null || shows.length > 0

/** The doubt that a message says, where the conversation is about what it is about. */
export function doubtIn(frame: Frame, state: State): Found | null {
  const said = inFull(frame.plain)
  const asks = askingOf(frame, state, said)
  if (asks === null) return null
  const isShort = wordsIn(said) <= MAX_SHORT
  const first = firstQuestion(frame.message.prose)
  // What a text of their program says is about their shop: «boton» asks for no window.
  const shown = frame.message.text.toLowerCase().replace(TEXTS, ' ')
  const found = wordedAs(`${said}\n${shown}`, asks, state).filter(
    ({ just, says }) => just === null || isShort || says.every((group) => group.test(first)),
  )
  if (found.length === 0) return null
  const about = subjectsOf(frame.message.prose, state)
  const before = turnsBefore(state)
  const last = lastTurn(state)
  const comparesAfter = state.answered.length > 0 && COMPARES.test(said)
  // Who sets it against another names it.
  const isOfLast = (just: RegExp) => just.test(last) || (comparesAfter && just.test(said))
  const fitting = found.filter(
    ({ cards, after, just, says }) =>
      (cards.length === 0 || cards.some((id) => about.has(id))) &&
      (after === null || after.test(before)) &&
      (just === null || isOfLast(just) || (says.length > 1 && just.test(said))),
  )
  const goesOn = fitting.find(
    (doubt) => goesByLast(doubt) && (doubt.just === null || isOfLast(doubt.just)) && !isReadBetter(doubt, state),
  )
  const doubt = goesOn ?? fitting.find(({ just }) => just === null) ?? fitting[0]
  if (doubt === undefined) return null
  const isNamed = doubt.just !== null && !isOfLast(doubt.just)
  return { doubt, isDemanded: asks === 'demand', isReadBetter: isReadBetter(doubt, state), isNamed }
}

const TEXTS = /"[^"\n]{1,80}"|'[^'\n]{1,80}'/g
const COMPARES = /\bdiferenci\w*|\ben que se distingu\w+/

type Asks = 'question' | 'objection' | 'demand' | 'error'

/** How a message may say a doubt; null where it orders something, shows something of its own or tells a whole story. */
function askingOf({ message, requests, wish }: Frame, state: State, said: string): Asks | null {
  const words = wordsIn(said)
  const isQuestion = message.text.includes('?')
  // «y si el archivo ya existe, lo borra?» specifies nothing, although it says what happens if.
  if (isSpecification(message) && !(isQuestion && words <= MAX_CONDITION)) return null
  if (words > MAX_WORDS || requests.has('exercise')) return null
  if (message.code.some(({ form }) => form !== 'inline')) return null
  // «x != 0 en vez de x > 0»: a change of the program is asked about.
  if (state.code !== null && /\ben (?:vez|lugar) de\b/.test(said)) return null
  // An error that is but named, or told in a sentence.
  if (message.traceback !== null) return message.traceback.frames.length > 0 ? null : 'error'
  if (ORDER.test(said)) return null
  // «si lo pone con coma, que también valga»: the program shall be otherwise.
  const isWanted = !isQuestion && wish !== 'none'
  if (isWanted && IF_WANTED.test(said)) return 'demand'
  if (isWanted && hasProgram(state)) return null
  if (isWanted && state.error !== null) return 'objection'
  if (isQuestion || DOUBT.test(said)) return 'question'
  return !isWanted && words <= MAX_OBJECTION && !SHALL.test(said) ? 'objection' : null
}

/** The doubts whose words stand in `text`, where the program at hand is one that they are about. */
function wordedAs(text: string, asks: Asks, { code, program }: State): readonly Doubt[] {
  const shown = (code ?? program)?.code ?? ''
  return allDoubts().filter(
    ({ says, shows, lacks, just, isOfError }) =>
      (asks !== 'error' || isOfError) &&
      (asks === 'error' || asks === 'question' || just !== null) &&
      says.every((group) => group.test(text)) &&
      (shows.length === 0 || shows.some((piece) => shown.includes(piece))) &&
      (lacks.length === 0 || (shown !== '' && !lacks.some((piece) => shown.includes(piece)))),
  )
}

/** A program that is no example of a card's. */
const hasProgram = ({ code, said, isExample }: State): boolean =>
  code !== null && !isExample && cardsToldIn(said.at(-1) ?? '').length === 0
const showedOwn = ({ answered }: State): boolean =>
  answered.some(({ question }) => readMessage(question).code.some(({ form }) => form !== 'inline'))

/** What is told of any program tells nothing of their own, unless it goes by what stands in it. An error that came alone is none. */
function isReadBetter({ isAlone, just, shows }: Doubt, state: State): boolean {
  if (just === null) return isAlone && (state.error !== null || hasProgram(state))
  return hasProgram(state) && showedOwn(state) && (isAlone || shows.length === 0)
}

/** What was asked and said just now, in plain spelling. */
const turnsBefore = ({ said, answered }: State): string =>
  plainText([...askedLast(answered, LAST_ANSWERS), ...said.slice(-LAST_ANSWERS).map(opening)].join('\n'))

/** What an answer is about stands before its first program; programs, the person's too, hold many other words. */
const lastTurn = ({ said, answered }: State): string =>
  inFull(
    plainText(
      [
        ...answered.slice(-LAST_QUESTIONS).map(({ question }) => withoutCode(question)),
        (said.at(-1) ?? '').slice(0, BEGINNING).split('```')[0] ?? '',
        // What the mentor has written is a program, whatever it was called.
        MAKE_PROGRAMS.has(answered.at(-1)?.skill ?? '') ? 'programa' : '',
      ].join('\n'),
    ),
  )

function withoutCode(question: string): string {
  const { prose, traceback } = readMessage(question)
  return `${opening(prose)}\n${traceback?.type ?? ''} ${traceback?.message ?? ''}`
}

/** The cards that the message names, and those that the last answers told or name at their beginning. */
export function subjectsOf(prose: string, { said, answered }: State): ReadonlySet<string> {
  const before = said.slice(-LAST_ANSWERS)
  return new Set([
    ...[prose, ...askedLast(answered, LAST_ANSWERS), ...before.map(opening)].flatMap((text) =>
      spotCards(text).map(({ entry }) => entry.id),
    ),
    ...before.flatMap((answer) => cardsToldIn(answer).map(({ id }) => id)),
  ])
}

const opening = (text: string) => text.slice(0, OPENING)
const askedLast = (answered: State['answered'], count: number): string[] =>
  answered.slice(-count).map(({ question }) => opening(question))

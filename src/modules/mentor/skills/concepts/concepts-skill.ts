import { answered } from '../../engine/blocks'
import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import { termsIn } from '../../engine/lexicon/terms'
import { titlesTask } from '../../engine/requests/task-title'
import type { Answer, Block, Skill } from '../../engine/skill'
import { ownFails } from '../faults/own-fails'
import { findLesson } from '../lessons/find-lesson'
import { cardBlocks, contrastBlocks, easierBlocks, pairBlocks, shortBlocks } from './answers/card-answer'
import { asksShorter, followUpBlocks, pointedAt, wishOf } from './answers/follow-up'
import { deeperOf } from './answers/lesson-parts'
import { onSystem } from './answers/on-system'
import type { Card } from './cards/card-file'
import { aspectIn, unwantedIn } from './find/aspect'
import { formIn } from './find/form'
import { isTerm, type Question, readQuestion, spotCards } from './find/read-question'
import { lastCards } from './last-card'
import { RANKED, sureIdea } from './rank/sure-idea'

/** Somebody who just read a card and wants it told otherwise. */
const FOLLOW_UP = 0.96
/** Before a change of its example. */
const TOLD_SHORTER = 0.99
/** Before a change that nobody understands is asked about. */
const DOUBTED = 0.62
/** Surer than who explains the code of a message. */
const QUOTED = 0.965
/** «Cómo leo un CSV» is answered by the lesson that does it, not by what a CSV is. */
const AFTER_LESSONS = 0.5
/** «Cómo aplano una lista de listas» is answered by the program that does it, not by what a list of lists is. */
const AFTER_PROGRAMS = 0.45

function accepts(frame: Frame, state: State): number {
  if (ownFails(frame)) return 0
  if (rankedQuestion(frame, state) !== null) return RANKED
  if (isAboutOwnCode(frame)) return asksOfLines(frame) ? QUOTED : 0
  const question = questionIn(frame)
  if (question !== null && !isOfAnother(frame, state, question)) {
    if (quotesTerms(frame) || isBesideExample(question, state)) return QUOTED
    if (isWayOfDoing(frame, question)) return AFTER_PROGRAMS
    return isHowTo(question) && findLesson(frame.message.prose) !== null ? AFTER_LESSONS : question.sure
  }
  if (lastCards(state).length === 0) return 0
  if (onSystem(frame.plain, lastCards(state)) !== null) return FOLLOW_UP
  // Told shorter is the idea, where the code at hand is but its example.
  if (asksShorter(frame.plain)) return state.error === null ? (state.isExample ? TOLD_SHORTER : FOLLOW_UP) : 0
  const wish = wishOf(frame)
  if (wish === 'easier-example' && state.isExample) return TOLD_SHORTER
  return wish !== null ? FOLLOW_UP : isDoubt(frame) ? DOUBTED : 0
}

/** «¿Y el range ese qué es?», of which the example that was told has nothing. */
const isBesideExample = (question: Question, { isExample, code }: State): boolean =>
  isExample &&
  code !== null &&
  question.kind === 'card' &&
  question.isPlain &&
  !question.card.terms.some((term) => code.code.includes(term))

/** «Pero …», «¿y si …?» of what a card said, and nothing more is understood. */
const DOUBT = /^(?:(?:ok|vale|ya|ah|bueno) )*(?:pero|y si|y eso|entonces|y no)\b/
const MAX_DOUBT_WORDS = 18
const isDoubt = ({ plain, requests }: Frame): boolean =>
  DOUBT.test(plain) &&
  plain.split(' ').length <= MAX_DOUBT_WORDS &&
  !requests.has('change') &&
  !requests.has('exercise')

/** What is most often taken wrongly, or what it is, as a guess that is told to be one. */
const askedAbout = ({ id, title, misunderstanding, idea }: Card): Answer => ({
  outcome: 'asked',
  topic: id,
  blocks: [
    {
      kind: 'text',
      markdown: `No estoy seguro de qué me preguntas de **${title}**. Lo que más suele confundir es esto; si no era eso, dímelo con un ejemplo.`,
    },
    { kind: 'markdown', markdown: misunderstanding || idea },
  ],
})

/** Explaining a program, its error or its fault is another's. Code in a sentence may be a word that is quoted. */
const isAboutOwnCode = ({ message }: Frame) =>
  message.traceback !== null || message.code.some(({ form }) => form !== 'inline')

/** Lines that are told in a sentence are no program: «por qué fuera no existe», of a card that says why; «lo de axis=0», which names one. */
function asksOfLines(frame: Frame): boolean {
  const { traceback, code } = frame.message
  const areLines = code.every(({ form, code: line }) => form !== 'fenced' && !line.trim().includes('\n'))
  if (traceback !== null || !areLines) return false
  const question = questionIn(frame)
  if (question?.kind !== 'card') return false
  return (
    (question.isPlain && quotesTerms(frame)) ||
    (aspectIn(inFull(frame.plain)) === 'why' && question.card.told.why !== undefined)
  )
}

/** A program or an exercise is wanted, or the words go on about the code at hand: then only a plain question is meant. */
function isOfAnother(
  { requests, isFollowUp, plain, message, names }: Frame,
  state: State,
  { isPlain, kind }: Question,
): boolean {
  if (requests.has('exercise') || (!isPlain && isTask(message.prose, plain))) return true
  // «¿Por qué eslora lleva self y flota no?» is asked of the program that has those names.
  const isOfNames = isFollowUp && state.code !== null && !state.isExample && names.some((name) => !isTerm(name))
  if (isOfNames && aspectIn(inFull(plain)) === 'why') return true
  // «¿Y si pongo / en vez de //?» asks what the program at hand would do.
  if (kind === 'contrast' && requests.has('what-if') && state.code !== null) return true
  const isOrder = ORDERS.test(inFull(plain)) || SIGNATURE.test(message.prose)
  // «¿Y una clase?» after a card asks about the next; after a program it asks about that.
  const isAboutCode = lastCards(state).length === 0 && (isFollowUp || state.code !== null)
  return !isPlain && (requests.has('change') || isAboutCode || isOrder)
}
/** «ejecutar un script cada lunes» has more in it than the idea of running one. */
const isTask = (prose: string, plain: string): boolean =>
  titlesTask(plain) &&
  termsIn(plain).length - Math.max(0, ...spotCards(prose).map(({ length }) => length)) >= LEAST_BESIDES
const LEAST_BESIDES = 2
const ORDERS =
  /\b(?:hazme|haceme|hagame|haz|crea|creame|escribe|escribeme|anade\w*|programa (?:que|para)|funcion que|clase que|que (?:devuelva|devuelve|pida|lea|imprima|muestre|diga)|(?:quiero|necesito|dame|me piden|me pide|me das|me haces) (?:un|una) (?:programa|funcion|clase|codigo|script|menu|juego))\b/
/** `transpuesta(matriz)`, `edad(nacimiento, hoy)`: a function that is to be written. */
const SIGNATURE = /\b[a-z_]{3,}\([a-z_]\w*(?:, *[a-z_]\w*)*\)/i

/** «Qué es O(n)», «para qué sirve input()»: what looks like code is the name of the idea. */
const quotesTerms = ({ message }: Frame) => message.code.length > 0 && message.code.every(({ code }) => isTerm(code))

/** What is asked in many words of a term that is quoted. */
const ofQuoted = ({ message, requests }: Frame): Question | null => {
  const [spot] = message.code.flatMap(({ code }) => spotCards(code))
  return spot && (message.text.includes('?') || requests.has('what-is'))
    ? { kind: 'card', card: spot.entry, sure: QUOTED, isPlain: true }
    : null
}

/** «Cómo saco», «cómo se puede invertir»: something is to be done, where «cómo funciona» and «cómo se usa» ask what it is. */
const WAY =
  /^(?:\w+ ){0,3}?como (?:se |me |lo |la |le |puedo |podria |se puede |hago para |hacer para |haria para ){0,8}(?!(?:func\w+|us\w+|utili\w+|declar\w+|defin\w+|escrib\w+|cre[aoe]\w*|es|son|esta\w*|sirve\w*|hac\w+|hago|haria|pon\w*|instal\w*|empiez\w+|empez\w+|aprend\w+|va|van|se|me|lo|la|le|puedo|podria|hacerlo) ?)\w{3,}/
const isWayOfDoing = ({ plain }: Frame, { kind, card }: Question & { card?: Card }): boolean =>
  kind === 'card' && card?.kind !== 'guia' && WAY.test(inFull(plain))

/** Neither plainly asked nor the bare name of something. */
const isHowTo = ({ isPlain, isBare }: Question) => !isPlain && !isBare

const questions = new WeakMap<Frame, Question | null>()
function questionIn(frame: Frame): Question | null {
  const known = questions.get(frame)
  if (known !== undefined) return known
  const question = readQuestion(frame.message.prose) ?? (quotesTerms(frame) ? ofQuoted(frame) : null)
  questions.set(frame, question)
  return question
}

/** The card or contrast that the ranking of all content is sure of. */
function rankedQuestion(frame: Frame, state: State): Question | null {
  const told = sureIdea(frame, state)?.unit.told
  if (told?.kind !== 'card' && told?.kind !== 'contrast') return null
  return { ...told, sure: RANKED, isPlain: true }
}

const answer: Skill['answer'] = (frame, state, { mentor, earlierAnswers }) => {
  const question = rankedQuestion(frame, state) ?? questionIn(frame)
  if (question === null) {
    const cards = pointedAt(lastCards(state), frame)
    const wish = wishOf(frame)
    const [card] = cards
    if (card === undefined) return null
    const ofSystem = onSystem(frame.plain, cards)
    if (ofSystem !== null) return answered(card.id, ofSystem)
    if (wish === null) return isDoubt(frame) ? askedAbout(card) : null
    return answered(cards.map(({ id }) => id).join('--'), followUpBlocks(wish, { cards, state, mentor }))
  }
  const deeper = mentor === 'pro' && question.kind === 'card' ? deeperOf(question.card) : []
  return answered(topicOf(question), [...blocksFor(question, frame, earlierAnswers), ...deeper])
}

function blocksFor(question: Question, { level, requests, plain }: Frame, earlierAnswers: number): Block[] {
  const words = inFull(plain)
  const aspect = aspectIn(words)
  switch (question.kind) {
    case 'card':
      return requests.has('simpler') !== earlierAnswers % 2 > 0
        ? easierBlocks(question.card, aspect)
        : cardBlocks(question.card, { level, aspect, form: formIn(words), unwanted: unwantedIn(words) })
    case 'both':
      return question.cards.flatMap(shortBlocks)
    case 'contrast':
      return contrastBlocks(question.contrast, aspect)
    case 'pair':
      return pairBlocks(question.cards)
  }
}

const topicOf = (question: Question): string => {
  if (question.kind === 'card') return question.card.id
  if (question.kind === 'contrast') return question.contrast.id
  return question.cards.map(({ id }: Card) => id).join('--')
}

/** Says what an idea is, when it is used and how two of them differ, from the cards of `content/cards`. */
export const conceptsSkill: Skill = { name: 'concepts', accepts, answer }

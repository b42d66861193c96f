import { markdown } from '../../engine/blocks'
import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import { plainText } from '../../engine/lexicon/plain-text'
import { namesProgramming } from '../../engine/lexicon/trade'
import { readMessage } from '../../engine/reading/read-message'
import { isOrder, isSpecification, ordersProgram } from '../../engine/requests/specification'
import type { Answer, Block, Skill } from '../../engine/skill'
import { cardBlocks, contrastBlocks } from './answers/card-answer'
import { aspectIn } from './find/aspect'
import { formIn } from './find/form'
import { type Nearest, nearestTo, type Told } from './find/nearest'
import { spotCards } from './find/read-question'
import { rankedFor } from './rank/rank'
import { blocksOf as rankedBlocks } from './rank/tell'

/** After whoever finds what is asked by its words, before who asks back or knows nothing. */
const ASKED = 0.25
/** Before a program that is written on a guess, where hardly anything but an idea can be asked about. */
const SURELY_ASKED = 0.45
/** Just before who knows nothing at all. */
const LAST = 0.03
/** By how the whole message is worded; less is rather something else. */
const LEAST_LIKELY = 0.05
const LIKELY = 0.2
const MAX_WORDS = 50

/** Tells what is nearest to a question about an idea that nobody finds by its words: so it is worded as questions are, and the text speaks of most of it. */
export const nearestSkill: Skill = {
  name: 'nearest',
  accepts(frame, state) {
    if (!mayAsk(frame, state)) return 0
    const { concept, generate, change } = frame.likely
    if (concept < LIKELY) return LAST
    return concept > 2 * (generate + change) ? SURELY_ASKED : ASKED
  },
  answer(frame) {
    const named = new Set(spotCards(frame.message.prose).map(({ entry }) => entry.id))
    const isNamed = (told: Told) => idsOf(told).some((id) => named.has(id))
    const nearest = nearestTo(frame.plain, isNamed)
    if (nearest === null || !isAbout(nearest, isNamed(nearest.told), named.size === 0 && namesProgramming(frame.plain)))
      return ofAllWords(frame)
    return {
      outcome: 'answered',
      topic: idOf(nearest.told),
      blocks: [markdown(GUESSED), ...blocksOf(nearest.told, frame)],
    }
  },
}

/** What speaks of all that is asked: «cómo hago que el usuario escriba un número». */
function ofAllWords({ message, level, plain }: Frame): Answer | null {
  const best = rankedFor(message.prose).find(({ features }) => (features.get('spoken') ?? 0) >= ALL_WORDS)
  if (best === undefined || best.likely < AMONG_LIKELIEST) return null
  const blocks = rankedBlocks(best.unit.told, { level, plain })
  return { outcome: 'answered', topic: best.unit.id, blocks: [markdown(GUESSED), ...blocks] }
}
const ALL_WORDS = 0.9
const AMONG_LIKELIEST = 0.1

/** A follow-up is short: more of it tells a story. */
const MAX_FOLLOW_UP = 24
const MAX_BEFORE = 300
/** So much of what is said now it must speak of, of what was asked before, and so clearly more than the next. */
const AFTER = { fit: 0.62, known: 0.3, lead: 1.04, score: 17 }

/** What is known that is nearest to a question and to what was asked before it; null where nothing clearly is. */
export function nearestAfter({ message, plain, level }: Frame, { answered, said }: State): Answer | null {
  const before = plainText(readMessage(answered.at(-1)?.question ?? '').prose.slice(0, MAX_BEFORE))
  const isQuestion = message.text.includes('?') || ASKS.test(plain)
  if (before === '' || !isQuestion || plain.split(' ').length > MAX_FOLLOW_UP) return null
  if (message.code.some(({ form }) => form !== 'inline') || message.traceback !== null) return null
  const nearest = nearestTo(plain, () => false, before)
  if (nearest === null) return null
  const { told, fit, known, lead, score } = nearest
  if (fit < AFTER.fit || known < AFTER.known || lead < AFTER.lead || score < AFTER.score) return null
  const blocks = blocksOf(told, { level, plain })
  // What was just told answers nothing further.
  if (blocks.some((block) => block.kind === 'markdown' && (said.at(-1) ?? '').includes(block.markdown))) return null
  return { outcome: 'answered', topic: idOf(told), blocks: [markdown(GUESSED), ...blocks] }
}
const ASKS =
  /^(?:y |pero |vale |ok )*(?:si|como|que|cual|cuando|donde|para que|por que|cuant[oa]s?|se puede|puedo|hay)\b/

function mayAsk({ message, plain, likely, isFollowUp, requests, error }: Frame, state: State): boolean {
  if ((likely.concept < LEAST_LIKELY && !HOW.test(plain)) || plain.split(' ').length > MAX_WORDS || error !== null)
    return false
  if (message.traceback !== null || message.output !== null || message.data !== null) return false
  if (message.code.some(({ form }) => form !== 'inline') || requests.has('exercise')) return false
  // What fails is not near to any idea.
  if (requests.has('find-fault')) return false
  if (state.code !== null || isFollowUp) return false
  return !isSpecification(message) && !ordersProgram(message) && !isOrder(message)
}

/** How something small is done sounds as an order for a program. */
const HOW = /^(?:(?:hola|buenas|oye|y|pero|una duda|profe) )*como /

/** So much of the question it must speak of, or of what it names and clearly more than any other text. */
const LEAST_FIT = { whole: 0.6, named: 0.3 }
const LEAST_LEAD = { named: 1.1, unnamed: 1.3 }
const LEAST_SCORE = 8

/** `mayBeUnnamed`: a question of programming that names no idea that is known. */
function isAbout({ fit, score, lead }: Nearest, isNamed: boolean, mayBeUnnamed: boolean): boolean {
  if (score < LEAST_SCORE) return false
  if (!isNamed) return mayBeUnnamed && fit >= LEAST_FIT.whole && lead >= LEAST_LEAD.unnamed
  return fit >= LEAST_FIT.whole || (fit >= LEAST_FIT.named && lead >= LEAST_LEAD.named)
}

const idOf = (told: Told): string =>
  told.kind === 'card' ? told.card.id : told.kind === 'contrast' ? told.contrast.id : told.id
/** The ideas that a text is about. */
function idsOf(told: Told): string[] {
  if (told.kind === 'card') return [told.card.id]
  if (told.kind === 'contrast') return [...(told.contrast.between ?? []), ...told.contrast.cards, ...told.contrast.also]
  return spotCards(told.title).map(({ entry }) => entry.id)
}

export const GUESSED = 'Creo que preguntas por esto; si no es, dímelo con otras palabras o con un ejemplo.'

function blocksOf(told: Told, { level, plain }: Pick<Frame, 'level' | 'plain'>): Block[] {
  const aspect = aspectIn(inFull(plain))
  if (told.kind === 'card') return cardBlocks(told.card, { level, aspect, form: formIn(inFull(plain)), unwanted: [] })
  return told.kind === 'contrast' ? contrastBlocks(told.contrast, aspect) : [markdown(told.markdown)]
}

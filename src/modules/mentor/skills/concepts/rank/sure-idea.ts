import type { Frame, State } from '../../../engine/frame'
import type { Message } from '../../../engine/message'
import { isOrder, isSpecification, ordersProgram } from '../../../engine/requests/specification'
import { ownFails } from '../../faults/own-fails'
import { findHowto } from '../../howtos/find-howto'
import { likeliest } from '../../questions/likeliest'
import { unwantedIn } from '../find/aspect'
import { isTerm, readQuestion } from '../find/read-question'
import { type Ranked, rankedFor } from './rank'

const MAX_WORDS = 60
/** By how the whole message is worded it asks about an idea, or may. */
const LIKELY = 0.35
const POSSIBLE = 0.1
/** So sure the ranking must be where others have found something by their own words, where nobody has, and where the message may be something else. */
const AGAINST_OTHERS = 0.65
const ALONE = 0.4
const AGAINST_ORDERS = 0.9
/** So sure where its own words are said, too. */
const CONFIRMED = 0.5
const CONFIRMS = ['doubt said', 'contrast found', 'card found surely']
/** A card that is asked for by its name. */
const NAMED = 0.9
/** So much of what is asked it must speak of. */
const SPOKEN = 0.4
const SPOKEN_WHOLE = 0.6
const ALL_WORDS = 0.9
/** Enough, of much that is said besides, where nothing else comes near. */
const [CLEAR, SPOKEN_LESS] = [0.7, 0.2]
/** So likely it must be where the ranking of questions says the same. */
const AGREED = 0.3

/** How sure who tells it says to be: before whoever goes by single words. */
export const RANKED = 0.985

const found = new WeakMap<Frame, Ranked | null>()

/** What of all that is known a first question asks for, where the ranking leaves little doubt; else null. */
export function sureIdea(frame: Frame, state: State): Ranked | null {
  const known = found.get(frame)
  if (known !== undefined) return known
  const sure = mayRank(frame, state) ? surest(frame, state) : null
  found.set(frame, sure)
  return sure
}

function surest(frame: Frame, state: State): Ranked | null {
  const { message, likely } = frame
  const question = readQuestion(message.prose)
  // Several ideas are told one by one.
  if (question?.kind === 'both' || question?.kind === 'pair') return null
  const [best] = rankedFor(message.prose)
  if (best === undefined) return null
  // How something is done is told by the how-to that its own words find.
  const { kind } = best.unit.told
  if (kind !== 'howto' && best.features.has(`${kind} how`) && findHowto(message.prose) !== null) return null
  // «¿Para qué sirve `**`?» names its idea by signs, which are no words to rank by.
  const isNamed =
    question?.kind === 'card' && question.sure >= NAMED && question.isPlain && question.card.id !== best.unit.id
  if (isNamed && best.features.has(`${kind} ideas none`)) return null
  const spoken = best.features.get('spoken') ?? 0
  // What goes on with something said before is no first answer.
  if (best.features.has('doubt after') && !best.features.has('doubt said')) return null
  if (best.likely >= AGREED && !isOrdered(message) && isAgreed(best, frame, state)) return best
  const made = likely.generate + likely.change
  // «¿Cómo pido un dato al usuario?» sounds as an order, and is told.
  const isTold = !isOrdered(message) && spoken >= ALL_WORDS && best.features.has(`${kind} how`)
  if (isTold && best.likely >= AGAINST_OTHERS) return best
  if (isOrdered(message) || made > likely.concept)
    return likely.concept > likely.generate && best.likely >= AGAINST_ORDERS ? best : null
  if (likely.concept < LIKELY)
    return message.text.includes('?') && spoken >= SPOKEN_WHOLE && best.likely >= AGAINST_OTHERS ? best : null
  if (spoken < (best.likely >= CLEAR ? SPOKEN_LESS : SPOKEN) && !best.features.has('card found surely')) return null
  const isFound = question !== null || best.features.has('howto fit') || best.features.has('doubt said')
  // «Cómo recorro una lista» asks how it is done, not what a list is.
  const isDone = best.features.has('card how')
  const isConfirmed = CONFIRMS.some((feature) => best.features.has(feature))
  return best.likely >= (isConfirmed ? CONFIRMED : isFound || isDone ? AGAINST_OTHERS : ALONE) ? best : null
}

/** By what is asked for and by what it says, the same text is the nearest. */
const isAgreed = ({ unit }: Ranked, frame: Frame, state: State): boolean => likeliest(frame, state)?.unit.id === unit.id

const OWN =
  /\bmi (?:bucle|programa|codigo|funcion|script|while|for|if|clase)\b(?: \w+){0,3}? (?:no|nunca|siempre|falla)\b/
const CALL = /\w\([^()\n]*[\w'"]/

const isOrdered = (message: Message): boolean => isSpecification(message) || ordersProgram(message) || isOrder(message)

/** «¿Para qué sirve?»: of what, only the conversation tells. */
const NAMES_NOTHING =
  /^(?:(?:y|pero|entonces|eso|esto|a mi|me|se|lo|la|los|las) )*(?:(?:pa|para) que (?:(?:me|se|lo|la) )?(?:sirven?|vale|quiero|usa|uso)|que (?:es|significa)|como (?:se usa|funciona))(?: (?:eso|esto))?$/

/** How something small is done sounds as an order for a program. */
const HOW = /^(?:(?:hola|buenas|oye|y|pero|una duda|profe) )*como /

function mayRank({ message, plain, code, likely, isFollowUp, requests, error }: Frame, state: State): boolean {
  if (NAMES_NOTHING.test(plain)) return false
  if ((likely.concept < POSSIBLE && !HOW.test(plain)) || plain.split(' ').length > MAX_WORDS || error !== null)
    return false
  if (message.traceback !== null || message.output !== null || message.data !== null) return false
  if (requests.has('exercise') || state.answered.length > 0 || isFollowUp) return false
  // What fails in a program of theirs, and an example that shall not be the usual one, others see to.
  const hasFault =
    requests.has('find-fault') && (message.code.length > 0 || likely.concept < likely.fault + likely.error)
  if (hasFault || ownFails({ plain, code }) || OWN.test(plain) || unwantedIn(plain).length > 0) return false
  if (message.code.some(({ form, code }) => form !== 'inline' && code.trim().includes('\n'))) return false
  // What `range(2, 10, 3)` gives is run; why `round(2.5)` gives 2 is told.
  return requests.has('why') || message.code.every(({ code }) => isTerm(code) || !CALL.test(code))
}

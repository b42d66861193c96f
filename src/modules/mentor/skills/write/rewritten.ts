import type { Frame, State } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { readMessage } from '../../engine/reading/read-message'
import { ordersProgram } from '../../engine/requests/specification'
import { wishOf } from '../../engine/requests/wish'
import { skillSet } from '../../engine/skill-families'
import { startState } from '../../engine/state'
import { understand } from '../../engine/understand'
import { freedIn } from './fixed/freed'
import { joinings } from './joinings'
import { withoutOpening } from './wish-opening'

/** «Por qué usas secrets y no random»: a reason is no wish. */
const ASKS_WHY = /^(?:(?:y|pero|vale|ok|entonces) )*(?:por que|porque|xq|pq)\b/
const BESIDE = skillSet('doubts', 'follow-up', 'explain')
const MAX_TURNS = 3
/** Characters: what is longer is nobody's request, and is read again with each message that goes on with it. */
const MAX_TOLD = 6_000
/** «¿y con insert?» names another thing, and asks for no program. */
const BARE = 3
/** What the program shall do otherwise, in the forms of a condition: «si son 12 o más a 700», «que repita hasta …». */
const MORE =
  /^(?:(?:y|ahora|pero|vale|ok|bien|genial|perfecto|gracias|mejor|tambien|ademas|mejor todavia|luego) )*(?:(?<=\b(?:ahora|mejor|pero|y|tambien|ademas) )(?:el|la|los|las|solo|cuant[oa]s?) |(?:que|q) |si |quiero |con |para |por |en vez |sin |muestra|agreg|anad|pon)/

/**
 * The messages as one request; `wish` is what the last one asks for, `wished` where it begins in them, `replaced` what is no longer asked
 * for.
 */
export type Way = { joined: Frame; wish: Frame; wished: number; replaced: string | undefined }
/** All but what one message wants typed: `wish` is what else the last one says, `freed` that message. */
export type Apart = { joined: Frame; wish: Frame; freed: Frame }
export type Rewritten = { ways: Way[]; earlier: Frame; texts: readonly string[]; apart: Apart | null }

/**
 * A request that goes on with a program that the mentor has written, told as one with those before it: then it can be written anew.
 * Null where it is none.
 */
export function rewritten(frame: Frame, state: State): Rewritten | null {
  const { message, plain } = frame
  if (message.traceback !== null || message.code.some(({ form }) => form !== 'inline')) return null
  if (state.program === null && (state.code !== null || message.prose.trim() === '')) return null
  // What was told beside the program, and has left it at hand, is no wish of it.
  const isLeft = state.program?.code === state.code?.code
  const answered = state.answered.filter(({ skill }) => !(isLeft && BESIDE.has(skill)))
  const earlier: string[] = []
  for (const { skill, question } of answered.toReversed()) {
    if (skill !== 'write' && skill !== 'change' && !isUnanswered(skill, question)) break
    const isFirst = skill !== 'change' && !goesOn(question)
    earlier.unshift(isFirst ? question : withoutOpening(question))
    if (isFirst || earlier.length === MAX_TURNS) break
  }
  const first = answered.at(-earlier.length)
  if (earlier.length === 0 || first === undefined) return null
  if (first.skill !== 'write' && !isUnanswered(first.skill, first.question)) return null
  if (ASKS_WHY.test(plain) || [...earlier, message.text].join(' ').length > MAX_TOLD) return null
  if (message.text.trim().endsWith('?') && plain.split(' ').length <= BARE) return null
  // Who was asked back answers in any form.
  if (state.program !== null && !(MORE.test(plain) || frame.wish !== 'none' || tells(frame))) return null
  const ways = joinings(earlier, message.text).map(({ texts, replaced, wanted }) => ({
    joined: asOne(texts),
    wished: textOf(texts.slice(0, earlier.length)).length,
    wish: asOne([wanted ?? withoutOpening(message.text)]),
    replaced,
  }))
  return { ways, earlier: asOne(earlier), texts: earlier, apart: apartOf([...earlier, message.text]) }
}

/** A request that nobody could answer: what is said next may tell enough of it. */
const isUnanswered = (skill: string, question: string) => skill === 'unknown' && !/[?¿]/.test(question)

/** «El profe dice que tiene que llevar un número», «al mejor de 3»: how the program that was just written has to be. */
const tells = ({ message, plain, likely, requests }: Frame): boolean =>
  likely.change >= EVEN &&
  !requests.has('predict-output') &&
  !/[?¿]/.test(message.text) &&
  !ASKS.test(plain) &&
  plain.split(' ').length > BARE
const EVEN = 0.5
/** Who asks what something is or why wants no other program. */
export const ASKS =
  /\b(?:que (?:es|son|hace|significa|pasa|quiere decir)|por que|para que (?:es|sirve|vale)|como (?:funciona|se|hago|puedo)|explic\w+|no (?:entiendo|funciona|sale|va)|error|linea \d+)\b/

/** What is wanted in all, where the request that a message goes on with was asked back about; null where it was not. */
export function unwritten(frame: Frame, state: State): Frame | null {
  const isOpen = state.program === null && state.code === null && state.answered.at(-1)?.skill === 'write'
  if (!isOpen || frame.wish === 'none' || ordersProgram(frame.message)) return null
  return rewritten(frame, state)?.ways[0]?.joined ?? null
}

/** Messages told as one. */
export const asOne = (texts: readonly string[]) => understand(readMessage(textOf(texts)), startState())

const textOf = (texts: readonly string[]) => texts.map(ended).join(' ')

/** «déjame elegir la longitud, y que lleve símbolos»: what is typed comes after all else is written. */
function apartOf(texts: readonly string[]): Apart | null {
  const freed = texts.map((text, at) => (at === 0 ? null : freedIn(plainText(text))))
  const at = freed.findIndex((each) => each !== null)
  const said = texts[at]
  if (at === -1 || said === undefined) return null
  const others = texts.map((text, index) => (index === at ? (freed[at]?.rest ?? '') : text))
  const wish = others.at(-1) ?? ''
  if (wish === '') return null
  return { joined: asOne(others.filter((text) => text !== '')), wish: asOne([wish]), freed: asOne([said]) }
}

/** Whether a message is a wish of the program that was written last: it orders none of its own. */
export const isWish = ({ message }: Frame, { program, answered }: State): boolean =>
  program !== null &&
  answered.slice(-LATELY).some(({ skill }) => skill === 'write') &&
  goesOn(message.text) &&
  !ordersProgram(message)
const LATELY = 3

/** Whether a message goes on with the one before it: it was no request of its own. */
const goesOn = (question: string) => MORE.test(plainText(question)) || wishOf(question, { isOwn: false }) !== 'none'

/** Each message a sentence of its own. */
const ended = (text: string) => (/[.!?;:,]\s*$/.test(text) ? text.trim() : `${text.trim()},`)

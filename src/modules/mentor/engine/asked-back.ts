import type { State } from './frame'
import { plainText } from './lexicon/plain-text'
import { termsIn } from './lexicon/terms'
import { lackIn } from './reading/complaint'
import { readMessage } from './reading/read-message'
import { asOrder } from './reading/rejection'
import { ordersProgram } from './requests/specification'

/** How a mentor asks what a program is to do, and what it offers with it. */
const ASKED =
  /^(?:No he entendido bien qué tiene que hacer el programa|De lo que pides he entendido esto|Sigo sin saber escribirlo|Vamos por partes)/m
const ASKED_AGAIN = /^Sigo sin saber escribirlo/m
const OFFERED = /^- \*\*[^*\n]{1,120}\*\*: pídeme «([^»\n]{1,200})»/gm

/** What was offered with the question that was asked last; null where none was asked. */
export function offersIn({ said }: Pick<State, 'said'>): readonly string[] | null {
  const last = said.at(-1) ?? ''
  return ASKED.test(last) ? [...last.matchAll(OFFERED)].flatMap(([, ask]) => ask ?? []) : null
}

/** Whether the question has been put in two ways already. */
export const isAskedAgain = ({ said }: Pick<State, 'said'>): boolean => ASKED_AGAIN.test(said.at(-1) ?? '')

const FIRST =
  /^(?:(?:si|vale|ok|claro|exacto|eso|justo|correcto|dale|a|quiero|es|seria|de) )*(?:(?:si|vale|ok|claro|exacto|eso|esa|ese|justo|correcto|dale)|(?:la|el|lo) (?:primer[oa]?|1|de arriba)|1|uno)(?: (?:porfa|por favor|opcion|es|gracias|de arriba))*$/
const SECOND =
  /^(?:(?:vale|ok|no|quiero|es|mejor) )*(?:la|el|lo) (?:segund[oa]|2|otr[oa]|de abajo|ultim[oa])(?: (?:porfa|por favor|opcion|mejor))*$/
/** It asks something else, or tells that nothing more is wanted. */
const ELSE =
  /[?¿]|^\s*(?:no (?:me |se )?(?:termina|funciona|sirve|sale|va|hace|entiendo)|no s[eé]|d[eé]jalo|nada|da igual|gracias|olv[ií]da|c[oó]mo|qu[eé] (?:es|son)|por ?qu[eé]|explic|para qu[eé])/iu
const ENOUGH = 0.6

/**
 * What is answered to the question what a program is to do, as the whole request: one that was offered, or what was asked for before
 * with what is said of it now. Null where nothing was asked, or something else is said.
 */
export function repliedWith(text: string, state: State): string | null {
  const offers = offersIn(state)
  const request = state.answered.at(-1)?.question
  if (offers === null || request === undefined) return null
  const plain = plainText(text)
  const [first, second] = offers
  if (first !== undefined && FIRST.test(plain)) return first
  if (second !== undefined && SECOND.test(plain)) return second
  if (ELSE.test(text) || plain === '') return null
  const said = new Set(termsIn(plain))
  const isOffered = offers.some((offer) => {
    const terms = termsIn(plainText(offer))
    return terms.filter((term) => said.has(term)).length >= terms.length * ENOUGH
  })
  const reply = text.replace(LED, '')
  if (isOffered) return offers.includes(reply) ? reply : asOrder(reply)
  if (ordersProgram(readMessage(text))) return null
  return `${request.replace(/[\s.,]+$/, '')}, ${inFull(reply)}`
}

/** «Producto, precio y cantidad», «con input»: what is asked for, and how. */
const DATA = /^(?:(?:el|la|los|las|su) )?\p{L}{3,20}(?:(?:, | y )(?:(?:el|la|los|las|su) )?\p{L}{3,20}){1,5}[\s.]*$/iu
const TYPED = /^(?:con|por) (?:input|teclado|consola)[\s.]*$/iu
const inFull = (reply: string) =>
  lackIn(reply)?.wish ??
  (DATA.test(reply) ? `que pida ${reply}` : TYPED.test(reply) ? 'que lo pida por teclado' : reply)

/** The reply by itself, as an order. */
export const otherReplies = (text: string): string[] =>
  plainText(text).split(' ').length < LEAST_WORDS ? [] : [asOrder(text.replace(LED, ''))]
const LEAST_WORDS = 5
const LED =
  /^[\s¡¿]*(?:(?:pues(?: eso)?|vale|eso|si|s[ií]|bueno|a ver|mira|es que|o sea|ok|digo|quiero decir)[ ,.:]{1,3}){1,3}(?:que(?= (?:me|se) ))?/iu

import type { Frame, State } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { termsIn } from '../../engine/lexicon/terms'
import { startState } from '../../engine/state'
import type { Draft, Maker } from '../../engine/task/task'
import { understand } from '../../engine/understand'
import { draftOf } from './clauses/whole-draft'

/** Nearly every word of the message is in the draft. */
const WHOLE = 0.85
/** Of the message's words, so many must be new to the conversation. */
const [LEAST, SHARE] = [2, 0.5]
const LAST_QUESTIONS = 3
/** It goes on with what was said, or is a question. */
const GOES_ON =
  /^(?:y|e|o|u|pero|ahora|q|que|ademas|tambien|mejor|con|sin|en (?:vez|lugar)|para|si|solo|otr[oa]s?|vale|ok|pues|entonces|haz(?:l[oae]s?|me que)|pon\w*|anad\w+|agreg\w+|cambi\w+|quit\w+|guard\w+|lo|la|los|las|me sale|no|por que|como|cuando|donde|cual|cuant[oa]s?|quiero que|necesito que|puedes? (?:hacer|poner) que)\b/
/** It points at the program that is there. */
const POINTS =
  /\b(?:l[oa]s? (?:mism[oa]s?|anterior(?:es)?)|es[eoa]s?|est[eoa]s?|antes|tambien|ademas|al final|en mi|del programa|el programa|la funcion|la lista|\w{3,}(?:al|el|il)[oa]s?)\b/

/** «Ordena», «guardar»: what is done says less of what it is about than the words behind it. */
const DOES =
  /^(?:orden|mostr|muestr|guard|borr|cont|cuent|sum|filtr|busc|elimin|calcul|imprim|dime|dame|pid|pas|convert|conviert|agrup|redond|valid|le[ae]|crea|haz|escrib)\w* /

/** «hazme ahora una calculadora de IMC», «y una función que diga …»: a program of its own is ordered, whatever is at hand. */
const ORDERS_ANOTHER =
  /^(?:(?:y|ya|vale|ok|okey|gracias|perfecto|genial|bien|muy|listo|ahora|luego|despues|hola|oye|por favor|porfa|siguiente|aparte|tambien|pues|entonces|bueno|dale|otra|otra cosa|olvida eso|olvidalo|nueva cosa) )*(?:(?:me )?(?:puedes|podrias|podes)? ?(?:haz(?:me)?|haceme|hacer(?:me)?|haces|harias|dame|crea(?:me)?|escrib[ei](?:me)?|arma(?:me)?|quiero|quisiera|necesito|ocupo|me (?:toca|piden|hace falta|falta)) )?(?:(?:ahora|tambien|por favor|porfa|hacer) )*(?:otr[oa]|un|una|el juego|la funcion)(?: (?:pequen[oa]|nuev[oa]|programa|juego))* (?:programa|programita|script|funcion|clase|juego|calculadora|conversor|convertidor|generador|simulador|inventario|agenda|cajero|quiz|ahorcado|gestor|buscador|validador|traductor|cronometro|temporizador|factura|presupuesto|ticket|recibo|nomina|sorteo|bingo|semaforo|encuesta|contador|horario|dado|del? ahorcado|cosa|ejercicio)\b/

/** Whether a message orders a program of its own: its words are none of the conversation's, and point at nothing that is there. */
export function ordersAnother({ message, plain }: Frame, state: State): boolean {
  const program = state.program ?? state.code
  if (program === null || state.error !== null || message.traceback !== null || message.code.length > 0) return false
  const order = ORDERS_ANOTHER.exec(plain)
  if (order === null || POINTS_BACK.test(plain)) return false
  const questions = state.answered.slice(-LAST_QUESTIONS).map(({ question }) => question)
  const known = new Set(termsIn(plainText([program.code.replaceAll('_', ' '), ...questions].join(' '))))
  const words = [...new Set(termsIn(plain))].filter((word) => !ORDERED_WORD.test(word))
  const fresh = words.filter((word) => !known.has(word))
  return fresh.length > 0 && fresh.length >= words.length * MOSTLY
}
const MOSTLY = 0.6
const ORDERED_WORD = /^(?:programa|script|funcion|clase|juego|ejercicio|codigo)$/
const POINTS_BACK =
  /\b(?:anterior(?:es)?|mism[oa]s?|es[eoa]s?|est[eoa]s?|antes|del programa|el programa|mi (?:programa|codigo)|tu (?:programa|codigo)|lo (?:que|de)|con (?:eso|esto))\b/

/**
 * A request that stands by itself although a program is at hand («juego del ahorcado» after a generator of passwords): its words are new
 * to the conversation, and a program has all of them. Null where it may be a wish of the program at hand.
 */
export function freshDraft(makers: readonly Maker[], frame: Frame, state: State): Draft | null {
  const { message, plain } = frame
  if (ordersAnother(frame, state))
    return draftOf(makers, { frame: understand(message, startState()), state: startState() })
  const program = state.program ?? state.code
  if (program === null || state.error !== null || message.traceback !== null || message.code.length > 0) return null
  if (message.data !== null || message.text.includes('?') || GOES_ON.test(plain) || POINTS.test(plain)) return null
  const words = [...new Set(termsIn(plain.replace(DOES, '')))]
  const questions = state.answered.slice(-LAST_QUESTIONS).map(({ question }) => question)
  const known = new Set(termsIn(plainText([program.code.replaceAll('_', ' '), ...questions].join(' '))))
  const fresh = words.filter((word) => !known.has(word))
  if (fresh.length < LEAST || fresh.length < words.length * SHARE) return null
  const draft = draftOf(makers, { frame: understand(message, startState()), state: startState() })
  const isWhole = draft !== null && draft.fit >= WHOLE && draft.unmet.length === 0 && (draft.missing ?? []).length === 0
  return isWhole ? draft : null
}

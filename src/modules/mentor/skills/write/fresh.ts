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

/**
 * A request that stands by itself although a program is at hand («juego del ahorcado» after a generator of passwords): its words are new
 * to the conversation, and a program has all of them. Null where it may be a wish of the program at hand.
 */
export function freshDraft(makers: readonly Maker[], { message, plain }: Frame, state: State): Draft | null {
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

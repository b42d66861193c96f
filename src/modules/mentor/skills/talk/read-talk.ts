import { plainText } from '../../engine/lexicon/plain-text'
import { meaningsIn } from '../../engine/lexicon/read-words'
import { namesProgramming } from '../../engine/lexicon/trade'
import { TALK_FILLER, TALK_PHRASES, type Talk } from './talk-phrases'

/** `rest`: how many words say something else. */
export type TalkFound = { talk: Talk; rest: number }

const MAX_WORDS = 30
/** Chatter beside a greeting: no more is one. */
const MAX_CHATTER = 14
/** What is felt about the help may stand anywhere among so few words more. */
const FELT = new Set<Talk>(['thanks', 'goodbye', 'praise', 'insult', 'missed'])
const LITTLE = 4
/** Of what is said of the mentor, whatever so few words more mean. */
const JUDGED = new Set<Talk>(['praise', 'insult', 'missed'])
const HARDLY_ANY = 2
const ASKS =
  /\b(?:como|cual|cuales|cuando|donde|cuanto|cuantos|por que|para que|quien|explica\w*|ayuda\w*|necesito|quiero|quisiera|puedes|podes|podrias|dame|hazme|ponme|ensename|haz|pon|dime|si no|diferencia|duda|pregunta|ejercicio|ejemplo|hacer|falla|funciona|arregla\w*|corrige\w*)\b/

/** About a program or an explanation, not about life. */
const COMPLAINT =
  /\bno (?:me |te |se |lo |la |los )*(?:sale|entiendo|entendi|funciona|va|anda|jala|pillo|imprime|corre|hace(?! falta)|deja|aparece|acuerdo)\b/
const ABOUT_ANSWER = /\bno entiendo (?:nada de )?(?:tu|esa|la) (?:respuesta|contestacion)\b/
/** In the meanings of its words. */
const NEEDS =
  /\b(?:FUNCIONAR|FALLAR|ERROR|EJECUTAR|ARREGLAR|REVISAR|MEJORAR|CODIGO|IMPRIMIR|DEVOLVER|CREAR|HAZ|EXPLICAR|ENTENDER|AYUDAR|QUERER|PODER|CAMBIAR|ANADIR|QUITAR|EJERCICIO|EJEMPLO|DIFERENCIA|BUCLE|ARREGLO|COSTAR|PAGAR|CANCELAR|PORQUE|COMO|CUANTO|MAL)\b/

/** What talk a message is, or null if it asks for something. `text` is the message itself, for pictures. */
export function readTalk(plain: string, text: string): TalkFound | null {
  if (plain === '')
    return /\p{Extended_Pictographic}|[:;=]-?[)(DPp3*]|\^\^|[!?¿¡.…]/u.test(text) ? { talk: 'picture', rest: 0 } : null
  if (plain.split(' ').length > MAX_WORDS) return null
  if (COMPLAINT.test(plain) && !ABOUT_ANSWER.test(plain)) return null
  const said = plain.replace(/([a-z])\1{2,}/g, '$1')
  const found = TALK_PHRASES.filter(([, pattern]) => said.search(pattern) !== -1)
  const [first] = found
  if (first === undefined) return null
  const left = found.reduce((words, [, pattern]) => words.replace(pattern, ' '), said)
  const rest = left.split(' ').filter((word) => word !== '' && !TALK_FILLER.has(word))
  if (rest.length === 0) return { talk: first[0], rest: 0 }
  const told = newsIn(found.map(([talk]) => talk))
  if (told !== null && asksNothing(left, text) && (!THANKFUL.has(told) || !namesProgramming(left)))
    return { talk: told, rest: 0 }
  const isChatter =
    rest.length <= MAX_CHATTER &&
    found.some(([talk]) => SOCIABLE.has(talk)) &&
    (found.some(([, pattern]) => said.search(pattern) === 0) ||
      (rest.length <= LITTLE && found.some(([talk]) => FELT.has(talk)))) &&
    !asksElse(text) &&
    !namesProgramming(left) &&
    !ASKS.test(left) &&
    (!NEEDS.test(meaningsIn(left)) || (rest.length <= HARDLY_ANY && JUDGED.has(first[0])))
  return isChatter ? { talk: first[0], rest: rest.length } : null
}

/** With one of these, what else is said in a message that asks nothing tells how it went; the first that is there is answered. */
const NEWS: readonly Talk[] = ['passed', 'works', 'thanks', 'praise']
const THANKFUL = new Set<Talk>(['thanks', 'praise'])
const SORRY = new Set<Talk>(['missed', 'insult', 'despair', 'sad'])
const newsIn = (talks: readonly Talk[]): Talk | null =>
  talks.some((talk) => SORRY.has(talk)) ? null : (NEWS.find((talk) => talks.includes(talk)) ?? null)

/** Something is still missing, or is asked for without a question mark. */
const STILL =
  /\b(?:pero|aunque|salvo|excepto|menos|no|tampoco|aun|todavia|sigue|falta|tengo que|hay que|siguiente|otro|otra|que (?:hago|significa|es|son)|si (?:pongo|quito|cambio)|(?:pon|anad|agreg|camb|quit|us|dej|corr|arregl|explic|hundid|suspend|triste)\w*)\b/
const asksNothing = (left: string, text: string) => !text.includes('?') && !ASKS.test(left) && !STILL.test(left)

/** «Me gusta, ¿y para quedarme con la mayor?»: what the question mark ends is no talk itself. */
function asksElse(text: string): boolean {
  const asked = /([^.,;!?¿¡\n]*)\?/.exec(text)?.[1]
  if (asked === undefined) return false
  const plain = plainText(asked)
  return plain.split(' ').length > LITTLE && !TALK_PHRASES.some(([, pattern]) => plain.search(pattern) === 0)
}

/** Beside these, people tell of the weather and of their day. */
const SOCIABLE = new Set<Talk>([
  'sad',
  'how-are-you',
  'greeting',
  'thanks',
  'goodbye',
  'wishes',
  'joke',
  'praise',
  'insult',
  'missed',
])

import { plainText } from './lexicon/plain-text'
import type { Message } from './message'

/** What the program is to ask for, in the forms in which one tells what is wanted. */
const ASKS =
  /\b(?:(?:que|q|k|y|luego|despues|primero) (?:me |le |nos |te |se )?(?:pregunte|pida|pidan|solicite|lea)|pid[ea]me|preguntame|preguntar?me|(?:debe|tiene que|tendria que|hay que) (?:pedir|preguntar|solicitar)|^(?:\w+ ){0,5}(?:pedir|solicitar) (?:el|la|los|las|un|una|\d)|meto primero)\b/
/** What comes out of it. */
const TELLS =
  /\b(?:dig[ao]|dime|decir(?:me)?|muestr\w+|mostrar|imprim\w+|calcul\w+|cobr\w+|devuelv\w+|regres\w+|saqu\w+|reparta?|suma\w*|ponga|gan[ae])\b/
const WISH =
  /\b(?:quiero|quisiera|necesito|ocupo|kiero|hazme|haz|haceme|hacete|me haces|script|saque|dime|saca|sacame)\b/
const FILE = /\b[\w-]+\.(?:csv|xlsx?|json|txt|log|db)\b/i
const DEFINED = /\b(?:clase|class) [A-ZÁÉÍÓÚÑ]\w+ (?:con|para|pa|que|de)\b/
/** Somebody's own program that does something else than it should. */
const COMPLAINS =
  /\b(?:(?:mi|este|el|tengo un) (?:programa|codigo|script|bucle) (?:no|falla|hace|da|me|se|siempre)|no (?:me )?(?:funciona|sirve|sale bien|jala|corre|anda)|me (?:da|sale|tira|lanza|marca|salta) (?:un |el |este )?(?:error|\w+error)|traceback)\b/

/** Whether a message tells what a program is to ask, to read or to be made of, with no program of the person's own. */
export function isSpecification({ prose, text, code, traceback, output }: Message): boolean {
  if (traceback !== null || output !== null) return false
  if (code.some(({ tree }) => tree.body.some(({ kind }) => kind !== 'assign' && kind !== 'expression'))) return false
  const plain = plainText(prose).slice(0, 3_000)
  if (COMPLAINS.test(plain)) return false
  return (ASKS.test(plain) && TELLS.test(plain)) || (FILE.test(text) && WISH.test(plain)) || DEFINED.test(text)
}

import { folded } from '~/platform/text/folded'
import type { Statement } from '../../python/ast'
import { plainText } from '../lexicon/plain-text'
import { isSubjunctive } from '../lexicon/subjunctive'
import type { Message } from '../message'
import { readClasses, readFunctions } from '../task/read-signatures'
import { readRequestText } from '../task/request-text'
import { statesTask } from './stated-task'

/** What the program is to ask for, in the forms in which one tells what is wanted. */
const ASKS =
  /\b(?:(?:que|q|k|y|luego|despues|primero) (?:me |le |nos |te |se )?(?:pregunte|pida|pidan|solicite|lea)|(?:ir|va|vaya|vayan) (?:me |le )?(?:pidiendo|preguntando|leyendo|metiendo)|pid[ea]me|preguntame|preguntar?me|(?:debe|tiene que|tendria que|hay que) (?:pedir|preguntar|solicitar)|^(?:\w+ ){0,5}(?:pedir|solicitar) (?:el|la|los|las|un|una|\d)|meto primero|^(?:\w+ ){0,5}(?:pide|pregunta)(?:le)? (?:(?:al usuario|por teclado) )?(?:el|la|los|las|un|una|su|dos|tres|cuatro|\d))\b/
/** What comes out of it. */
const TELLS =
  /\b(?:dig[ao]|dime|decir(?:me)?|muestr\w+|mostrar|imprim\w+|dic[ea]n?|calcul\w+|cobr\w+|devuelv\w+|regres\w+|saqu\w+|reparta?|suma\w*|ponga|gan[ae])\b/
/** «que pregunte dos números y reste …»: what is done with it, whatever it is. */
const doesMore = (plain: string): boolean =>
  plain
    .split(' ')
    .some((word, at, words) => JOINS.test(words[at - 1] ?? '') && isSubjunctive(word) && !ASKED.test(word))
const JOINS = /^(?:y|e|que|luego|despues|la|lo|los|las|le)$/
const ASKED = /^(?:pregunt|pid|solicit|le[ae])/
const WISH =
  /\b(?:me hace falta|quiero|quisiera|necesito|ocupo|kiero|hazme|haz|haceme|hacete|me haces|script|saque|dime|saca|sacame)\b/
const FILE = /\b[\w-]+\.(?:csv|xlsx?|json|txt|log|db)\b/i
/** What is to be done with a file, said at once: «leer ventas.csv y …». */
const WORKS =
  /^(?:hola |buenas |oye |porfa )*(?:leer|lea|lee|abrir|abre|cargar|carga|procesar|recorrer|sacar|contar|cuenta|sumar|filtrar|agrupar|ordenar|calcular|generar|comparar?|compara|juntar?|une|unir|busca|buscar)\b/
const DEFINED = /\b(?:clase|class) [A-ZÁÉÍÓÚÑ]\w+ (?:con|para|pa|que|de)\b/
/** Somebody's own program that does something else than it should. */
const COMPLAINS =
  /\b(?:(?:mi|este|el|tengo un) (?:programa|codigo|script|bucle) (?:no|falla|hace|da|me|se|siempre)|no (?:me )?(?:funciona|sirve|sale bien|jala|corre|anda)|me (?:da|sale|tira|lanza|marca|salta) (?:un |el |este )?(?:error|\w+error)|traceback)\b/

/** «compara a.txt y b.txt y dime …»: said at once, of a file by its name. */
export const worksOnFile = ({ prose, text }: Message): boolean =>
  FILE.test(text) && WORKS.test(plainText(prose).slice(0, 200))

/** Whether a message tells what a program is to ask, to read or to be made of, with no program of the person's own. */
export function isSpecification(message: Message): boolean {
  const { prose, text, code, traceback, output } = message
  if (traceback !== null || output !== null) return false
  if (code.some(({ tree }) => tree.body.some(({ kind }) => kind !== 'assign' && kind !== 'expression'))) return false
  const plain = plainText(prose).slice(0, 3_000)
  if (COMPLAINS.test(plain)) return false
  return (
    isOrder(message) ||
    (ASKS.test(plain) && (TELLS.test(plain) || doesMore(plain))) ||
    (FILE.test(text) && (WISH.test(plain) || WORKS.test(plain))) ||
    DEFINED.test(text) ||
    (code.every(({ form }) => form === 'inline') && statesTask(prose))
  )
}

/** A file by its name, or the options of a menu. */
const WORKS_ON =
  /\b[\w-]+\.(?:csv|xlsx?|json|log|db|txt)\b|\bmenu\b[^?]{0,240}\bsalir\b|\bopciones\b[^?]{0,40}\b1\b[^?]{0,90}\b2\b/i

/** Whether a message tells what a program is to work on or to offer: nobody asks about the product like that. */
export const statesWork = ({ prose }: Message): boolean => WORKS_ON.test(folded(prose.slice(0, 3_000)))

const ORDERS =
  /\b(?:armame|armen|haceme|hacer|kiero|necesit\w+|quiero|quisiera|ocupo|hazme|haceme|haz|haga|hacer|escrib\w+|cre[ae]\w*|dame|me (?:falta|piden|ayud\w+|haces)|una (?:funcion|clase)|(?:funcion|clase) (?:llamada|que se llame|con nombre)|uno que se llame|sea una (?:funcion|clase)|(?:funcion|clase|programa|metodo) (?:que|q)|tarea|ejercicio|(?:generador|iterador|decorador|constructor) [a-z_]+|(?:funcion|generador|clase|metodo) (?:[a-z0-9_]+ ){1,6}que [a-z]+|[a-z_]+ que (?:reciba|devuelva|cuente|diga|calcule))\b/
/** What is asked about a function that there is, or about an exercise that is to be set. */
const ASKS_ABOUT =
  /^(?:hola |oye |profe |buenas )*(?:que (?:hace|es|imprime|devuelve|significa)|por que|para que|explica\w*|como (?:funciona|se llama|puedo (?:mejorar|cambiar)))\b|\b(?:no (?:lo |la )?entiendo|no (?:me )?(?:funciona|sirve|sale bien|jala|corre|anda)|da error|mi (?:funcion|clase|codigo|programa)|que (?:hace|imprime|devuelve) (?:est[aeo]|la)|(?:dame|ponme|mandame|propon\w*|quiero|hazme) (?:un |otro |algun |unos |otros )?(?:ejercicios?|test|examen|cuestionario|preguntas)|puedes revisar|revisa\w*)\b/

/** «escribe un programa que …», «función recursiva que …», «quiero una clase … con …» */
const PROGRAM =
  /\b(?:hazme|haz|haceme|hace|crea(?:me)?|escrib\w+|elabor\w+|realiz\w+|disen\w+|desarroll\w+|hacer|necesit\w+|quier\w+|kiero|ocupo|quisiera|me (?:haces|hace falta|piden|mandaron)) (?:(?:en|con|de|python|porfa|por|favor|profe|solo|me|un|una|el|la|pequen[oa]|programa|sencill[oa]) ){0,4}(?:programa|programita|script|funcion|clase|generador|decorador|juego|menu|calculadora) (?:[a-z_]+ ){0,4}?(?:que|q|para|pa|llamad[oa]|de|con)\b|^(?:(?:hola|buenas|oye|profe|porfa|un|una) ){0,3}(?:programa|programita|script|funcion|clase|juego|generador) (?:recursiv[oa] |[a-z_]+ )?(?:que|q|para|pa|de|llamad[oa])\b/

/** Whether a message orders a program outright: whatever else its words could be about, nothing else answers it. */
export function ordersProgram({ prose, text, code, traceback, output }: Message): boolean {
  if (traceback !== null || output !== null) return false
  if (code.some(({ form, tree }) => form !== 'inline' && !tree.body.every(isData))) return false
  const plain = plainText(code.some(({ form }) => form !== 'inline') ? prose : text).slice(0, 3_000)
  return PROGRAM.test(plain) && !ASKS_ABOUT.test(plain) && !COMPLAINS.test(plain)
}

/** What Python has already: `round(2.5)` in a sentence orders nothing. */
const BUILT_IN =
  /^(?:print|input|range|len|round|int|float|str|list|dict|set|sum|max|min|sorted|open|type|abs|zip|map|filter|enumerate)$/

/** Whether a function or class is ordered by its name, and no program of the person's own is shown. */
export function isOrder({ prose, text, code, traceback, output }: Message): boolean {
  if (traceback !== null || output !== null) return false
  if (code.some(({ form, tree }) => form !== 'inline' && !tree.body.every(isData))) return false
  const plain = plainText(prose).slice(0, 3_000)
  if (ASKS_ABOUT.test(plain) || COMPLAINS.test(plain) || !(ORDERS.test(plain) || ORDERS.test(plainText(text))))
    return false
  // «un decorador que se llame registra»
  if (/\bdecorador(?:es)?\b.*\b(?:que se llame|llamado) [a-z_]+/.test(plain)) return true
  const isOnData = code.some(({ tree }) => tree.body.length > 0 && tree.body.every(isData))
  if (isOnData && WISH.test(plain) && !/\b(?:saber|entender|que (?:vale|sale|tiene|pasa)|por que)\b/.test(plain))
    return true
  const request = readRequestText(text)
  const functions = readFunctions(request).filter(({ name }) => !BUILT_IN.test(name))
  const isNamed =
    functions.some(({ parameters }) => parameters.length > 0) ||
    (functions.length > 0 && /\b(?:funcion|def|generador)\b/.test(plain))
  return isNamed || readClasses(request).length > 0
}

/** Values that are given to work with. */
const isData = (node: Statement): boolean =>
  node.kind === 'assign' &&
  ['list', 'dict', 'tuple', 'set', 'number', 'string', 'boolean'].includes(node.value?.kind ?? '')

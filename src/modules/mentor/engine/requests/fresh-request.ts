import type { State } from '../frame'
import { plainText } from '../lexicon/plain-text'
import { termsIn } from '../lexicon/terms'
import type { Message } from '../message'
import { ordersProgram } from './specification'

/** Courtesy, and what says that another thing comes. */
const OPENING =
  /^(?:(?:hola|buenas|buenos dias|oye|profe|porfa|por favor|perfecto|genial|muy bien|muchas gracias|gracias|vale|ok|(?:necesito |quiero )?otra cosa|aparte|por otro lado|(?:y )?ahora) )*(?:(?:quiero|necesito|quisiera) que (?:me )?(?=(?:hagas|escribas|crees|armes) ))?/
/** It goes on with what was said, asks something of it, or changes it. */
const GOES_ON =
  /^(?:y|e|o|u|pero|entonces|pues|tambien|ademas|mejor|con|sin|en (?:vez|lugar)|para|si|solo|que|q|haz(?:l[oae]s?|me que| que)|pon\w*|anad\w+|agreg\w+|inclu\w+|cambi\w+|modific\w+|quit\w+|elimin\w+|borr\w+|guard\w+|met\w+|lo|la|los|las|me (?!haces|escribes)|no|por que|porque|como (?!hago un|haria un|seria un)|cuando|donde|cual|cuant[oa]s?|(?:quiero|necesito|quisiera|me gustaria) (?:que|anadir|agregar|cambiar|guardar|poner|quitar)|(?:puedes|podrias|se puede|puedo) \w+)\b/
/** It points at what is there. */
const POINTS =
  /\b(?:(?<!y )l[oa]s? (?:mism[oa]s?|anterior(?:es)?)|es[eoa]s?|est[eoa]s?|(?:en|a|de|con) mi|(?:del|al|tu|mi) (?:programa|codigo|script|juego|menu)|(?:la|tu|mi|una sola) (?:funcion|clase)|here[dn]\w+)\b/
/** It says where in a program something has its place. */
const PLACES =
  /\b(?:antes|tambien|ademas|al (?:final|terminar|acabar|principio|inicio|empezar|salir|iniciar)|cada vez|otra (?:opcion|funcion|columna)|el (?:programa|codigo|script|juego|menu))\b/

/** What programs are. */
const PROGRAM =
  '(?:programa|programita|script|juego|jueguito|calculadora|conversor|convertidor|generador|simulador|simulacion|cajero|agenda|cronometro|temporizador|funcion|clase|quiz|tabla de multiplicar|cuenta (?:atras|regresiva)|piramide|factorial|fibonacci|numeros primos|ahorcado|tres en raya|piedra papel)'
const WANTS =
  '(?:haz|hazme|hagas|haceme|hace|hacer|dame|escrib\\w+|cre[ae]\\w*|arm\\w+|gener\\w+|program\\w+|quiero|quisiera|necesito|ocupo|(?:me )?(?:haces|hace falta|escribes)|como (?:seria|hago|haria))'
const NAMES = new RegExp(`^(?:${WANTS} )?(?:(?:un|una|otro|otra) )?(?:\\w+ )?${PROGRAM}\\b`)
/** What is done, of something that is brought along: «suma una lista», «pide dos números», «ordenar unas palabras». */
const DOES =
  '(?:dad[oa]s?|(?!(?:saber|poder|tener|querer|ser|estar|haber|ver|ir|anadir|agregar|cambiar|poner|quitar)\\b)[a-z]{3,}(?:ar|er|ir)|sum[ae]|rest[ae]|multipli(?:ca|que)|divid[ae]|calcul[ae]|le[ea]|convi[ae]rt[ae]|gener[ae]|dibuj[ae]|orden[ae]|cuent[ae]|filtr[ae]|agrup[ae]|junt[ae]|separ[ae]|repart[ae]|simul[ae]|valid[ae]|comprueb[ae]|compar[ae]|busca|muestr[ae]|imprim[ae]|inviert[ae]|pid[ae]|di|dime|diga|escrib[ae]|encuentr[ae]|determin[ae]|recorr[ae]|pint[ae]|lanz[ae]|tir[ae]|saca|pasa|redondea)'
const BROUGHT = new RegExp(
  `^(?:(?:quiero|necesito|hay que|tengo que) )?${DOES} (?:(?!una? )(?:\\w+ ){1,4}(?:de|en|hay en|tiene) )?(?:un|una|unos|unas|dos|tres|cuatro|varios|varias|\\d+) (\\w+)`,
)
/** «quitar los repetidos de una lista»: what is taken away is no part of a program. */
const TAKEN =
  /^(?:(?:quiero|necesito) )?(?:quit\w+|elimin\w+|borr\w+|cambi\w+|met\w+|guard\w+) (?:\w+ ){1,4}(?:de|en|por) (?:un|una) (?:lista|texto|frase|cadena|palabra|archivo|diccionario|matriz|numero|tupla|string|carpeta|csv)\b/
/** «los múltiplos de 3 entre 1 y 30», «los pares del 1 al 50». */
const SERIES = new RegExp(
  `^(?:(?:quiero|necesito) )?${DOES} (?:los|las) (?:\\w+ ){1,6}(?:del|desde|entre|hasta|menores (?:que|de)) (?:el )?\\d+`,
)
/** «calcula el imc pidiendo peso y altura» */
const WORKED_OUT = new RegExp(`^(?:(?:quiero|necesito) )?${DOES} (?:el|la|los|las) \\w.* (?:pidiendo|preguntando)\\b`)
/** «tengo precios = [10, 20] y quiero …» */
const OWN_DATA = /^\W*(?:tengo|dad[oa]s?|sea) (?:(?:un|una|la|el|esta|este) \p{L}+ )?([a-z_]\w*) *= *[[{(]/iu
/** «ordena la lista [3, 1, 2]»: the list itself is brought along. */
const OWN_LIST = new RegExp(
  `^\\W*(?:(?:ahora|quiero|necesito) ){0,2}${DOES} [^.;:\\n[]{0,40}(\\[[^\\]\\n]{1,80}\\])`,
  'i',
)
/** What a program is made of, and shows: nothing that is brought along. */
const OF_PROGRAMS =
  /^(?:mensajes?|lineas?|menu|opcion(?:es)?|aviso|titulo|error|bucle|funcion|clase|comentarios?|limite|maximo|minimo|tope|intentos?|espacio|salto|guion|vez|veces|poco|columna|contador|decimal(?:es)?|variable|total|resumen|pregunta|caso)$/
/** How it is to be written says nothing of what it is about. */
const MANNER =
  /\b(?:(?:sin|no) (?:usar |utilizar )?\w+|(?:usando|con|mediante|utilizando) (?:un |una |el |la )?(?:bucle |ciclo )?\w+)\b/g
/** Of the words of a request, so many must be new where it names a program, and where it brings its own data. */
const [OF_NAMED, OF_BROUGHT] = [0.34, 0.5]

/** Whether a message that comes after a program orders another one: then it is answered as if nothing had been said. */
export function isFreshRequest(message: Message, state: State): boolean {
  const program = state.program ?? state.code
  if (program === null || message.traceback !== null || message.output !== null || message.data !== null) return false
  if (message.code.some(({ form }) => form !== 'inline')) return false
  const [, name] = OWN_DATA.exec(message.text) ?? []
  if (name !== undefined) return !new RegExp(`\\b${name}\\b`).test(program.code)
  const [, list] = OWN_LIST.exec(message.text) ?? []
  const isOwnList = list !== undefined && !closedUp(program.code).includes(closedUp(list))
  if (isOwnList && !GOES_ON.test(plainText(message.prose))) return true
  const asked = plainText(message.prose).replace(OPENING, '')
  const isTaken = TAKEN.test(asked)
  if ((GOES_ON.test(asked) && !isTaken) || POINTS.test(asked)) return false
  const questions = state.answered.map(({ question }) => question)
  const known = new Set(termsIn(plainText([program.code.replaceAll('_', ' '), ...questions].join(' '))))
  const words = termsIn(asked.replace(MANNER, ' '))
  const share = words.filter((word) => !known.has(word)).length / Math.max(1, words.length)
  if (NAMES.test(asked) || ordersProgram(message)) return share >= OF_NAMED
  if (share < OF_BROUGHT || PLACES.test(asked) || /\?\s*$/.test(message.text)) return false
  const [, noun = ''] = BROUGHT.exec(asked) ?? []
  const isBrought = noun !== '' && !OF_PROGRAMS.test(noun) && termsIn(noun).every((term) => !known.has(term))
  return isTaken || isBrought || SERIES.test(asked) || WORKED_OUT.test(asked)
}

const closedUp = (code: string) => code.replace(/\s+/g, '')

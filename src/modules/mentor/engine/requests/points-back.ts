import { meaningsIn } from '../lexicon/read-words'
import { TRADE } from '../lexicon/words'
import type { CodePart } from '../message'
import { asksOfProgram, DATA_WORD } from './aim'

const MAX_WORDS = 24
const SHORT = 12

/** «qué pasa si quito …», «si cambiamos la línea 3»: of a program that is there. */
const CHANGES_IT =
  /\b(?:si|al|y|que pasa) (?:le |lo |la |les |se |no |yo |tambien |en la linea \d+ )*(?:QUITAR|CAMBIAR|SACAR|ANADIR|PONER|pongo|pongas|ponemos|pusiera|meto|metes|meten|paso|pasas|pasan|pasamos|pasara|doy|das|damos|llamo|intercambi\w+|invierto|borro)\b|\bLINEA \d+\b|\b(?:ULTIMO|PRIMERO|segunda|tercera) LINEA\b/
const ASKS_WHY =
  /^(?:(?:y|pero|VALER|vale|ya|ok|entonces|hola|ah|BIEN|a VER) )*(?:POR QUE|PORQUE|COMO es QUE|COMO PODER ser|COMO puede ser)\b/
/** «Qué pasa si no escribe nada». */
const TYPES_IT = /\b(?:si|al|cuando) (?:se |no |yo |el usuario |alguien )*(?:escrib|tecle|respond|contest)\w+/
/** «Cuánto me da si peso 80 y mido 1,75». */
const ASKS_RESULT =
  /\b(?:cuanto|que) (?:me |le |nos )*(?:da|daria|sale|saldria|queda|quedaria|toca|tocaria|seria|pasa)\b.{0,30}\b(?:si|con|para)\b.*\d/
const ASKS_END =
  /^(?:(?:y|pero|ok|vale|entonces) )*(?:cuando|como|donde) (?:se |es que )?(?:para|termina|acaba|sale|detiene|deja)\b/
/** «no entiendo por qué no sale la última, si yo puse hasta 4»: of what came out, however long it is told. */
const WONDERS =
  /^(?:(?:aja|ah|ok|vale|ya|pero|y|entonces|mmm|bueno|gracias) )*(?:no (?:entiendo|entendi|pillo|cacho|capto|veo) |me pregunto )?(?:por que|porque) (?:no|solo|me|se|sale|imprime|da|empieza|acaba|termina)\b/
const GIVES = '(?:sale|salen|salio|da|dan|dio|imprime|muestra|devuelve|pone|escribe|saca|queda|quedan|dice|cuenta|suma)'
const SHOULD =
  '(?:deber\\w+(?: de)?|(?:tendri\\w+|tiene|tienen|tenia|tenian|habria) q(?:ue)?|se supone q(?:ue)?(?: \\w+)?)'
const RESULTS = new RegExp(
  `\\b${GIVES} .{1,40}\\b(?:en (?:vez|lugar) de|(?:y|pero|cuando) (?:yo )?(?:quiero|queria|quisiera|esperaba|${SHOULD}|es|son))\\b|\\b${SHOULD} (?:haber|(?:dar|salir|ser|imprimir|devolver|mostrar|quedar|poner|contar)(?:me|se)?)\\b.{1,40}\\b(?:(?:y|pero|en cambio|sin embargo) )?(?:a mi )?(?:me |se |solo )*${GIVES}\\b`,
)
/** «¿Qué falla?», «¿dónde está el error?»: of what was shown before. */
const WRONG =
  /^(?:(?:y|pero|entonces|ok|vale|ah) )*(?:(?:que|q|donde|en que) (?:falla|esta mal|tiene mal|hay mal|error tiene|he hecho mal|hice mal|le pasa)|donde esta (?:el|mi) (?:error|fallo|problema)|cual es (?:el|mi) (?:error|fallo|problema))(?: aqui| ahi)?$/
/** «me sale 23 y quiero 5», «debería dar 5 y da 23»: a program that was spoken about does something else than it should. */
export const statesResults = (plain: string): boolean => RESULTS.test(plain)
/** «pero si …», «si son números»: what was said is doubted. */
const DOUBTS = /^(?:no )?(?:pero|si|ah|entonces|osea|o sea|aja|mmm)\b/

const trade = new Set(TRADE.split(' '))

/** Whether a message that names nothing else goes on with the program (or error) that was spoken about; `isAgain`: it asks for the same again. */
export function goesOnWith(code: CodePart | null, plain: string, isAgain: boolean): boolean {
  const words = plain.split(' ')
  if (plain === '' || words.length > MAX_WORDS) return false
  const meanings = meaningsIn(plain)
  if (code !== null && (CHANGES_IT.test(meanings) || TYPES_IT.test(plain) || ASKS_RESULT.test(plain))) return true
  if (code !== null && words.length <= SHORT && namesNumber(code, plain)) return true
  if (code !== null && (WONDERS.test(plain) || WRONG.test(plain) || statesResults(plain))) return true
  const isOfProgram = code !== null && asksOfProgram(plain)
  if (
    words.length > SHORT ||
    !(isOfProgram || isAgain || ASKS_WHY.test(meanings) || ASKS_END.test(plain) || DOUBTS.test(plain))
  )
    return false
  return !words.some(
    (word) =>
      trade.has(word) && !(isOfProgram && DATA_WORD.test(word)) && !(code?.code.toLowerCase().includes(word) ?? false),
  )
}

/** «el 0 por qué?»: a number that stands in the program. */
function namesNumber({ code }: CodePart, plain: string): boolean {
  const [, number] = /\b(?:el|ese|del) (\d{1,6})\b(?! (?:de|en|al|horas|anos|dias)\b)/.exec(plain) ?? []
  return number !== undefined && new RegExp(`(?<![\\w.])${number}(?![\\w.])`).test(code.slice(0, MAX_CODE))
}

const MAX_CODE = 8_000

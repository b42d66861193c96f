import type { Frame } from '../frame'
import type { Message } from '../message'
import { identifier } from './identifier'
import { readConstraints } from './read-constraints'
import { readData, withoutLiterals } from './read-data'
import { readClasses, readFunctions } from './read-signatures'
import { type RequestText, readRequestText } from './request-text'
import type { Data, StatedNumber, Task } from './task'

const read = new WeakMap<Frame, Task>()

/** What a message asks to be written, taken apart. Read once for a frame. */
export function readTask(frame: Frame): Task {
  const known = read.get(frame)
  if (known) return known
  const task = taskOf(frame)
  read.set(frame, task)
  return task
}

function taskOf({ message }: Frame): Task {
  const request = readRequestText(saidIn(message))
  const functions = readFunctions(request)
  const data = readData(message)
  const files = request.words.filter(({ text }) => FILE.test(text)).map(({ text }) => text)
  return {
    request,
    functions,
    classes: readClasses(request),
    source: sourceOf(request.text, { hasFunction: functions.length > 0, data, files }),
    result: resultOf(request.text),
    numbers: numbersIn(request),
    texts: request.words.filter(({ plain }) => plain.startsWith('«')).map(({ text }) => text),
    files: [...new Set(files)],
    columns: columnsIn(request, data),
    data,
    constraints: readConstraints(request),
  }
}

/** The words without pieces of code and without data; a signature in a sentence is a part of it. */
function saidIn(message: Message): string {
  const { code, traceback, data, output } = message
  const isWhole = traceback === null && data === null && output === null && code.every(({ form }) => form === 'inline')
  return withoutLiterals(isWhole ? message.text : message.prose)
}

const FILE = /^[\p{L}\d_-]+\.(?:csv|json|xlsx?|txt|db|sqlite3?|log|md|pdf|xml|html|png|jpe?g|docx|zip)$/iu
/** «le meto dos números»: typed into a program, and handed to a function. */
const HANDED = /\ble (?:doy|diga|digo|meta|meto|ponga|pongo|pase|paso)\b/
/** The program asks at the keyboard: «que pida», «que yo ponga», «pregunte». */
const PROMPTS =
  /\b(?:pid(?!en\b|ieron\b)\w+|pedir\w*|pregunt\w+|ingres(?!os\b)\w+|introdu\w+|tecle\w+|digit(?!o|al)\w+|por teclado|(?:yo|el usuario|usuario|uno|se) (?:le )?(?:pong\w+|met\w+|escrib\w+|d[ie]g\w+|quier\w+|d[ea]n?|elij\w+)|que (?:ponga|meta|escriba|diga yo|elija)|voy (?:poniendo|metiendo|escribiendo)|vaya (?:pidiendo|preguntando|metiendo)|solicit\w+|input|lea (?:un|una|el|la|los|las|\d+) (?:numeros?|nombres?|textos?|frases?|palabras?|edad\w*|valores))\b/
const PARAMETER =
  /\b(?:recib\w+|parametros?|argumentos?|dad[oa]s?|acept\w+|tom\w+ (?:una?|dos|\d)|le pas\w+|se le pas\w+)\b/
const IN_FILE = /\b(?:archivos?|csv|json|excel|xlsx|txt|sqlite|base de datos|carpeta|directorio)\b/

/** Who asks types it: «pongo una letra y quiero saber», «escribo n y sale», «leer una frase». */
const TYPES =
  /\b(?:una?|2|el|la) [a-z]+ (?:entero |entera )?(?:que|q) (?:yo |le )?(?:escribo|pongo|meto|tecleo|introduzco)\b|\b(?:escribo|pongo|meto|tecleo|introduzco|escribir|meter|poner|leer|lee) (?:por teclado )?(?:un|una|\d+|el|la|los|unos|unas|n|varios|varias) (?!(?:archivo|fichero|csv|json|excel|txt|log|programa|codigo|script|funcion|clase|menu|mensaje|bucle|titulo|linea|(?:entero |numero )?n)\b)/

type Seen = { hasFunction: boolean; data: Data | null; files: readonly string[] }

function sourceOf(text: string, { hasFunction, data, files }: Seen): Task['source'] {
  if (hasFunction && !PROMPTS.test(text)) return 'parameter'
  if (PROMPTS.test(text) || HANDED.test(text)) return 'keyboard'
  if (isFunctionAsked(text) || PARAMETER.test(text)) return 'parameter'
  if (data !== null) return 'given'
  if (files.length === 0 && !IN_FILE.test(text) && TYPES.test(text)) return 'keyboard'
  return files.length > 0 || IN_FILE.test(text) ? 'file' : null
}

/** Whether a function is asked for rather than a program. «que la calculadora tenga una función …» names it as well. */
export const isFunctionAsked = (text: string): boolean =>
  /\b(?:una?|la|hacer|haz|hazme|crea\w*|escrib\w+|defin\w+|necesito|quiero|dame|otra)?\s?(?:funcion|def)\b(?! (?:de|del) (?:python|excel))/.test(
    text,
  ) && !/\b(?:sin|ni|usar|usando|con) (?:la |una? |las )?funci(?:on|ones)\b/.test(text)

const RETURNS = /\bdev(?:uelv\w+|olv\w+)\b/
const SAVES =
  /\b(?:guard\w+|export\w+|gener\w+ (?:un|el) (?:archivo|csv|json|excel)|grab\w+|escrib\w+ en (?:un|el) archivo)\b/
const PRINTS =
  /\b(?:muestr\w+|mostr\w+|imprim\w+|diga\w*|enseñ\w+|ensen\w+|saque|saca|salga\w*|escriba|pantalla|avis\w+|print)\b/

function resultOf(text: string): Task['result'] {
  if (RETURNS.test(text)) return 'return'
  if (SAVES.test(text)) return 'file'
  return PRINTS.test(text) ? 'print' : null
}

/** Words beside a number that tell what it is. */
const REACH = 5

function numbersIn({ words }: RequestText): StatedNumber[] {
  return words.flatMap(({ plain }, at) => {
    if (!/^\d+(?:[.,]\d+)*$/.test(plain)) return []
    const isNegative = words[at - 1]?.plain === '-' && !/^\d/.test(words[at - 2]?.plain ?? '')
    const value = numberOf(plain)
    const after = words.slice(at + 1, at + 1 + REACH).map((word) => word.plain)
    return [
      {
        value: isNegative ? -value : value,
        percent: after[0] === '%' || (after[0] === 'por' && after[1] === 'ciento'),
        before: words
          .slice(Math.max(0, at - REACH), at)
          .map((word) => word.plain)
          .join(' '),
        after: after.join(' '),
      },
    ]
  })
}

/** «1.000» and «1,5» as people write them, «2.5» as Python does. */
export function numberOf(text: string): number {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return Number(text.replace(/,(?=\d+$)/, '.').replaceAll(',', ''))
}

const COLUMNS =
  /\b(?:columnas?|campos?|claves?|encabezados?|cabeceras?)(?: (?:son|llamadas|se llaman|:|tipo|como|de|que|tiene|la|el|las|los)){0,8} /

/** Names after «columnas …», or those of the data at hand. */
function columnsIn({ text, words }: RequestText, data: Data | null): string[] {
  if (data?.kind === 'rows') return data.columns.map(({ name }) => name)
  const match = COLUMNS.exec(text)
  if (!match) return []
  const names: string[] = []
  const start = text.slice(0, match.index + match[0].length).split(' ').length - 1
  let isNext = true
  for (const { plain, text: written } of words.slice(start, start + 24)) {
    if (/^(?:,|y|e|;)$/.test(plain)) isNext = true
    else if (/^(?:los?|las?|el|una?)$/.test(plain)) continue
    else if (isNext && /^[\p{L}_«][\p{L}\d_»]*$/u.test(plain)) {
      names.push(plain.startsWith('«') ? written : identifier(written))
      isNext = false
    } else break
  }
  return names
}

import { CONSTRAINT_WORDS } from './constraint-words'
import type { RequestText } from './request-text'
import type { Constraint } from './task'

const THING = CONSTRAINT_WORDS.map(([, words]) => words).join('|')
const ARTICLE =
  '(?:(?:el|la|los|las|un|una|unos|unas|ningun|ninguna|metodo|funcion|modulo|libreria|nada de|sentencia|lo de) )*'
const LIST = `${ARTICLE}(?:${THING})(?:(?: \\( \\))?(?: (?:ni|y|o|u)| ?,(?: (?:ni|y|o|u))?) ${ARTICLE}(?:${THING}))*(?: \\( \\))?(?![\\w])`
const USE =
  '(?:us(?:ar|es|e|en|a|o|emos|ando|arlo)|utili(?:zar|ces|ce|za|zando)|empl(?:ear|ees|ee|ea|eando)|tirar de|recurrir a|met(?:er|as)|pong(?:as|a)|importar|importes|instalar)'
const WITHOUT = new RegExp(
  `\\b(?:sin(?: ${USE})?|(?:no|ni|tampoco|nunca) (?:se |me |nos |le )?(?:vale|valen|puedo|podemos|puede|pueda|puedes|debe|debo|dej\\w+|permit\\w+|quier\\w+|hay que|hemos dado|sabemos|conoz\\w+|esta permitido)?(?: |(?=${USE}))(?:${USE} )?|prohibid[oa]s?(?: ${USE})?|en vez de|en lugar de|evitando|evita(?:r)?) ?(${LIST})`,
  'g',
)
const WITH = new RegExp(
  `\\b(?:con|mediante|${USE}|a base de|por medio de|hecho con|tiene que (?:usar|llevar)|en forma de)(?: solo| unicamente| solamente)? (${LIST})`,
  'g',
)
const ONE_LINE = /\b(?:en|de) (?:una|1) (?:sola )?(?:linea|instruccion|sentencia)\b|\bone ?- ?liner\b|\bone liner\b/
const DECIMALS =
  /\b(?:con|a|de|en|redonde\w+ a|redonde\w+ (?:el resultado )?a|solo) (\d|un|una) (?:decimal|decimales|cifras decimales|digitos decimales)\b|\b(\d) decimales\b|\bredonde\w+(?: tod[oa]s?| l[oa]s \w+)? a ([1-4])(?=$| [,.;)]| (?:y|e|el|la|xfa|porfa|por|gracias)\b)/
const NO_DECIMALS = /\bsin decimales\b|\bredonde\w+ (?:al|a) enter\w+\b/
/** «hasta que ponga 0», «hasta que escriba fin», «y para cuando ponga salir». */
const UNTIL =
  /\b(?:hasta que|hasta|cuando|al|si|en cuanto)(?: (?:yo|el usuario|la persona|se|no|le|me|uno|alguien|usted|ella|el))* (?:pong\w+|poner|escrib\w+|met\w+|introdu\w+|ingres\w+|tecle\w+|digit\w+|d[ei]g\w+|puls[ea]\w*|ded?)(?: (?:la palabra|un|una|el|la|la opcion|numero|texto|letra)){0,8} («[^ ]+»|-?(?: ?)\d+|fin|salir|exit|quit|basta|parar|stop|nada|vaci[oa]|linea vacia|terminar|listo|ya|no|n|s|x|q|enter|intro|negativo)(?!\w)|\b(?:hasta que|cuando) (?:se )?(?:pulse|le de a|de) (?:al? )?(enter|intro)\b|\b(?:hasta (?:que )?(?:un|el|sea) )(0|numero negativo|negativo)\b|\bse (?:pare|para|acab\w+|termin\w+|detien\w+) (?:con|al poner|al escribir|cuando (?:ponga|escriba|meta|ingrese)) (?:el |un |la palabra )?(«[^ ]+»|\d+|fin|salir|exit)/

/** «hasta que el concepto sea 'fin'». */
const IS_WORD = /\bhasta que (?:el |la |su )?(?!contrasena|clave|pin|password)\w+ sea («[^ ]+»|fin|salir|0|-1)(?!\w)/

/** What a request says how the program is to be written, each once. */
export function readConstraints({ text }: RequestText): Constraint[] {
  const found: Constraint[] = []
  const without = new Set([...text.matchAll(WITHOUT)].flatMap(([, list = '']) => thingsIn(list)))
  const rest = text.replace(WITHOUT, ' ; ')
  const wanted = new Set([...rest.matchAll(WITH)].flatMap(([, list = '']) => thingsIn(list)))
  for (const what of without) found.push({ kind: 'without', what })
  for (const what of wanted) if (!without.has(what) && !DATA_WORDS.has(what)) found.push({ kind: 'with', what })
  if (RECURSIVE.test(rest) && !wanted.has('recursion') && !without.has('recursion'))
    found.push({ kind: 'with', what: 'recursion' })
  if (ONE_LINE.test(text)) found.push({ kind: 'one-line' })
  const decimals = DECIMALS.exec(text)
  if (decimals)
    found.push({
      kind: 'decimals',
      count: Number((decimals[1] ?? decimals[2] ?? decimals[3] ?? '1').replace(/una?/, '1')),
    })
  else if (NO_DECIMALS.test(text)) found.push({ kind: 'decimals', count: 0 })
  const word = sentinelOf(text)
  if (word !== null) found.push({ kind: 'repeat-until', word })
  return found
}

type Place = { from: number; to: number }
const placesRead = new WeakMap<RequestText['words'], Place[]>()

/** Where constraints stand in a request, so that their words are not taken for what is to be done. Read once for all makers. */
export function constraintPlaces({ text, words }: RequestText): readonly Place[] {
  const known = placesRead.get(words)
  if (known) return known
  const matches = PLACED.flatMap((pattern) => [...text.matchAll(pattern)])
  const places = matches.map(({ index, 0: place }) => ({ from: index, to: index + place.length }))
  placesRead.set(words, places)
  return places
}

/** «y guardarlos en una lista» says where they are while the program runs. */
const STORED =
  /\b(?:y |que )?(?:l[oa]s? )?(?:guard\w+|almacen\w+|met[ae]\w*|meter\w*|anad\w+|agreg\w+)(?: (?:tod[oa]s|l[oa]s|el|la|sus?|numeros|datos|valores|notas|nombres))* (?:en|a|dentro de) un[oa]? (?:lista|diccionario|tupla|conjunto)\b(?! de la compra)/g
const RECURSIVE = /\b(?:recursiv[oa]|recursivamente)\b/
const ROUNDED = /\bredonde\w+\b/g
const PLACED = [
  WITHOUT,
  WITH,
  ROUNDED,
  STORED,
  ...[ONE_LINE, DECIMALS, NO_DECIMALS, RECURSIVE].map((pattern) => new RegExp(pattern, 'g')),
]

/** «con una lista de nombres» tells of data, not of how to write. */
const DATA_WORDS = new Set([
  'list',
  'input',
  'print',
  'if',
  'function',
  'class',
  'dict',
  'set',
  'tuple',
  'split',
  'join',
  'count',
  'loop',
  'import',
  'third-party',
])

function thingsIn(list: string): string[] {
  return list
    .split(/ (?:,|ni|y|o|u)(?= )/)
    .flatMap((part) =>
      CONSTRAINT_WORDS.filter(([, words]) => new RegExp(`(?:^| )${words}(?![\\w])`).test(part)).slice(0, 1),
    )
    .map(([what]) => what)
}

/** What ends the asking: a word, a number, '' for an empty line, 'negativo'. Null where nothing does. */
function sentinelOf(text: string): string | null {
  const stated = IS_WORD.exec(text)?.[1]
  if (stated !== undefined) return stated.replace(/[«»]/g, '')
  const match = UNTIL.exec(text)
  if (!match) return /\bhasta que (?:no )?(?:quiera|el usuario quiera|me canse)\b/.test(text) ? 'fin' : null
  const said = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').replace(/[«» ]/g, '')
  if (/^(?:nada|vaci[oa]|linea vacia|enter|intro)$/.test(said)) return ''
  return said.endsWith('negativo') ? 'negativo' : said
}

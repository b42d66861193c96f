import { isNumeric } from '../../report/read/column'
import { clean, dedupe, fill, keep, lacking, leftOut, present } from './cleaning'
import type { Rule, Scan, Told } from './scan'
import { DAY } from './words'

const FORMAT =
  '(?:(?:un|ONE|otro|otra|nuevo|archivo|excel|csv|json|que|se|llame|llamado|llamada|el|la|los|las|formato|aparte|distinto|tipo) ){0,6}'

/** «y guárdalo en resumen.xlsx», «en un excel»: the end of what is told. */
const save: Rule = {
  words: new RegExp(
    `(?:(?:y|e|que|lo|los|las|me|se|WANT|SHOW|todo|hay|a|tambien|ademas|al|final|luego|despues) ){0,6}(?:SAVE|pas\\w+|met\\w+|volc\\w+|vuelc\\w+|saqu\\w+|genera\\w*|cre[ae]\\w*|llev\\w+|con el mismo formato|SHOW|junt\\w+|ponl\\w+)(?: (?!(?:en|a|al|como|BY|EACH|MEAN|MAX|MIN|SUM|ORDER|MANY) )[^ ]+){0,5} (?:en|a|al|como) ${FORMAT}("?[^ ]+\\.(?:csv|xlsx?|json|txt)|excel|csv|json)(?: (?:aparte|nuevo|distinto|,))?`,
  ),
  read: ({ groups: [file = ''], text }, scan) => saved(scan, file === '' ? text : file),
}

const saveBare: Rule = {
  words: new RegExp(
    `(?:(?:y|,|todo) ){0,2}(?:en|a|al) ${FORMAT}("?[^ ]+\\.(?:csv|xlsx?|json|txt)|excel|csv|json)(?: (?:aparte|nuevo|distinto))?`,
  ),
  read: ({ groups: [file = ''], text }, scan) => {
    if (scan.targets.some((target) => target.toLowerCase() === file)) return saved(scan, file)
    // «tengo los datos en un excel» saves nothing.
    return /^(?:excel|csv|json)$/.test(file) && (/^(?:y|,) /.test(text) || scan.table.file === null)
      ? saved(scan, file)
      : null
  },
}
function saved({ targets }: Scan, said: string): Told[] | null {
  const own = targets.find((target) => target.toLowerCase() === said)
  const kind = /excel|csv|json/.exec(said)?.[0]
  if (own) return [{ kind: 'save', file: own }]
  return kind && !/\./.test(said) ? [{ kind: 'save', file: `.${kind === 'excel' ? 'xlsx' : kind}` }] : null
}

/** «quiero otro csv solo con …». */
const saveOther: Rule = {
  words:
    /(?:(?:y|WANT|SHOW|cre\w+|genera\w*|hag\w*|haz\w*|me|que|en) ){0,4}(?:otro|otra|ONE nuevo|un nuevo) (?:archivo |fichero )?(csv|excel|json)(?= (?:ONLY|solo|con|que|donde|de) |$)/,
  read: ({ groups: [kind = 'csv'] }, { targets }) =>
    targets.length > 0 ? [] : [{ kind: 'save', file: `.${kind === 'excel' ? 'xlsx' : kind}` }],
}

const noIndex: Rule = {
  words:
    /(?:,|y )?(?:sin|y sin|quitando|y quita) (?:(?:la|el|esa|ese|los) )?(?:(?:columna|numeros?)(?: (?:esa|ese|rara))?(?: de(?:l)?)? ?)?(?:indices?|de fila|index)/,
  read: () => [],
}

/** «lista los productos», «solo nombre y precio»: rows are told one by one. */
const list: Rule = {
  words:
    /(?:(?:y|e|que|me|WANT|quiero|lo|solo|ONLY|tambien) ){0,4}(?:SHOW|saqu\w+|imprim\w+|qued\w+|filtr\w+|quiero|WANT|elij\w+|seleccion\w+|con|ver|saber|dej\w+)(?: (?:con|me|ONLY|solo|por pantalla|en pantalla|se)){0,3}(?: (?:las columnas|columnas?|la lista de|lista de|los|las|el|la|todos|todas|su|sus|ONE|filas?|registros|quienes|quien|aquell[oa]s)){0,3}((?: ?(?:C\d+|,|y|e|con (?:su|sus)|su|sus|el|la|los|las|filas?|registros|facturas?|clientes|pedidos|productos|personas|libros|ventas|que|quien|quienes))+)/,
  read: ({ groups: [tail = ''], text }, scan) => {
    const columns = [...tail.matchAll(/C\d+/g)]
      .map(([token]) => scan.tokens.column(token))
      .filter((one) => one !== null)
    const isRows = /\b(?:los|las|todos|todas|filas?|quienes?|registros)\b/.test(text)
    if (columns.length === 0 && !isRows) return null
    if (/^ ?(?:y |e )?con C\d+$/.test(text) && columns.length < 2) return null
    return [{ kind: 'list', columns }]
  },
}

/** «a fecha de hoy», «respecto a hoy»: what days are counted to; read before all else. */
const reference: Rule = {
  words: new RegExp(
    `\\(? ?(?:a |respecto (?:a|al) |a la )?(?:(?:fecha|dia|DAYS|C\\d+)(?: de(?:l)?)? )?(?:(?:a|al|respecto a(?:l)?|de|contra|el) )?(?:dia (?:de )?)?(?:hoy|${DAY}|actual)(?: \\))?`,
  ),
  read: ({ text }) => (/hoy|respecto|a (?:fecha|C\d+|DAYS|dia)|actual/.test(text) ? [] : null),
}

/** «lo de cada uno»: of what names the rows. */
const each: Rule = {
  words: /(?:(?:de|BY|por|en|a|para) )?EACH ONE/,
  read: () => [{ kind: 'word', word: 'each' }],
}

const words: Rule = {
  words:
    /(?:(o)|(en (?:vez|lugar) de(?:l)?(?: (?:BY|EACH|de|el|la|los|las|en|ordenar)){0,3}(?: [a-zA-Z]+\d*)?)|(tambien|ademas|aparte)(?: de(?: (?:la|el|l[oa]s))? [a-zA-Z]+\d*)?)/,
  read: ({ groups: [or, instead] }) => [
    { kind: 'word', word: or !== undefined ? 'or' : instead !== undefined ? 'instead' : 'also' },
  ],
}

/** «guarda el total por tienda en …»: what is saved stands between. */
const saveVerb: Rule = {
  words: /(?:(?:y|e|que|lo|los|las|me|se) ){0,3}SAVE(?= (?:el |la |los |las )?(?:SUM|MEAN|MAX|MIN|MANY|C\d+))/,
  read: (_match, { targets }) => (targets.length > 0 ? [] : null),
}

/** What is said of how a program is to be, or of what it does anyway. */
const manners: Rule = {
  words:
    /MAX(?= (?:BY|en|ONLY|solo) )|(?:,|\.|y )? ?(?:MAX|si puede ser|a ser posible) (?:sin|con) pandas|(?:y )?(?:donde|si|cuando) no (?:hay\w*|tenga\w*|exist\w+) (?:C\d+|datos|MONEY|nada|valor\w*|ventas)(?: (?:que|SHOW|ONE|un|aparezca)){0,4} 0(?: en vez de (?:nan|vaci\w+|un hueco))?|(?:en vez de )nan/,
  read: () => [],
}

/** «una hoja por mes», «junta todas las hojas»: of a workbook whose sheets are read together. */
const sheets: Rule = {
  words:
    /(?:(?:con|ONE|una|un|tiene|tengo|todas|las|en|WANT|me|y|varias|que|leer|lee|lea|SUM) ){0,6}(?:(?:unir\w*|un[ae]\w*|junt\w+|combin\w+|concaten\w+|leer|lea|SUM|pegar) )?(?:(?:todas|las|varias|sus) ){0,3}(?:hojas?|pestanas?)(?: (?:BY|EACH|de|del|una|ONE|por|MONTH|C\d+|distint\w+|mismas?|columnas|en|sola|excel|tabla|libro|todas|con|las|,)){0,7}/,
  read: (_match, { table }) => (table.more === 'sheets' ? [] : null),
}

/** «con su nombre»: told beside what it belongs to. */
const beside: Rule = {
  words: /(?:y )?con (?:su|sus|el|la) (C\d+)(?: y (?:su|el|la)? ?(C\d+))?/,
  read: ({ groups }, scan) => {
    const columns = groups.map((token) => scan.tokens.column(token)).filter((column) => column !== null)
    return columns.length > 0 && columns.every((column) => !isNumeric(column) || column.type === 'unknown')
      ? [{ kind: 'list', columns }]
      : null
  },
}

/** What every program here does, and needs no step. */
const said: Rule = {
  words:
    /(?:mejor |si puede ser |por favor |usando |con |en )?(?:sin )?pandas(?: por favor)?|con (?:la misma|su) cabecera|la misma cabecera|mismas columnas|con cabecera|(?:en|de) python|en orden|(?:que )?sean? distintos|(?:fila|linea) BY (?:fila|linea)|para llegar al? C\d+|por pantalla|en pantalla|al final|un resumen|(?:en )?total general|ayuda|limpi\w+|antes de comparar|para comparar|tabla|(?:en|de) EACH (?:casilla|celda)/,
  read: () => [],
}

export const STEP_RULES: readonly Rule[] = [
  manners,
  sheets,
  reference,
  save,
  saveVerb,
  saveBare,
  saveOther,
  noIndex,
  fill,
  lacking,
  dedupe,
  keep,
  leftOut,
  clean,
  present,
]

export const LIST_RULES: readonly Rule[] = [each, beside, list, words, said]

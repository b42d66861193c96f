import { folded } from '~/platform/text/folded'
import { listed } from '~/platform/text/listed'
import { isVerbWord } from '../../../engine/lexicon/verb-words'

/** A file as a request names it: what is in it, and what of the request said so. `supposed`: what nobody said. */
export type FileSource = { file: string; columns: string[]; rest: string; supposed: string[] }

const NAMED = /\b(?:(?:que |me )?(?:lea|lee|leer|abra|abrir)(?: (?:el|un) archivo)? )?((?:[\w-]{1,40})\.csv)\b/
const UNNAMED =
  /\b(?:(?:l[oa]s? )?tengo (?:(?:tod[oa]s?|apuntad[oa]s?|guardad[oa]s?) )?(?:en )?|desde |a partir de |de |en |con |(?:que |me )?(?:lea|lee|leer) )(?:un |el |mi )?(?:(?:archivo|fichero) )?csv\b(?: que tengo)?/
/** «(fecha, tienda, importe)», «con columnas a, b y c», «con nombre y ciudad»: what stands in it. */
const BRACKETED = /^ ?\(([^()]{3,90})\)/
const LISTED =
  /^,? ?(?:(?:que tiene|que trae|con|donde (?:hay|tengo))(?: las?| los| sus| estas)?(?: columnas| campos| datos)?:?|columnas:?) /
const MAX_COLUMNS = 8
const TELLS_COLUMNS = /\b(?:columnas?|cabeceras?|campos|encabezados?)\b/

/** Where a request reads its rows from, however that is told; null where it is no file, or nobody can tell what is in it. */
export function fileSourceOf(text: string, plain: string): FileSource | null {
  const found = NAMED.exec(plain) ?? UNNAMED.exec(plain)
  if (!found) return null
  const end = found.index + found[0].length
  const { columns, to } = columnsAt(plain, end)
  const [own] = NOUNS.filter(([nouns]) => nouns.test(plain))
  const usual = own?.[2] ?? []
  if (columns.length === 0 && (usual.length === 0 || TELLS_COLUMNS.test(plain))) return null
  if ((plain.match(/\.csv\b/g)?.length ?? 0) > 1) return null
  const file = found[1] ?? `${own?.[1] ?? 'datos'}.csv`
  return {
    file,
    columns: columns.length > 0 ? columns : [...usual],
    rest: `${text.slice(0, found.index)} ${text.slice(columns.length > 0 ? to : end)}`,
    supposed: [
      ...(found[1] === undefined ? [`No me has dicho cómo se llama el archivo: he puesto \`${file}\`.`] : []),
      ...(columns.length === 0
        ? [
            `No me has dicho qué columnas tiene: he supuesto ${listed(usual.map((one) => `\`${one}\``))}. Si se llaman de otra forma, dímelas y lo ajusto.`,
          ]
        : []),
    ],
  }
}

/** What a file of such things usually holds. */
const NOUNS: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/\bventas?\b/, 'ventas', ['fecha', 'producto', 'importe']],
  [/\bclientes?\b/, 'clientes', ['nombre', 'ciudad']],
  [/\bgastos?\b/, 'gastos', ['fecha', 'categoria', 'importe']],
  [/\bingredientes?\b/, 'ingredientes', ['ingrediente', 'caducidad']],
  [/\bproductos?\b/, 'productos', ['producto', 'caducidad']],
]

function columnsAt(plain: string, from: number): { columns: string[]; to: number } {
  const bracketed = BRACKETED.exec(plain.slice(from))
  if (bracketed)
    return {
      columns: (bracketed[1] ?? '').split(/,| y | e /).flatMap((piece) => columnOf(piece) ?? []),
      to: from + bracketed[0].length,
    }
  const head = LISTED.exec(plain.slice(from))
  const columns: string[] = []
  let to = from + (head?.[0].length ?? 0)
  while (head && columns.length < MAX_COLUMNS) {
    const piece =
      /^(?:,? ?(?:y |e )|, ?)?([a-z_]+(?: de [a-z]+)?(?: \([^()]{1,30}\))?)(?=,| y | e |\.|:|;|$| que | hazme| quiero| dime| me )/.exec(
        plain.slice(to),
      )
    const column = piece && columnOf(piece[1] ?? '')
    if (!piece || !column) break
    columns.push(column)
    to += piece[0].length
  }
  return { columns, to: columns.length > 0 ? to : from }
}

/** «fecha de vencimiento» is a column by that name. */
function columnOf(piece: string): string | null {
  const words = folded(piece)
    .replace(/\([^()]*\)/g, '')
    .trim()
    .replace(/^(?:el|la|los|las|su|sus|una?) /, '')
    .split(/ +/)
  const [first = ''] = words
  if (
    first === '' ||
    isVerbWord(first) ||
    /^(?:que|me|quiero|dime|lo|los|las|otros?|etc)$/.test(first) ||
    words.length > 3
  )
    return null
  return words.filter((word) => word !== 'de').join('_')
}

import type { Frame } from '../../../../engine/frame'
import { makeChanges } from '../../make-changes'
import { saidOf } from '../../read-wishes'
import { dataWishChange, withoutWhole } from './data-wish'

/** A program for a table whose columns somebody tells: the wish, made on what reads the table. */
export type ToldTable = { code: string; told: string; how: readonly string[]; isGuessed: boolean }

const NAME = '[\\p{L}_][\\p{L}\\p{N}_]{0,25}'
const LIST = `["'«]?${NAME}["'»]?(?:, ?(?:y )?["'«]?${NAME}["'»]?){0,8}(?: [ye] ["'«]?${NAME}["'»]?)?`
/** «tengo df con las columnas especie, peso y sitio» */
const TELLS = new RegExp(
  `(?:que tiene |que trae |con |tiene |cuyas |sus |de |y )?(?:las |los |estas |l[oa]s siguientes )?(?:columnas|campos)(?: (?:son|llamadas|que son|siguientes))?:? (?<names>${LIST})`,
  'u',
)
const IS_TABLE = /\b(?:df|dataframe|data frame|pandas|matplotlib|grafic\w*|histograma)\b/
const FILE = /["'«]?([\w-]{1,40}\.(?:csv|xlsx))["'»]?/
/** What only leads to the columns, in the clause that tells them. */
const OPENING =
  /(?:^|[.,;:!?] )(?:hola,? |buenas,? |oye,? |y |si )?(?:tengo |hay |es |mi |en mi |con |dado |partiendo de )(?:(?:un|una|mi|el|la|df|dataframe|data frame|tabla|csv|archivo|fichero|excel|datos|llamad[oa]|en pandas|de [a-zñ]{3,15}|[\w-]+\.csv|que se llama)[ ,]+)*$/

/** Null where no columns are told, or not all of what is wished of them is understood. */
export function toldTable({ message }: Frame): ToldTable | null {
  const { prose } = message
  if (prose.length > 400 || !/columnas|campos|\ben (?:el )?(?:eje )?x\b/i.test(prose)) return null
  const { plain } = saidOf(prose)
  const text = saidOf(prose).prose
  if (!IS_TABLE.test(plain)) return null
  const found = TELLS.exec(plain)
  const names = found?.groups?.names
  const at = found && names ? found.index + found[0].length - names.length : -1
  const columns = names
    ? text
        .slice(at, at + names.length)
        .split(/, ?(?:y )?| [ye] /)
        .map((name) => name.replace(/["'«»]/g, '').trim())
    : axesIn(plain, text)
  if (columns === null || columns.length < 2) return null
  const file = FILE.exec(text)?.[1] ?? 'datos.csv'
  const rest = found ? withoutTelling(text, plain, found.index, found.index + found[0].length) : text
  const wish = rest
    .replace(
      /,? ?(?:con |del? |en )?(?:el |los datos de |un |mi )?(?:archivo |fichero |csv )*["'«]?[\w-]{1,40}\.(?:csv|xlsx)["'»]?/g,
      ' ',
    )
    .replace(/\b(?:con |de )?los datos de (?:un|mi|el) csv,? ?/g, '')
    .replace(/,? ?\b(?:en|con|usando) (?:el )?pandas\b:?/g, ' ')
    .replace(/^[\s.,;:]+/, '')
    .replace(/\s+/g, ' ')
  const read = file.endsWith('.xlsx') ? 'read_excel' : 'read_csv'
  const base = `import pandas as pd\n\ndf = pd.${read}("${file}")  # columnas: ${columns.join(', ')}\nprint(df)\n`
  const { names: made, code, made: told } = makeChanges(base, saidOf(wish), [dataWishChange])
  if (made.length === 0) return null
  return {
    code: withoutWhole(code),
    told: told.map((one) => one.told).join(' '),
    how: told.flatMap((one) => one.how ?? []),
    isGuessed: !FILE.test(text),
  }
}

/** «en x la especie y en y el promedio de peso_g» */
function axesIn(plain: string, text: string): string[] | null {
  const found =
    /\ben (?:el )?(?:eje )?x (?:va |pon )?(?:la |el |los )?(?<x>[a-z_]\w{0,25})(?:,| y) (?:y )?en (?:el )?(?:eje )?y (?:va )?(?:la |el )?(?:(?:media|promedio|suma|total|mediana) de(?:l)? )?(?:la |el )?(?<y>[a-z_]\w{0,25})/d.exec(
      plain,
    )
  const ranges = found?.indices?.groups
  return ranges?.x && ranges.y ? [text.slice(...ranges.x), text.slice(...ranges.y)] : null
}

function withoutTelling(text: string, plain: string, from: number, to: number): string {
  const before = plain.slice(0, from).trimEnd()
  const opening = OPENING.exec(`${before} `)
  const start = opening ? opening.index : from
  return `${text.slice(0, start)} ${text.slice(to)}`.replace(/\s+/g, ' ').replace(/^[\s.,;:]+|[\s,;:]+$/g, '')
}

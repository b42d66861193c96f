import { type Field, isNumeric, itemsOf, keyOf, type Table } from '../tables/table'
import type { Writing } from '../writing'
import { fieldNamed } from './filter-step'

export type Order = { field: Field; isDown: boolean; from: number; to: number }

const ORDERED =
  /\b(?:(?:y |que )?(?:los |las |lo |la |me )*(?:ordenal[oa]s?|orden(?:ad[oa]s?|e|en|ar|arl[oa]s?|an|o|alos|ame))\b(?: (?:por|alfabeticamente|orden|el|la|de|del|mas|menos|los|las|mayor|menor|primero|a|al|alfabetico|descendente|ascendente|desc|asc|[a-z_]+ a [a-z]+))*|por orden alfabetico|alfabeticamente|en orden alfabetico|(?:de|del|de la) (?:mas|menos|mayor|menor)(?: [a-z]+)? (?:a|al|a la) (?:mas|menos|mayor|menor)?(?: ?[a-z]+)?|de mayor a menor|de menor a mayor)/
const DOWN =
  /\b(?:de|del|de la|el|la) (?:mas (?:car|vendid|alt|votad|larg|pesad|antigu|vi[ej]|frecuent|popul|repet|grand|nuev)\w*|mas|mayor)\b|\bdescendente|\bdesc\b|\b(?:el|la)? ?(?:mayor|mas [a-z]+) primero/
const UP_WORDS = /\b(?:de|del|de la) (?:mas )?(?:barat|baj|cort|joven|menor|menos|pequen|chic)/
/** «ordeno esta lista de más chico a más grande»: the words of how stand further on. */
const DIRECTION =
  /\b(?:del?|de la) (?:mas|menos|mayor|menor)(?: [a-z]+)? (?:a la|al?) (?:mas|menos|mayor|menor)?(?: ?[a-z]+)?/

/** How the rows are to be ordered: by the field that is named, else by their number; names of the alphabet are ordered by their text. */
export function orderOf({ reading, table }: Pick<Writing, 'reading' | 'table'>, fallback?: Field): Order | null {
  const found = reading.find(ORDERED)
  if (!found) return null
  const said = reading.text.slice(found.from, found.to + 40)
  const own = reading.text.slice(found.from, found.to)
  const isAlphabetic = /alfabetic/.test(said)
  const text = table.fields.find(({ type }) => type === 'text')
  const numeric = table.fields.findLast(isNumeric)
  const field = isAlphabetic
    ? text
    : (fieldNamed(own.replace(/\b(?:mayor|menor|mas|menos)\b/g, ''), table) ?? fallback ?? numeric ?? text)
  if (!field) return null
  const how = /alfabetic\w+/.exec(said) ?? DIRECTION.exec(said)
  const to = how ? Math.max(found.to, found.from + how.index + how[0].length) : found.to
  return { field, isDown: DOWN.test(said.slice(0, 60)) && !UP_WORDS.test(said.slice(0, 60)), from: found.from, to }
}

export function sortedExpression(
  table: Table,
  variable: string,
  { field, isDown }: Pick<Order, 'field' | 'isDown'>,
): string {
  const key =
    variable === table.variable || table.shape === 'dicts' || table.shape === 'plain'
      ? keyOf(table, field)
      : keyOf({ ...table, shape: 'tuples' }, field)
  const options = [...(key === null ? [] : [`key=${key}`]), ...(isDown ? ['reverse=True'] : [])]
  return `sorted(${[itemsOf(table, variable), ...options].join(', ')})`
}

/** Sorts the rows and makes the sorted ones the current ones. */
export function sortRows(writing: Writing, order: Order): void {
  const { table, reading } = writing
  reading.use(order)
  const name = 'ordenados'
  writing.lines.push(`${name} = ${sortedExpression(table, writing.current, order)}`)
  writing.how.push(
    `\`sorted\` ordena por \`${order.field.name}\`${order.isDown ? '; `reverse=True` pone primero lo mayor' : ''}.`,
  )
  writing.current = name
}

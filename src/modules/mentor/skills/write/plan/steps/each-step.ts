import { cellOf, type Field, isNumeric, itemsOf, targetOf, used } from '../tables/table'
import { shown, told, type Writing } from '../writing'
import type { Derived } from './derive-step'
import { fieldNamed } from './filter-step'

const EACH =
  /\b(?:(?:que |y |al final |luego |los |las |lo )*(?:imprim\w+|muestr\w+|mostr\w+|saca\w*|saqu\w+|salga\w*|ensen\w+|list\w+|diga|dime|dame|ver|di)(?:los|las|lo|me|melo|melos)?(?: (?:los|las|el|la|lo|todos|todas|me|en|por|pantalla|linea))*(?: (?:cada (?:uno|una|[a-z]+)|[a-z]+ por [a-z]+|que))?(?: (?:con|y) (?:su|sus) [a-z]+)?)\b/
const PER_LINE =
  /\b(?:(?:cada )?(?:uno|una) (?:por|en cada|en una) linea|[a-z]+ por [a-z]+$|un[oa] debajo de otr[oa])\b/
const NUMBERED =
  /\b(?:y )?(?:numerad[oa]s?|enumerad[oa]s?|con (?:su )?numero delante)(?: \d(?: \.)? ?(?:\d ?(?:\. ?)?)*)?/

/** Whether something of each row is to be told. */
export const tellsEach = ({ reading }: Pick<Writing, 'reading'>): boolean =>
  EACH.test(reading.text) || PER_LINE.test(reading.text) || NUMBERED.test(reading.text)

/** Tells each row: the fields that are named (all where none is), and what has been worked out for it. */
export function eachLines(writing: Writing, derived: Derived | null, sums: readonly string[] = []): void {
  const { reading, table } = writing
  for (const pattern of [EACH, PER_LINE]) reading.take(pattern)
  const numbered = reading.take(NUMBERED)
  const fields = fieldsTold(writing, derived)
  const parts = fields.map((field, at) =>
    at === 0
      ? told(writing, cellOf(table, field), field.type)
      : isPercent(field)
        ? `{${field.name}} %`
        : told(writing, cellOf(table, field), field.type),
  )
  for (const { name, label, type } of derived?.results ?? [])
    parts.push(
      (derived?.results.length ?? 0) + fields.length > 2 || name === 'faltan'
        ? `${label} ${told(writing, name, type)}`
        : told(writing, name, type),
    )
  const [first = '', ...others] = parts
  const line = others.length === 0 ? first : `${first}: ${others.join(', ')}`
  const items = itemsOf(table, writing.current)
  const target = derived
    ? targetOf(table)
    : table.shape === 'plain' || table.shape === 'dicts'
      ? targetOf(table)
      : used(table, fields)
  const prints =
    !numbered && line === `{${table.one}}` ? `print(${table.one})` : shown(numbered ? `{numero}. ${line}` : line)
  writing.lines.push(
    numbered
      ? `for numero, ${target.includes(',') ? `(${target})` : target} in enumerate(${items}, start=1):`
      : `for ${target} in ${items}:`,
    ...(derived?.lines ?? []).map((each) => `    ${each}`),
    ...sums.map((each) => `    ${each}`),
    `    ${prints}`,
  )
  if (numbered) writing.how.push('`enumerate(…, start=1)` da el número de cada uno, empezando en 1.')
  if (derived) writing.how.push(derived.how)
  writing.done.push('muestra cada elemento')
}

const isPercent = (field: Field) => field.name === 'porcentaje'

/** «el radicado y la localidad»: fields that are named behind the verb of telling. */
function fieldsTold({ reading, table }: Writing, derived: Derived | null): Field[] {
  const isList = (field: Field) => field.name.endsWith('_lista')
  const all = table.fields.filter((field) => !isList(field))
  if (table.shape !== 'dicts' && table.shape !== 'tuples')
    return derived ? all.filter((field) => !isNumeric(field)) : all
  const behind =
    /\b(?:imprim\w+|muestr\w+|saqu\w+|saca\w*|diga|dime|dame|di|ensen\w+|escrib\w+) ((?:(?:el|la|los|las|su|sus|y|,|e) |[a-z_]+ ){1,12}?)(?=de (?:l[oa]s|cada|quien|aquell)|que |cuando |si |donde |$)/.exec(
      `${reading.text} `,
    )
  const named = [
    ...new Set((behind?.[1] ?? '').split(' ').map((word) => (word.length > 2 ? fieldNamed(word, table) : null))),
  ].filter((field) => field !== null)
  if (behind && named.length > 0) {
    reading.use({ from: behind.index, to: behind.index + behind[0].length })
    return named
  }
  const key =
    all.find(({ name }) => /^(?:nombre|producto|titulo|concepto|cliente)$/i.test(name)) ??
    all.find((field) => !isNumeric(field))
  if (derived && key) return table.shape === 'tuples' ? [key] : [key]
  return all
}

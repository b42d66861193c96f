/** What a column holds. `money` is told with two decimals, `whole` as it is. */
export type FieldType = 'text' | 'whole' | 'number' | 'money'
export type Field = { name: string; type: FieldType; values?: readonly (string | number)[] }
/**
 * Many of one kind in a variable of the program, wherever they come from: a dictionary of names and numbers, tuples, rows with keys,
 * or plain numbers or texts (of one field).
 */
export type Table = {
  shape: 'dict' | 'tuples' | 'dicts' | 'plain'
  variable: string
  fields: Field[]
  setup: string[]
  imports: string[]
  /** What is typed in the example run. */
  typed: string[]
  how: string[]
  /** What the request calls one of them. */
  one: string
}

/** What a `for` writes before `in`. */
export const targetOf = (table: Table): string =>
  table.shape === 'dicts' ? table.one : table.fields.map(({ name }) => name).join(', ')

/** What a `for` writes behind `in`, where `variable` holds all of the table or a part of it. */
export const itemsOf = (table: Table, variable = table.variable): string =>
  table.shape === 'dict' && variable === table.variable ? `${variable}.items()` : variable

/** The value of a field within a loop. */
export const cellOf = (table: Table, field: Field): string =>
  table.shape === 'dicts' ? `${table.one}['${field.name}']` : field.name

/** All values of a field, for `sum`, `max` and the like. */
export function valuesOf(table: Table, field: Field, variable = table.variable): string {
  if (table.shape === 'plain') return variable
  if (table.shape === 'dict' && variable === table.variable)
    return field === table.fields[1] ? `${variable}.values()` : variable
  return `[${cellOf(table, field)} for ${used(table, [field])} in ${itemsOf(table, variable)}]`
}

/** The target of a loop that needs only some fields: the others are `_`. */
export const used = (table: Table, fields: readonly Field[]): string =>
  table.shape === 'tuples' || table.shape === 'dict'
    ? table.fields.map((field) => (fields.includes(field) ? field.name : '_')).join(', ')
    : targetOf(table)

/** The key by which a table is sorted: null where it sorts by itself. */
export function keyOf(table: Table, field: Field): string | null {
  if (table.shape === 'plain') return field.type === 'text' ? 'str.lower' : null
  const at = table.fields.indexOf(field)
  if (table.shape === 'dicts') return `lambda ${table.one}: ${table.one}['${field.name}']`
  const one = table.shape === 'dict' ? 'par' : 'fila'
  return at === 0 ? null : `lambda ${one}: ${one}[${at}]`
}

export const isNumeric = ({ type }: Field) => type !== 'text'

import { folded } from '~/platform/text/folded'
import { identifier } from '../../../../engine/task/identifier'
import { quoted } from '../../../../engine/task/read-data'
import { typeOfNoun } from '../../plan/noun-names'
import type { Cell } from '../../plan/tables/data'
import { type Column, type ColumnType, dateFormatOf, moneySign, type Source } from './column'

/** A column of given data, its type by its values and by what its noun says. */
export function columnOf(header: string, values: readonly Cell[], raw = ''): Column {
  const format = dateFormatOf(values)
  const sign = moneySign(values)
  const isNumber = values.length > 0 && values.every((value) => typeof value === 'number')
  const type: ColumnType =
    format !== null ? 'date' : sign !== null ? 'money' : isNumber ? numberType(header, values) : 'text'
  return {
    name: safeName(header),
    header,
    type,
    isText: sign !== null,
    hasComma: sign !== null ? values.some((value) => /,\d/.test(String(value))) : /\d,\d/.test(raw),
    sign: sign === null ? '' : sign,
    format,
    values,
  }
}

const safeName = (header: string): string => identifier(folded(header)) || 'dato'

function numberType(header: string, values: readonly Cell[]): ColumnType {
  if (typeOfNoun(header) === 'money') return 'money'
  return values.every((value) => Number.isInteger(value)) ? 'whole' : 'number'
}

/** A dictionary of a key and a value, as rows. */
export function dictOf(
  variable: string,
  { key, value, cells }: { key: Column; value: Column; cells: readonly string[] },
): Source {
  return {
    columns: [key, value],
    shape: 'dict',
    variable,
    one: key.name,
    setup: [`${variable} = {`, ...cells.map((cell, at) => `    ${quoted(String(key.values[at]))}: ${cell},`), '}'],
    imports: [],
    how: [],
    isOneEach: true,
    file: null,
  }
}

import { inlineCode } from '../../../../engine/compose'
import { edited, textLiteral } from '../../../../python/program/source'
import { unquoted } from '../bare-clause'
import { columnMeant, MEASURED, rootOf, type Table } from './tables'
import { COLUMN, plainOf, type Touch, type Touched } from './touch'

const QUOTED = '["\'«“][^"\'»”]{1,40}["\'»”]'

/** What a column holds for some of the rows. */
export const TABLE_VALUES: readonly Touch<Table>[] = [
  {
    name: 'value-of',
    says: [
      new RegExp(
        `(?:(?<figure>media|promedio|suma|total|mediana|maximo|minimo) (?:de(?:l)? )?)?(?:la |el |los |las )?(?:columna )?(?<column>${COLUMN}) (?<figure2>medio |promedio |total |maximo |minimo )?(?:de|para) (?:los|las|cada) (?<value>${QUOTED}|[a-z]{3,20})`,
      ),
    ],
    make: (table, { parts }) => valueOfSome(table, parts),
  },
]

const METHODS: Readonly<Record<string, string>> = {
  media: 'mean',
  medio: 'mean',
  promedio: 'mean',
  suma: 'sum',
  total: 'sum',
  mediana: 'median',
  maximo: 'max',
  minimo: 'min',
}

/** «el peso de los pumas»: one column of the rows that hold a value; in which column it stands is seen, or supposed and said. */
function valueOfSome(table: Table, parts: Partial<Record<string, string>>): Touched {
  const { p, shown, frame } = table
  const column = columnMeant(parts.column, table)
  const root = shown && rootOf(shown.node)
  if (column === null || !table.columns.includes(column) || !shown || !root || shown.node !== root) return null
  const value = plainOf(unquoted(parts.value ?? ''))
  const forms = [value, value.replace(/s$/, ''), value.replace(/es$/, '')]
  const home = [...table.values].flatMap(([name, items]) =>
    items.flatMap((item) =>
      item.kind === 'string' && forms.includes(plainOf(item.value)) ? [{ name, text: item.value }] : [],
    ),
  )[0]
  const texts = table.columns.filter((name) => name !== column && !MEASURED.test(plainOf(name)))
  const [kinds] = texts
  if (table.values.size > 0 && !home) return null
  const by = home?.name ?? (texts.length > 0 && !texts.includes(value) ? kinds : undefined)
  if (by === undefined || forms.some((form) => table.columns.includes(form))) return null
  const text =
    home?.text ??
    (/[^aeiou]es$/.test(value) && !/[lrn]es$/.test(value)
      ? value.replace(/s$/, '')
      : value.replace(/(?<=[lrnd])es$|s$/, ''))
  const figure = METHODS[plainOf(parts.figure ?? parts.figure2 ?? '').trim()]
  const condition = `${frame}[${textLiteral(p, by)}] == ${textLiteral(p, text)}`
  const { from, to } = root
  return {
    code: edited(p, [
      {
        from,
        to,
        text: `${frame}.loc[${condition}, ${textLiteral(p, column)}]${figure === undefined ? '' : `.${figure}()`}`,
      },
    ]),
    told: `Da ${inlineCode(column)} solo de las filas donde ${inlineCode(by)} es ${inlineCode(text)}.`,
    how: [
      '`loc[filas, columna]`: antes de la coma, la condición que elige las filas; después, la columna.',
      ...(home
        ? []
        : [
            `He supuesto que «${text}» está en la columna ${inlineCode(by)}, escrito así: tiene que coincidir letra a letra.`,
          ]),
    ],
  }
}

import { inlineCode } from '../../../../engine/compose'
import { methodCall } from '../../../../python/program/expression-shapes'
import { edited, textLiteral } from '../../../../python/program/source'
import { NUMBER, numberFrom } from '../../numbers'
import { unquoted } from '../bare-clause'
import { cell, columnMeant, columnsWithHoles, numericColumns, supposed, type Table, withLines } from './tables'
import { COLUMN, plainOf, THE_COLUMN, type Touch, type Touched } from './touch'

const HOLES =
  '(?:l[oa]s |el |un )?(?:valores |datos |campos |espacios |celdas )?(?:nan|nans|nulos?|null|na|none|vaci[oa]s?|huecos?|faltantes?|perdidos|que faltan?|que falten|en blanco|sin dato|sin valor)'
const OF = `(?: (?:de|en|del) ${THE_COLUMN}(?<column>${COLUMN}))?`
const GROUP = `(?: de (?:su |cada |la |el |l[oa]s )(?:grupo (?:de )?)?(?<group>${COLUMN}))?`
const MEAN = '(?:la |el |su )?(?:media|promedio|mean|mediana|moda|maximo|minimo|valor medio)'
const WITH = `(?<with>${MEAN}|${NUMBER}|cero|["'«“][^"'»”]{1,20}["'»”]|(?:el |la )?(?:valor |dato )?(?:anterior|de antes|de arriba|siguiente))`

/** Wishes of what is missing in a table. */
export const TABLE_HOLES: readonly Touch<Table>[] = [
  {
    name: 'fill',
    says: [
      new RegExp(
        `(?:rellen\\w*|llen\\w*|reemplaz\\w*|remplaz\\w*|sustitu\\w*|complet\\w*|cambi\\w*|imput\\w*|pon\\w*|poner) ${HOLES}${OF} (?:con|por|a|en) ${WITH}(?: de (?:su|la|esa|cada) (?:propia |misma )?columna| de ${THE_COLUMN}(?<column2>${COLUMN}))?`,
      ),
      new RegExp(
        `(?:rellen\\w*|llen\\w*|reemplaz\\w*|sustitu\\w*|complet\\w*|cambi\\w*|imput\\w*) ${HOLES}${OF} (?:con|por|a) ${WITH}${GROUP}`,
      ),
      new RegExp(`(?:rellen\\w*|llen\\w*|complet\\w*) ${THE_COLUMN}(?<column>${COLUMN}) (?:con|por) ${WITH}`),
      new RegExp(
        `(?:que )?(?:donde (?:haya|hay) |en (?:vez|lugar) de )?${HOLES}${OF}(?: cuenten? como| valgan?| sean?| ponga| por| a),? ${WITH}`,
      ),
    ],
    make: (table, { parts }) => fill(table, parts),
  },
  {
    name: 'drop',
    says: [
      new RegExp(
        `(?:solo |unicamente )?(?:borr\\w*|quit\\w*|elimin\\w*|sac\\w*|descart\\w*|tir\\w*)(?: solo)?(?: (?:las|los|todas las|todos los))?(?: (?:filas?|registros?|renglones|l[oa]s|datos))*(?: que)?(?: (?:tienen|tengan|tenga|con|sean|son|donde (?:haya|hay)|en (?:las|los) que (?:haya|hay|falte)|no tengan|falt[ea]))* ${HOLES}(?: (?:en|de) ${THE_COLUMN}(?<column>${COLUMN}))?`,
      ),
      new RegExp(
        `(?:solo |unicamente )?(?:borr\\w*|quit\\w*|elimin\\w*)(?: (?:las|los|las filas))? (?:que no (?:tienen|tengan)|sin|donde falte|en las que falte|a las que les falte|donde no haya) (?:el |la )?(?:dato |valor )?(?:en |de )?${THE_COLUMN}(?<column>${COLUMN})`,
      ),
      new RegExp(
        `(?:solo )?(?:borr\\w*|quit\\w*|elimin\\w*)(?: las filas)? (?:cuando|si) ${THE_COLUMN}(?<column>${COLUMN}) (?:es|sea|esta|este|tiene|falte|falta)(?: ${HOLES})?`,
      ),
    ],
    make: (table, { parts: { column } }) => drop(table, column),
  },
  {
    name: 'count-holes',
    says: [
      /(?:cuent\w* )?cuant[oa]s hay (?:por|en cada|de cada) columna/,
      new RegExp(
        `(?:cuent\\w* )?(?:cuant[oa]s )?${HOLES}(?: (?:hay|tiene|tengo|faltan))?(?: (?:en|por|de)(?: cada)? ${THE_COLUMN}(?<column>${COLUMN}))?`,
      ),
    ],
    make({ p, frame, ...rest }, { parts: { column } }) {
      const table = { p, frame, ...rest }
      const name = column === undefined || /^columnas?$/i.test(unquoted(column)) ? null : columnMeant(column, table)
      const of = name === null ? frame : cell(table, name)
      const line = `print(${of}.isna().sum())`
      return {
        code: withLines(p, { after: table.made }, [line]),
        told:
          name === null
            ? 'Dice cuántos huecos hay en cada columna.'
            : `Dice cuántos huecos hay en ${inlineCode(name)}.`,
        how: ['`isna()` da `True` donde falta el dato, y `sum()` cuenta los `True`.'],
      }
    },
  },
]

type Parts = Partial<Record<string, string>>
const FIGURES: readonly (readonly [RegExp, string, string])[] = [
  [/media$|promedio|mean|medio/, 'mean', 'la media'],
  [/mediana/, 'median', 'la mediana'],
  [/maximo/, 'max', 'el máximo'],
  [/minimo/, 'min', 'el mínimo'],
]

function fill(table: Table, parts: Parts): Touched {
  const { p } = table
  const said = parts.column ?? parts.column2
  const isEach = said === undefined || /^(?:columna|columnas|cada|su|esa|misma)$/.test(plainOf(unquoted(said)))
  const named = isEach ? null : columnMeant(said, table)
  if (!isEach && named === null) return null
  const group = parts.group === undefined ? null : columnMeant(parts.group, table)
  const plain = plainOf(parts.with ?? '')
  const [, method, called] = FIGURES.find(([word]) => word.test(plain)) ?? []
  const holed = columnsWithHoles(table)
  const numeric = numericColumns(table)
  const columns =
    named !== null
      ? [named]
      : holed.length > 0
        ? holed.filter((name) => method === undefined || numeric.includes(name))
        : numeric
  if (columns.length === 0) {
    if (method === undefined && !table.isClosed) return whole(table, plain, parts.with)
    return null
  }
  if (named === null && holed.length === 0 && columns.length > 1) return null
  const lines = columns.map((column) => {
    const own = cell(table, column)
    if (method !== undefined && group !== null && group !== column)
      return `${own} = ${own}.fillna(${table.frame}.groupby(${textLiteral(p, group)})[${textLiteral(p, column)}].transform("${method}"))`
    if (method !== undefined) return `${own} = ${own}.fillna(${own}.${method}())`
    if (/anterior|de antes|de arriba/.test(plain)) return `${own} = ${own}.ffill()`
    if (/siguiente/.test(plain)) return `${own} = ${own}.bfill()`
    if (/moda/.test(plain)) return `${own} = ${own}.fillna(${own}.mode()[0])`
    const value = fillValue(table, plain, parts.with)
    return value === null ? '' : `${own} = ${own}.fillna(${value})`
  })
  if (lines.includes('')) return null
  const own = lines.filter((line) => !p.source.includes(line))
  if (own.length === 0) return { why: `Eso ya lo hace tu programa: ${lines.map(inlineCode).join(' y ')}.` }
  const what = columns.map(inlineCode).join(' y ')
  return {
    code: withLines(p, { after: table.made }, own),
    told: `Los huecos de ${what} se rellenan con ${called === undefined ? inlineCode(unquoted(parts.with ?? '')) : `${called} de la columna${group === null ? '' : ` en su grupo de ${inlineCode(group)}`}`}.`,
    how: [
      '`fillna` da una columna **nueva** con los huecos rellenos: por eso se guarda otra vez en la tabla.',
      ...(method === undefined ? [] : [`\`${method}()\` no cuenta los huecos: se calcula con los datos que hay.`]),
      ...supposed(table, ...columns),
    ],
  }
}

const fillValue = ({ p }: Table, plain: string, given: string | undefined): string | null => {
  const number = numberFrom(plain)
  return number !== null ? String(number) : given && /^["'«“]/.test(given) ? textLiteral(p, unquoted(given)) : null
}

/** Of a table whose columns nobody has named. */
function whole(table: Table, plain: string, given: string | undefined): Touched {
  const value = fillValue(table, plain, given)
  if (value === null) return null
  return {
    code: withLines(table.p, { after: table.made }, [`${table.frame} = ${table.frame}.fillna(${value})`]),
    told: `Los huecos de toda la tabla pasan a ser ${inlineCode(value)}.`,
    how: ['`fillna` da una tabla **nueva**: por eso se guarda otra vez en la variable.'],
  }
}

function drop(table: Table, said: string | undefined): Touched {
  const { p, frame } = table
  const column = said === undefined ? null : columnMeant(said, table)
  if (said !== undefined && column === null) return null
  const call = p.spots('call').find(({ node }) => methodCall(node)?.name === 'dropna')?.node
  const subset = column === null ? '' : `subset=[${textLiteral(p, column)}]`
  if (call) {
    if (call.arguments.length > 0 && !call.arguments.every(({ name }) => name === 'subset')) return null
    const code = edited(p, [{ from: call.callee.to, to: call.to, text: `(${subset})` }])
    if (code === p.source) return { why: `Eso ya lo hace ${inlineCode(p.text(call))}.` }
    return {
      code,
      told:
        column === null
          ? 'Quita las filas con algún hueco, en la columna que sea.'
          : `Ahora solo quita las filas a las que les falta ${inlineCode(column)}.`,
      how:
        column === null
          ? []
          : [
              '`subset` dice en qué columnas se mira; sin él, un hueco en **cualquier** columna basta para perder la fila.',
              ...supposed(table, column),
            ],
    }
  }
  return {
    code: withLines(p, { after: table.made }, [`${frame} = ${frame}.dropna(${subset})`]),
    told:
      column === null
        ? 'Quita las filas que tienen algún hueco.'
        : `Quita las filas a las que les falta ${inlineCode(column)}.`,
    how: [
      '`dropna` da una tabla **nueva** sin esas filas: por eso se guarda otra vez en la variable.',
      ...(column === null
        ? ['Sin `subset` se pierde la fila con que falte un dato en cualquier columna.']
        : supposed(table, column)),
    ],
  }
}

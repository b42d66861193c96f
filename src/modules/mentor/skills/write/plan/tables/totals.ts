import { upperFirst } from '~/platform/text/first-letter'
import { accented, isFeminine } from '../../compose/scalars/nouns'
import { SPREAD, spreadLines } from '../../told/operators/aggregates'
import { plural } from '../noun-names'
import { shown, told, type Writing } from '../writing'
import { type Field, isNumeric, itemsOf, keyOf, valuesOf } from './table'

/** Something that is told of all rows at once. `words` finds where it is asked for. */
export type Goal = {
  id: string
  words: RegExp
  /** The lines that tell it; null where the data has nothing of the kind. */
  lines: (writing: Writing, groups: readonly (string | undefined)[]) => string[] | null
  said: string
}

export const numberField = ({ table }: Pick<Writing, 'table'>): Field | null => table.fields.findLast(isNumeric) ?? null

const whole = (writing: Writing) => {
  const field = numberField(writing)
  return field ? { field, values: valuesOf(writing.table, field, writing.current) } : null
}

/** Which of the rows has the most or least: its name where it has one, and its number. */
function extreme(writing: Writing, name: 'max' | 'min', label: string): string[] | null {
  const found = whole(writing)
  const { table } = writing
  if (!found) return null
  const key = table.fields.find(({ type }) => type === 'text')
  if (table.shape === 'plain' || !key)
    return [shown(`${label}: ${told(writing, `${name}(${found.values})`, found.field.type)}`)]
  const variable = name === 'max' ? 'mayor' : 'menor'
  if (table.shape === 'dict' && writing.current === table.variable)
    return [
      `${variable} = ${name}(${table.variable}, key=${table.variable}.get)`,
      shown(`${label}: {${variable}} (${told(writing, `${table.variable}[${variable}]`, found.field.type)})`),
    ]
  const rowKey = keyOf(table.shape === 'dict' ? { ...table, shape: 'tuples' } : table, found.field)
  const at = (field: Field) =>
    table.shape === 'dicts' ? `${variable}["${field.name}"]` : `${variable}[${table.fields.indexOf(field)}]`
  return [
    `${variable} = ${name}(${itemsOf(table, writing.current)}, key=${rowKey})`,
    shown(`${label}: {${at(key)}} (${told(writing, at(found.field), found.field.type)})`),
  ]
}

/** What is counted, with its article as it is told: «Unidades», «Notas». */
const counted = (writing: Writing) => {
  const name = plural(writing.table.shape === 'dicts' ? 'fila' : writing.table.one)
  return { name, label: upperFirst(accented(name)) }
}

function stated(name: string): (writing: Writing) => string[] | null {
  const label = { mean: 'Media', median: 'Mediana', mode: 'Moda' }[name] ?? name
  return (writing) => {
    const found = whole(writing)
    if (!found) return null
    if (name === 'mean') {
      const values = found.values
      const isExpression = values.startsWith('[')
      const list = isExpression ? 'valores' : values
      return [
        ...(isExpression ? [`valores = ${values}`] : []),
        `media = sum(${list}) / len(${list.replace(/\.values\(\)$/, '')})`,
        shown(`${label}: ${told(writing, 'media', 'mean')}`),
      ]
    }
    writing.imports.push('import statistics')
    return [shown(`${label}: {statistics.${name}(${found.values.replaceAll("'", '"')})}`)]
  }
}

/** «la desviación típica y el rango», as functions work them out. */
const ofSpread = ({ id, words, label }: (typeof SPREAD)[number]): Goal => ({
  id,
  words: new RegExp(words.source),
  said: `calcula ${label === 'Varianza' || label.startsWith('Des') ? 'la ' : 'el '}${id.replace('desviacion', 'desviación típica')}`,
  lines: (writing) => {
    const found = whole(writing)
    if (!found) return null
    const list = /^\w+$/.test(found.values) ? found.values : 'valores'
    return [
      ...(list === found.values
        ? []
        : [`valores = ${list === 'valores' && found.values.startsWith('[') ? found.values : `list(${found.values})`}`]),
      ...spreadLines(id, list),
      shown(`${label}: ${told(writing, id, id === 'rango' ? found.field.type : 'mean')}`),
    ]
  },
})

export const TOTALS: readonly Goal[] = [
  ...SPREAD.map(ofSpread),
  {
    id: 'above',
    words:
      /\b(?:(?:y|e) )?(?:cuant[oa]s(?: [a-z]+)? |en cuant[oa]s(?: [a-z]+)? )?(?:estan? |quedan? |hay |se )*(?:por encima de|por arriba de|super\w+ (?:a )?|mayores (?:que|a) |mas altas? que )(?: de)? ?(?:la|el) (?:media|medio)\b/,
    said: 'cuenta cuántos superan la media',
    lines: (writing) => {
      const found = whole(writing)
      if (!found) return null
      const item = writing.table.shape === 'plain' ? writing.table.one : found.field.name
      const isKnown = writing.lines.some((line) => line.startsWith('media = '))
      return [
        ...(isKnown ? [] : [`media = sum(${found.values}) / len(${found.values.replace(/\.values\(\)$/, '')})`]),
        `encima = [${item} for ${item} in ${found.values} if ${item} > media]`,
        shown('Por encima de la media: {len(encima)}'),
      ]
    },
  },
  {
    id: 'mean',
    words:
      /\b(?:(?:la|el|su|y|de) )*(?:(?:nota|valor|precio|importe|edad|gasto|sueldo) )?(?:media|medio)(?: (?:general|total|aritmetica|diaria|del? (?:curso|la clase|todos|todas|semana)|del curso))?\b/,
    said: 'calcula la media',
    lines: stated('mean'),
  },
  { id: 'median', words: /\b(?:la )?mediana\b/, said: 'calcula la mediana', lines: stated('median') },
  { id: 'mode', words: /\b(?:la )?moda\b/, said: 'calcula la moda', lines: stated('mode') },
  {
    id: 'max',
    words:
      /\b(?:(?:el|la|cual|quien|que|es|ha|dia|de|mes) )*(?:maxim[oa]s?|mas alt[oa]|mas car[oa]|mayor|mas grande|metido mas|vendido mas|mas (?:vendid[oa]|goles|puntos|ha \w+)|mejor(?: nota| dia| mes)?|tiene mas [a-z]+|(?:vendi|se vendio|gane|hice|puso|saco) mas)\b(?! (?:a|al) )/,
    said: 'busca el mayor',
    lines: (writing) => extreme(writing, 'max', 'Máximo'),
  },
  {
    id: 'min',
    words:
      /\b(?:(?:el|la|cual|quien|que|es|ha|dia|de|mes) )*(?:minim[oa]s?|mas baj[oa]|mas barat[oa]|menor|mas pequen[oa]|metido menos|vendido menos|peor(?: nota| dia| mes)?|tiene menos [a-z]+|(?:vendi|se vendio|gane|hice|puso|saco) menos)\b(?! (?:a|al) )/,
    said: 'busca el menor',
    lines: (writing) => extreme(writing, 'min', 'Mínimo'),
  },
  {
    id: 'sum',
    words:
      /\b(?:(?:el|la|y|su|al final) )*(?:total(?:es)?|suma|en total|sume\w*|cuanto (?:suma|es todo|hay en total))(?: (?:en total|general|final|de (?:todo|todos|todas|unidades|la semana|huevos)|del? (?:todo|dia|mes|semana|unidades)|de lo [a-z ]{3,30}))?\b/,
    said: 'suma todo',
    lines: (writing) => {
      const found = whole(writing)
      if (!found) return null
      return [
        `total = sum(${found.values.replace(/^\[(.*)\]$/, '$1')})`,
        shown(`Total: ${told(writing, 'total', found.field.type)}`),
      ]
    },
  },
  {
    id: 'count',
    words:
      /\b(?:(?:y|me|di|diga|dime|decir|saber|al final|que|imprima|imprime) )*(?:cuant[oa]s(?! (?:cajas|bolsas|paquetes|lotes|packs|bandejas|grupos|equipos|docenas|decenas|sobran|quedan))(?: (?:he|son|hay|hemos|han|se han|ha|lineas|numeros|veces|nombres|en total|tengo|quedan)){0,8}(?: (?:metido|escrito|puesto|introducido|anotado|apuntado|son|total|valores|numeros|personas|lineas)){0,8}|numero de [a-z]+|la cantidad de [a-z]+)\b/,
    said: 'cuenta cuántos hay',
    lines: (writing) => {
      const { name, label } = counted(writing)
      const isOwn = writing.current !== writing.table.variable
      const said = isOwn
        ? 'Cuántos hay'
        : name === 'lineas'
          ? 'Líneas'
          : `${isFeminine(name) ? 'Cuántas' : 'Cuántos'} ${label.toLowerCase()}`
      return [shown(`${said}: {len(${writing.current})}`)]
    },
  },
]

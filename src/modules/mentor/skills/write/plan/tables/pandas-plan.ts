import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { parsePython } from '../../../../python/parse'
import { render } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { unmet } from '../../constraints'
import { typeOfNoun } from '../noun-names'
import { fieldNamed } from '../steps/filter-step'
import { understanding } from '../understanding'
import type { Field, Table } from './table'

type Frame = { lines: string[]; how: string[]; done: string[]; table: Table; current: string; reading: Reading }

/** Tables with pandas: read, joined, a column added, grouped, sorted, the first ones, saved. */
export function pandasPlan(task: Task, message: string): Draft | null {
  if (
    !/\bpandas\b/.test(task.request.text) ||
    task.constraints.some((each) => each.kind === 'without' && each.what === 'pandas') ||
    task.functions.length > 0
  )
    return null
  const reading = new Reading(readRequestText(message))
  const files = task.files.filter((file) => /\.(?:csv|xlsx?)$/.test(file))
  const [first, second] = files.filter((file) => !isWritten(reading, file))
  const target = files.find((file) => isWritten(reading, file))
  const frame: Frame = { lines: [], how: [], done: [], table: tableOf(columnsOf(reading)), current: 'datos', reading }
  if (first === undefined && frame.table.fields.length === 0) return null
  for (const file of files)
    reading.take(
      new RegExp(
        `\\b(?:(?:tengo|lee|lea|leer|unir|une|los|2|csv|excel|y|de|el) )*${file.toLowerCase().replace('.', '\\.')}`,
      ),
    )
  reading.take(/\b(?:con|en|usando) pandas(?: por favor)?\b|\bpandas\b/)
  reading.take(/\bun (?:df|dataframe)\b/)
  const isDone = [
    () => read(frame, [first, second]),
    () => addColumn(frame),
    () => group(frame),
    () => sort(frame),
    () => top(frame),
  ].map((step) => step())
  if (!isDone.slice(1).some(Boolean)) return null
  if (target !== undefined) save(frame, target)
  else frame.lines.push(`print(${frame.current})`)
  const code = render({ imports: ['import pandas as pd'], body: frame.lines })
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  const { fit, missing } = understanding(reading)
  const notes = ['pandas se instala aparte: `pip install pandas openpyxl` (openpyxl solo hace falta para Excel).']
  return {
    code,
    title: `El programa ${frame.done.join(', ')}, con pandas.`,
    how: frame.how.slice(0, 6),
    example: null,
    unmet: unmet(tree, task.constraints),
    fit,
    missing,
    notes,
  }
}

const isWritten = (reading: Reading, file: string) =>
  new RegExp(
    `\\b(?:guard\\w+|export\\w+|escrib\\w+|saca\\w*|pas\\w+|grab\\w+)(?: [a-z]+){0,3} (?:en|a) (?:un )?${file.toLowerCase().replace('.', '\\.')}`,
  ).test(reading.text)

const tableOf = (fields: Field[]): Table => ({
  shape: 'dicts',
  variable: 'datos',
  one: 'fila',
  fields,
  setup: [],
  imports: [],
  typed: [],
  how: [],
})

/** Columns that are listed: behind «columnas», or in brackets behind a file. Their spelling is kept. */
function columnsOf(reading: Reading): Field[] {
  const lists = [
    ...reading.text.matchAll(
      /(?:\bcolumnas?(?: (?:son|de|las|:))* |\.(?:csv|xlsx?) \( ?)([a-z_\d]+(?: (?:,|y|e) [a-z_\d]+)*)/g,
    ),
  ]
  const names = lists.flatMap((match) => {
    const from = match.index + match[0].length - (match[1] ?? '').length
    const span = { from, to: match.index + match[0].length }
    reading.use({ from: match.index + 1, to: span.to })
    return reading.written(span).split(/\s*,\s*|\s+[ye]\s+/)
  })
  return [...new Set(names)]
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^(?:quiero|dame|necesito|quiere)$/i.test(name))
    .map(
      (name): Field => ({
        name,
        type: typeOfNoun(name) ?? (/^superficie|^poblacion|km|_m2/.test(name) ? 'number' : 'text'),
      }),
    )
}

const readOf = (file: string) => `pd.read_${file.endsWith('.csv') ? 'csv' : 'excel'}('${file}')`

function read(frame: Frame, [first, second]: readonly (string | undefined)[]): boolean {
  if (first === undefined) {
    frame.lines.push("datos = pd.read_csv('datos.csv')")
    frame.how.push('Cambia `datos.csv` por tu archivo, o quita esa línea si ya tienes el DataFrame.')
    return true
  }
  if (second === undefined) {
    frame.lines.push(`datos = ${readOf(first)}`)
    frame.how.push(`\`read_${first.endsWith('.csv') ? 'csv' : 'excel'}\` carga \`${first}\` en un DataFrame.`)
    return true
  }
  const [one, other] = [first, second].map((file) => file.replace(/\..*/, ''))
  const key =
    frame.table.fields.find(({ name }) => name === `id_${one?.replace(/s$/, '')}`)?.name ??
    frame.table.fields.find(({ name }) => /^id/.test(name))?.name ??
    'id'
  frame.lines.push(
    `${one} = ${readOf(first)}`,
    `${other} = ${readOf(second)}`,
    '',
    `datos = ${one}.merge(${other}, on='${key}', how='left')`,
  )
  frame.how.push(
    `\`merge\` une las dos tablas por \`${key}\`; con \`how='left'\` se quedan todos los de \`${one}\`, también los que no tienen pareja.`,
  )
  frame.reading.take(/\b(?:unir|une|cruzar|juntar)(?: (?:2|los|csv|en))*/)
  if (
    frame.reading.take(
      /\b(?:y )?(?:que )?(?:los|las) [a-z]+ (?:sin|que no (?:tienen|tengan)) [a-z]+ (?:salgan?|aparezcan?|tengan?|queden?)(?: (?:con|a|como|un))* 0\b/,
    )
  ) {
    const value = frame.table.fields.findLast(({ type }) => type !== 'text')?.name ?? 'importe'
    frame.lines.push(`datos['${value}'] = datos['${value}'].fillna(0)`)
    frame.how.push('`fillna(0)` pone 0 donde no había dato.')
  }
  frame.done.push('une las dos tablas')
  return true
}

const RATIOS: Record<string, readonly [RegExp, RegExp]> = {
  densidad: [/^poblacion|^habitantes/, /^superficie|^area|km/],
  importe: [/^cantidad|^unidades/, /^precio/],
  total: [/^cantidad|^unidades/, /^precio/],
  beneficio: [/^precio|^ingresos?|^venta/, /^coste|^gastos?/],
}

/** «añade densidad», «una columna total»: worked out from two others. */
function addColumn({ reading, table, lines, how, done }: Frame): boolean {
  const found = reading.find(
    /\b(?:anad\w+|agreg\w+|cre[ae]\w*|calcul\w+|met[ae])(?: (?:me|una|la|otra|columna|con|de|llamada))* ([a-z_]+)\b/,
  )
  const name = found?.groups[0] ?? ''
  const [left, right] = (RATIOS[name] ?? []).map((pattern) => table.fields.find((field) => pattern.test(field.name)))
  if (!found || !left || !right) return false
  reading.use(found)
  const operator = name === 'densidad' ? '/' : name === 'beneficio' ? '-' : '*'
  lines.push(`datos['${name}'] = datos['${left.name}'] ${operator} datos['${right.name}']`)
  how.push(`La columna nueva, \`${name}\`, se calcula para todas las filas a la vez.`)
  table.fields.push({ name, type: 'number' })
  done.push(`añade la columna ${name}`)
  return true
}

const GROUPED =
  /\b(?:(?:quiero|dame|una|tabla|con|el|la|los|saca) )*(suma|total|gasto total|media|medio|promedio|numero|cantidad|[a-z_]+ (?:medi[oa]|total))(?: (?:de|del|el|la) ?([a-z_]+))? (?:por|de cada|para cada|por cada|segun) ([a-z_]+)(?: y (?:por )?(mes|[a-z_]+))?/

/** «la suma de Importe por Tienda y mes». */
function group(frame: Frame): boolean {
  const { reading, table, lines, how } = frame
  const found = reading.find(GROUPED)
  if (!found) return false
  const [what = '', of = '', by = '', second] = found.groups
  const isUnknown = table.fields.length > 0 && [by].some((name) => fieldNamed(name, table) === null)
  if (isUnknown) return false
  const key = fieldNamed(by, table)?.name ?? reading.words.find(({ plain }) => plain === by)?.text ?? by
  const value =
    fieldNamed(of, table)?.name ??
    fieldNamed(what, table)?.name ??
    (of === ''
      ? (table.fields.findLast(({ type }) => type !== 'text')?.name ?? what.replace(/ ?(?:medi[oa]|total)$/, ''))
      : of)
  const measure = /medi[oa]|promedio/.test(what) ? 'mean' : /numero|cantidad/.test(what) ? 'count' : 'sum'
  const other = second === undefined ? undefined : fieldNamed(second, table)?.name
  const date = table.fields.find(({ name }) => /^fecha/i.test(name))?.name ?? 'fecha'
  const isMonth = second === 'mes' && other === undefined
  const isSecond = second === undefined || other !== undefined || isMonth
  // What follows «y» and is no column is another part of the request.
  reading.use(isSecond ? found : { from: found.from, to: found.to - second.length - 3 })
  if (isMonth) {
    lines.push(`datos['mes'] = pd.to_datetime(datos['${date}']).dt.to_period('M').astype(str)`)
    how.push("`dt.to_period('M')` se queda con el año y el mes de cada fecha.")
  }
  const keys = [key, ...(isMonth ? ['mes'] : other !== undefined ? [other] : [])]
  const by1 = keys.length === 1 ? `'${key}'` : `[${keys.map((each) => `'${each}'`).join(', ')}]`
  lines.push(`resumen = datos.groupby(${by1}, as_index=False)['${value}'].${measure}()`)
  how.push(
    `\`groupby(${by1})\` junta las filas iguales en eso, y \`${measure}()\` ${measure === 'sum' ? 'suma' : measure === 'mean' ? 'hace la media de' : 'cuenta'} su \`${value}\`.`,
  )
  frame.current = 'resumen'
  frame.table = tableOf([...keys.map((name): Field => ({ name, type: 'text' })), { name: value, type: 'number' }])
  frame.done.push(`calcula ${measure === 'mean' ? 'la media' : 'el total'} por ${keys.join(' y ')}`)
  return true
}

function sort(frame: Frame): boolean {
  const found = frame.reading.take(
    /\b(?:y )?(?:orden\w+)(?: [a-z_]+){1,12}? (?:de )?(mayor|menor|mas|descendente|ascendente)(?: (?:a|al) (?:mayor|menor|menos|mas))?(?: ([a-z_]+))?/,
  )
  if (!found) return false
  const field =
    fieldNamed(found.text.replace(/\b(?:mayor|menor|mas|menos)\b/g, ''), frame.table) ??
    frame.table.fields.findLast(({ type }) => type !== 'text')
  if (!field) return false
  const isDown =
    /mayor a|mas a|descendente|^mayor$|^mas$/.test(`${found.groups[0]} ${found.text}`) &&
    !/menor a mayor/.test(found.text)
  frame.lines.push(
    `${frame.current} = ${frame.current}.sort_values('${field.name}'${isDown ? ', ascending=False' : ''})`,
  )
  frame.how.push(
    `\`sort_values\` ordena por \`${field.name}\`${isDown ? '; con `ascending=False`, de mayor a menor' : ''}.`,
  )
  frame.done.push('ordena')
  return true
}

function top(frame: Frame): boolean {
  const found = frame.reading.take(
    /\b(?:y )?(?:(?:ensename|muestra|muestrame|dame|ensena|imprime|los|las|solo|quedate|con) )*(?:(\d+) primer[oa]s|primer[oa]s (\d+)|top (\d+))/,
  )
  const count = found?.groups.find((group) => group !== undefined)
  if (count === undefined) return false
  frame.lines.push(`${frame.current} = ${frame.current}.head(${count})`)
  frame.how.push(`\`head(${count})\` se queda con las ${count} primeras filas.`)
  frame.done.push(`muestra las ${count} primeras`)
  return true
}

function save(frame: Frame, file: string): void {
  frame.reading.take(
    new RegExp(
      `\\b(?:y )?(?:guard\\w+|export\\w+|escrib\\w+|saca\\w*|pas\\w+|grab\\w+)(?: [a-z]+){0,3} (?:en|a) (?:un )?${file.toLowerCase().replace('.', '\\.')}`,
    ),
  )
  const isCsv = file.endsWith('.csv')
  frame.lines.push(`${frame.current}.to_${isCsv ? 'csv' : 'excel'}('${file}', index=False)`)
  frame.how.push(`\`index=False\` deja fuera de \`${file}\` el número de fila.`)
  frame.done.push(`lo guarda en ${file}`)
}

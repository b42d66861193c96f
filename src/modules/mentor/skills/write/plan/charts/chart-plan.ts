import { upperFirst } from '~/platform/text/first-letter'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { statedColumns } from '../../report/sources/file-source'
import { drafted } from '../drafted'
import { typeOfNoun } from '../noun-names'
import { type FoundData, findData } from '../tables/data'

type Kind = 'bar' | 'barh' | 'plot' | 'pie' | 'hist' | 'scatter'
const CHART = /\b(?:graficos?|graficas?|graficar|graficame|grafiques?|diagramas?|histograma|chart|plot)\b/
const KINDS: readonly (readonly [words: RegExp, kind: Kind, said: string])[] = [
  [/\bbarras? horizontal\w*\b|\bhorizontal\w*\b/, 'barh', 'un gráfico de barras horizontales'],
  [/\b(?:circular|pastel|tarta|quesito\w*|torta|pie|sectores|dona)\b/, 'pie', 'un gráfico circular'],
  [/\bhistograma\b/, 'hist', 'un histograma'],
  [/\b(?:dispersion|puntos|scatter|nube)\b/, 'scatter', 'un gráfico de puntos'],
  [/\b(?:lineas?|evolucion|temporal|tendencia)\b/, 'plot', 'un gráfico de líneas'],
  [/\bbarras?\b|\bcolumnas\b/, 'bar', 'un gráfico de barras'],
]
/** What is read of a chart, wherever it stands. */
const READ =
  /\b(?:(?:un|una|el|la|hazme|haz|quiero|necesito|dibuj\w+|pint\w+|saca\w*|muestr\w+|crea\w*|gener\w+|con|en|usando|de|del|las|los|mis|estos|datos|por|cada|que|tipo) )*(?:graficos?|graficas?|grafic\w+|diagramas?|histograma|matplotlib|barras?|horizontal\w*|circular|pastel|tarta|quesitos?|torta|pie|sectores|dispersion|puntos|lineas?|evolucion|chart|plot|python|leyenda|titulo|etiquetas?|ejes)\b/g
const SAVED =
  /\b(?:guard\w+|export\w+)(?: [a-z]+){0,5} (?:en|como) (?:un |una |el |la )?(?:archivo |imagen )?([a-z_\d]+ ?\. ?(?:png|jpg|pdf)|png|imagen|jpg|pdf)\b|\b(?:guard\w+|export\w+)(?:lo|la)?\b/
const TITLE = /\btitul[oa]\w*(?: (?:que|diga|sea|de|:|llamado|es|con))* («[^ ]+»)/

/** A chart of the person's own data: numbers with their names, or two columns of a file. */
export function chartPlan(task: Task, message: string): Draft | null {
  if (!CHART.test(task.request.text) || task.functions.length + task.classes.length > 0) return null
  const { found, rest } = findData(message)
  const reading = new Reading(readRequestText(rest))
  const kind = KINDS.find(([words]) => words.test(task.request.text)) ?? KINDS.at(-1)
  const source = (found[0] && ofData(found[0], reading)) ?? ofFile(task, { message, reading })
  if (!kind || !source) return null
  const [, shape, said] = kind
  const title = titleOf(reading, message) ?? source.title
  const saved = reading.take(SAVED)
  for (const match of reading.text.matchAll(READ)) reading.use({ from: match.index, to: match.index + match[0].length })
  const draft = drafted(task, reading, {
    imports: [...source.imports, 'import matplotlib.pyplot as plt'],
    body: [
      ...source.lines,
      '',
      ...drawn(shape, source),
      `plt.title('${title.replaceAll("'", '’')}')`,
      ...(shape === 'pie' || shape === 'hist' ? [] : axesOf(shape, source)),
      ...(saved ? [`plt.savefig('${fileOf(saved.groups[0])}')`] : []),
      'plt.show()',
    ],
    title: `El programa dibuja ${said} con ${source.said}.`,
    how: [
      HOW[shape],
      ...source.how,
      ...(saved ? ['`plt.savefig` guarda la imagen; va antes de `plt.show()`, que vacía el gráfico al cerrarlo.'] : []),
    ],
    typed: null,
  })
  return draft && { ...draft, notes: ['matplotlib se instala aparte: `pip install matplotlib`.'] }
}

type Source = {
  lines: string[]
  imports: string[]
  names: string
  values: string
  labels: readonly [names: string, values: string]
  title: string
  said: string
  how: string[]
}

const HOW: Readonly<Record<Kind, string>> = {
  bar: '`plt.bar(nombres, valores)` dibuja una barra por cada nombre.',
  barh: '`plt.barh(nombres, valores)` dibuja las barras tumbadas.',
  plot: "`plt.plot(nombres, valores, marker='o')` une los puntos con una línea.",
  pie: "`autopct='%1.1f%%'` escribe en cada trozo su porcentaje.",
  hist: '`plt.hist` cuenta cuántos valores caen en cada tramo.',
  scatter: '`plt.scatter` dibuja un punto por cada pareja de valores.',
}

function drawn(shape: Kind, { names, values }: Source): string[] {
  if (shape === 'hist') return [`plt.hist(${values}, bins=10, edgecolor='black')`]
  if (shape === 'pie') return [`plt.pie(${values}, labels=${names}, autopct='%1.1f%%')`]
  return [`plt.${shape}(${names}, ${values}${shape === 'plot' ? ", marker='o'" : ''})`]
}

const axesOf = (shape: Kind, { labels }: Source): string[] => {
  const [one, other] = shape === 'barh' ? [labels[1], labels[0]] : labels
  return [`plt.xlabel('${one}')`, `plt.ylabel('${other}')`]
}

const fileOf = (said: string | undefined): string => {
  const file = (said ?? 'grafico.png').replaceAll(' ', '')
  return file.includes('.') ? file : file === 'pdf' || file === 'jpg' ? `grafico.${file}` : 'grafico.png'
}

function titleOf(reading: Reading, message: string): string | null {
  const found = reading.take(TITLE)
  const quoted = /t[ií]tul\w+[^"'«]{0,20}["'«]([^"'»]{1,60})["'»]/i.exec(message)?.[1]
  return found && quoted !== undefined ? quoted : null
}

const MONTHS = /^(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)/i

function ofData({ data, noun }: FoundData, reading: Reading): Source | null {
  const about =
    /\b(?:las|los|mis|de|con|estas|estos) (ventas|gastos|ingresos|notas|temperaturas|votos|edades|precios|alumnos|clientes|visitas|puntos|goles|horas|[a-z]{4,}s)$/.exec(
      noun,
    )?.[1]
  if (about) reading.markWords([about])
  const what = about ?? (data.kind === 'numbers' ? 'valores' : 'valores')
  const made = { title: upperFirst(what), said: 'tus datos', imports: [], how: [] }
  if (data.kind === 'pairs') {
    const names = data.entries.map(([name]) => name)
    const label = names.every((name) => MONTHS.test(name)) ? 'meses' : 'nombres'
    const variable = what === label ? 'valores' : what
    return {
      ...made,
      lines: listLines(
        label,
        names.map((name) => `'${name.replaceAll("'", '’')}'`),
      ).concat(
        listLines(
          variable,
          data.entries.map(([, value]) => String(value)),
        ),
      ),
      names: label,
      values: variable,
      labels: [label === 'meses' ? 'Mes' : '', upperFirst(what)],
      title: label === 'meses' ? `${upperFirst(what)} por mes` : upperFirst(what),
    }
  }
  if (data.kind !== 'numbers') return null
  return {
    ...made,
    lines: listLines(what, data.values.map(String)),
    names: `range(1, len(${what}) + 1)`,
    values: what,
    labels: ['', upperFirst(what)],
  }
}

const listLines = (name: string, items: readonly string[]): string[] => [`${name} = [${items.join(', ')}]`]

function ofFile(task: Task, { message, reading }: { message: string; reading: Reading }): Source | null {
  const file = task.files.find((name) => /\.(?:csv|xlsx)$/i.test(name))
  const stated = file === undefined ? null : statedColumns(message, file)
  if (file === undefined || stated === null) return null
  const text = reading.text
  const columns = stated.names.map((name) => ({ name, type: typeOfNoun(name) }))
  const values = columns.findLast(
    ({ name, type }) => type !== null && type !== 'text' && text.includes(name.toLowerCase()),
  )
  const grouped = /\b(?:por|de cada|segun)(?: (?:cada|el|la))? ([a-z_]+)/.exec(text)?.[1]
  const key =
    columns.find(({ name }) => name.toLowerCase().startsWith((grouped ?? '').slice(0, 5)) && grouped !== undefined) ??
    columns.find((one) => one !== values)
  if (!values || !key || key === values) return null
  const isMonth = grouped === 'mes' && columns.some(({ name }) => /^fecha/i.test(name))
  const by = isMonth ? 'mes' : key.name
  reading.markWords([...stated.names.map((name) => name.toLowerCase()), file.toLowerCase(), 'columnas', 'total', by])
  const isMean = /\bmedias?\b/.test(text)
  return {
    imports: ['import pandas as pd'],
    lines: [
      `datos = pd.read_${/csv$/i.test(file) ? 'csv' : 'excel'}('${file}'${stated.separator === ';' ? ", sep=';', decimal=','" : ''})`,
      ...(isMonth ? ["datos['mes'] = pd.to_datetime(datos['fecha']).dt.to_period('M').astype(str)"] : []),
      `resumen = datos.groupby('${by}')['${values.name}'].${isMean ? 'mean' : 'sum'}()`,
    ],
    names: 'resumen.index',
    values: 'resumen.values',
    labels: [upperFirst(by), upperFirst(values.name)],
    title: `${upperFirst(values.name)} por ${by}`,
    said: `${values.name} por ${by}, leído de ${file}`,
    how: [
      `\`groupby('${by}')\` junta las filas iguales, y ${isMean ? '`mean` saca la media' : '`sum` suma'} su \`${values.name}\`.`,
    ],
  }
}

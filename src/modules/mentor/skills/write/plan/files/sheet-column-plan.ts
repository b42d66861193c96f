import { folded } from '~/platform/text/folded'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'

const UP = '(?:sub|aument|increment|encare)\\w*'
const DOWN = '(?:rest|quit|baj|rebaj|reduc|descont|descuent|disminu)\\w*'
const PERCENT = '(\\d+(?:[.,]\\d+)?) ?(?:%|por ciento)'
const CHANGE = new RegExp(
  `\\b(?:(${UP})|${DOWN})(?:l[oa]s|le|les)?(?: [a-z]+){0,12}? ${PERCENT}(?: (?:a|de|en|mas|menos|todos|todas|l[oa]s|el|la|precios|importes|valores|celdas))*`,
)
/** A lone «D» is spelt out as «de» where requests are read. */
const LETTER = /\bcolumna (?:[a-z]|de|que)\b/
const NAMED = /\bcolumna (?:(?:de|del|los|las|llamada) )*(«[^ ]+»|[a-z_]{3,})\b/

/** All numbers of one column of a sheet, raised or lowered, with the workbook saved under its own or another name. */
export function sheetColumnPlan(task: Task, message: string): Draft | null {
  const [source, second, ...others] = task.files
  if (source === undefined || others.length > 0 || !/\.xlsx$/i.test(source) || task.functions.length > 0) return null
  const target = second ?? source
  const reading = new Reading(readRequestText(message))
  if (/\bpandas\b/.test(reading.text)) return null
  const change = reading.find(CHANGE)
  const place = reading.find(LETTER)
  const column = place && reading.written(place).split(' ').at(-1)
  const letter = column && /^[A-Za-z]$/.test(column) ? column.toUpperCase() : null
  const named = letter ? null : reading.find(NAMED)
  if (!change || (!letter && !named)) return null
  for (const found of [change, letter && place, named]) if (found) reading.use(found)
  reading.take(/\( (?:la )?(?:fila 1|primera fila)(?: (?:es|son|el|la|los|de|encabezados?|cabeceras?|titulos?))* \)/)
  reading.take(/\b(?:abr\w+|usando|con) (?:openpyxl )?(?:abr\w+|le[ae]\w*)?\b/)
  reading.take(/\b(?:y )?guard\w+(?:l[oa])?(?: (?:como|en|el|otro|nuevo|archivo|excel))*\b/)
  reading.markWords(['openpyxl', folded(source), folded(target), 'excel', 'precios'])
  const percent = Number((change.groups[1] ?? '0').replace(',', '.'))
  const factor = Math.round((1 + ((change.groups[0] === undefined ? -1 : 1) * percent) / 100) * 1e6) / 1e6
  const title = named && (reading.words.find(({ plain }) => plain === named.groups[0])?.text ?? named.groups[0])
  return drafted(task, reading, {
    imports: ['from openpyxl import load_workbook'],
    body: [`libro = load_workbook('${source}')`, ...cellLines({ title, letter, factor }), `libro.save('${target}')`],
    title: `El programa ${factor > 1 ? 'sube' : 'baja'} un ${percent} % los números de la columna ${title ?? letter} de ${source} y lo guarda en ${target}.`,
    how: [
      'Se empieza en la fila 2: la 1 son los títulos.',
      '`isinstance` salta las celdas vacías o con texto.',
      `Multiplicar por ${factor} es ${factor > 1 ? 'sumar' : 'quitar'} el ${percent} %.`,
      'openpyxl se instala aparte: `pip install openpyxl`.',
    ],
    typed: null,
  })
}

type Cells = { title: string | null | undefined; letter: string | null; factor: number }

/** Each number of the column, behind the line of titles. */
const cellLines = ({ title, letter, factor }: Cells): string[] => [
  'hoja = libro.active',
  ...(title ? ['cabecera = [celda.value for celda in hoja[1]]', `columna = cabecera.index('${title}') + 1`] : []),
  '',
  'for fila in range(2, hoja.max_row + 1):',
  `    celda = ${title ? 'hoja.cell(fila, columna)' : `hoja[f'${letter}{fila}']`}`,
  '    if isinstance(celda.value, (int, float)):',
  `        celda.value = round(celda.value * ${factor}, 2)`,
  '',
]

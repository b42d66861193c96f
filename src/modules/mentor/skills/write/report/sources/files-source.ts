import { folded } from '~/platform/text/folded'
import { identifier } from '../../../../engine/task/identifier'
import type { Task } from '../../../../engine/task/task'
import type { Column, Source } from '../read/column'
import { columnOf } from '../read/column-of'
import { isWrittenTo, statedColumns } from './file-source'

const JOINS =
  /\b(?:junt\w+|un(?:ir\w*|e|o|irlos|a|an)|combin\w+|fusion\w+|concaten\w+|todos los csv|los csv|varios csv|mismas columnas|misma estructura|pegar|consolid\w+)\b/
const FOLDER = /\b(?:todos )?los (?:archivos )?csv\b|\bvarios (?:archivos )?csv\b|\bcada csv\b/
/** «una columna más que se llame mes y que lleve el nombre del archivo». */
const ORIGIN =
  /\bcolumna(?: (?:mas|nueva|extra|adicional|al final|al principio|que|se|llame|llamada|llama|de|con|nombre)){0,8} ([a-z_]+)\b[^.;]{0,60}\bnombre (?:del|de su|de cada) (?:archivo|csv)|\bcolumna\b[^.;]{0,40}\b(?:nombre del archivo|archivo de origen)()/

/** Rows of several files with the same columns, those of a list or all of the folder; null where it is not about such. */
export function filesSource(task: Task, message: string): Source | null {
  const { text } = task.request
  const read = task.files.filter((file) => /\.csv$/i.test(file) && !isWrittenTo(text, file))
  const isFolder = read.length < 2 && FOLDER.test(text)
  if (!JOINS.test(text) || (read.length < 2 && !isFolder)) return null
  const target = task.files.find((file) => !read.includes(file)) ?? null
  const stated = statedColumns(message, read[0] ?? 'archivo.csv')
  const columns: Column[] = (stated?.names ?? []).map((name) => ({
    ...columnOf(name, []),
    type: 'unknown',
    isText: true,
  }))
  const origin = ORIGIN.exec(text)
  const name = origin ? identifier(folded(origin[1] || 'archivo')) : null
  if (name !== null) columns.push({ ...columnOf(name, []), type: 'text', isText: true })
  const separator =
    /\bpunto y coma\b|;/.test(message.slice(0, 2_000)) && /\bpunto y coma\b|separad\w+ por ;/.test(text) ? ';' : ','
  const option = separator === ',' ? '' : `, delimiter='${separator}'`
  const bare = isFolder ? 'ruta.stem' : "nombre.removesuffix('.csv')"
  const loop = isFolder
    ? [
        "for ruta in sorted(Path().glob('*.csv')):",
        ...(target === null ? [] : [`    if ruta.name == '${target}':`, '        continue']),
      ]
    : [`for nombre in [${read.map((file) => `'${file}'`).join(', ')}]:`]
  return {
    columns,
    shape: 'dicts',
    variable: 'filas',
    one: 'fila',
    setup: [
      'filas = []',
      ...loop,
      `    with open(${isFolder ? 'ruta' : 'nombre'}, encoding='utf-8', newline='') as archivo:`,
      ...(name === null
        ? [`        filas.extend(csv.DictReader(archivo${option}))`]
        : [
            `        for fila in csv.DictReader(archivo${option}):`,
            `            fila['${name}'] = ${bare}`,
            '            filas.append(fila)',
          ]),
    ],
    imports: ['import csv', ...(isFolder ? ['from pathlib import Path'] : [])],
    how: [
      'El bucle abre los archivos uno a uno, y todas las filas acaban en la misma lista.',
      ...(name === null
        ? []
        : [`\`${bare}\` es el nombre del archivo sin \`.csv\`: se guarda en la columna \`${name}\`.`]),
    ],
    isOneEach: false,
    ...(target !== null && { target }),
    file: isFolder ? 'los CSV de la carpeta' : read.join(', '),
  }
}

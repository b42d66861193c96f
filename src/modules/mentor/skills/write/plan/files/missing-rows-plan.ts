import { folded } from '~/platform/text/folded'
import { identifier, singular } from '../../../../engine/task/identifier'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'

/** «los clientes que no han hecho ningún pedido», «alumnos sin entregas», «los que no están en el otro». */
const MISSING =
  /\b(?:(?:cuales|que|quien(?:es)?|los?|las?|solo|me|lista\w*|de|dime|saca\w*|muestr\w+|quiero|saber|ver|encuentr\w+) )*([a-z]{3,}) (?:que )?(?:no (?:han?|hayan?|haya|tienen?|tengan?|estan?|esten|aparecen?|aparezcan?|hicieron|hizo|compraron|compro|pagaron|figuran?|salen|hay|se)(?: [a-z]+){0,3}?(?: (?:ningun[oa]?|nada|nunca|en|al|el|la|los|otro|otra|archivo|csv|lista)(?: [a-z]+\b)?){0,5}|sin (?:ningun[oa]? )?([a-z]{3,}))(?= (?:[,.;:]|y|con|en|usando|ordenad\w+|$)|$)/
const COLUMNS = (file: string) =>
  new RegExp(
    `${file.replace('.', '\\.')}["'»]?\\s*(?:\\(|:|,?\\s*(?:con|tiene|que tiene|y tiene)(?:\\s+(?:las\\s+)?(?:columnas|campos))?:?)\\s*([\\p{L}\\d_]+(?:\\s*(?:,|;|\\by\\b)\\s*[\\p{L}\\d_]+)*)`,
    'iu',
  )

type Table = { file: string; variable: string; columns: string[] }

/** The rows of one file that have none in another one: who has ordered nothing, handed nothing in. */
export function missingRowsPlan(task: Task, message: string): Draft | null {
  if (task.functions.length + task.classes.length > 0) return null
  const files = task.files.filter((file) => /\.csv$/i.test(file))
  const tables = files.map((file) => tableOf(file, { files, message }))
  const reading = new Reading(readRequestText(message))
  const found = reading.find(MISSING)
  const [one, two] = tables
  if (!found || !one || !two) return null
  const said = singular(found.groups[0] ?? '')
  const base = folded(two.variable).startsWith(said.slice(0, 5)) ? two : one
  const other = base === one ? two : one
  const key = base.columns.find((column) => other.columns.includes(column))
  if (key === undefined) return null
  reading.use(found)
  markTables(reading, tables)
  const target = tables[2]?.file ?? null
  const isPandas = /\bpandas\b/.test(reading.text)
  const shown = base.columns.find((column) => /^nombre|^titulo|^descripcion/.test(folded(column))) ?? key
  const name = `sin_${other.variable}`
  return drafted(task, reading, {
    imports: [isPandas ? 'import pandas as pd' : 'import csv'],
    body: isPandas
      ? pandasLines({ base, other, key, name, target })
      : csvLines({ base, other, key, name, shown, target }),
    title: `El programa busca los de ${base.file} que no están en ${other.file}, por su columna \`${key}\`${target ? `, y los guarda en ${target}` : ''}.`,
    how: isPandas
      ? [
          `\`isin\` dice de cada fila si su \`${key}\` está en la otra tabla; \`~\` se queda con las que no.`,
          'pandas se instala aparte: `pip install pandas`.',
        ]
      : [
          `El conjunto guarda los \`${key}\` que salen en ${other.file}: buscar en un conjunto es muy rápido.`,
          '`csv.DictReader` da cada línea como un diccionario.',
        ],
    typed: null,
  })
}

function tableOf(file: string, { files, message }: { files: readonly string[]; message: string }): Table {
  const listed = COLUMNS(file).exec(message)?.[1] ?? ''
  const stems = files.map((each) => each.replace(/\.\w+$/, ''))
  return {
    file,
    variable: identifier(file.replace(/\.\w+$/, '')),
    columns: listed.split(/\s*(?:,|;|\by\b)\s*/).filter((column) => column !== '' && !stems.includes(column)),
  }
}

function markTables(reading: Reading, tables: readonly Table[]): void {
  reading.markWords(tables.flatMap(({ file, columns }) => [folded(file), ...columns.map(folded)]))
  reading.take(/\b(?:guard\w+|export\w+)(?:l[oa]s)?(?: (?:en|a|el|resultado|un|csv|archivo|como))*\b/)
  reading.take(/\b(?:dispongo|tengo)(?: de)?\b/)
}

type Parts = { base: Table; other: Table; key: string; name: string; target: string | null }

const pandasLines = ({ base, other, key, name, target }: Parts): string[] => [
  `${base.variable} = pd.read_csv('${base.file}')`,
  `${other.variable} = pd.read_csv('${other.file}')`,
  '',
  `${name} = ${base.variable}[~${base.variable}['${key}'].isin(${other.variable}['${key}'])]`,
  `print(${name}.to_string(index=False))`,
  ...(target === null ? [] : [`${name}.to_csv('${target}', index=False)`]),
]

const csvLines = ({ base, other, key, name, shown, target }: Parts & { shown: string }): string[] => [
  `with open('${other.file}', encoding='utf-8', newline='') as archivo:`,
  `    con_${other.variable} = {fila['${key}'] for fila in csv.DictReader(archivo)}`,
  '',
  `with open('${base.file}', encoding='utf-8', newline='') as archivo:`,
  `    ${name} = [fila for fila in csv.DictReader(archivo) if fila['${key}'] not in con_${other.variable}]`,
  '',
  `for fila in ${name}:`,
  `    print(fila['${shown}'])`,
  ...(target === null
    ? []
    : [
        '',
        `with open('${target}', 'w', encoding='utf-8', newline='') as archivo:`,
        `    escritor = csv.DictWriter(archivo, fieldnames=[${base.columns.map((column) => `'${column}'`).join(', ')}])`,
        '    escritor.writeheader()',
        `    escritor.writerows(${name})`,
      ]),
]

import { indented, type Program } from '../compose/program'
import type { Condition, Derived, Saving } from './query'
import { columnsOf } from './query'
import type { Source } from './read/column'
import { readConditions } from './read/read-conditions'
import { readDerived } from './read/read-derived'
import { readSaving } from './read/read-goals'
import type { Tokens } from './read/tokens'
import { expressionOf, testOf, usedIn } from './write/python-terms'

type Given = { tokens: Tokens; source: Source; message: string; files: readonly string[] }
type Written = { program: Program; how: string[]; done: string[] }

/** «sube un 8 % los precios de bebidas y guárdalo en nuevo.csv»: a column is changed, in all rows or in some, and all are saved. */
export function changedFile({ tokens, source, message, files }: Given): Written | null {
  if (source.shape !== 'dicts' || source.file === null || !/\.csv$/i.test(source.file)) return null
  const derived = readDerived({ tokens, source, message })
  const [change, ...others] = derived
  if (change?.name !== 'precio_final' || others.length > 0) return null
  const saving = readSaving({ tokens, source }, files)
  const column = columnsOf(change.value)[0]
  if (saving === null || column === undefined) return null
  tokens.take(/\b(?:(?:los|las|el|la|sus|todos|de) ){0,4}C\d+(?: de)?(?: los| las)?(?: C\d+)?(?= |$)/)
  const where = readConditions({ tokens, source, derived })
  return written({ source, change, saving, where })
}

function written({
  source,
  change,
  saving,
  where,
}: {
  source: Source
  change: Derived
  saving: Saving
  where: Condition[]
}): Written {
  const column = columnsOf(change.value)[0] as Source['columns'][number]
  if (column.type === 'unknown') column.type = 'number'
  for (const used of usedIn(where))
    if (used.type === 'unknown' && where.every(({ right }) => right.kind !== 'text')) used.type = 'number'
  const cell = (one: typeof column) => {
    const text = `${source.one}['${one.header}']`
    return one.type === 'text' || one.type === 'date' || one.type === 'unknown'
      ? text
      : `float(${text}${one.hasComma ? ".replace(',', '.')" : ''})`
  }
  const set = `${source.one}['${column.header}'] = round(${expressionOf(change.value, cell)}, 2)`
  const test = testOf(where, cell)
  const delimiter = /delimiter='[^']+'/.exec(source.setup.join('\n'))?.[0]
  return {
    program: {
      imports: source.imports,
      body: [
        ...source.setup,
        '',
        `for ${source.one} in ${source.variable}:`,
        ...indented(test === '' ? [set] : [`if ${test}:`, `    ${set}`]),
        '',
        `with open('${saving.file}', 'w', encoding='utf-8', newline='') as archivo:`,
        `    escritor = csv.DictWriter(archivo, fieldnames=${source.variable}[0].keys()${delimiter ? `, ${delimiter}` : ''})`,
        '    escritor.writeheader()',
        `    escritor.writerows(${source.variable})`,
        `print('Guardado en ${saving.file}')`,
      ],
    },
    how: [
      ...source.how,
      change.how,
      ...(test === '' ? [] : [`Solo cambian las filas que cumplen \`${test}\`; las demás se guardan como estaban.`]),
      '`csv.DictWriter` escribe la cabecera y todas las filas.',
    ],
    done: [`cambia ${column.name}`, `guarda ${saving.file}`],
  }
}

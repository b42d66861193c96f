import { quoted } from '../../../../engine/task/read-data'
import { isDerived, type Saving } from '../query'
import { tellOfField, told, type Writer } from './python-terms'

/** Rows with keys are written as they are. */
export function wholeSaved(writer: Writer): string[] {
  const { source, query } = writer
  const names =
    source.columns.length === 0
      ? 'list(filas[0])'
      : `[${source.columns.map(({ header }) => quoted(header)).join(', ')}]`
  writer.how.push('`DictWriter` escribe la cabecera con `writeheader()` y después todas las filas.')
  writer.done.push(`lo guarda todo en ${query.saving?.file}`)
  return [
    `with open('${query.saving?.file}', 'w', encoding='utf-8', newline='') as salida:`,
    `    escritor = csv.DictWriter(salida, fieldnames=${names})`,
    '    escritor.writeheader()',
    `    escritor.writerows(${source.variable})`,
    '',
    `print(f'Guardadas {len(${source.variable})} filas en ${query.saving?.file}')`,
  ]
}

/** The names that are stated for a file, or those of its fields. */
function headersOf({ fields, headers }: Saving): string[] {
  const names = fields.map((field) => (isDerived(field) ? field.name : field.header))
  return (headers?.length === names.length ? headers : names).map(quoted)
}

/** All pairs of a dictionary, or all tuples, as they are. */
export function asTheyAre({ source, query, imports, how, done }: Writer): string[] | null {
  const { saving } = query
  const items =
    source.shape === 'dict' ? `${source.variable}.items()` : source.shape === 'tuples' ? source.variable : null
  if (!saving || items === null || !/\.csv$/i.test(saving.file)) return null
  imports.push('import csv')
  how.push(
    `\`csv.writer\` escribe la cabecera y después todas las filas${saving.separator === undefined ? '' : `, separadas por \`${saving.separator}\``}.`,
    "Con `encoding='utf-8-sig'` Excel entiende bien los acentos.",
  )
  done.push(`guarda ${saving.file}`)
  const option = saving.separator === undefined ? '' : `, delimiter='${saving.separator}'`
  return [
    `with open('${saving.file}', 'w', encoding='utf-8-sig', newline='') as archivo:`,
    `    escritor = csv.writer(archivo${option})`,
    `    escritor.writerow([${headersOf({ ...saving, fields: source.columns }).join(', ')}])`,
    `    escritor.writerows(${items})`,
  ]
}

/** Chosen rows are written to a file of their own. */
export function savedLines(writer: Writer, list: string): string[] {
  const { saving } = writer.query
  if (!saving) return []
  const { file, fields } = saving
  writer.done.push(`guarda ${file}`)
  if (/\.csv$/i.test(file)) {
    writer.imports.push('import csv')
    writer.how.push(`\`csv.writer\` escribe en \`${file}\` la cabecera y después las filas.`)
    return [
      `with open('${file}', 'w', encoding='utf-8', newline='') as archivo:`,
      `    escritor = csv.writer(archivo${saving.separator === undefined ? '' : `, delimiter='${saving.separator}'`})`,
      `    escritor.writerow([${headersOf(saving).join(', ')}])`,
      ...(fields.length === 1
        ? [`    for ${fields[0]?.name} in ${list}:`, `        escritor.writerow([${fields[0]?.name}])`]
        : [`    escritor.writerows(${list})`]),
    ]
  }
  writer.how.push(`Con \`'w'\`, \`${file}\` se escribe de nuevo; cada \`write\` pone una línea, que acaba en \`\\n\`.`)
  const text =
    saving.separator === undefined
      ? fields.map((field) => told({ ...writer, currency: '' }, field.name, tellOfField(field))).join(', ')
      : fields.map(({ name }) => `{${name}}`).join(saving.separator)
  return [
    `with open('${file}', 'w', encoding='utf-8') as archivo:`,
    `    for ${fields.map(({ name }) => name).join(', ')} in ${list}:`,
    `        archivo.write(f'${text}\\n')`,
  ]
}

import { quoted } from '../../../engine/task/read-data'
import { tellOfField, told, type Writer } from './python-terms'
import { isDerived } from './query'

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
      '    escritor = csv.writer(archivo)',
      `    escritor.writerow([${fields.map((field) => quoted(isDerived(field) ? field.name : field.header)).join(', ')}])`,
      ...(fields.length === 1
        ? [`    for ${fields[0]?.name} in ${list}:`, `        escritor.writerow([${fields[0]?.name}])`]
        : [`    escritor.writerows(${list})`]),
    ]
  }
  writer.how.push(`Con \`'w'\`, \`${file}\` se escribe de nuevo; cada \`write\` pone una línea, que acaba en \`\\n\`.`)
  const text = fields.map((field) => told({ ...writer, currency: '' }, field.name, tellOfField(field))).join(', ')
  return [
    `with open('${file}', 'w', encoding='utf-8') as archivo:`,
    `    for ${fields.map(({ name }) => name).join(', ')} in ${list}:`,
    `        archivo.write(f'${text}\\n')`,
  ]
}

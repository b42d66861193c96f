import type { Task } from '../../../../engine/task/task'
import { cellOf, itemsOf, targetOf, used } from '../tables/table'
import type { Writing } from '../writing'
import { fieldNamed } from './filter-step'

/** «y escriba en aprobados.txt los nombres»: the rows go to a file instead of to the screen. */
export function saveRows(writing: Writing, task: Task): boolean {
  const { reading, table } = writing
  const file = task.files.at(-1)?.toLowerCase()
  if (file === undefined || !/\.(?:txt|csv)$/.test(file)) return false
  const found = reading.find(
    new RegExp(
      `\\b(?:y )?(?:(?:los|las|lo|que|me) )*(?:escrib\\w+|guard\\w+|grab\\w+|export\\w+|saqu\\w+|cre[ae]\\w*)(?: (?:[a-z]+)){0,6}? (?:en|a) (?:un (?:archivo )?)?${file.replace('.', '\\.')}(?: (?:solo )?(?:el|la|los|las) ([a-z]+)(?: (?:de|con) (?:l[oa]s|quienes))?(?: que (?:tien\\w+|teng\\w+|cuest\\w+|han))?)?`,
    ),
  )
  if (!found) return false
  reading.use(found)
  reading.take(/\b(?:un[oa]|cada un[oa]) (?:por|en cada) linea\b/)
  const text = table.fields.find(({ type }) => type === 'text') ?? table.fields[0]
  const field = fieldNamed(found.groups[0] ?? '', table) ?? text
  if (!field) return false
  writing.lines.push(
    `with open('${file}', 'w', encoding='utf-8') as salida:`,
    `    for ${table.shape === 'plain' ? targetOf(table) : used(table, [field])} in ${itemsOf(table, writing.current)}:`,
    `        salida.write(f'{${cellOf(table, field).replaceAll("'", '"')}}\\n')`,
  )
  writing.how.push(`Con \`'w'\`, \`${file}\` se escribe de nuevo; cada \`write\` pone una línea, que acaba en \`\\n\`.`)
  writing.done.push(`guarda lo elegido en ${file}`)
  if (/\bcuant[oa]s\b/.test(reading.text)) {
    reading.take(/\b(?:y )?(?:al final )?(?:(?:que )?(?:imprima|diga|dime|muestre|saque) )?cuant[oa]s(?: [a-z]+){0,3}/)
    writing.lines.push(`print(f'Escritos: {len(${writing.current})}')`)
  }
  return true
}

/** «que lo vaya añadiendo a ventas.csv (fecha,producto,importe) sin borrar»: what has been typed is put behind what is there. */
export function appendLines(writing: Writing, task: Task): void {
  const { reading, table } = writing
  const file = task.files[0]?.toLowerCase()
  if (file === undefined || !table.setup.includes('while True:')) return
  const found = reading.take(
    new RegExp(
      `\\b(?:y )?(?:(?:que|los|las|lo|me|vaya|se) )*(?:anad\\w+|guard\\w+|apunt\\w+|agreg\\w+|escrib\\w+)(?: [a-z]+){0,4}? (?:en|a|al) (?:un (?:archivo )?)?${file.replace('.', '\\.')}(?: \\( ([a-z_]+(?: [,;] [a-z_]+)*) \\))?`,
    ),
  )
  if (!found) return
  reading.take(
    /\bsin (?:borrar|perder|machacar|sobrescribir)(?: lo)?(?: (?:que )?(?:ya )?(?:hay|habia|esta|estaba|anterior|existente|tiene))*\b/,
  )
  const names = (found.groups[0] ?? '').split(/ [,;] /).filter((name) => name !== '')
  const columns = names.length > 0 ? names : table.fields.map(({ name }) => name)
  const values = columns.map((name) =>
    name === 'fecha' ? 'date.today()' : (table.fields.find((field) => field.name === name)?.name ?? `''`),
  )
  writing.imports.push('import csv', ...(columns.includes('fecha') ? ['from datetime import date'] : []))
  writing.lines.push(
    `with open('${file}', 'a', encoding='utf-8', newline='') as archivo:`,
    '    escritor = csv.writer(archivo)',
    `    for ${targetOf(table)} in ${itemsOf(table)}:`,
    `        escritor.writerow([${values.join(', ')}])`,
    '',
  )
  writing.how.push(`Con \`'a'\`, lo nuevo se añade al final de \`${file}\` sin borrar lo que hay.`)
  writing.done.push(`añade lo que escribes a ${file}`)
}

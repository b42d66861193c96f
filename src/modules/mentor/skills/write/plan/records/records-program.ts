import { listed } from '~/platform/text/listed'
import { indented } from '../../compose/program'
import { askingLoop, askLine, howOften, loopHow, typedFor, typedInLoop } from '../dialogue/asked-lines'
import { type Quantity, quantityOf } from '../dialogue/quantity'
import { type Part, partOf } from '../dialogue/rows-program'
import type { Written } from '../drafted'
import type { Records } from './records'

/** The program that keeps records; null where what is told of them is nothing that can be told of such. */
export function programOf(records: Records): Written | null {
  const isInMemory = records.keepsAll && !('file' in records.store)
  const parts = records.wants
    .filter(({ kind }) => kind !== 'list')
    .map((want) =>
      isInMemory && want.kind === 'count' && want.test === null
        ? countOf(records.all)
        : partOf(want, {
            asked: records.fields,
            places: 2,
            hasShare: records.wants.some(({ kind }) => kind === 'share'),
          }),
    )
  if (parts.includes(null)) return null
  const told = parts.filter((part) => part !== null)
  const { store, order } = records
  if (order !== null && (!records.keepsAll || 'file' in store)) return null
  if (records.totals !== null && (!records.keepsAll || records.isOne || store.kind !== 'list')) return null
  if (store.kind === 'csv' || store.kind === 'txt') return fileProgram(records, store.file, told)
  return memoryProgram(records, told)
}

const shownLine = (fields: readonly Quantity[]): string => {
  const [first, ...others] = fields.map(({ name, type }) => `{${name}${type === 'money' ? ':.2f' : ''}}`)
  if (others.length === 0) return fields[0]?.type === 'money' ? `print(f'${first}')` : `print(${fields[0]?.name})`
  return `print(f'${first}: ${others.join(', ')}')`
}

function memoryProgram(records: Records, told: readonly Part[]): Written {
  const { all, fields: asked, store } = records
  const isDated = records.isDated && records.totals === null
  const fields = isDated ? [...asked, TODAY] : asked
  const [key, ...values] = fields
  const names = fields.map(({ name }) => name).join(', ')
  const isMap = store.kind === 'dict' && key !== undefined && values.length > 0
  if (isMap && records.isOne) return oneProgram(records)
  const row = values.map(({ name }) => name).join(', ')
  const kept = isMap ? `${all}[${key.name}] = ${row}` : `${all}.append(${fields.length > 1 ? `(${names})` : names})`
  const keptHow = isMap
    ? `\`${all}\` es un diccionario: \`${all}[${key.name}]\` guarda lo de cada ${key.label.toLowerCase()}.`
    : `\`${all}\` es una lista: \`append\` añade ${fields.length > 1 ? 'una tupla con los datos de cada uno' : 'lo que se escribe'} al final.`
  const keeping = records.keepsAll ? [...(isDated ? ['fecha = date.today()'] : []), kept] : []
  const over = isMap
    ? `for ${key.name}, ${values.length > 1 ? `(${row})` : row} in ${sortedBy(`${all}.items()`, records)}:`
    : `for ${names} in ${sortedBy(all, records)}:`
  return {
    imports: isDated ? ['from datetime import date'] : [],
    body: [
      ...(records.keepsAll ? [`${all} = ${isMap ? '{}' : '[]'}`] : []),
      ...new Set(told.flatMap((part) => part.before)),
      ...askingLoop({
        asked,
        end: records.end,
        count: records.count,
        invalid: null,
        inside: [...keeping, ...new Set(told.flatMap((part) => part.inside))],
      }),
      '',
      ...(records.keepsAll ? [over, ...indented([shownLine(fields)])] : []),
      ...totalLines(records),
      ...toldLines(told),
    ],
    title: titleOf(records, records.keepsAll ? 'y al final lo muestra todo' : 'y al final dice cuánto suman'),
    how: [
      ...(records.isOne ? [] : [loopHow(records)]),
      ...(records.keepsAll ? [keptHow] : []),
      ...(records.totals === null
        ? []
        : [`\`totales.get(${records.totals.by.name}, 0)\` da lo que llevaba, o 0 la primera vez.`]),
      ...told.map(({ how }) => how).filter((how) => how !== ''),
    ],
    typed: isDated
      ? null
      : records.isOne
        ? asked.map((field, at) => typedFor(field, at))
        : typedInLoop({ asked, end: records.end, count: records.count }),
  }
}

const TODAY = quantityOf({ noun: 'fecha', type: 'text' })

function totalLines({ all, fields, totals }: Records): string[] {
  if (totals === null) return []
  const [by, of] = [totals.by.name, totals.of.name]
  const row = fields.map(({ name }) => (name === by || name === of ? name : '_')).join(', ')
  return [
    '',
    'totales = {}',
    `for ${row} in ${all}:`,
    ...indented([`totales[${by}] = totales.get(${by}, 0) + ${of}`]),
    `for ${by}, total in totales.items():`,
    ...indented([`print(f'Total de {${by}}: {total${totals.of.type === 'money' ? ':.2f' : ''}}')`]),
  ]
}

function sortedBy(over: string, { order, fields }: Records): string {
  if (order === null) return over
  const [, ...others] = fields
  const key = others.length === 0 || (order.at === 0 && !order.isDown) ? '' : `, key=lambda fila: fila[${order.at}]`
  return `sorted(${over}${key}${order.isDown ? ', reverse=True' : ''})`
}

/** All are there to be counted. */
const countOf = (all: string): Part => ({
  before: [],
  inside: [],
  behind: [`print(f'Cuántos: {len(${all})}')`],
  how: `\`len(${all})\` dice cuántos hay.`,
})

/** What is told where there may be nothing to divide by. */
const toldLines = (told: readonly Part[]): string[] => {
  const behind = told.flatMap((part) => part.behind)
  return told.some(({ needsTurns }) => needsTurns) ? ['if cuantos > 0:', ...indented(behind)] : behind
}

/** One person or thing: its fields by their names. */
function oneProgram({ fields, all }: Records): Written {
  const name = all === 'datos' ? 'persona' : all
  return {
    body: [
      ...fields.map((field) => askLine(field)),
      '',
      `${name} = {${fields.map((field) => `'${field.name}': ${field.name}`).join(', ')}}`,
      `for dato, valor in ${name}.items():`,
      "    print(f'{dato}: {valor}')",
    ],
    title: `El programa pide ${listed(fields.map(({ label }) => `«${label}»`))}, los guarda en un diccionario y los muestra.`,
    how: [
      `\`${name}\` es un diccionario: cada dato se guarda con su nombre como clave, y \`${name}['${fields[0]?.name}']\` lo saca.`,
      '`items()` da a la vez la clave y el valor.',
    ],
    typed: fields.map((field, at) => typedFor(field, at)),
  }
}

function fileProgram(records: Records, file: string, told: readonly Part[]): Written {
  const { fields, isDated, isOne } = records
  const isCsv = file.endsWith('.csv')
  const names = [...(isDated ? ['date.today()'] : []), ...fields.map(({ name }) => name)]
  const titles = [...(isDated ? ['fecha'] : []), ...fields.map(({ name }) => name)]
  const write = isCsv
    ? `escritor.writerow([${names.join(', ')}])`
    : `archivo.write(f'${names.map((name) => `{${name}}`).join(';')}\\n')`
  const inside = [...new Set(told.flatMap((part) => part.inside)), write]
  const asking = isOne
    ? [...fields.map((field) => askLine(field)), ...inside]
    : askingLoop({ asked: fields, end: records.end, count: records.count, invalid: null, inside })
  return {
    imports: [
      ...(isCsv ? ['import csv'] : []),
      ...(isDated ? ['from datetime import date'] : []),
      ...(isCsv ? ['from pathlib import Path'] : []),
    ],
    constants: [isCsv ? `ARCHIVO = Path('${file}')` : `ARCHIVO = '${file}'`],
    body: [
      ...(isCsv ? ['es_nuevo = not ARCHIVO.exists()'] : []),
      ...new Set(told.flatMap((part) => part.before)),
      isCsv
        ? "with ARCHIVO.open('a', encoding='utf-8', newline='') as archivo:"
        : "with open(ARCHIVO, 'a', encoding='utf-8') as archivo:",
      ...indented([
        ...(isCsv
          ? [
              'escritor = csv.writer(archivo)',
              'if es_nuevo:',
              `    escritor.writerow([${titles.map((name) => `'${name}'`).join(', ')}])`,
            ]
          : []),
        ...asking,
      ]),
      '',
      `print('Guardado en ${file}.')`,
      ...(records.isShown
        ? [
            isCsv ? "print(ARCHIVO.read_text(encoding='utf-8'))" : "with open(ARCHIVO, encoding='utf-8') as archivo:",
            ...(isCsv ? [] : ['    print(archivo.read())']),
          ]
        : []),
      ...toldLines(told),
    ],
    title: titleOf(records, `y lo añade al final de \`${file}\`, sin borrar lo que había`),
    how: [
      ...(isOne ? [] : [loopHow(records)]),
      "El modo `'a'` escribe al final: lo que se guardó otro día se queda.",
      ...(isCsv ? ['`es_nuevo` hace que los nombres de las columnas se escriban solo la primera vez.'] : []),
      ...(isDated ? ['`date.today()` es la fecha de hoy.'] : []),
      ...told.map(({ how }) => how).filter((how) => how !== ''),
    ],
    typed: null,
  }
}

const titleOf = ({ fields, end, isOne }: Records, then: string): string => {
  const asked = listed(fields.map(({ label }) => label.toLowerCase().replace(/^¿(.+)\?.*$/, 'si $1')))
  return `El programa pide ${asked}${isOne || end === null ? '' : ` ${howOften({ end, count: null })}`}, ${then}.`
}

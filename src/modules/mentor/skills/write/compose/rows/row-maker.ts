import { byWord } from '~/platform/text/by-word'
import { upperFirst } from '~/platform/text/first-letter'
import { singular } from '../../../../engine/task/identifier'
import type { Draft, Maker, Task } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { indented, type Program, render, treeOf } from '../program'
import { Reading } from '../reading'
import { decimalsOf } from '../scalars/typed-lines'
import { otherLines, type RowLines, rowLines } from './row-lines'
import { type Rows, readLines, readRows } from './row-source'
import { type RowSteps, readRowSteps } from './row-steps'

type Plan = {
  rows: Rows
  steps: RowSteps
  task: Task
  emptyValue: string | null
  returnsName: boolean
  iva: string | null
}

/** Rows (given, passed, of a CSV, JSON or Excel file): filtered, grouped, sorted, summed up. */
export const rowMaker: Maker = (task) => {
  if (
    task.classes.length > 0 ||
    task.functions.length > 1 ||
    task.constraints.some((each) => each.kind === 'with' && each.what === 'pandas')
  )
    return []
  const reading = new Reading(task.request)
  const rows = readRows(task, reading)
  if (rows === null) return []
  const emptyValue =
    reading.take(
      /\bsi (?:esta |la lista esta |viene |no hay \w+ )?(?:vaci[oa])?(?: (?:que|,))* ?(?:devuelv\w+|da) (none|0|«[^ ]*»)/,
    )?.groups[0] ?? null
  const returnsName = reading.take(/\bdevuelv\w+ (?:solo )?(?:el|su) nombre\b|\bnombre del\b/) !== null
  const steps = readRowSteps(reading, rows, task.functions[0]?.name ?? null)
  // A function gives one result back.
  if (steps === null || (task.functions.length > 0 && steps.others.length > 0)) return []
  const iva =
    reading.take(/\b(?:el |con |mas )?iva(?: (?:al|del|de|es|:|=))* (\d+(?:[.,]\d+)?)(?: ?%)?/)?.groups[0] ?? null
  if (iva !== null) reading.take(/\bbase(?: imponible)?\b/)
  reading.take(/\b(?:diccionario|dict|dicts|diccionarios)(?: (?:de|con|->|-|>|ciudad|cada))*\b|-\s?>/)
  reading.markWords([
    ...rows.columns.flatMap(({ name }) => [name.toLowerCase(), `${name.toLowerCase()}s`, singular(name.toLowerCase())]),
    rows.plural,
    rows.one,
    'diccionario',
    'diccionarios',
    'dict',
    'dicts',
    'fila',
    'filas',
    'registros',
    'columna',
    'columnas',
    'csv',
    'json',
    'excel',
    'archivo',
    'suma',
    'total',
    'lista',
    'clave',
  ])
  const plan = { rows, steps, task, emptyValue: emptyValue === 'none' ? 'None' : emptyValue, returnsName, iva }
  const made = rowLines(rows, steps)
  const program = task.functions.length > 0 ? functionOf(plan, made) : programOf(plan, made)
  const code = render(program)
  return [
    {
      code,
      title: titleOf(plan),
      how: [...readLines(rows, usedColumns(plan)).how, ...made.how].slice(0, 6),
      example: exampleOf(code, rows.origin === 'keyboard' ? typedFor(rows, task) : []),
      unmet: unmet(treeOf(code), task.constraints),
      fit: 0.94 * coverageOf(reading),
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

/** Two rows and the word that ends them. */
function typedFor({ columns }: Rows, task: Task): string[] {
  const until = task.constraints.find((each) => each.kind === 'repeat-until')
  const row = (at: number) =>
    columns.map(
      ({ name, isNumber }) => (isNumber ? ['2', '10'][at] : SAMPLES[name]?.[at]) ?? ['pan', 'leche'][at] ?? '',
    )
  return [...row(0), ...row(1), until?.kind === 'repeat-until' ? until.word : '']
}

const usedColumns = ({ rows, steps }: Pick<Plan, 'rows' | 'steps'>) =>
  rows.columns.filter(
    (column) =>
      steps.value.includes(column) ||
      steps.tests.some((test) => test.includes(`'${column.name}'`)) ||
      (steps.sort !== null && steps.sort.by === column),
  )

function programOf(plan: Plan, made: RowLines): Program {
  const { rows, task } = plan
  const read = readLines(rows, usedColumns(plan))
  const target = task.result === 'file' ? task.files.find((name) => name !== rows.file) : undefined
  const further = otherLines(rows, plan.steps).flatMap((other, at) => [
    ...other.lines,
    ...showLines({ ...plan, steps: { ...plan.steps, result: plan.steps.others[at] ?? plan.steps.result } }, other),
  ])
  const saved = target?.endsWith('.csv') && made.kind === 'rows' ? saveLines(target, made, rows) : null
  return {
    imports: [...read.imports, ...(saved ? ['import csv'] : [])],
    body: [
      ...read.lines,
      ...(read.lines.length > 0 ? [''] : []),
      ...guarded(plan, [...made.lines, ...(saved ?? taxLines(plan, made) ?? showLines(plan, made)), ...further]),
    ],
  }
}

/** What is typed can be nothing at all, and nothing has neither a mean nor a largest. */
function guarded({ rows, steps }: Plan, lines: string[]): string[] {
  const needsRows = [steps.result, ...steps.others].some((result) => /^(?:mean|largest|smallest)$/.test(result))
  if (rows.origin !== 'keyboard' || !needsRows) return lines
  return [`if not ${rows.plural}:`, "    print('No hay ningún dato.')", 'else:', ...indented(lines)]
}

/** A total with its tax: base, tax and both together. */
function taxLines({ iva, steps }: Plan, { kind, name }: RowLines): string[] | null {
  if (iva === null || kind !== 'value' || steps.result !== 'sum') return null
  const rate = iva.replace(',', '.')
  return [
    `iva = ${name} * ${rate} / 100`,
    `print(f'Base: {${name}:.2f}')`,
    `print(f'IVA (${rate} %): {iva:.2f}')`,
    `print(f'Total: {${name} + iva:.2f}')`,
  ]
}

function saveLines(target: string, { name }: RowLines, { columns }: Rows): string[] {
  return [
    `with open('${target}', 'w', encoding='utf-8', newline='') as archivo:`,
    ...indented([
      `escritor = csv.DictWriter(archivo, fieldnames=[${columns.map((column) => `'${column.name}'`).join(', ')}])`,
      'escritor.writeheader()',
      `escritor.writerows(${name})`,
    ]),
    `print(f'Guardadas {len(${name})} filas en ${target}')`,
  ]
}

function showLines({ rows, steps, task }: Plan, { name, kind }: RowLines): string[] {
  const decimals = decimalsOf(task)
  const isWhole = steps.result === 'count' || steps.result === 'list'
  const format = isWhole ? '' : `:.${decimals ?? 2}f`
  if (kind === 'map') {
    const key = steps.group?.name.toLowerCase() ?? 'clave'
    const variable = key === rows.one ? `nombre_${key}` : key
    const item =
      { sum: 'total', count: 'cantidad', mean: 'media', max: 'maximo', min: 'minimo' }[steps.result as 'sum'] ??
      'valores'
    return [`for ${variable}, ${item} in ${name}.items():`, `    print(f'{${variable}}: {${item}${format}}')`]
  }
  const { one, columns } = rows
  const said = (it: string) => columns.map(({ name: each }) => `{${it}["${each}"]}`).join(' - ')
  if (kind === 'value') return [`print(f'${upperFirst(name)}: {${name}${format}}')`]
  const quoted = (it: string) => `print(f'${said(it)}')`
  if (kind === 'row') return [quoted(name)]
  return [`for ${one} in ${name}:`, `    ${quoted(one)}`]
}

function functionOf({ rows, steps, task, emptyValue, returnsName }: Plan, made: RowLines): Program {
  const [signature] = task.functions
  const read = readLines(rows, usedColumns({ rows, steps }))
  const needsRows = made.kind === 'row' || steps.result === 'mean'
  const guard =
    emptyValue !== null || needsRows
      ? [`if not ${rows.plural}:`, `    return ${emptyValue ?? (steps.result === 'mean' ? '0' : 'None')}`]
      : []
  const result = made.kind === 'row' && returnsName && steps.shown ? `${made.name}['${steps.shown.name}']` : made.name
  const last = made.lines.at(-1) ?? ''
  const body = last.startsWith(`${result} = `)
    ? [...made.lines.slice(0, -1), `return ${last.slice(result.length + 3)}`]
    : [...made.lines, `return ${result}`]
  return {
    imports: read.imports,
    definitions: [
      [
        `def ${signature?.name ?? 'calcular'}(${signature?.parameters.join(', ') ?? rows.plural}):`,
        ...indented([...read.lines, ...guard, ...body]),
      ],
    ],
    body: usage(rows, task),
  }
}

/** Two rows of its own kind, so that there is something to see. */
function usage(rows: Rows, task: Task): string[] {
  const name = task.functions[0]?.name ?? 'calcular'
  if (rows.origin === 'path') return [`print(${name}('${rows.file}'))`]
  if (task.data?.kind === 'rows') {
    const given = readLines({ ...rows, origin: 'given', code: task.data.code }, []).lines
    return [...given, `print(${name}(${rows.plural}))`]
  }
  const sample = (at: number) =>
    `{${rows.columns.map((column) => `'${column.name}': ${column.isNumber ? [10, 25][at] : `'${SAMPLES[column.name]?.[at] ?? ['uno', 'dos'][at]}'`}`).join(', ')}}`
  return [`${rows.plural} = [`, `    ${sample(0)},`, `    ${sample(1)},`, ']', `print(${name}(${rows.plural}))`]
}

const SAMPLES: Record<string, string[]> = byWord({
  nombre: ['Ana', 'Luis'],
  ciudad: ['Lima', 'Cali'],
  producto: ['pan', 'leche'],
  cliente: ['Ana', 'Luis'],
  curso: ['1A', '1B'],
  categoria: ['ropa', 'hogar'],
})

function titleOf({ rows, steps, task }: Plan): string {
  const what: Record<RowSteps['result'], string> = {
    sum: 'el total',
    mean: 'la media',
    count: 'cuántos hay',
    max: 'el máximo',
    min: 'el mínimo',
    list: 'la lista',
    largest: 'el mayor',
    smallest: 'el menor',
    rows: 'las filas',
    column: 'la columna',
  }
  const of =
    steps.value.length > 0 && steps.result !== 'count'
      ? ` de ${steps.value.map(({ name }) => `\`${name}\``).join(' × ')}`
      : ''
  const by = steps.group ? ` por cada \`${steps.group.name}\`` : ''
  const only = steps.tests.length > 0 ? ', solo con las filas que cumplen la condición' : ''
  const sorted = steps.sort ? ', en orden' : ''
  const [signature] = task.functions
  const subject = signature
    ? `La función \`${signature.name}\` da`
    : rows.file === null
      ? 'El programa saca'
      : `El programa lee \`${rows.file}\` y saca`
  return `${subject} ${what[steps.result]}${of}${by}${only}${sorted}.`
}

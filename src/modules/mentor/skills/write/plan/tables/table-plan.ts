import { literally } from '~/platform/text/literally'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { parsePython } from '../../../../python/parse'
import { render } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { decimalsOf } from '../../compose/scalars/typed-lines'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { titleOf } from '../../title'
import { derivedOf } from '../steps/derive-step'
import { eachLines, tellsEach } from '../steps/each-step'
import { type Condition, conditionsOf, filterRows, isCounted } from '../steps/filter-step'
import { orderOf, sortRows } from '../steps/order-step'
import { appendLines, saveRows } from '../steps/save-step'
import { topOf } from '../steps/top-step'
import { understanding } from '../understanding'
import { currencyOf, shown, told, type Writing } from '../writing'
import { type FoundData, findData, numberIn } from './data'
import { fileTable, numberLines } from './file-table'
import { givenTable } from './given-table'
import { frequencyLines, groupLines, groupOf } from './groups'
import { keyboardTable } from './keyboard-table'
import { histogramLines, packLines, splitLines, taxLines, taxOf } from './more-results'
import { itemsOf, type Table, targetOf } from './table'
import { numberField, TOTALS } from './totals'

/** A program over many of one kind: data of the request, a file or what is typed, then what is done with it in the order of the words. */
export function tablePlan(task: Task, message: string): Draft | null {
  if (
    task.functions.length > 0 ||
    task.classes.length > 0 ||
    /\bmenu\b/.test(task.request.text) ||
    task.constraints.some((each) => each.kind === 'with' && each.what === 'pandas')
  )
    return null
  const { found, rest } = findData(message)
  const reading = new Reading(readRequestText(rest))
  const table = tableOf(task, { found, reading })
  if (found[0]?.data.kind === 'coded')
    reading.take(
      /\b(?:(?:lo|y|esto|este|texto|en|un|quiero|convi[a-z]+|pas[a-z]+|string|cadena|convert[a-z]+|a) )*diccionario\b/,
    )
  if (table === null) return null
  const writing: Writing = {
    reading,
    table,
    current: table.variable,
    imports: [...table.imports],
    lines: [],
    how: [...table.how],
    done: [],
    missing: [],
    decimals: decimalsOf(task),
    currency: currencyOf(message.toLowerCase()),
  }
  const constants = write(writing, task)
  if (constants === null) return null
  const body = [...numberLines(table, table.fields), ...(writing.lines.length > 0 ? ['', ...writing.lines] : [])]
  const code = render({ imports: writing.imports, constants, body: [...table.setup, ...body] })
  if (parsePython(code).errors.length > 0) return null
  const { fit, missing } = understanding(reading)
  return {
    code,
    title: titleOf(writing.done),
    how: [...new Set(writing.how)].slice(0, 6),
    example: exampleOf(code, table.typed),
    unmet: unmet(parsePython(code), task.constraints),
    fit,
    missing,
  }
}

function tableOf(task: Task, { found, reading }: { found: readonly FoundData[]; reading: Reading }): Table | null {
  const [file] = task.files.filter((name) => /\.(?:csv|json|txt)$/.test(name))
  const isWritten =
    file !== undefined &&
    new RegExp(
      `\\b(?:anad\\w+|guard\\w+|apunt\\w+|agreg\\w+|escrib\\w+)(?: [a-z]+){0,4} (?:en|a|al) (?:un (?:archivo )?)?${file.toLowerCase().replace('.', '\\.')}`,
    ).test(reading.text)
  if (file !== undefined && !isWritten) {
    // Quotation marks and decimal commas are read as they stand.
    reading.take(
      /\b(?:donde )?(?:el |la |los )?[a-z]+ (?:viene|vienen|esta|estan|va|van|tiene|lleva)n? (?:con )?(?:coma decimal|comas?|comillas|entre comillas)(?: (?:y|e) (?:entre |con )?(?:comillas|coma decimal))?/,
    )
    reading.take(
      new RegExp(
        `\\b(?:(?:leer?|lea|del?|un|una|el|la|tengo|archivo|texto|de|llamado|se llama|csv|txt|json|lineas|asi) ){0,12}${file.toLowerCase().replace('.', '\\.')}(?: (?:asi|separado por (?:punto y coma|comas?)|con columnas [a-z_,;: ]+?(?= [.;y]| donde|$)))?`,
      ),
    )
    return fileTable(file, found.find(({ data }) => data.kind === 'rows') ?? null, reading.text)
  }
  const [first] = found
  if (first && !isKeyboard(task, first)) return givenTable(withExtraRow(first, reading), reading.text)
  return keyboardTable(task, reading)
}

/** Who shows a few words as an example still wants to type them. */
const isKeyboard = (task: Task, { data }: FoundData) =>
  task.source === 'keyboard' && data.kind === 'words' && data.values.length < 5

/** Writes all steps; the constants of the program, or null where nothing of the request is a step. */
function write(writing: Writing, task: Task): string[] | null {
  const { reading, table } = writing
  const constants: string[] = []
  appendLines(writing, task)
  const isSplit = splitLines(writing)
  const group = isSplit ? null : groupOf(writing)
  const all = isSplit ? [] : conditionsOf(writing)
  const conditions = all.filter((one) => !isCounted(reading.text, one))
  if (conditions.length > 0) filterRows(writing, conditions, 'elegidos')
  if (group) {
    groupLines(writing, group)
    return constants
  }
  if (frequencyLines(writing)) return constants
  for (const one of all.filter((each) => isCounted(reading.text, each)))
    reading.take(new RegExp(`\\bcuant[oa]s(?: [a-z]+)?(?= ?${literally(one.words)})`))
  const derived = derivedOf(writing)
  // An amount for each row is not the total of a group that could not be read.
  if (
    derived &&
    table.fields.some(
      ({ name, type }) =>
        type === 'text' &&
        new RegExp(`\\b(?:total|suma|ventas?|vendido)\\b.{0,60} (?:por|de) (?:cada )?${name.toLowerCase()}\\b`).test(
          reading.text,
        ),
    ) &&
    table.setup.some((line) => line.includes('DictReader'))
  )
    return null
  constants.push(...(derived?.constants ?? []))
  const order = orderOf(writing)
  if (order) sortRows(writing, order)
  const top = topOf(writing, order !== null)
  const tax = taxOf(writing)
  const isNumbersOnly = table.shape === 'plain' && numberField(writing) !== null
  const sumsDerived =
    derived !== null &&
    /\b(?:total(?:es)?|base|suma)\b/.test(reading.text) &&
    /^(?:importe)$/.test(derived.results.at(-1)?.name ?? '')
  if (tax) constants.push(`${tax.name.toUpperCase()} = ${tax.rate}`)
  if (
    derived ||
    order ||
    top ||
    (conditions.length > 0 && !asksCount(writing)) ||
    (!isSplit && tellsEach(writing) && !isNumbersOnly && showsRows(writing))
  ) {
    if (sumsDerived) writing.lines.push('base = 0')
    const saved = saveRows(writing, task)
    if (!saved) eachLines(writing, derived, sumsDerived ? ['base += importe'] : [])
  }
  if (tax) {
    if (!sumsDerived) writing.lines.push(`base = sum(${numberField(writing) ? valuesFor(writing) : '0'})`)
    taxLines(writing, tax)
  } else if (sumsDerived) {
    reading.take(/\b(?:el )?total\b/)
    writing.lines.push(shown(`Total: ${told(writing, 'base', 'money')}`))
  }
  const written = totals(writing, {
    isSummed: sumsDerived || tax !== null,
    hasCounts: all.some((one) => isCounted(reading.text, one)),
  })
  countLines(
    writing,
    all.filter((one) => isCounted(reading.text, one)),
  )
  packLines(writing)
  histogramLines(writing)
  return writing.lines.length > 0 || written ? constants : null
}

const valuesFor = ({ table, current }: Writing) => (table.shape === 'dict' ? `${current}.values()` : current)
const asksCount = ({ reading }: Writing) =>
  /\b(?:cuant[oa]s|numero de)\b/.test(reading.text) &&
  !/\b(?:imprim|muestr|lista)\w*\b(?! (?:el numero|cuant))/.test(reading.text)
const showsRows = ({ reading, table }: Writing) =>
  table.shape !== 'plain' || /\b(?:imprim\w+|muestr\w+|list\w+|los|las)\b/.test(reading.text)

/** What is told of all at once, in the order in which it is asked for. */
function totals(writing: Writing, { isSummed, hasCounts }: { isSummed: boolean; hasCounts: boolean }): boolean {
  const { reading } = writing
  const asked = TOTALS.flatMap((goal) => {
    if ((goal.id === 'sum' && isSummed) || (goal.id === 'count' && hasCounts)) return []
    const match = goal.words.exec(reading.text)
    if (!match || isTaken(reading, match.index, match[0].length)) return []
    // «cuántos están por encima de la media» asks for no mean and no count of its own.
    reading.use({ from: match.index, to: match.index + match[0].length })
    return [{ goal, match }]
  }).toSorted((a, b) => a.match.index - b.match.index)
  for (const { goal, match } of asked) {
    const lines = goal.lines(writing, match.slice(1))
    if (lines === null) continue
    writing.lines.push(...lines)
    writing.done.push(goal.said)
  }
  return asked.length > 0
}

/** Whether all words of a place have been made use of before. */
function isTaken(reading: Reading, from: number, length: number): boolean {
  for (let at = reading.wordAt(from); reading.offsetOf(at) < from + length && at < reading.words.length; at += 1)
    if (!reading.isUsed(at)) return false
  return true
}

/** «y mano de obra 3 horas a 42 la hora»: one more row, told in words. */
function withExtraRow(found: FoundData, reading: Reading): FoundData {
  const { data } = found
  if (data.kind !== 'rows' || data.columns !== null || data.rows[0]?.length !== 3) return found
  const more = reading.take(
    /\by ([a-z]+(?: [a-z]+){0,3}) (\d+(?:[.,]\d+)?) (?:horas|unidades|metros|kilos|dias|litros|uds) a (\d+(?:[.,]\d+)?)(?: (?:€|euros))?(?: (?:la|el|cada|por) [a-z]+)?/,
  )
  const [label, amount, price] = more?.groups ?? []
  if (label === undefined || amount === undefined || price === undefined) return found
  return { ...found, data: { ...data, rows: [...data.rows, [label, numberIn(amount), numberIn(price)]] } }
}

/** How many of the rows a condition holds for. */
function countLines(writing: Writing, conditions: readonly Condition[]): void {
  const { table, reading } = writing
  for (const condition of conditions) {
    reading.use(condition)
    reading.take(/\b(?:y )?(?:(?:saber|decir|dime|diga) )?cuant[oa]s\b/)
    const kept = table.shape === 'dicts' || table.shape === 'plain' ? table.one : (table.fields[0]?.name ?? '_')
    writing.lines.push(
      `cumplen = [${kept} for ${targetOf(table)} in ${itemsOf(table, writing.current)} if ${condition.test}]`,
      shown(`Cuántos ${reading.written(condition).replace(/['{}\\]/g, '')}: {len(cumplen)}`),
    )
    writing.how.push(`La lista \`cumplen\` se queda con los que cumplen \`${condition.test}\`, y \`len\` los cuenta.`)
    writing.done.push('cuenta los que cumplen la condición')
  }
}

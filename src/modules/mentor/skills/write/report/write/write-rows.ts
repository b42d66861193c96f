import { indented } from '../../compose/program'
import { workedOut } from '../../title'
import { columnsOf, type Derived, type Field, isDerived, type Query, sameValue, type Value } from '../query'
import { isNumeric, numberOfCell } from '../read/column'
import { type Loop, loopOf } from './loop'
import { expressionOf, fieldColumns, loopLines, tellOfField, testOf, told, usedIn, type Writer } from './python-terms'
import { asTheyAre, savedLines, wholeSaved } from './write-files'

/** Rows that are told, saved, or both. */
export function rowLines(writer: Writer): string[] {
  const { query, source } = writer
  const { listing, saving, order, limit, derived } = query
  if (listing === null && saving === null) return []
  const where = [...query.where, ...(listing?.where ?? [])]
  if (
    saving &&
    listing === null &&
    source.shape === 'dicts' &&
    saving.fields.every((field) => !isDerived(field)) &&
    order === null &&
    limit === null &&
    where.length + saving.where.length === 0 &&
    saving.fields.length === source.columns.length
  )
    return wholeSaved(writer)
  const isAll =
    saving &&
    listing === null &&
    derived.length + where.length + saving.where.length === 0 &&
    order === null &&
    limit === null
  const all = isAll ? asTheyAre(writer) : null
  if (all) return all
  const isListed = order !== null || limit !== null
  if (isListed && listing && saving === null && where.length + derived.length === 0) {
    const straight = straightLines(writer, listing.fields)
    if (straight) return straight
  }
  const shares = derived.filter(({ value }) => value.kind === 'share')
  const fields = [...new Set([...(listing?.fields ?? []), ...(saving?.fields ?? []), ...orderField(order)])]
  const used = [...fieldColumns([...fields, ...derived]), ...usedIn([...where, ...(saving?.where ?? [])])]
  const loop = loopOf(source, used)
  const before: string[] = []
  for (const { value } of shares) {
    if (value.kind !== 'share') continue
    if (value.of !== 100) before.push(`REPARTO = ${value.of}`, '')
    before.push(...totalLines(writer, value.value), '')
  }
  before.push(...dayLines(writer))
  const inTest = derived.filter((one) => where.some(({ left }) => sameValue(left, one.value)))
  const later = derived.filter((one) => !inTest.includes(one))
  const print = listing ? [printed(writer, listing.fields, listing.template)] : []
  const lists: string[] = []
  const body: string[] = later.map((one) => assigned(one))
  const own = saving ? listName(saving.file) : 'elegidos'
  const kept = own === source.variable ? 'elegidos' : own
  if (isListed) {
    lists.push(`elegidos = []`)
    body.push(`elegidos.append(${tupleOf(fields)})`)
  } else {
    body.push(...print)
    if (saving) {
      lists.push(`${kept} = []`)
      const test = testOf(saving.where, undefined, derived)
      const add = `${kept}.append(${tupleOf(saving.fields)})`
      body.push(...(test === '' ? [add] : [`if ${test}:`, ...indented([add])]))
    }
  }
  const test = testOf(where, undefined, derived)
  const guarded = test === '' ? body : [`if ${test}:`, ...indented(body)]
  const lines = [...before, ...lists, ...loopLines(loop, [...inTest.map(assigned), ...guarded])]
  if (test !== '') writer.how.push(`El \`if\` deja pasar solo las filas que cumplen \`${test}\`.`)
  for (const one of derived) writer.how.push(one.how)
  if (isListed) lines.push('', ...sortedLines(writer, fields, print))
  if (saving) lines.push('', ...savedLines(writer, isListed ? 'elegidos' : kept))
  writer.done.push(
    ...(test === '' ? [] : ['se queda con las filas que pides']),
    ...derived.map(({ label }) => workedOut(label)),
    ...(listing ? ['lo muestra'] : []),
  )
  return lines
}

/** Rows that need nothing but their order are sorted as they are. */
function straightLines(writer: Writer, fields: readonly Field[]): string[] | null {
  const { source, query } = writer
  const by =
    query.order && typeof query.order.by === 'object'
      ? query.order.by
      : [...source.columns].reverse().find((column) => tellOfField(column) !== 'text')
  const sorted = query.order?.by === 'key' ? source.columns[0] : (by ?? source.columns[0])
  if (!sorted || isDerived(sorted) || sorted.type === 'date') return null
  const loop = loopOf(source, source.shape === 'dict' ? source.columns : [...fieldColumns(fields), sorted])
  const isDicts = source.shape === 'dicts'
  if (!isDicts && loop.cells.length > 0) return null
  const at = source.columns.indexOf(sorted)
  const row = source.shape === 'dict' ? 'par' : isDicts ? source.one : 'fila'
  const cell = isDicts
    ? isNumeric(sorted)
      ? numberOfCell(sorted, `${row}['${sorted.header}']`)
      : `${row}['${sorted.header}']`
    : `${row}[${at}]`
  const isPlain = source.shape === 'plain'
  const options = [
    ...(isPlain || (at === 0 && !isDicts) ? [] : [`key=lambda ${row}: ${cell}`]),
    ...(query.order?.isDown ? ['reverse=True'] : []),
  ]
  const items = `sorted(${[loop.items, ...options].join(', ')})${query.limit === null ? '' : `[:${query.limit}]`}`
  writer.how.push(
    `\`sorted\` ordena ${isPlain ? 'la lista' : `por \`${sorted.name}\``}${query.order?.isDown ? '; con `reverse=True`, de mayor a menor' : ''}.`,
  )
  if (query.limit !== null) writer.how.push(`\`[:${query.limit}]\` se queda con los ${query.limit} primeros.`)
  writer.done.push('ordena los datos', 'lo muestra')
  const target =
    source.shape === 'tuples'
      ? source.columns.map((column) => (fields.includes(column) ? column.name : '_')).join(', ')
      : loop.target
  return loopLines({ ...loop, target, items }, [printed(writer, fields, null)])
}

const orderField = (order: Query['order']): Field[] => (order && typeof order.by === 'object' ? [order.by] : [])

const assigned = ({ name, value }: Derived) => `${name} = ${expressionOf(value)}`

const tupleOf = (fields: readonly Field[]) =>
  fields.length === 1 ? (fields[0]?.name ?? '') : `(${fields.map(({ name }) => name).join(', ')})`

const listName = (file: string) => file.replace(/\..*$/, '').replace(/\W/g, '_').toLowerCase()

/** The day that others are compared with, as a constant, and what it needs. */
function dayLines(writer: Writer): string[] {
  const days = writer.query.derived
    .map(({ value }) => (value.kind === 'binary' ? value.left : value))
    .find((value) => value.kind === 'days')
  if (days?.kind !== 'days') return []
  writer.imports.push(
    days.column.format === '%Y-%m-%d' ? 'from datetime import date' : 'from datetime import date, datetime',
  )
  return days.until === null ? [] : [`FECHA = ${days.until}`, '']
}

function totalLines({ source }: Writer, value: Value): string[] {
  const loop = loopOf(source, columnsOf(value))
  if (loop.cells.length === 0) return [`total = sum(${sumInside(value, loop)})`]
  return ['total = 0', ...loopLines(loop, [`total += ${expressionOf(value)}`])]
}

const sumInside = (value: Value, { target, items }: Loop): string =>
  expressionOf(value) === target ? items : `${expressionOf(value)} for ${target} in ${items}`

/** One row as it is told: what it is, and behind a colon what is said of it. */
function printed(writer: Writer, fields: readonly Field[], template: string | null): string {
  if (template !== null) {
    const text = template
      .replaceAll("'", '’')
      .replace(/\s*\n\s*/g, '\\n')
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        const field = fields.find((one) => one.name === name)
        return field ? told({ ...writer, currency: '' }, name, tellOfField(field)) : name
      })
    return `print(f'${text}')`
  }
  const [first, ...others] = fields
  // Of rows whose columns are not known all that they hold is told.
  if (!first) return `print(', '.join(${writer.source.one}.values()))`
  if (others.length === 0 && tellOfField(first) === 'text') return `print(${first.name})`
  const parts = fields.map((field, at) => {
    const value = told(writer, field.name, tellOfField(field))
    return at > 0 && isDerived(field) && field.label !== '%'
      ? field.name === 'dias'
        ? `${value} días`
        : `${field.label} ${value}`
      : value
  })
  const isLabel = others.length > 0
  return `print(f'${isLabel ? `${parts[0]}: ${parts.slice(1).join(', ')}` : parts[0]}')`
}

function sortedLines(writer: Writer, fields: readonly Field[], print: readonly string[]): string[] {
  const { order, limit, derived } = writer.query
  const numeric = derived.at(-1) ?? [...fields].reverse().find((field) => tellOfField(field) !== 'text')
  const by = order && typeof order.by === 'object' ? order.by : order?.by === 'key' ? fields[0] : (numeric ?? fields[0])
  const at = by ? fields.indexOf(by) : -1
  const isDate =
    by !== undefined && !isDerived(by) && by.type === 'date' && by.format !== null && by.format !== '%Y-%m-%d'
  const cell = fields.length === 1 ? 'fila' : `fila[${at}]`
  if (isDate) writer.imports.push('from datetime import datetime')
  const key = isDate && by && !isDerived(by) ? `datetime.strptime(${cell}, '${by.format}')` : cell
  const options = [
    ...(key === 'fila' || key === 'fila[0]' ? [] : [`key=lambda fila: ${key}`]),
    ...(order?.isDown ? ['reverse=True'] : []),
  ]
  const sorted = `sorted(${['elegidos', ...options].join(', ')})`
  writer.how.push(
    `\`sorted\` ordena las filas${key.startsWith('fila') && key !== 'fila' ? ` por \`${by?.name}\`` : ''}${order?.isDown ? '; con `reverse=True`, de mayor a menor' : ''}.`,
  )
  if (limit !== null) writer.how.push(`\`[:${limit}]\` se queda con las ${limit} primeras.`)
  writer.done.push('ordena las filas')
  if (print.length === 0) return []
  return [
    `for ${fields.map(({ name }) => name).join(', ')} in ${sorted}${limit === null ? '' : `[:${limit}]`}:`,
    ...indented(print),
  ]
}

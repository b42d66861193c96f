import type { Expression, StatementOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { positional } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { isMeasured } from '../../number-names'
import type { Field } from '../collections/collection'
import { columnsIn } from './columns'

/** A loop of the main program over the rows of a file, and what each row has: by what is told of the columns, and by what the program reads. */
export type FileRows = { loop: StatementOf<'for'>; row: string; fields: Field[] }

const IN_NUMBERS =
  /importe|precio|cantidad|total|nota|edad|sueldo|salario|venta|unidades|stock|existencia|cost[eo]|monto|gasto|saldo|puntos|deuda|debe|horas|pago|cuota|kilos|litros|anio|años?$/i

export function fileRowsIn(p: Program, prose: string): FileRows | null {
  for (const place of p.places('for').toReversed()) {
    const row = nameOf(place.node.target)
    const form = place.scope.kind === 'module' && row !== null ? formOf(p, place) : null
    if (row === null || form === null) continue
    const told = columnsIn(prose)
    const fields =
      form === 'rows'
        ? told.map((name, at) => fieldOf(name, `${row}[${at}]`, form))
        : [...new Set([...keysOf(p, row), ...told])].map((name) => fieldOf(name, `${row}["${name}"]`, form))
    if (fields.length > 0) return { loop: place.node, row, fields: inQuotes(p, fields) }
  }
  return null
}

type Form = 'rows' | 'records' | 'json'

/** What a loop goes through: lists or dictionaries of texts of a CSV, or what a JSON file holds. */
function formOf(p: Program, { node, scope }: Place<StatementOf<'for'>>): Form | null {
  const { iterable } = node
  const name = nameOf(iterable)
  const source: Expression | null | undefined = name === null ? iterable : p.lastAssigned(name, scope, node.from)?.value
  const [inner] = source
    ? positional(callTo(source, 'list') ?? ({ ...iterable, kind: 'call', arguments: [] } as never))
    : []
  const made = inner ?? source
  if (!made) return null
  const called = callTo(made, 'DictReader', 'reader')
    ? nameOf(callTo(made, 'DictReader', 'reader')?.callee)
    : methodCall(made)?.name
  if (called === 'DictReader') return 'records'
  if (called === 'reader') return 'rows'
  return called === 'load' ? 'json' : null
}

const keysOf = (p: Program, row: string): string[] =>
  p
    .spots('subscript')
    .flatMap(({ node }) =>
      nameOf(node.value) === row && node.index.kind === 'string' && numberOf(node.index) === null
        ? [node.index.value]
        : [],
    )

function fieldOf(name: string, code: string, form: Form): Field {
  const isNumber = IN_NUMBERS.test(name) || isMeasured(name)
  return {
    code: isNumber && form !== 'json' ? `float(${code})` : code,
    names: [name],
    kind: isNumber ? 'number' : 'text',
    values: [],
  }
}

const inQuotes = (p: Program, fields: Field[]): Field[] =>
  p.source.split("'").length > p.source.split('"').length
    ? fields.map((field) => ({ ...field, code: field.code.replaceAll('"', "'") }))
    : fields

/** The number that a file's loop adds up, line by line. */
export const addedIn = (p: Program, { loop }: FileRows) =>
  p
    .places('augmented-assign')
    .find(
      ({ node }) =>
        node.operator === '+' && node.from > loop.from && node.to <= loop.to && nameOf(node.target) !== null,
    )

/** Where a total begins: `total = 0`. */
export const startOf = (p: Program, name: string) =>
  p.places('assign').find(({ node }) => plainAssign(node)?.name === name && numberOf(node.value) === 0)

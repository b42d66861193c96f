import type { Expression, ExpressionOf, Statement, StatementOf } from '../../../../python/ast'
import { methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { positional } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'

/** Rows of a CSV that are added up in a dictionary: `totales[tienda] = totales.get(tienda, 0) + fila['importe']`. */
export type CsvTotals = {
  p: Program
  /** What the rows are added to, by which name, taken from which column. */
  totals: string
  row: string
  key: string
  column: string | null
  keyed: Statement
  adds: StatementOf<'assign'>
  get: ExpressionOf<'call'>
  /** What is added of each row. */
  value: Expression
  loop: StatementOf<'for'>
  /** The loop over the totals, and the names that it takes apart. */
  shown: StatementOf<'for'>
  names: [key: string, total: string]
}

export function csvTotalsOf(p: Program): CsvTotals | null {
  if (!/\bDictReader\(/.test(p.source)) return null
  for (const { node: loop } of p.places('for')) {
    const row = nameOf(loop.target)
    const keyed = loop.body.find((node) => plainAssign(node) !== null)
    const plain = keyed && plainAssign(keyed)
    if (row === null || !keyed || !plain || !new RegExp(`\\b${row}\\[`).test(p.text(plain.value))) continue
    for (const adds of statementsIn(loop.body)) {
      if (adds.kind !== 'assign') continue
      const [target] = adds.targets
      const totals = target?.kind === 'subscript' ? nameOf(target.value) : null
      if (target?.kind !== 'subscript' || totals === null || nameOf(target.index) !== plain.name) continue
      const sum = adds.value.kind === 'binary' && adds.value.operator === '+' ? adds.value : null
      const get = methodCall(sum?.left)
      if (!sum || get?.name !== 'get' || nameOf(positional(get.call)[0]) !== plain.name) continue
      const shown = p
        .places('for')
        .map(({ node }) => node)
        .find((node) => node !== loop && node.from >= loop.to && isPair(node) && p.text(node).includes('print('))
      if (shown?.target.kind !== 'tuple') continue
      const [first, second] = shown.target.items.map(nameOf)
      if (!first || !second) continue
      const column =
        plain.value.kind === 'subscript' && plain.value.index.kind === 'string' ? plain.value.index.value : null
      return {
        p,
        totals,
        row,
        key: plain.name,
        column,
        keyed,
        adds,
        get: get.call,
        value: sum.right,
        loop,
        shown,
        names: [first, second],
      }
    }
  }
  return null
}

const isPair = ({ target }: StatementOf<'for'>) =>
  target.kind === 'tuple' && target.items.length === 2 && target.items.every(({ kind }) => kind === 'name')

/** The columns that the rows are asked for. */
export const columnsOf = ({ p, row }: CsvTotals): string[] => [
  ...new Set(
    p
      .spots('subscript')
      .flatMap(({ node }) => (nameOf(node.value) === row && node.index.kind === 'string' ? [node.index.value] : [])),
  ),
]

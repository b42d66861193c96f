import { literally } from '~/platform/text/literally'
import { inlineCode } from '../../../engine/compose'
import type { ExpressionOf, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import { endOf, type FindImprovements, type Improvement, isName, type Reviewed, textOf } from '../improvement'

/** A loop over values that goes through all rows of a table for each of them: what `groupby` does. */
export const findTableGroups: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((node) => (node.kind === 'for' ? overGroups(program, node) : []))

type Groups = {
  table: string
  key: string
  column: string
  function: 'mean' | 'sum' | 'count' | 'max' | 'min' | 'median'
  /** The line that shows a group. */
  shown: string
}

function overGroups(program: Reviewed, node: StatementOf<'for'>): Improvement[] {
  const groups = groupsIn(program, node)
  if (groups === null || node.target.kind !== 'name') return []
  const { table, key, column, shown } = groups
  const grouped = (options: string) => `${table}.groupby(${key}${options})[${column}].${groups.function}()`
  const written = (options: string): Edit => ({
    from: node.from,
    to: endOf(program, node),
    text: `for ${textOf(program, node.target)}, valor in ${grouped(options)}.items():\n    ${shown}`,
  })
  // Groups come in their order, or in that of the table, as the loop has them.
  const same = ['', ', sort=False'].map(written).find((edit) => printsSame(program.source, edit))
  const isTop = program.lines.columnAt(node.from) === 0
  return [
    {
      from: node.from,
      to: node.body[0]?.from ?? node.to,
      weight: 0.92,
      what: `Este \`for\` recorre \`${table}\` entera una vez por cada grupo; en pandas eso es un \`groupby\`, que agrupa las filas y hace la cuenta de cada grupo de una vez: ${inlineCode(grouped(''))}.`,
      why: 'Saca los grupos de los propios datos (si aparece uno nuevo, sale solo), se lee como lo que quieres decir y es mucho más rápido con tablas grandes.',
      edits: isTop && same ? [same] : [],
    },
  ]
}

/** Whether a change leaves what is printed, as the evaluator sees it; what it does not see is left to the person. */
function printsSame(source: string, { from, to, text }: Edit): boolean {
  const changed = source.slice(0, from) + text + source.slice(to)
  const [one, other] = [source, changed].map((code) => evaluateProgram(parsePython(code)))
  return one?.kind === 'done' && other?.kind === 'done' && one.output === other.output
}

/** The line that shows a group, with what it comes to under its new name. */
function shownLine(program: Reviewed, node: StatementOf<'for'>, value: string): string | null {
  const last = node.body.at(-1)
  const isPrint = last?.kind === 'expression' && last.value.kind === 'call' && isName(last.value.callee, 'print')
  const text = isPrint ? textOf(program, last).trimEnd() : ''
  const at = new RegExp(`(?<![\\w.])${literally(value)}(?!\\w)`)
  return value !== '' && at.test(text) && !text.includes('\n') ? text.replace(at, 'valor') : null
}

/** What a loop over values works out of the rows of each. */
const groupsIn = (program: Reviewed, node: StatementOf<'for'>): Groups | null =>
  filteredIn(program, node) ?? walkedIn(program, node)

/** `for z in …: print(z, df[df["zona"] == z]["v"].sum())` */
function filteredIn(program: Reviewed, node: StatementOf<'for'>): Groups | null {
  const value = textOf(program, node.target)
  const found = new RegExp(
    `(\\w+)\\[\\(?\\1\\[(${NAME})\\] == ${value}\\)?\\]\\[(${NAME})\\]\\.(mean|sum|count|max|min|median)\\(\\)`,
    'g',
  )
  const [one, more] = [...textOf(program, node).matchAll(found)]
  const [all = '', table = '', key = '', column = '', name] = one ?? []
  const shown = shownLine(program, node, all)
  if (one === undefined || more !== undefined || shown === null) return null
  return { table, key, column, function: name as Groups['function'], shown }
}

/** `for s in …: for i in range(len(df)): if df["k"][i] == s: suma += df["v"][i]`, and what is made of it. */
function walkedIn(program: Reviewed, node: StatementOf<'for'>): Groups | null {
  const inner = node.body.find((statement) => statement.kind === 'for')
  if (inner?.kind !== 'for' || node.target.kind !== 'name') return null
  const cell = cellOf(program, inner)
  const [test] = [...statementsIn(inner.body)].flatMap((statement) => (statement.kind === 'if' ? [statement.test] : []))
  const key = test?.kind === 'compare' ? cell(sideOf(program, test, node.target.name)) : null
  if (key === null) return null
  const added = [...statementsIn(inner.body)].flatMap((statement) =>
    statement.kind === 'augmented-assign' && statement.operator === '+' ? [textOf(program, statement.value)] : [],
  )
  const columns = added.flatMap((value) => {
    const found = cell(value)
    return found?.table === key.table ? [found.column] : []
  })
  const divided = [...allExpressions(node.body)].find((part) => part.kind === 'binary' && part.operator === '/')
  const total = [...statementsIn(inner.body)].find((statement) => statement.kind === 'augmented-assign')
  const shown = shownLine(
    program,
    node,
    divided ? textOf(program, divided) : total ? textOf(program, total.target) : '',
  )
  const [column, more] = columns
  if (more !== undefined || shown === null || total === undefined) return null
  const of = { table: key.table, key: key.column, shown }
  if (column !== undefined) return { ...of, column, function: divided ? 'mean' : 'sum' }
  return added.includes('1') ? { ...of, column: key.column, function: 'count' } : null
}

/** The side of an equality that is held against the value of the loop. */
function sideOf(program: Reviewed, test: ExpressionOf<'compare'>, value: string): string {
  const [only, ...more] = test.comparisons
  if (only?.operator !== '==' || more.length > 0) return ''
  const side = isName(only.right, value) ? test.left : isName(test.left, value) ? only.right : null
  return side === null ? '' : textOf(program, side)
}

const NAME = '"[^"]*"|\'[^\']*\''
const CELL = new RegExp(`^(\\w+)(?:\\.(?:loc|at)\\[\\w+, *(${NAME})\\]|\\[(${NAME})\\](?:\\.iloc)?\\[\\w+\\])$`)

type Cell = { table: string; column: string }

/** Which cell of a table a text reads in a loop over its rows: `df["k"][i]`, `df.loc[i, "k"]`, `fila["k"]`. */
function cellOf(program: Reviewed, { iterable, target }: StatementOf<'for'>): (text: string) => Cell | null {
  const walked = /^(\w+)\.iterrows\(\)$/.exec(textOf(program, iterable))?.[1]
  const row = target.kind === 'tuple' ? target.items[1] : undefined
  return (text) => {
    const [, table, ofLoc, ofColumn] = CELL.exec(text) ?? []
    const column = ofLoc ?? ofColumn
    if (table !== undefined && column !== undefined) return { table, column }
    if (walked === undefined || row?.kind !== 'name') return null
    const ofRow = new RegExp(`^${row.name}\\[(${NAME})\\]$`).exec(text)?.[1]
    return ofRow === undefined ? null : { table: walked, column: ofRow }
  }
}

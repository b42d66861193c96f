import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'
import { endOf, type FindImprovements, type Improvement, type Reviewed, textOf } from '../improvement'

/** A table of pandas that is walked row by row, where a whole column is one operation. */
export const findTableLoops: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((node) => (node.kind === 'for' ? overRows(program, node) : []))

function overRows(program: Reviewed, node: StatementOf<'for'>): Improvement[] {
  const table = tableOf(program, node)
  if (table === null) return []
  const [column = 'columna'] = columnsIn(node)
  const tests = [...allExpressions(node.body)].filter(({ kind }) => kind === 'compare')
  const stores = [...statementsIn(node.body)].some(
    (one) => one.kind === 'assign' && one.targets.some((target) => /\.(?:loc|at|iloc)\[/.test(textOf(program, target))),
  )
  const mask = `${table}[${table}['${column}'] …]`
  const filled = filledColumn(program, node, table)
  const [whole] = [...columnSum(program, node, table), ...filled, ...listedColumn(program, node, table)]
  const group = whole === undefined ? groupWay(program, node, table) : null
  const way = whole
    ? `Una columna entera se calcula de otras de una vez: ${inlineCode(whole.text)}.`
    : group !== null
      ? `Esto agrupa a mano, y \`groupby\` lo hace de una vez, con todos los grupos que haya: ${inlineCode(group)}.`
      : stores
        ? `Con \`np.where(condición, valor_si, valor_no)\` o \`${table}.loc[condición, 'columna'] = valor\` se rellena la columna entera de una vez, sin bucle.`
        : tests.length > 0
          ? `Filtra con una máscara booleana, ${inlineCode(mask)} (varias condiciones se unen con \`&\`, cada una entre paréntesis), y opera con la columna entera: \`.sum()\`, \`.mean()\`, \`* 0.21\`.`
          : `Opera con la columna entera, ${inlineCode(`${table}['${column}']`)}: \`.sum()\`, \`.mean()\`, \`* 0.21\`.`
  return [
    {
      from: node.from,
      to: node.body[0]?.from ?? node.to,
      weight: 0.9,
      what: `Este \`for\` recorre \`${table}\` fila a fila, y en pandas se trabaja por columnas (operaciones **vectorizadas**). ${way}`,
      why: 'Es mucho más rápido con tablas grandes y se lee como lo que quieres decir.',
      edits: whole ? [whole] : [],
    },
  ]
}

/** A loop over the groups with one over the rows inside, which asks whether a row is of the group and adds up another column. */
function groupWay(program: Reviewed, node: StatementOf<'for'>, table: string): string | null {
  const around = [...statementsIn(program.module.body)].find(
    (one) => one.kind === 'for' && one.from < node.from && node.to <= one.to && one.target.kind === 'name',
  )
  const group = around?.kind === 'for' && around.target.kind === 'name' ? around.target.name : null
  const test = node.body.find((one) => one.kind === 'if')
  if (group === null || test?.kind !== 'if') return null
  const head = textOf(program, test.test)
  const by = new RegExp(`["'](\\w+)["'][^=]*== *${group}$`).exec(head)?.[1]
  const added = [...statementsIn(test.body)].filter((one) => one.kind === 'augmented-assign' && one.operator === '+')
  const column = added
    .map((one) => /\[["'](\w+)["']\]/.exec(textOf(program, one))?.[1])
    .find((name) => name !== undefined)
  if (by === undefined) return null
  if (column === undefined) return `${table}["${by}"].value_counts()`
  const divides = /\//.test(program.source.slice(node.to, around?.to ?? node.to))
  return `${table}.groupby("${by}")["${column}"].${divides ? 'mean' : 'sum'}()`
}

/** `total += fila['precio'] * fila['cantidad']` and `total = total + …` over all rows, by the columns. */
function columnSum(program: Reviewed, node: StatementOf<'for'>, table: string): Edit[] {
  const [only, ...more] = node.body
  const added = only === undefined || more.length > 0 ? null : addedIn(program, only)
  const columns = added === null ? null : byColumns(node, added.value, table)
  if (added === null || columns === null) return []
  const before = siblingOf(program, node, -1)
  const isFromZero =
    before?.kind === 'assign' && textOf(program, before).replace(/ /g, '').trimEnd() === `${added.name}=0`
  const [from, sign] = isFromZero ? [before.from, '='] : [node.from, '+=']
  return [{ from, to: endOf(program, node), text: `${added.name} ${sign} (${columns}).sum()` }]
}

function addedIn(program: Reviewed, node: Statement): { name: string; value: string } | null {
  if (node.kind === 'augmented-assign')
    return node.operator === '+' ? { name: textOf(program, node.target), value: textOf(program, node.value) } : null
  const [target] = node.kind === 'assign' ? node.targets : []
  if (node.kind !== 'assign' || target?.kind !== 'name' || node.value.kind !== 'binary') return null
  const { operator, left, right } = node.value
  const isOwn = operator === '+' && left.kind === 'name' && left.name === target.name
  return isOwn ? { name: target.name, value: textOf(program, right) } : null
}

/** A list that a loop fills row by row to become a column: `totales = []`, the loop, `df['total'] = totales`. */
function listedColumn(program: Reviewed, node: StatementOf<'for'>, table: string): Edit[] {
  const [before, behind] = [siblingOf(program, node, -1), siblingOf(program, node, 1)]
  const [only, ...more] = node.body
  const added = only?.kind === 'expression' && more.length === 0 ? only.value : null
  const callee = added?.kind === 'call' ? added.callee : null
  const [value] = added?.kind === 'call' ? added.arguments : []
  if (callee?.kind !== 'attribute' || callee.name !== 'append' || callee.value.kind !== 'name' || !value) return []
  const list = callee.value.name
  const columns = byColumns(node, textOf(program, value.value), table)
  if (columns === null || before?.kind !== 'assign' || behind?.kind !== 'assign') return []
  const [target] = behind.targets
  const isFilled =
    textOf(program, before).replace(/ /g, '').trimEnd() === `${list}=[]` &&
    textOf(program, behind.value) === list &&
    target?.kind === 'subscript' &&
    textOf(program, target.value) === table
  const uses = [...allExpressions(program.module.body)].filter((part) => part.kind === 'name' && part.name === list)
  if (!isFilled || target === undefined || uses.length > 3) return []
  return [{ from: before.from, to: endOf(program, behind), text: `${textOf(program, target)} = ${columns}` }]
}

/** The statement before or behind another in its block. */
function siblingOf({ module }: Reviewed, node: Statement, by: 1 | -1): Statement | undefined {
  const blocks = [module.body, ...[...statementsIn(module.body)].flatMap(blocksOf)]
  const block = blocks.find((statements) => statements.includes(node)) ?? []
  return block[block.indexOf(node) + by]
}

/** `df.loc[i, 'total'] = fila['precio'] * fila['cantidad']` in all rows, by the columns. */
function filledColumn(program: Reviewed, node: StatementOf<'for'>, table: string): Edit[] {
  const [only, ...more] = node.body
  const at = node.target.kind === 'tuple' ? node.target.items[0] : node.target
  if (only?.kind !== 'assign' || more.length > 0 || at?.kind !== 'name') return []
  const [target] = only.targets.map((each) => textOf(program, each))
  const column = new RegExp(`^${table}\\.(?:loc|at)\\[${at.name}, *("[^"]*"|'[^']*')\\]$`).exec(target ?? '')?.[1]
  const columns = byColumns(node, textOf(program, only.value), table)
  if (column === undefined || columns === null) return []
  return [{ from: node.from, to: endOf(program, node), text: `${table}[${column}] = ${columns}` }]
}

/**
 * What is worked out of a row (`fila['precio']`, `df.loc[i, 'precio']`), of whole columns; null where the row is more than its columns, as
 * in a call of the person's own.
 */
function byColumns({ target }: StatementOf<'for'>, value: string, table: string): string | null {
  const [at, row] = target.kind === 'tuple' ? target.items : [target, undefined]
  const names = [at, row].flatMap((each) => (each?.kind === 'name' ? [each.name] : []))
  const ofRow = row?.kind === 'name' ? new RegExp(`(?<![\\w.])${row.name}(?=\\[)`, 'g') : null
  const ofPlace = new RegExp(`(?<![\\w.])${table}(?:\\.(?:loc|at)\\[${names[0]}, *("[^"]*"|'[^']*')\\])`, 'g')
  const ofColumn = new RegExp(`(?<![\\w.])(${table}\\[(?:"[^"]*"|'[^']*')\\])(?:\\.iloc)?\\[${names[0]}\\]`, 'g')
  const columns = (ofRow === null ? value : value.replace(ofRow, table))
    .replace(ofPlace, `${table}[$1]`)
    .replace(ofColumn, '$1')
  const isOfRow = names.some((name) => new RegExp(`(?<![\\w.])${name}\\b`).test(columns))
  return columns === value || isOfRow || /\w\(|\b(?:if|and|or|not)\b/.test(columns) ? null : columns
}

/** `for i in range(len(df))` with `df.iloc[i]`, and `for _, fila in df.iterrows()`. */
function tableOf(program: Reviewed, { iterable, body }: StatementOf<'for'>): string | null {
  const head = textOf(program, iterable)
  const walked = /^(\w+)\.(?:iterrows|itertuples)\(\)$/.exec(head)?.[1]
  if (walked !== undefined) return walked
  const name = /^range\((?:0, *)?len\((\w+)\)\)$/.exec(head)?.[1] ?? /^(\w+)\.index$/.exec(head)?.[1]
  if (name === undefined) return null
  const isOf = (node: Expression) => node.kind === 'name' && node.name === name
  const isTable = [...allExpressions(body)].some(
    (node) =>
      (node.kind === 'attribute' && /^(?:iloc|loc|at|iat)$/.test(node.name) && isOf(node.value)) ||
      // `df["precio"][i]`, of a column that has a name.
      (node.kind === 'subscript' &&
        node.value.kind === 'subscript' &&
        node.value.index.kind === 'string' &&
        isOf(node.value.value) &&
        /\bpandas\b|\bpd\.|\bdf\b/.test(program.source)),
  )
  return isTable ? name : null
}

/** The columns that the loop reads, by their names. */
function columnsIn({ body }: StatementOf<'for'>): string[] {
  const names = [...allExpressions(body)].flatMap((node) =>
    node.kind === 'subscript' && node.index.kind === 'string'
      ? [node.index.value]
      : node.kind === 'subscript' && node.index.kind === 'tuple' && node.index.items[1]?.kind === 'string'
        ? [node.index.items[1].value]
        : [],
  )
  return [...new Set(names)]
}

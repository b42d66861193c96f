import { type Column, isNumeric } from '../../report/read/column'
import type { Key, Made, Pipeline } from '../pipeline'
import { type Of, only, soleColumn } from './facts'
import { conditionalCounts, isOfGroups, measuresOf, testsOf } from './measures'
import { orderOf } from './ordered'
import type { Fact, Scan } from './scan'

/** Puts what a request says of rows in the order in which it is done; null where that says of nothing what comes out. */
export function assembled(facts: readonly Fact[], scan: Scan): Pipeline | null {
  const { table } = scan
  const made = madeOf(facts)
  const group = groupedBy(facts, scan, made)
  const across = only(facts, 'across')[0] ?? null
  const counted = conditionalCounts(facts, scan, group.length > 0)
  const having = group.length > 0 ? facts.filter((fact) => isOfGroups(fact, facts)) : []
  const rowFacts = facts.filter((fact) => !having.includes(fact))
  const apart = totalsApart(facts)
  const totals = apart.length > 0 ? measuresOf({ facts: apart, scan, group: [], made, counted }) : []
  const measures = measuresOf({ facts: facts.filter((fact) => !apart.includes(fact)), scan, group, made, counted })
  const dedupe = dedupeOf(facts, scan)
  if (measures === null || totals === null || dedupe === undefined) return null
  const share = only(facts, 'share').length > 0
  // The first one by itself has no share to be compared with.
  const bests = only(facts, 'best').filter(({ count }) => !share || count > 1)
  const steps = {
    where: testsOf(rowFacts, counted),
    made,
    group,
    measures,
    order: orderOf({ facts, group, measures, made, scan }),
    limit: bests[0]?.count ?? only(facts, 'limit')[0]?.count ?? null,
    saving: savingOf(facts, group.length > 0),
  }
  const listed = listedOf(only(facts, 'list'), steps, table.columns)
  if (listed === null && measures.length === 0) return null
  return {
    ...withAmounts(steps, share),
    table,
    join: null,
    present: presentOf(facts, scan, dedupe !== null),
    fill: only(facts, 'fill').map(({ fill }) => fill),
    dedupe,
    group: across ? [across.rows] : group,
    share: share ? (measures[0]?.name ?? null) : null,
    totals,
    having: testsOf(having, counted).map((test) => ({
      ...test,
      left: { kind: 'made', name: measures[0]?.name ?? '' },
    })),
    across: across?.key ?? null,
    listed,
  }
}

/** What is worked out of several columns and told more than once of groups is a column of its own. */
function withAmounts(steps: Steps, share: boolean): Steps {
  const { made, group, measures, saving } = steps
  const formula = measures.find(({ value }) => value?.kind === 'math')?.value
  if (!formula || group.length === 0 || (measures.length === 1 && !share && saving === null)) return steps
  const key = JSON.stringify(formula)
  const known = made.find(({ value }) => JSON.stringify(value) === key)
  const amount = known ?? { name: 'importe', value: formula, isWhole: false }
  return {
    ...steps,
    made: known ? made : [...made, amount],
    measures: measures.map((measure) =>
      JSON.stringify(measure.value) === key ? { ...measure, value: { kind: 'made', name: amount.name } } : measure,
    ),
  }
}

/** What rows are put together by: what is said, whom «cada uno» means, and what is told beside it. */
function groupedBy(facts: readonly Fact[], scan: Scan, made: readonly Made[]): Key[] {
  const group = keysOf(facts)
  const add = (column: Column | undefined) => column && group.push({ column, part: 'whole', name: column.name })
  if (only(facts, 'share').length > 0 && group.length === 0)
    add(scan.table.columns.find(({ type }) => type === 'text' || type === 'unknown'))
  const person = eachOf(facts, scan, { group, made })
  if (person) group.push(person)
  // «quita las repetidas según el dni» puts nothing together.
  if (only(facts, 'dedupe').length > 0 && only(facts, 'measure').length === 0 && group.length === 1) return []
  if (group.length === 0 || made.length > 0) return group
  for (const column of only(facts, 'list').flatMap(({ columns }) => columns))
    if (!isNumeric(column) && column.type !== 'date' && !group.some((key) => key.column === column)) add(column)
  return group
}

function presentOf(facts: readonly Fact[], scan: Scan, isDeduped: boolean): Pipeline['present'] {
  const isCounted = !isDeduped && only(facts, 'count-left-out').length > 0
  const columns = only(facts, 'present').map(({ column }) => column ?? soleColumn(scan))
  const filled = only(facts, 'fill').map(({ fill }) => fill.column)
  return [...new Set(columns)].flatMap((column) => (column && !filled.includes(column) ? [{ column, isCounted }] : []))
}

function madeOf(facts: readonly Fact[]): Made[] {
  const made: Made[] = []
  for (const { made: one } of only(facts, 'made')) if (!made.some(({ name }) => name === one.name)) made.push(one)
  return made
}

function keysOf(facts: readonly Fact[]): Key[] {
  const keys = [
    ...only(facts, 'group').flatMap((fact) => fact.keys),
    ...only(facts, 'best').flatMap(({ key }) => key ?? []),
    ...only(facts, 'across').flatMap(({ key, rows }) => [rows, key]),
  ]
  return keys.filter((key, at) => keys.findIndex((other) => other.name === key.name) === at)
}

/** «cuánto debe cada uno»: by what names somebody. */
function eachOf(
  facts: readonly Fact[],
  { table }: Scan,
  { group, made }: { group: readonly Key[]; made: readonly Made[] },
): Key | null {
  const isEach = facts.some((fact) => fact.kind === 'word' && fact.word === 'each')
  if (
    !isEach ||
    group.some(({ part }) => part === 'whole') ||
    made.length > 0 ||
    only(facts, 'dedupe').length > 0 ||
    only(facts, 'measure').length === 0
  )
    return null
  const texts = table.columns.filter(
    (column) => (column.type === 'text' || column.type === 'unknown') && column.values.length === 0,
  )
  const column = texts.find(({ name }) => PERSON.test(name)) ?? texts[0]
  return column ? { column, part: 'whole', name: column.name } : null
}

const PERSON =
  /^(?:nombre|client|alumn|emplead|persona|jugador|vendedor|comercial|proveedor|paciente|soci|usuari|trabajador|inquilin)/

/** «la suma de cuotas, y también cuántos por año»: told of all rows, before what is told of groups is added. */
function totalsApart(facts: readonly Fact[]): Fact[] {
  const grouped = facts.findIndex(({ kind }) => kind === 'group' || kind === 'best')
  const also = facts.findLastIndex(({ text }, at) => at < grouped && /\b(?:tambien|ademas|aparte)\b/.test(text))
  const before = also === -1 ? [] : facts.slice(0, also).filter(({ kind }) => kind === 'measure')
  const general = facts.filter(
    ({ kind, text }, at) =>
      kind === 'measure' && grouped !== -1 && at > grouped && /\b(?:general|global|al final|de tod[oa]s?)\b/.test(text),
  )
  return [...before, ...general]
}

function savingOf(facts: readonly Fact[], isGrouped: boolean): Pipeline['saving'] {
  const [fact] = only(facts, 'save')
  if (!fact) return null
  const file = fact.file.startsWith('.') ? `${isGrouped ? 'resumen' : 'resultado'}${fact.file}` : fact.file
  return {
    file,
    isShownToo: facts.some((one, at) => one.kind === 'list' && one.to < fact.from && facts[at - 1]?.from !== one.from),
  }
}

const CLEANED = ['strip', 'spaces', 'dashes', 'lower'] as const

/** Undefined where rows are the same in nothing that is told. */
function dedupeOf(facts: readonly Fact[], { table }: Scan): Pipeline['dedupe'] | undefined {
  const said = only(facts, 'dedupe')
  if (said.length === 0) return null
  const by =
    said.find((one) => one.by !== null)?.by ??
    table.columns.find(({ name }) => /^(?:e?mail|correo|telefono|movil|dni|nif|codigo|isbn|id)/.test(name))
  if (!by) return undefined
  return {
    by,
    clean: CLEANED.filter((one) => only(facts, 'clean').some(({ clean }) => clean.includes(one))),
    keepsLast: said.some(({ keepsLast }) => keepsLast),
    isCounted: only(facts, 'count-left-out').length > 0,
  }
}

type Steps = Pick<Pipeline, 'where' | 'made' | 'group' | 'measures' | 'order' | 'limit' | 'saving'>

/** Whether rows are told one by one, besides groups or by themselves. */
function tellsRows(
  lists: readonly Of<'list'>[],
  { where, made, group, measures, order, limit, saving }: Steps,
): boolean {
  if (group.length > 0) return made.length > 0 && lists[0]?.columns.length === 0
  const isCut = order !== null || limit !== null
  if (measures.length > 0) return lists.length > 0 || isCut
  return lists.length > 0 || isCut || where.length > 0 || made.length > 0 || saving !== null
}

/** What is told of a row: what is asked for, or what names it with what is worked out for it, or all of it. */
function listedOf(lists: readonly Of<'list'>[], steps: Steps, columns: readonly Column[]): string[] | null {
  if (!tellsRows(lists, steps)) return null
  const { made, group, measures, saving } = steps
  // «con su fecha» is told beside the rest.
  const named = lists.filter(({ text }) => !/^(?:y )?con (?:su|sus|el|la) /.test(text))
  const asked = named.flatMap((list) => list.columns.map(({ header }) => header))
  const names = made.map(({ name }) => name)
  if (asked.length > 0) return [...new Set([...asked, ...names])]
  if (made.length === 0 || saving !== null) return [...columns.map(({ header }) => header), ...names]
  const told =
    group.length > 0 ? [] : measures.flatMap(({ value }) => (value?.kind === 'column' ? [value.column.header] : []))
  const texts = columns.filter((column) => !isNumeric(column) && column.type !== 'date' && column.values.length === 0)
  return [...(texts.length > 0 ? texts : columns.slice(0, 1)).map(({ header }) => header), ...told, ...names]
}

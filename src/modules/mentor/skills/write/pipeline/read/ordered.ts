import { columnsIn, type Key, type Made, type Measure, type Order } from '../pipeline'
import { type Of, only, soleColumn } from './facts'
import type { Fact, Scan } from './scan'

type Ordered = {
  facts: readonly Fact[]
  group: readonly Key[]
  measures: readonly Measure[]
  made: readonly Made[]
  scan: Scan
}

export function orderOf({ facts, group, measures, made, scan }: Ordered): Order | null {
  const said = only(facts, 'order')
  const fact = said.find(({ by }) => by !== null) ?? said[0]
  const isDown = said.find((one) => one.isDown !== null)?.isDown ?? null
  const [limit] = only(facts, 'limit')
  const [best] = only(facts, 'best')
  const isGrouped = group.length > 0
  const first = isGrouped ? (measures[0]?.name ?? null) : (made[0]?.name ?? soleColumn(scan)?.header ?? null)
  if (!fact) {
    const from = best ?? limit
    // «las 10 primeras filas» are those that stand first.
    if (!from || first === null || (from.isDown === null && !isGrouped)) return null
    return { by: first, isDown: from.isDown ?? true }
  }
  const name = isGrouped ? groupedName(fact.by, { group, measures }) : rowName(fact.by, made)
  const by = name ?? first
  if (by === null) return null
  const isFigure = isGrouped ? measures.some((one) => one.name === by) : made.some((one) => one.name === by)
  return { by, isDown: isDown ?? (best ?? limit)?.isDown ?? isFigure }
}

function groupedName(by: Of<'order'>['by'], { group, measures }: Pick<Ordered, 'group' | 'measures'>): string | null {
  if (by === null) return null
  if (by === 'key') return group[0]?.name ?? null
  if (typeof by === 'string') return measures.find(({ operation }) => operation === by)?.name ?? null
  if (by.kind === 'made') return by.name === 'porcentaje' ? 'porcentaje' : null
  const [column] = columnsIn(by)
  return (
    group.find((key) => key.column === column)?.name ??
    measures.find(({ value }) => value !== null && columnsIn(value)[0] === column)?.name ??
    null
  )
}

function rowName(by: Of<'order'>['by'], made: readonly Made[]): string | null {
  if (by === null || typeof by === 'string') return null
  if (by.kind === 'made') return made.find(({ name }) => name.includes(by.name.toLowerCase().slice(0, 4)))?.name ?? null
  return columnsIn(by)[0]?.header ?? null
}

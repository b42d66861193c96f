import type { Column } from '../sheet/table'
import { type Measure, measured, measureOf } from './cell-values'
import type { ChartKind, Choice } from './choice'
import { binned } from './histogram'

export type Point = { x: number; y: number }
export type Chart = {
  kind: ChartKind
  xName: string
  yName: string
  measure: Measure
  /** By `x`, ascending. */
  points: readonly Point[]
  /** What stands below bars and texts: `x` counts them from 0. */
  labels: readonly string[]
  /** How wide a bar of a histogram is, on the axis; 0 elsewhere. */
  binWidth: number
  /** Rows whose cells are empty or not of their column's type. */
  skipped: number
  /** Bars that there was no room for: the least. */
  hidden: number
}

const MAX_BARS = 30
const MAX_LABEL = 40

/** Draws nothing: puts the rows' cells together into what is drawn. */
export function chartOf(rows: readonly (readonly string[])[], columns: readonly Column[], choice: Choice): Chart {
  const x = columns[choice.x] ?? NO_COLUMN
  const y = choice.y === null ? null : (columns[choice.y] ?? NO_COLUMN)
  const read = (row: readonly string[], at: number | null) =>
    measured(row[at ?? 0] ?? '', columns[at ?? 0]?.type ?? 'texto')
  const shell = { kind: choice.kind, xName: x.name, labels: [], binWidth: 0, hidden: 0 }
  if (choice.kind === 'histogram') {
    const values = rows.map((row) => read(row, choice.x)).filter((value) => value !== null)
    return { ...shell, ...binned(values), yName: 'Filas', measure: 'number', skipped: rows.length - values.length }
  }
  if (choice.kind === 'bar') {
    const counted = rows.map((row) => ({ label: labelOf(row[choice.x]), value: y === null ? 1 : read(row, choice.y) }))
    return { ...shell, ...barsOf(counted), yName: y === null ? 'Filas' : `Suma de ${y.name}`, measure: 'category' }
  }
  const measure = measureOf(x.type)
  const yName = y?.name ?? ''
  if (measure === 'category')
    return { ...shell, ...inOrder(rows, choice, (row) => read(row, choice.y)), yName, measure }
  const points = rows.flatMap((row) => {
    const [across, up] = [read(row, choice.x), read(row, choice.y)]
    return across === null || up === null ? [] : [{ x: across, y: up }]
  })
  points.sort((a, b) => a.x - b.x)
  return { ...shell, points, yName, measure, skipped: rows.length - points.length }
}

const NO_COLUMN: Column = { name: '', type: 'vacía', empty: 0 }
const labelOf = (cell = '') => cell.trim().slice(0, MAX_LABEL) || '(vacío)'

/** A bar for each text with the sum of its rows: the greatest, in the order in which they come. */
function barsOf(counted: readonly { label: string; value: number | null }[]) {
  const sums = new Map<string, number>()
  let skipped = 0
  for (const { label, value } of counted) {
    if (value === null) skipped += 1
    else sums.set(label, (sums.get(label) ?? 0) + value)
  }
  const greatest = [...sums].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, MAX_BARS)
  const shown = new Set(greatest.map(([label]) => label))
  const bars = [...sums].filter(([label]) => shown.has(label))
  const points = bars.map(([, y], x) => ({ x, y }))
  return { points, labels: bars.map(([label]) => label), skipped, hidden: sums.size - bars.length }
}

/** Texts along the axis, a point for each row. */
function inOrder(
  rows: readonly (readonly string[])[],
  choice: Choice,
  read: (row: readonly string[]) => number | null,
) {
  const drawn = rows.flatMap((row) => {
    const y = read(row)
    return y === null ? [] : [{ label: labelOf(row[choice.x]), y }]
  })
  const points = drawn.map(({ y }, x) => ({ x, y }))
  return { points, labels: drawn.map(({ label }) => label), skipped: rows.length - drawn.length }
}

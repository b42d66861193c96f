import type { Column } from '../sheet/table'
import { measureOf } from './cell-values'

export type ChartKind = 'line' | 'bar' | 'scatter' | 'histogram'
/** Columns by their place. `y` is null where rows are counted, as histograms always do. */
export type Choice = { kind: ChartKind; x: number; y: number | null }

export const KIND_NAMES = {
  line: 'Líneas',
  bar: 'Barras',
  scatter: 'Dispersión',
  histogram: 'Histograma',
} satisfies Record<ChartKind, string>

/** The columns that a kind can have on its axes. */
export function columnsFor(kind: ChartKind, columns: readonly Column[]): { x: number[]; y: number[] } {
  const places = columns.map((_, at) => at).filter((at) => columns[at]?.type !== 'vacía')
  const measure = (at: number) => measureOf(columns[at]?.type ?? 'texto')
  const numbers = places.filter((at) => measure(at) === 'number')
  if (kind === 'histogram') return { x: numbers, y: [] }
  return { x: kind === 'scatter' ? places.filter((at) => measure(at) !== 'category') : places, y: numbers }
}

export function isPossible(kind: ChartKind, columns: readonly Column[]): boolean {
  const { x, y } = columnsFor(kind, columns)
  return x.length > 0 && (kind === 'bar' || kind === 'histogram' || y.length > 0)
}

/** The choice with what does not fit its kind replaced by the first column that does. */
export function fitted({ kind, x, y }: Choice, columns: readonly Column[]): Choice {
  const may = columnsFor(kind, columns)
  const across = may.x.includes(x) ? x : (may.x.find((at) => at !== y) ?? may.x[0] ?? 0)
  if (kind === 'histogram' || (kind === 'bar' && y === null)) return { kind, x: across, y: null }
  const up = y !== null && may.y.includes(y) ? y : (may.y.find((at) => at !== across) ?? may.y[0] ?? null)
  return { kind, x: across, y: up }
}

/** What one would draw first: the course of a date, a bar for each text, else one number against another. Null where nothing can be drawn. */
export function firstChoice(columns: readonly Column[]): Choice | null {
  const measures = columns.map(({ type }) => (type === 'vacía' ? null : measureOf(type)))
  const [date, text, number] = [measures.indexOf('date'), measures.indexOf('category'), measures.indexOf('number')]
  if (number === -1) {
    const x = text === -1 ? date : text
    return x === -1 ? null : { kind: 'bar', x, y: null }
  }
  if (date !== -1) return { kind: 'line', x: date, y: number }
  if (text !== -1) return { kind: 'bar', x: text, y: number }
  const other = measures.indexOf('number', number + 1)
  return other === -1 ? { kind: 'histogram', x: number, y: null } : { kind: 'scatter', x: number, y: other }
}

import uPlot from 'uplot'
import type { Chart } from '../../chart/chart'
import { dateText, numberText, xText } from '../../chart/told'

/** A CSS variable's value, such as a token of the design system. */
export type Token = (name: string) => string

const HEIGHT = 300
/** A label of a bar, in characters. */
const SHORT = 12

/** How uPlot is to draw a chart, in the product's colours. */
export function plotOptions(chart: Chart, width: number, token: Token): uPlot.Options {
  const { xName, yName } = chart
  const axis = {
    stroke: token('--text-muted'),
    grid: { stroke: token('--line'), width: 1 },
    ticks: { stroke: token('--line'), width: 1 },
    font: `12px ${token('--font-sans')}`,
  }
  return {
    width,
    height: HEIGHT,
    cursor: { drag: { x: false, y: false } },
    scales: { x: { time: false, ...xRange(chart) }, y: yRange(chart) },
    axes: [
      { ...axis, ...xAxis(chart, width) },
      { ...axis, size: 64, values: (_, splits) => splits.map(numberText) },
    ],
    series: [
      { label: xName, value: (_, x: number | null) => (x === null ? '—' : xText(chart, x)) },
      {
        label: yName,
        value: (_, y: number | null) => (y === null ? '—' : numberText(y)),
        ...seriesStyle(chart, token),
      },
    ],
  }
}

function seriesStyle({ kind, points }: Chart, token: Token): Partial<uPlot.Series> {
  const stroke = token('--accent')
  if (kind === 'line') return { stroke, width: 2, points: { show: points.length <= 60, size: 6 } }
  if (kind === 'scatter') return { stroke, paths: () => null, points: { show: true, size: 6, fill: stroke } }
  const paths = uPlot.paths.bars?.({ size: kind === 'histogram' ? [1, 200] : [0.7, 60] })
  return { stroke, fill: token('--accent-soft'), width: 1, points: { show: false }, ...(paths ? { paths } : {}) }
}

const hasBars = ({ kind }: Chart) => kind === 'bar' || kind === 'histogram'

function xRange({ kind, measure, points, binWidth }: Chart): uPlot.Scale {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0]
  const margin = kind === 'histogram' ? binWidth / 2 : measure === 'category' ? 0.6 : (last - first || 2) * 0.02
  return { range: [first - margin, last + margin] }
}

/** Bars stand on zero, or their heights would lie. */
const yRange = (chart: Chart): uPlot.Scale =>
  hasBars(chart)
    ? { range: (_, least, greatest) => [Math.min(0, least * 1.05), Math.max(0, greatest * 1.05) || 1] }
    : {}

function xAxis({ kind, measure, labels, points, binWidth }: Chart, width: number): Partial<uPlot.Axis> {
  if (kind === 'histogram') {
    const borders = [...points.map(({ x }) => x - binWidth / 2), (points.at(-1)?.x ?? 0) + binWidth / 2]
    return { splits: () => thinned(borders, width / 50), values: (_, at) => at.map(numberText) }
  }
  if (measure === 'number') return { values: (_, at) => at.map(numberText), space: 60 }
  if (measure === 'date') {
    const shown = days(points[0]?.x ?? 0, points.at(-1)?.x ?? 0, width / 90)
    return { splits: () => shown, values: (_, at) => at.map(dateText) }
  }
  const shown = thinned(
    labels.map((_, at) => at),
    width / 26,
  )
  const isNarrow = width / shown.length < 100
  return {
    splits: () => shown,
    values: (_, at) => at.map((x) => shortened(labels[x] ?? '')),
    ...(isNarrow ? { rotate: -50, size: 90 } : {}),
  }
}

const shortened = (label: string) => (label.length > SHORT ? `${label.slice(0, SHORT - 1)}…` : label)

/** Every so many of them, so that no more than `most` are left. */
function thinned(places: readonly number[], most: number): number[] {
  const step = Math.max(1, Math.ceil(places.length / Math.max(2, most)))
  return places.filter((_, at) => at % step === 0)
}

const DAY = 86_400

/** Up to so many days between two moments, or the moment where they lie on one day. */
function days(least: number, greatest: number, most: number): number[] {
  const first = Math.ceil(least / DAY)
  const count = Math.floor(greatest / DAY) - first + 1
  if (count < 1) return [least]
  const step = Math.ceil(count / Math.max(2, Math.floor(most)))
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => (first + at * step) * DAY)
}

import type { Chart } from './chart'
import { KIND_NAMES } from './choice'

const NUMBER = new Intl.NumberFormat('es-ES', { maximumSignificantDigits: 10 })
const DAY = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
const MOMENT = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'short' })

export const numberText = (value: number): string => NUMBER.format(value)
/** With its hour where it has one. */
export const dateText = (seconds: number): string => (seconds % 86_400 === 0 ? DAY : MOMENT).format(seconds * 1000)

/** What stands at a place of the horizontal axis. */
export function xText({ kind, measure, labels, binWidth }: Chart, x: number): string {
  if (kind === 'histogram') return `${numberText(x - binWidth / 2)} a ${numberText(x + binWidth / 2)}`
  if (measure === 'category') return labels[x] ?? ''
  return measure === 'date' ? dateText(x) : numberText(x)
}

/** The chart in a sentence: what it shows, and between what. */
export function summary(chart: Chart): string {
  const { kind, xName, yName, points } = chart
  const what = kind === 'histogram' ? `cuántas filas hay en cada intervalo de ${xName}` : `${yName} según ${xName}`
  const head = `${KIND_NAMES[kind]}: ${what}.`
  const [first] = points
  if (first === undefined) return `${head} No hay nada que dibujar.`
  const lowest = points.reduce((a, b) => (b.y < a.y ? b : a), first)
  const highest = points.reduce((a, b) => (b.y > a.y ? b : a), first)
  const ends = `De ${numberText(lowest.y)} (${xText(chart, lowest.x)}) a ${numberText(highest.y)} (${xText(chart, highest.x)})`
  const noun = kind === 'bar' || kind === 'histogram' ? 'barra' : 'punto'
  return `${head} ${ends}, en ${points.length.toLocaleString('es-ES')} ${noun}${points.length === 1 ? '' : 's'}.`
}

/** What of the rows is not to be seen, if there is any. */
export function leftOut({ skipped, hidden }: Chart): string {
  const parts = [
    skipped > 0 &&
      `${skipped === 1 ? 'Una fila no tiene' : `${skipped.toLocaleString('es-ES')} filas no tienen`} dato que dibujar.`,
    hidden > 0 && `${hidden === 1 ? 'Falta 1 barra' : `Faltan ${hidden.toLocaleString('es-ES')} barras`}, las menores.`,
  ]
  return parts.filter(Boolean).join(' ')
}

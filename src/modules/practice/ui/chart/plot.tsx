import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Chart } from '../../chart/chart'
import { plotOptions } from './plot-options'

const THEME = 'data-theme'

/** A chart on a canvas, drawn anew where its room or the theme changes. What it shows is told beside it: a canvas says nothing. */
export function Plot({ chart, label }: { chart: Chart; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const data: uPlot.AlignedData = [chart.points.map(({ x }) => x), chart.points.map(({ y }) => y)]
    const token = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
    let plot: uPlot | null = null
    const draw = () => {
      plot?.destroy()
      plot = new uPlot(plotOptions(chart, element.clientWidth, token), data, element)
    }
    const size = new ResizeObserver(() => plot?.width !== element.clientWidth && draw())
    size.observe(element)
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributes: true, attributeFilter: [THEME] })
    return () => {
      size.disconnect()
      theme.disconnect()
      plot?.destroy()
    }
  }, [chart])
  return <div ref={place} role="img" aria-label={label} className="min-h-80 min-w-0 overflow-hidden text-text-muted" />
}

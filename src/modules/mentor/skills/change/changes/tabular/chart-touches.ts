import { CHART_COLOURS } from './chart-colours'
import { CHART_DATA } from './chart-data'
import { CHART_KINDS } from './chart-kinds'
import { CHART_LABELS } from './chart-labels'
import { CHART_LOOKS } from './chart-looks'
import type { Chart } from './charts'
import type { Touch } from './touch'

/** Small wishes of a chart. */
export const CHART_TOUCHES: readonly Touch<Chart>[] = [
  ...CHART_LABELS,
  ...CHART_COLOURS,
  ...CHART_KINDS,
  ...CHART_LOOKS,
  ...CHART_DATA,
]

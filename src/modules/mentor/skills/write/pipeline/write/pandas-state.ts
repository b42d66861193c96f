import type { Measure, Pipeline } from '../pipeline'
import type { Terms } from './terms'

export type Pandas = {
  pipeline: Pipeline
  terms: Terms
  lines: string[]
  how: string[]
  done: string[]
  decimals: number | null
}

export const METHODS: Readonly<Record<Measure['operation'], string>> = {
  sum: 'sum',
  mean: 'mean',
  median: 'median',
  min: 'min',
  max: 'max',
  count: 'size',
  distinct: 'nunique',
}

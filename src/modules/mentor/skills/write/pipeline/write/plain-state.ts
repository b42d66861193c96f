import type { Pipeline } from '../pipeline'
import type { Terms } from './terms'

/** A program in plain Python that is being written. `current` is the list of the rows that are left. */
export type Plain = {
  pipeline: Pipeline
  terms: Terms
  current: string
  /** The rows that totals are of, where only the first ones are told. */
  all: string
  lines: string[]
  imports: string[]
  how: string[]
  done: string[]
  decimals: number
  currency: string
}

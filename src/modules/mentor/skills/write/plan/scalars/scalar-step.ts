import type { Reading } from '../../compose/reading'
import type { FieldType } from '../tables/table'
import type { Quantity } from './scalar-inputs'

export type Result = { name: string; label: string; type: FieldType | 'mean' }
/** One thing that is worked out from what is known: the lines of it and what comes out. */
export type Step = {
  constants?: string[]
  imports?: string[]
  lines: string[]
  results: Result[]
  how: string[]
  said: string
}
export type Known = { reading: Reading; quantities: readonly Quantity[] }

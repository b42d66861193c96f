import type { End, Want } from '../dialogue/dialogue'
import type { Quantity } from '../dialogue/quantity'

/** Where what is kept goes: into the memory of the program, or at the end of a file. */
export type Store = { kind: 'list' | 'dict' } | { kind: 'csv' | 'txt'; file: string }

/** A program that keeps something: what of each, how often it is asked, where it goes and what is told of all. */
export type Records = {
  /** «pedidos», as a name. */
  all: string
  fields: Quantity[]
  isDated: boolean
  /** One of them, once; else again and again. */
  isOne: boolean
  end: End | null
  count: number | null
  store: Store
  /** Each is kept and shown; else no more than what is told of all. */
  keepsAll: boolean
  /** By which of the fields all are shown. */
  order: { at: number; isDown: boolean } | null
  /** All is shown at the end, also of a file. */
  isShown: boolean
  /** The number that is added up, and by which of the fields. */
  totals: { of: Quantity; by: Quantity } | null
  wants: Want[]
  /** What nobody said and was supposed. */
  supposed: string[]
  /** Clauses that nothing was made of, as they were written. */
  left: string[]
}

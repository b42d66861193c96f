import type { Span } from '../compose/reading'
import type { RawText } from './text-tests'
import type { View } from './view'

/** A condition on an element, as Python in its loop. */
export type Condition = Span & { test: string; isOr?: boolean }

/** What is known of a function's elements, and of what else it is given. */
export type Known = {
  view: View
  numbers: readonly string[]
  texts: readonly string[]
  dates: readonly string[]
  raw: RawText
}

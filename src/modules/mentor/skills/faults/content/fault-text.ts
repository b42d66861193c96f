/** What people see when something is wrong; the words for each are in `signs.ts`. */
export type Sign =
  | 'none'
  | 'endless'
  | 'zero'
  | 'last'
  | 'first'
  | 'skips'
  | 'nothing'
  | 'number'
  | 'twice'
  | 'never'
  | 'always'
  | 'unchanged'
  | 'shared'
  | 'order'
  | 'literal'
  | 'address'
  | 'same'
  | 'lost'
  | 'rows'
  | 'limit'
  | 'asked'
  | 'brackets'
  | 'spaces'
  | 'missing'

/**
 * How a fault is told. `{name}` stands for a fact that the detector gives (inline code, or a plain number), `{line}` for the line. `signs`
 * are what a person sees of it.
 */
export type FaultText = {
  signs: readonly Sign[]
  /** The fault in the person's own names. */
  what: string
  /** What Python does there. */
  why: string
  /** The first rounds with the values of the program; told where the detector knows them all. */
  trace?: string
  /** How it is avoided. */
  avoid: string
}
export type FaultTexts = Readonly<Record<string, FaultText>>

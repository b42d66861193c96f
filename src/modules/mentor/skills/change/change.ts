import type { Program } from '../../python/program/indexed-program'

/**
 * The person's words twice, letter by letter in the same places: as they are written, and in lower case without accents. What a change has
 * understood is blanked out in `plain` (as `¦`), so that no other takes it for its own.
 */
export type Said = { prose: string; plain: string }

export type Span = { from: number; to: number }

/** What a change found in the words: its pieces in the person's own spelling, by the names of the pattern's groups. */
export type Wish = {
  change: Change
  spans: readonly Span[]
  /** The words that were understood, plain. */
  words: string
  parts: Partial<Record<string, string>>
  said: Said
}

/** The new program, with a sentence on what is different and how that works. */
export type Made = {
  code: string
  told: string
  how?: readonly string[]
  /** What of the wish is not done, as a sentence. */
  but?: string
  /** It must print what it printed before; where it does not, the change is not made. */
  keepsOutput?: boolean
}
/** Why a change is not made, or what must be asked first. Null: it does not fit this program. */
export type Result = Made | { why: string } | { asks: string } | null

/** One kind of change. It is read in the order of the registry, and made in that of `stage`: data first, what wraps a program last. */
export type Change = {
  name: string
  stage: number
  /** Over `plain`; all that are found together are one wish. */
  says: readonly RegExp[]
  /** Where the words stand that ask for it, read by what the program and its data are; null where none do. Patterns are not asked then. */
  reads?: (said: Said, program: Program) => readonly Span[] | null
  /** Whether what was found is enough to be this wish; what is not leaves its words to others. */
  needs?: (found: Pick<Wish, 'parts' | 'words'>) => boolean
  /** Asked for more than once in one message, it is as many wishes: «añade huevos y quita la leche». */
  repeats?: true
  /** It takes only words that it understands to the last one: none of them is missing in what it makes. */
  isWhole?: true
  /** It is given up after all others: it reads what nobody else took, or waits for what another makes. */
  readsRest?: true
  make: (program: Program, wish: Wish) => Result
  /** Said where the wish is clear and the program does not allow it. */
  unfit?: string
}

/** In which order changes are made to one program. */
export const STAGE = {
  value: 0,
  data: 1,
  expression: 2,
  output: 3,
  format: 3.5,
  repeat: 4,
  input: 5,
  structure: 6,
  names: 7,
  style: 8,
}

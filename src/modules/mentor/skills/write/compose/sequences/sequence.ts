import type { NounType } from '../scalars/nouns'

/** Many values of one kind, where they come from, and the lines that get them. */
export type Sequence = {
  /** The variable, and one of them. */
  plural: string
  one: string
  label: string
  of: 'number' | 'text'
  type: NounType
  origin: 'parameter' | 'keyboard' | 'given' | 'file' | 'range' | 'chance'
  lines: string[]
  imports: string[]
  /** What somebody would type in an example; null where nothing is typed. */
  typed: string[] | null
  /** Whether it can turn out empty. */
  canBeEmpty: boolean
  how: string[]
}

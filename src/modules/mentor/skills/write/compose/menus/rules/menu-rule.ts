import type { Action } from '../menu-actions'

/** What a rule is about: a thing that is there already, is not there, of which there is not enough … */
export type RuleKind =
  | 'exists'
  | 'missing'
  | 'scarce'
  | 'empty'
  | 'flagged'
  | 'blank'
  | 'gone'
  | 'most'
  | 'full'
  | 'negative'
  | 'low'
  | 'confirm'
  | 'ending'
  | 'says'
  | 'range'
  | 'invalid'

/**
 * What a menu is to do in a case. `keys`: the options that are meant; `text`: what it is to say, null where it is not told; `then`: what is
 * done with a thing that is there already; `fields`: by which things are the same; `bounds`: from where to where.
 */
export type Rule = {
  kind: RuleKind
  span: { from: number; to: number }
  keys: readonly string[]
  text: string | null
  then?: 'refuse' | 'ask' | 'sum'
  fields?: readonly string[]
  bounds?: readonly [string, string]
}

/** The same of the words alone, before the options are known: `actions` are those whose options can be meant. */
export type Offer = { key: string; action: Action; detail?: { from: number; to: number } }

/** What the options of a menu work on, whoever wrote it. `fields`: of things with several, their keys; `flag`: what is true of what is done. */
export type Kept = {
  name: string
  kind: 'list' | 'dict' | 'records' | 'amount'
  fields: readonly { name: string; isNumber: boolean }[]
  flag: string | null
}

import type { Facts, Tried } from './program-facts'

/** What can be wished of a program: how people say it with its own names, and how to tell that it has been done. Null: it does not apply. */
export type StandardWish = {
  name: string
  /** It can be wished of nearly any program. */
  isOfAll?: true
  of: (facts: Facts) => { says: readonly string[]; isDone: (tried: Tried) => boolean } | null
}

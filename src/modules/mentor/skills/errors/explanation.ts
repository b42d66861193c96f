import type { Kind } from './kinds/kind'

/** What is known of an error: what the message says, and what the code tells beyond it. */
export type Explanation = {
  /** Null where the code was read and no message was given. */
  type: string | null
  /** Null for an exception that is not Python's own. */
  kind: Kind | null
  values: Record<string, string>
  /** In the code of the person, from 1. */
  line: number | null
  /** Its cause in the person's own code, in Markdown. */
  cause: string | null
  /** The cause names what meets there: what is known of the message says more. */
  isVague?: true
  source: string | null
  corrected: string | null
  /** How the cause that was found is avoided. */
  avoid?: string
  /** What the correction guesses, or what the person has to decide. */
  decide: string | null
  /** What else is to be said: the code does not fit, something is left. */
  notes: string[]
}

/** How it is asked: for the first time, or again. */
export type Manner = 'first' | 'why' | 'simpler' | 'correct'

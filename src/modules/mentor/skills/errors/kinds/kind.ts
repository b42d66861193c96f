/**
 * What is told of one kind of error. `{name}` stands for what the message tells, a type as `{type}` for its everyday name. A cause is
 * what happened, a tiny program that does it, and the same put right.
 */
export type Kind = {
  means: string
  /** The same where the message was cut and does not tell what `means` names. */
  untold?: string
  /** For somebody who has never programmed. */
  simply: string
  causes: readonly (readonly [what: string, before: string, after: string])[]
  avoid: string
  /** Whether `avoid` is right whichever the cause was: else it stands only where the cause is not known. */
  holds?: true
}
export type Kinds = Readonly<Record<string, Kind>>

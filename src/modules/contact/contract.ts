/** What one writes in the contact form. */
export type ContactValues = { name: string; email: string; message: string }

/** What became of a message. `unsent`: the server could not be reached. */
export type ContactOutcome =
  | { kind: 'sent' }
  | {
      kind: 'refused'
      /** What is wrong with it as a whole; null when its fields say it. */
      notice: string | null
      errors: Partial<Record<keyof ContactValues, string>>
      /** As given, so that nothing is lost without JavaScript either. */
      values: ContactValues
      stamp: string
    }
  | { kind: 'unsent' }

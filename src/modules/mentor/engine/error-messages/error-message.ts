/** One message of Python, in the wordings of 3.8 to 3.14. Its named groups are what the message tells. */
export type ErrorMessage = {
  kind: string
  types: readonly string[]
  pattern: RegExp
  /** The message is too short or too common to be known without its type. */
  needsType?: true
}

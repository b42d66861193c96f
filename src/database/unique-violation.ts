const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because what it would store must be there only once; `index`: by that index. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error && error.code === UNIQUE_VIOLATION)) return isUniqueViolation(error.cause, index)
  return index === undefined || ('constraint' in error && error.constraint === index)
}

import { CallError, toldOf } from '~/platform/http/call'

/** What the server says against it, where it has a sentence for the reader: a limit, an empty chat. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof CallError && error.status === 422 ? toldOf(error) : null

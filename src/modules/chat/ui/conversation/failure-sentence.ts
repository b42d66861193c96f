import { CallError, ConnectionError } from '~/platform/call'
import { CHAT_ERRORS } from '../../copy'

/** Why something could not be sent, in Spanish, for the reader. */
export function failureSentence(error: unknown): string {
  return error instanceof CallError || error instanceof ConnectionError ? error.message : CHAT_ERRORS.send
}

import { clockTime, longDate } from '~/platform/time/dates'
import type { ChatType } from '../../contract'
import { MENTOR_NAME, writtenBy } from '../../copy'
import { authorName } from '../authors'
import type { ReadMessage } from '../library/branch'

export type ExportedChat = { title: string; type: ChatType; createdAt: Date }
/** Writes a file piece by piece, from the messages of one branch, oldest first. */
export type WriteExport = (chat: ExportedChat, messages: AsyncIterable<ReadMessage>) => AsyncGenerator<string>

/** "Mentor Basic · 10 de marzo de 2026". */
export const originOf = ({ type, createdAt }: ExportedChat): string => `${MENTOR_NAME[type]} · ${longDate(createdAt)}`

/** "10 de marzo de 2026, 11:00", in Madrid. */
export const momentOf = ({ createdAt }: ReadMessage): string => `${longDate(createdAt)}, ${clockTime(createdAt)}`

/** Who wrote a reply, and what became of it if it did not come to its end: one line each. */
export function notesOn(message: ReadMessage): string[] {
  const author = message.content === '' ? null : writtenBy(message.authors.map(authorName))
  return [endOf(message), author].filter((note) => note !== null)
}

/** What became of a reply that did not come to its end; null for one that did. */
function endOf({ role, status, content }: ReadMessage): string | null {
  if (role === 'user' || status === 'complete') return null
  if (status === 'streaming') return 'La respuesta todavía se estaba escribiendo.'
  if (status === 'stopped') return 'La respuesta se detuvo aquí.'
  return content === '' ? 'Esta pregunta se quedó sin respuesta.' : 'La respuesta se cortó aquí.'
}

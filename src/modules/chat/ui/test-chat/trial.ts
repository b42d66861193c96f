import { CallError } from '~/platform/http/call'
import type { ChatType } from '../../contract'

/** DATA-16: what is asked of a mentor to see whether it answers. */
export type TrialRequest = { message: string; chatbotType: ChatType }
export type Trial =
  | { type: 'idle' }
  | { type: 'running'; request: TrialRequest }
  | { type: 'answered'; request: TrialRequest; content: string; response: unknown }
  | { type: 'failed'; request: TrialRequest; sentence: string; response: unknown }

/** VAL-23. Null: nothing to send, or something is on its way. */
export function requestOf(message: string, chatbotType: ChatType, trial: Trial): TrialRequest | null {
  const text = message.trim()
  return text === '' || trial.type === 'running' ? null : { message: text, chatbotType }
}

export const answered = (request: TrialRequest, response: { content: string }): Trial => ({
  type: 'answered',
  request,
  content: response.content,
  response,
})

/** ADMIN-04. */
export function failed(request: TrialRequest, error: unknown): Trial {
  const message = error instanceof Error && error.message.trim() !== '' ? error.message : 'Error desconocido'
  const response =
    error instanceof CallError
      ? { status: error.status, error: error.code, message: error.message, ...error.details }
      : { message }
  return { type: 'failed', request, sentence: `Error: ${message}`, response }
}

/** ADMIN-03: an answer in which the mentor excuses itself is none. */
export const speaksOfDifficulties = (text: string): boolean =>
  /\b(?:teniendo|experimentando|tengo|tenemos)\s+(?:(?:algunas|ciertas)\s+)?dificultades\b/i.test(text)

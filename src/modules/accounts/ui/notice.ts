import { CallError, toldOf } from '~/platform/http/call'
import { waitingTime } from './waiting-time'

/** What somebody is told of an outcome, as a banner or a toast. */
export type Notice = { title: string; description: string }

/** What to say about a call that failed; `fallback` where the error has no sentence (C-24). */
export const noticeOfError = (error: Error, fallback: Notice): Notice => ({
  title: fallback.title,
  description: sentenceOf(error) ?? fallback.description,
})

/** AUTH-31…34: our own refusals carry their Spanish sentence; what anything else says is not for the reader. */
export function sentenceOf(error: Error): string | null {
  if (!(error instanceof CallError)) return toldOf(error)
  if (error.code === 'untranslated') return null
  const { retryAfterSeconds } = error.details
  if (error.code === 'too_many_attempts' && typeof retryAfterSeconds === 'number') {
    return `Demasiados intentos. Vuelve a probar dentro de ${waitingTime(retryAfterSeconds)}.`
  }
  return toldOf(error)
}

import { CallError, ConnectionError } from '~/platform/http/call'
import type { Notice } from '../notice'

/** What to say: nothing to who has closed the browser's own window, or the dialog that asks who one is. */
export function failureOfPasskey(error: unknown, fallback: Notice): Notice | null {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
  if (error instanceof Error && error.name === 'InvalidStateError')
    return { title: fallback.title, description: 'Este dispositivo ya tiene una llave de tu cuenta.' }
  const hasWords = error instanceof ConnectionError || (error instanceof CallError && error.code !== 'invalid_input')
  return { title: fallback.title, description: hasWords ? error.message : fallback.description }
}

/** Whether the proof was the wrong one: password or passkey. */
export const isRefused = (error: unknown): boolean => error instanceof CallError && error.code === 'wrong_credentials'

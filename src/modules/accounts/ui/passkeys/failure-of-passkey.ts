import { CallError, ConnectionError } from '~/platform/call'
import { PASSKEY_NEEDS_RECENT_SIGN_IN } from '../../passkey-copy'
import type { Notice } from '../outcome-notice'

/** What to say: nothing to who has closed the browser's own window. */
export function failureOfPasskey(error: unknown, fallback: Notice): Notice | null {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null
  if (error instanceof Error && error.name === 'InvalidStateError')
    return { title: fallback.title, description: 'Este dispositivo ya tiene una llave de tu cuenta.' }
  if (error instanceof CallError && error.code === 'sign_in_again')
    return { title: fallback.title, description: PASSKEY_NEEDS_RECENT_SIGN_IN }
  const hasWords = error instanceof ConnectionError || (error instanceof CallError && error.code !== 'invalid_input')
  return { title: fallback.title, description: hasWords ? error.message : fallback.description }
}

import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { CurrentUser } from '../../contract'
import { askDevice, openWith } from './passkey-calls'
import { hasWebAuthn } from './passkey-support'

/** `onFailure` is told of a passkey that opens nothing. */
export type Autofill = { onUser: (user: CurrentUser) => void; onFailure: (error: unknown) => void }

/** Less than a challenge is good for. */
const WAIT_MS = 4 * 60_000
/** Somebody is still there. */
const SIGNS = ['pointermove', 'focusin'] as const

/**
 * Lists the device's passkeys in the field of the address (`autocomplete="… webauthn"`), with a new challenge when time is up and
 * somebody is there, until `signal` or another ceremony ends it. Never throws.
 */
export async function offerInField({ onUser, onFailure }: Autofill, signal: AbortSignal): Promise<void> {
  if (!hasWebAuthn() || !(await browserSupportsWebAuthnAutofill())) return
  while (!signal.aborted) {
    try {
      const end = await signInFromField(signal)
      if (end === 'over') return
      if (end !== 'time_up') return onUser(end)
    } catch (error) {
      onFailure(error)
    }
    await someoneThere(signal)
  }
}

/** Throws CallError and ConnectionError for a passkey that opens nothing. */
async function signInFromField(signal: AbortSignal): Promise<CurrentUser | 'time_up' | 'over'> {
  const end = () => WebAuthnAbortService.cancelCeremony()
  let isTimeUp = false
  const timer = setTimeout(() => {
    isTimeUp = true
    end()
  }, WAIT_MS)
  signal.addEventListener('abort', end, { once: true })
  try {
    // Nobody has asked for this: what goes wrong before a passkey is taken is not told.
    const proof = await askDevice({ fromAutofill: true }).catch(() => null)
    if (proof === null) return isTimeUp ? 'time_up' : 'over'
    return await openWith(proof)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

const someoneThere = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    for (const sign of [...SIGNS, 'abort']) {
      const target = sign === 'abort' ? signal : document
      target.addEventListener(sign, () => resolve(), { once: true })
    }
  })

import { AUTO_LOGIN_GIVE_UP_MS, AUTO_LOGIN_SUCCESS_MS, AUTO_LOGIN_TRIES, SYNC_RETRY_DELAY_MS } from '../../rules'

/** AUTH-48…55. `failures` counts the failed tries in a row, of earlier visits in this tab as well (AUTH-54). */
export type AutoLogin = { failures: number; isOffline: boolean } & (
  | { phase: 'trying' }
  /** Between two tries, and after the last. */
  | { phase: 'failed'; message: string }
  /** AUTH-21: somebody else than last time starts at the dashboard. */
  | { phase: 'succeeded'; isOtherUser: boolean }
)

export type AutoLoginEvent =
  | { type: 'succeeded'; isOtherUser: boolean }
  | { type: 'failed'; message: string }
  /** By itself after a while, or by the button, which begins to count anew when all tries are used up. */
  | { type: 'again' }
  | { type: 'line_changed'; isOffline: boolean }

/** AUTH-55: for an error that has no sentence. */
const UNEXPECTED = 'Error inesperado durante la autenticación'

export const beginAutoLogin = ({ failures, isOffline }: { failures: number; isOffline: boolean }): AutoLogin =>
  failures < AUTO_LOGIN_TRIES
    ? { failures, isOffline, phase: 'trying' }
    : { failures, isOffline, phase: 'failed', message: UNEXPECTED }

export function autoLogin(state: AutoLogin, event: AutoLoginEvent): AutoLogin {
  const { failures, isOffline } = state
  switch (event.type) {
    case 'line_changed':
      return { ...state, isOffline: event.isOffline }
    case 'succeeded':
      return { failures: 0, isOffline, phase: 'succeeded', isOtherUser: event.isOtherUser }
    case 'failed':
      return { failures: failures + 1, isOffline, phase: 'failed', message: event.message || UNEXPECTED }
    case 'again':
      return { failures: hasGivenUp(state) ? 0 : failures, isOffline, phase: 'trying' }
  }
}

export const hasGivenUp = ({ phase, failures }: AutoLogin): boolean =>
  phase === 'failed' && failures >= AUTO_LOGIN_TRIES

/** The next try, counted from one. */
export const tryNumber = ({ failures }: AutoLogin): number => Math.min(failures + 1, AUTO_LOGIN_TRIES)

export type NextStep = { do: 'try' | 'again' | 'enter' | 'login'; afterMs: number }

/** What follows without anybody doing anything. AUTH-50: without a line nothing is tried, so nothing fails. */
export function nextStep(state: AutoLogin): NextStep | null {
  if (state.phase === 'succeeded') return { do: 'enter', afterMs: AUTO_LOGIN_SUCCESS_MS }
  if (state.isOffline) return null
  if (state.phase === 'trying') return { do: 'try', afterMs: 0 }
  return hasGivenUp(state)
    ? { do: 'login', afterMs: AUTO_LOGIN_GIVE_UP_MS }
    : { do: 'again', afterMs: SYNC_RETRY_DELAY_MS }
}

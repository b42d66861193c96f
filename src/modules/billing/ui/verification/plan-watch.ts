import { CHAT_COUNTDOWN_SECONDS, CHECKOUT_OVERDUE_MS, PLAN_POLL_MS, PLAN_POLLS } from '../../purchase-rules'

export type WatchProblem = 'signed_out' | 'timeout' | 'overdue'

/** PAY-31. `attempts`: the answers so far that said no. */
export type PlanWatch = { attempts: number } & (
  | { phase: 'loading' }
  /** `isAsking`: an answer is awaited; else the next question comes in a while. */
  | { phase: 'verifying'; isAsking: boolean }
  | { phase: 'success' }
  | { phase: 'redirecting'; secondsLeft: number }
  | { phase: 'error'; problem: WatchProblem }
)

export type PlanWatchEvent =
  | { type: 'asked' }
  | { type: 'active' }
  /** `elapsedMs`: since the checkout began, if this browser remembers a purchase that is still open. */
  | { type: 'not_active'; elapsedMs: number | null }
  | { type: 'signed_out' }
  | { type: 'second_passed' }
  /** PAY-36. */
  | { type: 'restarted' }

export const beginPlanWatch = (isSignedIn: boolean): PlanWatch =>
  isSignedIn ? { attempts: 0, phase: 'loading' } : { attempts: 0, phase: 'error', problem: 'signed_out' }

export function planWatch(state: PlanWatch, event: PlanWatchEvent): PlanWatch {
  const { attempts } = state
  switch (event.type) {
    case 'asked':
      return { attempts, phase: 'verifying', isAsking: true }
    case 'active':
      return { attempts, phase: 'success' }
    case 'not_active':
      // The plan may have been activated by hand meanwhile.
      return state.phase === 'verifying' ? notActive(attempts + 1, event.elapsedMs) : state
    case 'signed_out':
      return { attempts, phase: 'error', problem: 'signed_out' }
    case 'second_passed':
      return countDown(state)
    case 'restarted':
      return { attempts: 0, phase: 'loading' }
  }
}

/** PAY-33…35. */
function notActive(attempts: number, elapsedMs: number | null): PlanWatch {
  if (elapsedMs !== null && elapsedMs > CHECKOUT_OVERDUE_MS) return { attempts, phase: 'error', problem: 'overdue' }
  return attempts < PLAN_POLLS
    ? { attempts, phase: 'verifying', isAsking: false }
    : { attempts, phase: 'error', problem: 'timeout' }
}

function countDown(state: PlanWatch): PlanWatch {
  const { attempts } = state
  if (state.phase === 'success') return { attempts, phase: 'redirecting', secondsLeft: CHAT_COUNTDOWN_SECONDS }
  if (state.phase !== 'redirecting') return state
  return { attempts, phase: 'redirecting', secondsLeft: Math.max(0, state.secondsLeft - 1) }
}

export type WatchStep = { do: 'ask' | 'count' | 'leave'; afterMs: number }

/** How long "tu plan está activo" stands alone before the countdown. */
const SUCCESS_MS = 1_000
const SECOND_MS = 1_000

/** What follows without anybody doing anything; null while an answer is awaited, and at the end. */
export function nextWatchStep(state: PlanWatch): WatchStep | null {
  switch (state.phase) {
    case 'loading':
      return { do: 'ask', afterMs: 0 }
    case 'verifying':
      return state.isAsking ? null : { do: 'ask', afterMs: PLAN_POLL_MS }
    case 'success':
      return { do: 'count', afterMs: SUCCESS_MS }
    case 'redirecting':
      return state.secondsLeft === 0 ? { do: 'leave', afterMs: 0 } : { do: 'count', afterMs: SECOND_MS }
    case 'error':
      return null
  }
}

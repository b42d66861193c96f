import type { ToastInput } from '~/ui/toasts/toast-store'

/** SHELL-17. `reconnecting` counts the checks in a row that failed; `expired`: the line is back, the session is not. */
export type Connectivity =
  | { kind: 'online' | 'offline' | 'reconnected' | 'expired' | 'unreachable' }
  | { kind: 'reconnecting'; failures: number }

export type ConnectivityEvent =
  | { type: 'went_offline' | 'came_online' | 'settled' }
  | { type: 'checked'; outcome: SessionCheck }

/** What became of asking the server for the session; `nobody`: there was none to lose. */
export type SessionCheck = 'valid' | 'nobody' | 'expired' | 'failed'

/** SHELL-20, SHELL-21. */
const CHECK_DELAY_MS = 1_000
/** SHELL-18. */
const RECONNECTED_SHOWN_MS = 5_000
/** SHELL-19: more than these are a persistent error. */
const MAX_FAILURES = 3

export const ONLINE: Connectivity = { kind: 'online' }

export function connectivity(state: Connectivity, event: ConnectivityEvent): Connectivity {
  switch (event.type) {
    case 'went_offline':
      return { kind: 'offline' }
    case 'came_online':
      return state.kind === 'online' ? state : { kind: 'reconnecting', failures: 0 }
    case 'settled':
      return state.kind === 'reconnected' ? ONLINE : state
    case 'checked':
      return state.kind === 'reconnecting' ? afterCheck(event.outcome, state.failures) : state
  }
}

function afterCheck(outcome: SessionCheck, failures: number): Connectivity {
  if (outcome === 'expired') return { kind: 'expired' }
  if (outcome !== 'failed') return { kind: 'reconnected' }
  return failures < MAX_FAILURES ? { kind: 'reconnecting', failures: failures + 1 } : { kind: 'unreachable' }
}

/** What follows by itself, and when. */
export function nextOf({ kind }: Connectivity): { do: 'check' | 'settle'; afterMs: number } | null {
  if (kind === 'reconnecting') return { do: 'check', afterMs: CHECK_DELAY_MS }
  return kind === 'reconnected' ? { do: 'settle', afterMs: RECONNECTED_SHOWN_MS } : null
}

/** SHELL-22…25: what is said once, beside the banner that stays. Of several failed checks in a row the first is told. */
export function toastOf(before: Connectivity, event: ConnectivityEvent): ToastInput | null {
  if (event.type === 'went_offline' && before.kind !== 'offline') return TOASTS.offline
  if (event.type !== 'checked' || before.kind !== 'reconnecting') return null
  if (event.outcome === 'failed') return before.failures === 0 ? TOASTS.failed : null
  return TOASTS[event.outcome]
}

const TOASTS = {
  offline: {
    title: 'Sin conexión',
    description: 'Has perdido la conexión a Internet. Algunas funciones no estarán disponibles.',
    variant: 'destructive',
  },
  valid: { title: 'Conexión restablecida', description: 'Tu sesión se ha recuperado correctamente' },
  nobody: { title: 'Conexión restablecida' },
  expired: {
    title: 'Sesión expirada',
    description: 'Tu sesión ha caducado durante la desconexión. Necesitas iniciar sesión de nuevo.',
    variant: 'destructive',
  },
  failed: {
    title: 'Error al reconectar',
    description: 'El servidor todavía no responde. Seguimos intentándolo.',
    variant: 'destructive',
  },
} satisfies Record<string, ToastInput>

/** Stripe's own words, in Spanish. */
const STATES: Record<string, string> = {
  active: 'activa',
  trialing: 'en periodo de prueba',
  past_due: 'con un cobro pendiente',
  unpaid: 'sin pagar',
  incomplete: 'a la espera del primer pago',
  incomplete_expired: 'no llegó a empezar',
  canceled: 'terminada',
  paused: 'en pausa',
}
const ENDED = new Set(['canceled', 'incomplete_expired'])

/** A state that it gets one day is shown as Stripe calls it. */
export const stateOfSubscription = (status: string): string => STATES[status] ?? status
export const isEnded = (status: string): boolean => ENDED.has(status)

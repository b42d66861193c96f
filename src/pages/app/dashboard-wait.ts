/** DASH-02…04: what the dashboard shows while its data are on their way. What the browser knows of the user is no data (C-30). */
export type WaitPhase = 'skeleton' | 'fallback' | 'trouble' | 'given_up'

const PHASES: readonly { phase: WaitPhase; fromMs: number }[] = [
  { phase: 'skeleton', fromMs: 0 },
  { phase: 'fallback', fromMs: 1_500 },
  { phase: 'trouble', fromMs: 4_000 },
  { phase: 'given_up', fromMs: 15_000 },
]

/** AUTH-25: how long a navigation to the dashboard waits for its data; then it happens without. */
export const NAVIGATION_FORCED_MS = 500

/** The phase after a while of waiting, and how long it lasts; null for the last one. */
export function waitAt(elapsedMs: number): { phase: WaitPhase; forMs: number | null } {
  const at = PHASES.findLastIndex(({ fromMs }) => fromMs <= elapsedMs)
  const next = PHASES[at + 1]
  return { phase: PHASES[at]?.phase ?? 'skeleton', forMs: next ? next.fromMs - elapsedMs : null }
}

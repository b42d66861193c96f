import type { RunEnd } from './contract'

/** Why a run was ended from outside. */
export type StopReason = 'reader' | 'time' | 'flood' | 'broken' | 'other-run'

/** What the reader sees of a run. `output` is what it has printed so far, with what was typed. */
export type RunState =
  | { phase: 'loading'; loaded: number; total: number }
  | { phase: 'starting' }
  | { phase: 'running'; output: string; asks: boolean }
  | { phase: 'ended'; output: string; end: RunEnd }
  | { phase: 'stopped'; output: string; reason: StopReason; wasAsking: boolean }
  /** Python could not be had: no network, too old a browser, no https. */
  | { phase: 'unavailable'; reason: 'network' | 'insecure' }

/** Whether the run can still be stopped. */
export const isActive = ({ phase }: RunState) => phase === 'loading' || phase === 'starting' || phase === 'running'

/** What a run has shown. C-71: `verified` only where a known output was met. */
export type VerdictKind = 'ran' | 'verified' | 'defines' | 'uncheckable' | 'failed' | 'stopped'
/** Why a browser cannot tell whether the code works. */
export type UncheckableReason = 'network' | 'window' | 'package' | 'processes' | 'fragment'

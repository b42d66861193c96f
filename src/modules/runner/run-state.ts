import type { RawRecording, RunEnd } from './contract'

/** Why a run was ended from outside. */
export type StopReason = 'reader' | 'time' | 'flood' | 'broken' | 'other-run'

/** What the reader sees of a run. `output` is what it has printed so far, with what was typed. */
export type RunState =
  /** `packages`: by name, those that the program needs besides, while they come or are made ready. */
  | { phase: 'loading'; loaded: number; total: number; packages?: readonly string[] }
  | { phase: 'starting' }
  | { phase: 'running'; output: string; asks: boolean }
  /** `unsupplied`: why it did not get the packages that it needs, though there are such. `recording`: of a run that was to be recorded. */
  | { phase: 'ended'; output: string; end: RunEnd; unsupplied?: PackageFault; recording?: RawRecording }
  | { phase: 'stopped'; output: string; reason: StopReason; wasAsking: boolean; recording?: RawRecording }
  /** Python could not be had: no network, too old a browser, no https. */
  | { phase: 'unavailable'; reason: 'network' | 'insecure' }

/** `network`: a file did not come; `hash`: another file came; `size`: more than a page may take; `install`: Python could not take it in. */
export type PackageFault = 'network' | 'hash' | 'size' | 'install'

/** Whether the run can still be stopped. */
export const isActive = ({ phase }: RunState) => phase === 'loading' || phase === 'starting' || phase === 'running'

/** What a run has shown. C-71: `verified` only where a known output was met. */
export type VerdictKind = 'ran' | 'verified' | 'defines' | 'uncheckable' | 'failed' | 'stopped'
/** Why a browser cannot tell whether the code works. */
export type UncheckableReason = 'network' | 'window' | 'package' | 'processes' | 'fragment'

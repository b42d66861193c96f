import { useEffect, useRef, useState } from 'react'
import { compareOutput, type OutputDifference } from '../../compare-output'
import type { Proof } from '../../proof-link'
import type { RunState } from '../../run-state'
import { type Verdict, verdictOf } from '../../verdict'
import { pageRunner } from '../page-runner'
import type { Run } from '../runner'

/** `same`: it gives what it promised; `asks`: it wants more lines than it came with; `other`: it did not come to its end here. */
export type Rerun =
  | { kind: 'same' }
  | { kind: 'different'; difference: OutputDifference; error: string | null }
  | { kind: 'asks' }
  | { kind: 'other'; verdict: Verdict }

/** Makes the run of a link again, when told to, and says how it went. */
export function useRerun({ output, ...task }: Proof) {
  const [state, setState] = useState<RunState | null>(null)
  const run = useRef<Run | null>(null)
  useEffect(() => () => run.current?.stop(), [])
  const asks = state?.phase === 'running' && state.asks
  useEffect(() => {
    if (asks) run.current?.stop()
  }, [asks])
  return {
    state,
    result: state && resultOf(state, output),
    start() {
      run.current = pageRunner.start(task, setState)
    },
    stop: () => run.current?.stop(),
  }
}

function resultOf(state: RunState, promised: string): Rerun | null {
  if (state.phase === 'stopped' && state.wasAsking) return { kind: 'asks' }
  const verdict = verdictOf(state, null)
  if (verdict === null) return null
  if (state.phase !== 'ended' || verdict.kind === 'uncheckable') return { kind: 'other', verdict }
  const { error } = state.end
  const difference = compareOutput(promised, state.output)
  if (difference === null && error === null) return { kind: 'same' }
  const none = { from: 0, promised: [], given: [], more: 0 }
  return { kind: 'different', difference: difference ?? none, error: error?.traceback ?? null }
}

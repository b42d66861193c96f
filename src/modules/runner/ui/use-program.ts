import { useEffect, useRef, useState } from 'react'
import type { Runnable } from '../block'
import { FIRST_SEED } from '../rules'
import type { RunState } from '../run-state'
import { pageRunner } from './page-runner'
import type { Run } from './runner'

export type Conditions = { seed: number; clock: number }

/**
 * Runs a block's program as soon as it is shown, and again on `again`, then with the same chance and clock unless told otherwise. Leaving
 * the page ends it.
 */
export function useProgram({ code, form, before }: Runnable) {
  const [state, setState] = useState<RunState>({ phase: 'starting' })
  const [conditions, setConditions] = useState<Conditions>(() => ({ seed: FIRST_SEED, clock: Date.now() }))
  const run = useRef<Run | null>(null)

  function start(under: Conditions) {
    setConditions(under)
    run.current = pageRunner.start({ code, form, before, ...under, inputs: [] }, setState)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the block is what was pressed, and does not change
  useEffect(() => {
    start(conditions)
    return () => run.current?.stop()
  }, [])

  return {
    state,
    conditions,
    again: () => start(conditions),
    answer: (line: string) => run.current?.answer(line),
    stop: () => run.current?.stop(),
  }
}

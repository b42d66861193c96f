import { useEffect, useRef, useState } from 'react'
import type { RunFile } from '~/modules/runner/contract'
import type { RunState } from '~/modules/runner/run-state'
import { pageRunner } from '~/modules/runner/ui/page-runner'
import type { Run } from '~/modules/runner/ui/runner'
import type { Conditions } from '~/modules/runner/ui/use-program'

/** A run as it was begun: what has been changed since is no part of it. */
export type PracticeRun = { code: string; conditions: Conditions; state: RunState }

const MAX_SEED = 1_000_000

/** Runs programs in the page's Python, each with chance of its own, which is said. Leaving the page ends them. */
export function usePracticeRun() {
  const [run, setRun] = useState<PracticeRun | null>(null)
  const handle = useRef<Run | null>(null)
  useEffect(() => () => handle.current?.stop(), [])

  return {
    run,
    /** `record`: its steps are recorded, too. */
    start(code: string, files: readonly RunFile[], record = false) {
      const conditions = { seed: 1 + Math.floor(Math.random() * MAX_SEED), clock: Date.now() }
      const show = (state: RunState) => setRun({ code, conditions, state })
      const task = { code, form: 'program' as const, before: [], ...conditions, inputs: [], files, record }
      handle.current = pageRunner.start(task, show)
    },
    answer: (line: string) => handle.current?.answer(line),
    stop: () => handle.current?.stop(),
    clear() {
      handle.current?.stop()
      setRun(null)
    },
  }
}

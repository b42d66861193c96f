import { useEffect, useRef, useState } from 'react'
import type { Runnable } from '../block'
import type { RunFile, RunTask } from '../contract'
import { FIRST_SEED } from '../rules'
import type { RunState } from '../run-state'
import { pageRunner } from './page-runner'
import type { Run } from './runner'

/** What its reader, or this product in its reader's place, has given a program. */
export type GivenFile = RunFile & { isInvented: boolean }
export type Conditions = { seed: number; clock: number }

const fileOf = ({ name, content }: GivenFile): RunFile => ({ name, content })

/**
 * Runs a block's program as soon as it is shown, and again on `again`, then with the same chance, clock and files unless told otherwise.
 * Once it has run, calls that the answer states, and made-up ones of known contracts, are `tried`. `typed` says the lines that the last run was given. Leaving the page ends it.
 */
export function useProgram({ code, form, before }: Runnable, tried: Pick<RunTask, 'cases' | 'contracts'> = {}) {
  const [state, setState] = useState<RunState>({ phase: 'starting' })
  const [conditions] = useState<Conditions>(() => ({ seed: FIRST_SEED, clock: Date.now() }))
  const [files, setFiles] = useState<readonly GivenFile[]>([])
  const run = useRef<Run | null>(null)
  const lines = useRef<string[]>([])

  function start(given: readonly GivenFile[], inputs: readonly string[] = [], record = false) {
    lines.current = [...inputs]
    const task = { code, form, before, ...conditions, inputs, files: given.map(fileOf), ...tried }
    run.current = pageRunner.start(record ? { ...task, record } : task, setState)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the block is what was pressed, and does not change
  useEffect(() => {
    start(files)
    return () => run.current?.stop()
  }, [])

  return {
    state,
    conditions,
    files,
    typed: (): readonly string[] => lines.current,
    again: () => start(files),
    /** Runs it again with the lines typed so far, and has its steps recorded. */
    record: () => start(files, lines.current, true),
    /** Runs it again with these files besides. */
    give(more: readonly GivenFile[]) {
      const names = new Set(more.map(({ name }) => name))
      const all = [...files.filter(({ name }) => !names.has(name)), ...more]
      setFiles(all)
      start(all)
    },
    answer(line: string) {
      lines.current.push(line)
      run.current?.answer(line)
    },
    stop: () => run.current?.stop(),
  }
}

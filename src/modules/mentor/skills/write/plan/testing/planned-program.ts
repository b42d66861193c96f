import { expect } from 'vitest'
import { type Surroundings, startPython } from '~/testing/python/python'
import { openDraftRuff } from '~/testing/python/ruff'
import { readMessage } from '../../../../engine/reading/read-message'
import { startState } from '../../../../engine/state'
import { readTask } from '../../../../engine/task/read-task'
import type { Draft } from '../../../../engine/task/task'
import { understand } from '../../../../engine/understand'
import { planMaker } from '../plan-maker'

/** The best plan for a request; undefined where there is none. */
export function planned(text: string): Draft | undefined {
  const frame = understand(readMessage(text), startState())
  return planMaker(readTask(frame), frame, startState()).toSorted((a, b) => b.fit - a.fit)[0]
}

/** Runs the program for a request: what it prints when these lines are typed and these files are there. It is as Ruff wants it. */
export async function startPlanned() {
  const [python, ruff] = await Promise.all([startPython(), openDraftRuff()])
  return (text: string, { typed = [], files = {} }: Surroundings = {}): string => {
    const draft = planned(text)
    if (!draft) throw new Error(`nothing is written for «${text}»`)
    expect(draft.fit, text).toBeGreaterThanOrEqual(0.6)
    expect(ruff.check(draft.code), draft.code).toEqual([])
    expect(ruff.format(draft.code), text).toBe(draft.code)
    return python(draft.code, { typed, files })
  }
}

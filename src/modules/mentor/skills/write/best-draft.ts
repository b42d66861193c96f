import type { Frame, State } from '../../engine/frame'
import { readTask } from '../../engine/task/read-task'
import type { Draft, Maker, Task } from '../../engine/task/task'
import { parsePython } from '../../python/parse'
import { accounted } from './accounted'
import { hasImpossibleTest } from './impossible-test'

export type At = { frame: Frame; state: State }

/** The best of what makers propose, the first of those that are equally good. */
export function bestDraft(makers: readonly Maker[], { frame, state }: At): Draft | null {
  const task: Task = readTask(frame)
  const drafts = makers
    .flatMap((maker) => maker(task, frame, state))
    // A program that cannot be read is none, and one that never does what it tests for is not the one that was asked for.
    .filter(({ code }) => {
      const module = parsePython(code)
      return module.errors.length === 0 && !hasImpossibleTest(module)
    })
    .map((draft) => accounted(draft, task))
  return drafts.reduce<Draft | null>(
    (best, draft) => (best === null || worth(draft) > worth(best) ? draft : best),
    null,
  )
}

/** A stated constraint that is not honoured costs as much as a doubt. */
const UNMET_COST = 0.12
const worth = ({ fit, unmet }: Draft) => fit - UNMET_COST * unmet.length

import type { Draft, Task } from '../../../engine/task/task'
import { parsePython } from '../../../python/parse'
import { type Program, render } from '../compose/program'
import type { Reading } from '../compose/reading'
import { unmet } from '../constraints'
import { exampleOf } from '../example'
import { understanding } from './understanding'

/** A program that a plan has written, with what is told of it. `typed`: what is typed in the example; null where none can be true. */
export type Written = Program & { title: string; how: string[]; typed: readonly string[] | null }

/** The draft of a written program; null where it is no Python. */
export function drafted(task: Task, reading: Reading, written: Written): Draft | null {
  const code = render(written)
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  const { fit, missing } = understanding(reading)
  return {
    code,
    title: written.title,
    how: written.how.slice(0, 6),
    example: written.typed === null ? null : exampleOf(code, written.typed),
    unmet: unmet(tree, task.constraints),
    fit,
    missing,
  }
}

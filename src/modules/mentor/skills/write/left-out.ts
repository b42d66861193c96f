import type { Frame } from '../../engine/frame'
import type { Answer } from '../../engine/skill'
import { readTask } from '../../engine/task/read-task'
import { parsePython } from '../../python/parse'
import { accountOf } from './accounted'
import { unmet } from './constraints'

/** How much of a request the program of an answer leaves out, which was written for it in other words. */
export function leftOut(frame: Frame, { blocks }: Answer): number {
  const program = blocks.find((block) => block.kind === 'code')
  if (program === undefined) return 0
  const task = readTask(frame)
  return accountOf(task, program.code).missing.length + unmet(parsePython(program.code), task.constraints).length
}

import { readMessage } from '../../../../engine/reading/read-message'
import { startState } from '../../../../engine/state'
import { readTask } from '../../../../engine/task/read-task'
import type { Draft, Task } from '../../../../engine/task/task'
import { understand } from '../../../../engine/understand'
import { parsePython } from '../../../../python/parse'
import { render } from '../../compose/program'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { readRecords } from './read-records'
import type { Records } from './records'
import { programOf } from './records-program'

/** Every clause is read; less where one is left, which is named. */
const [ALL_READ, ONE_LEFT] = [0.93, 0.72]

/** The library has one with a menu, which is what such a thing is for. */
const KNOWN = /\bagenda de (?:contactos|telefonos)\b/

/** A program that keeps something in a list, a dictionary or a file: what of it, until when and what is told of all. */
export function recordsPlan(task: Task): Draft | null {
  const { functions, classes, data, request } = task
  if (functions.length + classes.length > 0 || data !== null || KNOWN.test(request.text)) return null
  const records = readRecords(request)
  return records && draftOf(records, task)
}

/** What such programs hold; no other is read again for each wish. */
const KEEPS = / para terminar\): '|es_nuevo|\.items\(\):/

/** A wish of such a program, told with all that was wanted of it before; null where that is no such program, or not all of it. */
export function recordsAfter(texts: readonly string[], wish: string, code: string): Draft | null {
  if (!KEEPS.test(code)) return null
  const taskOf = (said: readonly string[]) => readTask(understand(readMessage(said.join('. ')), startState()))
  for (let from = texts.length - 1; from >= 0; from -= 1) {
    const before = recordsPlan(taskOf(texts.slice(from)))
    if (before?.code.trim() !== code.trim()) continue
    const draft = recordsPlan(taskOf([...texts.slice(from), wish]))
    return draft !== null && draft.missing?.length === 0 && draft.code !== before.code ? draft : null
  }
  return null
}

function draftOf(records: Records, task: Task): Draft | null {
  const written = programOf(records)
  if (written === null) return null
  const code = render(written)
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  return {
    code,
    title: written.title,
    how: written.how.slice(0, 6),
    example: written.typed === null ? null : exampleOf(code, written.typed),
    unmet: unmet(tree, task.constraints),
    fit: records.left.length > 0 ? ONE_LEFT : ALL_READ,
    notes: records.supposed,
    missing: records.left,
  }
}

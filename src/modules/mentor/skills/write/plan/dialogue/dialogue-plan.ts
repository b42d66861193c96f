import type { Draft, Task } from '../../../../engine/task/task'
import { parsePython } from '../../../../python/parse'
import { render } from '../../compose/program'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import type { Written } from '../drafted'
import type { Dialogue } from './dialogue'
import { goalProgram } from './goal-program'
import { listProgram } from './list-program'
import { readDialogue } from './read-dialogue'
import { rowsProgram } from './rows-program'
import { singleProgram } from './single-program'

/** Every clause is read, so it is surer than who has found some of them. */
const ALL_READ = 0.98

/** A program that asks and tells, written only where every clause of its request has been read. */
export function dialoguePlan(task: Task): Draft | null {
  const { functions, classes, files, data, request } = task
  if (functions.length + classes.length + files.length > 0 || data !== null || /\bmenu\b/.test(request.text))
    return null
  const dialogue = readDialogue(request)
  if (!isReadWhole(dialogue)) return null
  const isLoop = dialogue.end !== null || dialogue.count !== null
  // What follows in each case is told of single things.
  if (isLoop && dialogue.cases !== null) return null
  const isOfMany = dialogue.asked.some(({ isMany, type }) => isMany && type === 'text')
  const single = isLoop || isOfMany ? null : singleProgram(task, dialogue)
  if (single !== null) return draftOf(task, single)
  const again = isLoop ? dialogue : untilSupposed(dialogue)
  const written = again && (goalProgram(again) ?? listProgram(task, again) ?? rowsProgram(task, again))
  const draft = written && draftOf(task, written)
  if (draft === null && isOfMany && !isLoop) {
    const once = singleProgram(task, dialogue)
    return once && draftOf(task, once)
  }
  return draft && again !== dialogue ? { ...draft, fit: SUPPOSED, notes: [NO_END] } : draft
}

/** «los nombres y las horas de los empleados»: they end, though nobody says how. */
function untilSupposed(dialogue: Dialogue): Dialogue | null {
  const isMany = dialogue.asked.some((each) => each.isMany) && dialogue.asked.length > 1 && dialogue.cases === null
  return isMany ? { ...dialogue, end: { kind: 'word', said: 'fin' } } : null
}
const NO_END = 'No me has dicho cómo se acaba: he puesto que se escriba `fin`.'
const SUPPOSED = 0.9

/** What is asked for until it is right tells nothing else. */
const isReadWhole = ({ wants, cases, asked, end, left }: Dialogue) =>
  left.length === 0 &&
  (wants.length > 0 || cases !== null || (end?.kind === 'word' && SECRET.test(asked[0]?.noun ?? '')))
const SECRET = /^(?:contrasena|clave|pin|codigo|password|palabra)$/

/** Whether each clause of a request is asked for or told: whoever says so much of a program orders it. */
export function tellsDialogue({ request }: Task): boolean {
  const dialogue = readDialogue(request)
  return isReadWhole(dialogue) && dialogue.asked.length > 0
}

function draftOf(task: Task, written: Written): Draft | null {
  const code = render(written)
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  return {
    code,
    title: written.title,
    how: written.how.filter((line) => line !== '').slice(0, 6),
    example: written.typed === null ? null : exampleOf(code, written.typed),
    unmet: unmet(tree, task.constraints),
    fit: ALL_READ,
  }
}

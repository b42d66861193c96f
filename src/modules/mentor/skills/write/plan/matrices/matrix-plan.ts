import { isFunctionAsked } from '../../../../engine/task/read-task'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { titleOf } from '../../title'
import { drafted } from '../drafted'
import type { Goal } from './goal'
import { type Matrix, matricesIn, withoutMatrices } from './matrix-data'
import { goalsOf } from './matrix-goals'

/** «la suma de cada fila y de cada columna de m = [[1, 2], [3, 4]]»: what is worked out of a matrix that a request shows. */
export function matrixPlan(task: Task, message: string): Draft | null {
  const [first, second] = matricesIn(message)
  if (first === undefined || task.files.length + task.classes.length > 0 || task.functions.length > 1) return null
  const reading = new Reading(readRequestText(withoutMatrices(message)))
  const goals = goalsOf(reading)
  const fits = ({ needs }: Goal) =>
    (needs === 'two') === (second !== undefined) && (needs !== 'square' || isSquare(first))
  // What is wanted of a diagonal and is not known is not wanted of all.
  const isLost = /\bdiagonal/.test(reading.text) && goals.every(({ needs }) => needs !== 'square')
  if (goals.length === 0 || isLost || !goals.every(fits)) return null
  reading.take(
    /\b(?:(?:la|una|esta|estas|dos|de|las|con|tengo|dada|dadas) ){0,4}matri(?:z|ces)(?: (?:\d ?x ?\d|cuadradas?))?/,
  )
  const given = [first, ...(second ? [second] : [])]
  const isFunction = task.functions.length > 0 || (isFunctionAsked(task.request.text) && goals.length === 1)
  return isFunction ? ofFunction(task, reading, { goals, given }) : ofProgram(task, reading, { goals, given })
}

type Wanted = { goals: readonly Goal[]; given: readonly Matrix[] }

const isSquare = ({ rows }: Matrix) => rows.every((row) => row.length === rows.length)

function ofProgram(task: Task, reading: Reading, { goals, given }: Wanted): Draft | null {
  const names = given.map(({ name }, at) => name ?? (given.length > 1 ? (['a', 'b'][at] ?? 'm') : 'matriz'))
  const [m = 'matriz', other = ''] = names
  const lines = goals.flatMap((goal) => ['', ...goal.lines(m, other)])
  return drafted(task, reading, {
    body: [
      ...given.flatMap((one, at) => [`${names[at]} = ${spaced(one)}`]),
      // What several are worked out of is made once.
      ...lines.filter((line, at) => !line.startsWith('numeros = ') || lines.indexOf(line) === at),
    ],
    title: titleOf(goals.map(({ said }) => said)),
    how: [...new Set(goals.map(({ how }) => how))],
    typed: [],
  })
}

function ofFunction(task: Task, reading: Reading, { goals, given }: Wanted): Draft | null {
  const [goal, ...more] = goals
  const [own] = task.functions
  const parameters = own && own.parameters.length > 0 ? own.parameters : given.length > 1 ? ['a', 'b'] : ['matriz']
  const [m = 'matriz', other = ''] = parameters
  if (goal === undefined || goal.called === '' || more.length > 0 || parameters.length !== given.length) return null
  const name = own?.name ?? goal.called
  return drafted(task, reading, {
    definitions: [[`def ${name}(${parameters.join(', ')}):`, `    return ${goal.value(m, other)}`]],
    body: [`print(${name}(${given.map(spaced).join(', ')}))`],
    title: `La función \`${name}\` ${goal.said} y lo devuelve.`,
    how: [goal.how],
    typed: [],
  })
}

const spaced = ({ rows }: Matrix) => `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`

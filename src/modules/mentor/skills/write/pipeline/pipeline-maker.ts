import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import type { Draft, Maker, Task } from '../../../engine/task/task'
import { understand } from '../../../engine/understand'
import { parsePython } from '../../../python/parse'
import { render } from '../compose/program'
import { decimalsOf } from '../compose/scalars/typed-lines'
import { unmet } from '../constraints'
import { exampleOf } from '../example'
import { understanding } from '../plan/understanding'
import { currencyOf } from '../plan/writing'
import { titleOf } from '../title'
import type { Pipeline } from './pipeline'
import { readPipeline } from './read/read-pipeline'
import { readTable, showsDays } from './read/read-table'
import { PANDAS_NOTE, pandasOf } from './write/pandas'
import { plainOf } from './write/plain'

/** Rows from their file to what is told or saved of them: each phrase of a request is a step, and one that is no step is not passed over. */
export const pipelineMaker: Maker = (task, { message }) => {
  if (!writes(task)) return []
  const draft = draftOf(task, [message.text])
  return draft ? [draft] : []
}

/** Where a word or two were not understood, others may know the request better. */
const LEAST = 0.935
/** What is read word by word goes before a program that is known by some of them. */
const READ = 0.02

/** The program of a request and of what was wanted of it afterwards, each message read by itself: steps are added to steps, or take their place. */
function pipelineOver(messages: readonly string[]): Draft | null {
  const [first = ''] = messages
  const task = readTask(understand(readMessage(first), startState()))
  return writes(task) ? draftOf(task, messages) : null
}

/** A wish after the last of several messages that begins with rows, with all that was wanted of them in between; null where none does. */
export function pipelineAfter(messages: readonly string[], wish: string): Draft | null {
  const start = messages.findLastIndex((message) => pipelineOver([message]) !== null)
  return start === -1 ? null : pipelineOver([...messages.slice(start), wish])
}

const writes = (task: Task) =>
  task.functions.length === 0 && task.classes.length === 0 && !/\bmenu\b/.test(task.request.text)

function draftOf(task: Task, [message = '', ...wishes]: readonly string[]): Draft | null {
  const table = readTable(task, message)
  const read = table && readPipeline(table, wishes)
  if (!read) return null
  const understood = read.readings.map(understanding)
  if (understood.some(({ fit, missing }) => fit < LEAST || missing.length > 0)) return null
  return written({
    task,
    message,
    wishes,
    pipeline: read.pipeline,
    fit: READ + Math.min(...understood.map(({ fit }) => fit)),
  })
}

type Read = { task: Task; message: string; wishes: readonly string[]; pipeline: Pipeline; fit: number }

function written({ task, message, wishes, pipeline, fit }: Read): Draft | null {
  const { table } = pipeline
  const isPandas = usesPandas(task, pipeline) || wishes.some((wish) => /\bpandas\b/i.test(wish))
  const style = { decimals: decimalsOf(task), currency: currencyOf(message.toLowerCase()) }
  const program =
    (isPandas ? null : plainOf(pipeline, style)) ?? (forbidsPandas(task) ? null : pandasOf(pipeline, style.decimals))
  if (program === null) return null
  const code = render(program)
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  return {
    code,
    title: titleOf(program.done),
    how: [...new Set(program.how)].slice(0, 6),
    example: table.file === null && table.variable !== 'df' ? exampleOf(code) : null,
    unmet: unmet(tree, task.constraints),
    fit,
    missing: [],
    notes: [
      ...table.notes,
      ...(isDated(code) && table.file !== null && ![message, ...wishes].some(showsDays) ? [datesNote(code)] : []),
      ...(/\bpandas\b/.test(code) ? [PANDAS_NOTE] : []),
    ],
  }
}

const isDated = (code: string) => /fromisoformat|strptime|to_datetime/.test(code)
const datesNote = (code: string) =>
  /strptime|dayfirst/.test(code)
    ? 'He supuesto que las fechas están escritas como 15/03/2025. Si son como 2025-03-15, dímelo y lo ajusto.'
    : 'He supuesto que las fechas están escritas como 2025-03-15. Si son como 15/03/2025, dímelo y lo ajusto.'

const forbidsPandas = ({ constraints }: Task) =>
  constraints.some((each) => each.kind === 'without' && each.what === 'pandas')

const usesPandas = (task: Task, { table }: Pipeline) =>
  table.variable === 'df' || (/\b(?:pandas|dataframe)\b/.test(task.request.text) && !forbidsPandas(task))

import { readRequestText } from '../../../engine/task/request-text'
import type { Task } from '../../../engine/task/task'
import type { Program } from '../compose/program'
import { Reading, type Span } from '../compose/reading'
import { decimalsOf } from '../compose/scalars/typed-lines'
import { type ToldFunction, toldFunction } from './told-function'

/** A request as the families read it: each with a note of its own of what it has made use of. */
export type Told = {
  task: Task
  message: string
  reading: Reading
  /** The only function that is asked for, with its parameters; null where a program is. */
  asked: ToldFunction | null
  without: ReadonlySet<string>
  wanted: ReadonlySet<string>
  decimals: number | null
}

/** A program that a family has written. `call` are arguments to try its function with where the request states none. */
export type ToldProgram = Program & {
  title: string
  how: string[]
  /** What is typed in the example; null where none can be true. */
  typed: readonly string[] | null
  call?: readonly string[]
  /** How much less sure it is than its words say. */
  doubt?: number
}

/** One kind of task whose rule is told in words. Null where they tell of another; several, the most likely first, where an example may decide. */
export type Family = (told: Told) => ToldProgram | readonly ToldProgram[] | null

export function toldOf(task: Task, message: string): Told {
  const names = (kind: 'with' | 'without') =>
    new Set(task.constraints.flatMap((each) => (each.kind === kind ? [each.what] : [])))
  const reading = new Reading(readRequestText(message))
  return {
    task,
    message,
    reading,
    asked: toldFunction(task, reading),
    without: names('without'),
    wanted: names('with'),
    decimals: decimalsOf(task),
  }
}

/** A value with the stated decimals. */
export const rounded = (expression: string, decimals: number | null): string =>
  decimals === null ? expression : decimals === 0 ? `round(${expression})` : `round(${expression}, ${decimals})`

/** A place with the rest of its clause, up to the signs and words with which another wish begins. */
export function clauseAround({ text }: Reading, { from, to }: Span): Span {
  const before = text.slice(0, from)
  const start = Math.max(
    0,
    ...[...before.matchAll(/ (?:[,;.:)]|pero|sin|y) /g)].map((match) => match.index + match[0].length - 1),
  )
  const end = / (?:[,;.:(]|pero|sin|y|excepto|salvo)(?: |$)/.exec(text.slice(to))
  return { from: start, to: end ? to + end.index : text.length }
}

/** The request with blanks where it has been read, every place where it was. */
export const openText = (reading: Reading): string =>
  reading.words.map(({ plain }, at) => (reading.isUsed(at) ? plain.replace(/./g, '¦') : plain)).join(' ')

import { createParser } from 'eventsource-parser'
import type { z } from 'zod'
import { ModelError, type ModelUsage } from '~/modules/mentor/mentor.server'
import type { BodyReader } from './body-reader'

/** Longest event or stretch without one, and longest answer, in characters. */
export const LENGTH_LIMIT = 1_000_000

/** What one event of a stream says; what is missing it does not. */
export type Step = {
  text?: string
  /** The model thinks: a sign of work, not for the reader. */
  isThought?: boolean
  usage?: ModelUsage | undefined
  /** The model has finished: its answer is whole, or why it is not. What stands after it may still say what it cost. */
  finish?: 'whole' | ModelError
  /** Nothing that follows counts. */
  isOver?: true
}

/** Reads the events of one stream. Throws ModelError at nonsense or a reported error. */
export type Interpret = (data: string, event: string | undefined) => Step | undefined

/** Cuts a stream into its events. */
export type Split = (onEvent: (data: string, event?: string) => void) => { feed(chunk: string): void }

/** Server-sent events. */
export const eventsOf: Split = (onEvent) => createParser({ onEvent: ({ data, event }) => onEvent(data, event) })

/** One event a line. */
export const linesOf: Split = (onEvent) => {
  let waiting = ''
  return {
    feed(chunk) {
      const lines = chunk.split('\n')
      const last = lines.pop() ?? ''
      const [first] = lines
      if (first === undefined) {
        waiting += last
        return
      }
      lines[0] = waiting + first
      waiting = last
      for (const line of lines) if (line.trim() !== '') onEvent(line)
    },
  }
}

/** Reads an answer that comes as a stream of events. */
export class StreamReader implements BodyReader {
  settled = false
  done = false
  progress = 0
  usage: ModelUsage | undefined
  #text = ''
  #length = 0
  #withoutEvent = 0
  /** Why the answer is not whole, although it ends in due form. */
  #flaw: ModelError | undefined
  readonly #parser: { feed(chunk: string): void }
  readonly #interpret: Interpret

  constructor(interpret: Interpret, split: Split = eventsOf) {
    this.#interpret = interpret
    this.#parser = split((data, event) => this.#read(data, event))
  }

  feed(chunk: string) {
    this.#withoutEvent += chunk.length
    this.#parser.feed(chunk)
    if (this.#withoutEvent > LENGTH_LIMIT) throw new ModelError('broken', 'too long an event in the stream')
    if (this.#length > LENGTH_LIMIT) throw new ModelError('broken', 'an answer without end')
    if (this.done && this.#flaw) throw this.#flaw
  }

  end() {
    // Reads a last event that no blank line has closed.
    this.feed('\n\n')
    if (!this.settled) throw new ModelError('broken', 'the stream ends before the answer does')
    if (this.#flaw) throw this.#flaw
  }

  takeText(): string {
    const text = this.#text
    this.#text = ''
    return text
  }

  #read(data: string, event: string | undefined) {
    this.#withoutEvent = 0
    if (this.done || data === '') return
    const step = this.#interpret(data, event)
    if (!step) return
    const { text = '', isThought, usage, finish, isOver } = step
    if (usage) this.usage = usage
    // Blanks alone are no sign of work: some models fall into writing them for ever.
    if (isThought || /\S/.test(text)) this.progress += 1
    if (finish) this.#flaw = finish === 'whole' ? undefined : finish
    if (finish || isOver) this.settled = true
    if (isOver) this.done = true
    this.#text += text
    this.#length += text.length
  }
}

/** The JSON in `text`, as `schema` has it. Throws ModelError, in which `what` is named. */
export const parseAs = <Shape>(schema: z.ZodType<Shape>, text: string, what: string): Shape =>
  shaped(schema, parseJson(text), what)

export function shaped<Shape>(schema: z.ZodType<Shape>, value: unknown, what: string): Shape {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new ModelError('broken', `${what} has another shape`)
  return parsed.data
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelError('broken', 'what should be JSON is not')
  }
}

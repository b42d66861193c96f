import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import { ModelError } from '~/modules/mentor/mentor.server'
import type { BodyReader } from './body-reader'
import { reportedError } from './faults'

/** Longest event or stretch without one, and longest answer that comes whole, in characters. */
const LENGTH_LIMIT = 1_000_000

/** Usually a string; some reasoning models send a list, of which only the parts with `text` are meant to be read. */
const content = z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish()
const thought = z.unknown().optional()
const delta = z.object({ content, reasoning: thought, reasoning_content: thought })

const chunkSchema = z.object({
  choices: z.array(z.object({ delta: delta.nullish(), finish_reason: z.string().nullish() })).nullish(),
  error: z.unknown().optional(),
  object: z.unknown().optional(),
})
const wholeSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content }).nullish() })).nullish(),
  error: z.unknown().optional(),
})

/** Reads a completion that is streamed as server-sent events. */
export class StreamedCompletionReader implements BodyReader {
  /** The model has given a reason to finish, or `[DONE]`. Some endpoints send one only, and some give no end. */
  settled = false
  /** `[DONE]` has come: nothing that follows counts. */
  done = false
  progress = 0
  #text = ''
  #withoutEvent = 0
  readonly #parser = createParser({ onEvent: ({ event, data }) => this.#read(data, event) })

  feed(chunk: string) {
    this.#withoutEvent += chunk.length
    this.#parser.feed(chunk)
    if (this.#withoutEvent > LENGTH_LIMIT) throw new ModelError('broken', 'too long an event in the stream')
  }

  end() {
    // Reads a last event that no blank line has closed.
    this.feed('\n\n')
    if (!this.settled) throw new ModelError('broken', 'the stream ends before the answer does')
  }

  takeText(): string {
    const text = this.#text
    this.#text = ''
    return text
  }

  #read(data: string, event: string | undefined) {
    this.#withoutEvent = 0
    if (this.done || data === '') return
    if (data.startsWith('[DONE]')) {
      this.done = true
      this.settled = true
      return
    }
    const json = parseJson(data)
    const chunk = chunkSchema.safeParse(json)
    if (!chunk.success) throw new ModelError('broken', 'an event of the stream is no chunk of a completion')
    const { choices, error, object } = chunk.data
    if (error || event === 'error' || object === 'error') throw reportedError(json)
    const choice = choices?.[0]
    if (!choice) return
    const text = textOf(choice.delta?.content)
    if (text || choice.delta?.reasoning || choice.delta?.reasoning_content) this.progress += 1
    if (choice.finish_reason) this.settled = true
    this.#text += text
  }
}

/** Reads a completion that comes whole, as JSON, from an endpoint that doesn't stream. */
export class WholeCompletionReader implements BodyReader {
  readonly settled = false
  readonly done = false
  readonly progress = 0
  #body = ''
  #text = ''

  feed(chunk: string) {
    this.#body += chunk
    if (this.#body.length > LENGTH_LIMIT) throw new ModelError('broken', 'too long an answer')
  }

  end() {
    const json = parseJson(this.#body)
    const whole = wholeSchema.safeParse(json)
    if (!whole.success) throw new ModelError('broken', 'the answer is no completion')
    if (whole.data.error) throw reportedError(json)
    this.#text = textOf(whole.data.choices?.[0]?.message?.content)
  }

  takeText(): string {
    return this.#text
  }
}

function textOf(value: z.infer<typeof content>): string {
  if (typeof value === 'string') return value
  return value?.map((part) => part.text ?? '').join('') ?? ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelError('broken', 'what should be JSON is not')
  }
}

import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import { ModelError, type ModelUsage } from '~/modules/mentor/mentor.server'
import type { BodyReader } from './body-reader'
import { reportedError, unfinished } from './faults'
import { usageIn } from './usage-meter'

/** Longest event or stretch without one, and longest answer, in characters. */
const LENGTH_LIMIT = 1_000_000

/** Usually a string; some reasoning models send a list, of which only the parts with `text` are meant to be read. */
const content = z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish()
const thought = z.unknown().optional()
const delta = z.object({ content, reasoning: thought, reasoning_content: thought })

const finishReason = z.string().nullish()
const chunkSchema = z.object({
  choices: z.array(z.object({ delta: delta.nullish(), finish_reason: finishReason })).nullish(),
  error: z.unknown().optional(),
  object: z.unknown().optional(),
  usage: z.unknown().optional(),
})
const wholeSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content }).nullish(), finish_reason: finishReason })).nullish(),
  error: z.unknown().optional(),
  usage: z.unknown().optional(),
})

/** Reads a completion that is streamed as server-sent events. */
export class StreamedCompletionReader implements BodyReader {
  /** The model has given a reason to finish, or `[DONE]`. Some endpoints send one only, and some give no end. */
  settled = false
  /** `[DONE]` has come: nothing that follows counts. */
  done = false
  progress = 0
  usage: ModelUsage | undefined
  #text = ''
  #length = 0
  #withoutEvent = 0
  /** Why the answer is not whole, although it ends in due form. What stands after it may still say what it cost. */
  #flaw: ModelError | undefined
  readonly #parser = createParser({ onEvent: ({ event, data }) => this.#read(data, event) })

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
    if (data.startsWith('[DONE]')) {
      this.done = true
      this.settled = true
      return
    }
    const json = parseJson(data)
    const chunk = chunkSchema.safeParse(json)
    if (!chunk.success) throw new ModelError('broken', 'an event of the stream is no chunk of a completion')
    const { choices, error, object, usage } = chunk.data
    if (error || event === 'error' || object === 'error') throw reportedError(json)
    if (usage) this.usage = usageIn(usage)
    const choice = choices?.[0]
    if (!choice) return
    const text = textOf(choice.delta?.content)
    // Blanks alone are no sign of work: some models fall into writing them for ever.
    if (/\S/.test(text) || choice.delta?.reasoning || choice.delta?.reasoning_content) this.progress += 1
    if (choice.finish_reason) {
      this.settled = true
      this.#flaw = unfinished(choice.finish_reason)
    }
    this.#text += text
    this.#length += text.length
  }
}

/** Reads a completion that comes whole, as JSON, from an endpoint that doesn't stream. */
export class WholeCompletionReader implements BodyReader {
  readonly settled = false
  readonly done = false
  readonly progress = 0
  usage: ModelUsage | undefined
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
    this.usage = usageIn(whole.data.usage)
    const choice = whole.data.choices?.[0]
    this.#text = textOf(choice?.message?.content)
    const flaw = choice?.finish_reason && unfinished(choice.finish_reason)
    if (flaw) throw flaw
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

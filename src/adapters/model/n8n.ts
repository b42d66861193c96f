import { z } from 'zod'
import { ModelError, type ModelPort, type ModelUsage } from '~/modules/mentor/mentor.server'
import type { BodyReader } from './exchange/body-reader'
import { reportedError } from './exchange/faults'
import { type Interpret, linesOf, parseAs, type Step, StreamReader } from './exchange/stream-reader'
import { WholeReader } from './exchange/whole-reader'
import { createHttpModel, type HttpModelOptions } from './http-model'
import { textsOf, type WireFormat } from './wire-format'

const lineSchema = z.object({ type: z.enum(['begin', 'item', 'end', 'error']), content: z.unknown().optional() })
/** What the last node of a workflow usually calls its text; not `message`, under which n8n itself says that a workflow was started. */
const NAMES = ['output', 'text', 'content', 'response', 'answer'] as const
const itemSchema = z.record(z.string(), z.unknown())

/** Several nodes may stream, one after another: the answer is whole once each that has begun has ended. */
function readLines(): Interpret {
  let open = 0
  return (line) => {
    const { type, content } = parseAs(lineSchema, line, 'a line of the stream')
    if (type === 'error') throw reportedError(line)
    if (type === 'begin') open += 1
    if (type === 'end') open -= 1
    return {
      text: type === 'item' && typeof content === 'string' ? content : '',
      ...(open <= 0 && type === 'end' ? { finish: 'whole' as const } : {}),
    }
  }
}

/** What "Respond to Webhook" or the last node answers: an item, or the list of them, with the text under a usual name. */
function readWhole(body: string): Step {
  const json = parseAs(z.union([itemSchema, z.array(itemSchema), z.string()]), body, 'the answer')
  if (typeof json === 'string') return { text: json }
  const item = Array.isArray(json) ? json[0] : json
  if (item?.error !== undefined && item.error !== null) throw reportedError(body)
  const name = NAMES.find((known) => typeof item?.[known] === 'string')
  if (name === undefined) throw new ModelError('broken', `the answer has no text under ${NAMES.join(', ')}`)
  return { text: String(item?.[name]) }
}

/** n8n calls both a stream and a whole answer JSON: the first line tells which it is. */
class JsonReader implements BodyReader {
  #chosen: BodyReader | undefined
  #waiting = ''

  get settled() {
    return this.#chosen?.settled ?? false
  }
  get done() {
    return this.#chosen?.done ?? false
  }
  get progress() {
    return this.#chosen?.progress ?? 0
  }
  get usage(): ModelUsage | undefined {
    return this.#chosen?.usage
  }

  feed(chunk: string) {
    if (this.#chosen) return this.#chosen.feed(chunk)
    this.#waiting += chunk
    const line = /^\s*(\S[^\n]*)\n/.exec(this.#waiting)?.[1]
    if (line !== undefined || this.#waiting.length > 16_384) this.#choose(line ?? '')
  }

  end() {
    if (!this.#chosen) this.#choose(this.#waiting)
    this.#chosen?.end()
  }

  takeText() {
    return this.#chosen?.takeText() ?? ''
  }

  #choose(line: string) {
    const isStream = isLine(line)
    const chosen = isStream ? new StreamReader(readLines(), linesOf) : new WholeReader(readWhole)
    this.#chosen = chosen
    chosen.feed(this.#waiting)
  }
}

function isLine(text: string): boolean {
  try {
    return lineSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/**
 * A webhook of n8n: `chatInput` is the question and `action` as its chat sends them, `messages` the conversation. It answers as JSON,
 * as plain text, or in its streaming mode.
 */
export const WEBHOOK: WireFormat = {
  endpoint: (url) => url,
  credentials: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
  body: ({ mentor, instructions, turns, maxTokens }) => ({
    action: 'sendMessage',
    chatInput: turns.at(-1)?.content ?? '',
    chatbotType: mentor,
    instructions,
    messages: textsOf(turns),
    maxTokens,
  }),
  readers: new Map<string, () => BodyReader>([
    ['application/json', () => new JsonReader()],
    ['text/plain', () => new WholeReader((body) => ({ text: body }))],
  ]),
}

/** A workflow of n8n that answers. */
export const createN8nModel = (options: HttpModelOptions): ModelPort => createHttpModel(WEBHOOK, options)

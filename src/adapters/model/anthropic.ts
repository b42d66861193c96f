import { z } from 'zod'
import { ModelError, type ModelPort, type ModelUsage } from '~/modules/mentor/mentor.server'
import { reportedError } from './exchange/faults'
import { eventsOrWhole } from './exchange/reader-of'
import { type Interpret, parseAs, type Step } from './exchange/stream-reader'
import { createHttpModel, type HttpModelOptions } from './http-model'
import { cachedIn, textsOf, under, type WireFormat } from './wire-format'

const count = z.number().int().nonnegative().nullish()
const usage = z
  .object({
    input_tokens: count,
    cache_creation_input_tokens: count,
    cache_read_input_tokens: count,
    output_tokens: count,
  })
  .nullish()
  .catch(undefined)
type Usage = z.infer<typeof usage>

const eventSchema = z.object({
  type: z.string(),
  message: z.object({ usage }).nullish(),
  content_block: z.object({ type: z.string(), text: z.string().nullish() }).nullish(),
  delta: z
    .object({
      text: z.string().nullish(),
      thinking: z.string().nullish(),
      stop_reason: z.string().nullish(),
    })
    .nullish(),
  usage,
})
const wholeSchema = z.object({
  type: z.string(),
  content: z.array(z.object({ type: z.string(), text: z.string().nullish() })).nullish(),
  stop_reason: z.string().nullish(),
  usage,
})

/** Why an answer with this reason to stop is not whole; nothing where it is. */
function flawOf(reason: string): ModelError | undefined {
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded' || reason === 'pause_turn')
    return new ModelError('broken', `the model stops before the end (${reason})`)
  if (reason === 'tool_use') return new ModelError('broken', 'the model asks for a tool instead of answering')
  if (reason === 'refusal') return new ModelError('rejected', 'the model refuses to answer')
  return undefined
}

/** What was read from the cache was given to the model, too. */
const inputOf = (used: Usage) => ({
  input: (used?.input_tokens ?? 0) + (used?.cache_creation_input_tokens ?? 0) + (used?.cache_read_input_tokens ?? 0),
  ...cachedIn(used?.cache_read_input_tokens),
})

/** The input is told at the beginning, the output with each `message_delta`. */
function readEvents(): Interpret {
  let read: Pick<ModelUsage, 'input' | 'cached'> | undefined
  return (data) => {
    const event = parseAs(eventSchema, data, 'an event of the stream')
    const { delta } = event
    switch (event.type) {
      case 'message_start':
        if (event.message?.usage) read = inputOf(event.message.usage)
        return undefined
      case 'content_block_start':
        return { text: event.content_block?.type === 'text' ? (event.content_block.text ?? '') : '' }
      case 'content_block_delta':
        return { text: delta?.text ?? '', isThought: Boolean(delta?.thinking) }
      case 'message_delta': {
        const output = event.usage?.output_tokens
        const reason = delta?.stop_reason
        return {
          usage: read === undefined || typeof output !== 'number' ? undefined : { ...read, output },
          ...(reason ? { finish: flawOf(reason) ?? 'whole' } : {}),
        }
      }
      case 'message_stop':
        return { isOver: true }
      case 'error':
        throw reportedError(data)
      default:
        return undefined
    }
  }
}

function readWhole(body: string): Step {
  const message = parseAs(wholeSchema, body, 'the answer')
  if (message.type === 'error') throw reportedError(body)
  const flaw = message.stop_reason && flawOf(message.stop_reason)
  return {
    text: (message.content ?? []).map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join(''),
    usage: message.usage ? { ...inputOf(message.usage), output: message.usage.output_tokens ?? 0 } : undefined,
    ...(flaw ? { finish: flaw } : {}),
  }
}

/** Marks the end of what Anthropic is to keep for some minutes: what stands up to it is read at a tenth of the price. */
const KEPT = { cache_control: { type: 'ephemeral' } }
const blocks = (text: string) => [{ type: 'text', text, ...KEPT }]

/** Anthropic's Messages API. Two of its four marks: after the instructions, and after the turns that come again. */
export const MESSAGES: WireFormat = {
  endpoint: (url) => under(url, '/messages'),
  credentials: (apiKey) => ({ 'x-api-key': apiKey }),
  headers: { 'anthropic-version': '2023-06-01' },
  body: ({ model, instructions, turns, kept, endUser, maxTokens }) => ({
    model,
    stream: true,
    ...(instructions === '' ? {} : { system: blocks(instructions) }),
    messages: textsOf(turns).map(({ role, content }, at) => ({
      role,
      content: at === kept - 1 ? blocks(content) : content,
    })),
    max_tokens: maxTokens,
    ...(endUser === undefined ? {} : { metadata: { user_id: endUser } }),
  }),
  readers: eventsOrWhole(readEvents, readWhole),
}

/** A model at Anthropic, or at a proxy that speaks its Messages API. */
export const createAnthropicModel = (options: HttpModelOptions): ModelPort => createHttpModel(MESSAGES, options)

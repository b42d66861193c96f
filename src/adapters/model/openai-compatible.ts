import { z } from 'zod'
import type { ModelPort, ModelUsage } from '~/modules/mentor/mentor.server'
import { reportedError, unfinished } from './exchange/faults'
import { eventsOrWhole } from './exchange/reader-of'
import { parseAs, parseJson, type Step, shaped } from './exchange/stream-reader'
import { createHttpModel, type HttpModelOptions } from './http-model'
import { cachedIn, textsOf, under, type WireFormat } from './wire-format'

/** Usually a string; some reasoning models send a list, of which only the parts with `text` are meant to be read. */
const content = z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish()
const thought = z.unknown().optional()
const delta = z.object({ content, reasoning: thought, reasoning_content: thought })

const finishReason = z.string().nullish()
const common = { error: z.unknown().optional(), usage: z.unknown().optional() }
const chunkSchema = z.object({
  ...common,
  choices: z.array(z.object({ delta: delta.nullish(), finish_reason: finishReason })).nullish(),
  object: z.unknown().optional(),
})
const wholeSchema = z.object({
  ...common,
  choices: z.array(z.object({ message: z.object({ content }).nullish(), finish_reason: finishReason })).nullish(),
})

const count = z.number().int().nonnegative()
const usageSchema = z
  .object({
    prompt_tokens: count,
    completion_tokens: count,
    prompt_tokens_details: z.object({ cached_tokens: count.nullish() }).nullish().catch(undefined),
  })
  .transform(
    ({ prompt_tokens, completion_tokens, prompt_tokens_details: details }): ModelUsage => ({
      input: prompt_tokens,
      ...cachedIn(details?.cached_tokens),
      output: completion_tokens,
    }),
  )
const usageIn = (value: unknown) => usageSchema.safeParse(value).data

/** What nearly every event is, and nothing else. */
type TextAlone = { choices: [{ delta: { content: string } }] }

/** By hand: of what a token leaves for the garbage collector the schema makes a seventh. */
function isTextAlone(value: unknown): value is TextAlone {
  if (typeof value !== 'object' || value === null) return false
  const { choices, error, object, usage } = value as Record<string, unknown>
  if (!Array.isArray(choices) || choices.length !== 1 || error || usage || object === 'error') return false
  const { delta, finish_reason } = (choices[0] ?? {}) as Record<string, unknown>
  if (typeof delta !== 'object' || delta === null || (finish_reason ?? null) !== null) return false
  const { content, reasoning, reasoning_content } = delta as Record<string, unknown>
  return typeof content === 'string' && !reasoning && !reasoning_content
}

/** One event. Some endpoints give a reason to finish, some `[DONE]`, some both. */
function readEvent(data: string, event: string | undefined): Step | undefined {
  if (data.startsWith('[DONE]')) return { isOver: true }
  const parsed = parseJson(data)
  if (isTextAlone(parsed) && event !== 'error') return { text: parsed.choices[0].delta.content }
  const { choices, error, object, usage } = shaped(chunkSchema, parsed, 'an event of the stream')
  if (error || event === 'error' || object === 'error') throw reportedError(data)
  const choice = choices?.[0]
  const reason = choice?.finish_reason
  return {
    text: textOf(choice?.delta?.content),
    isThought: Boolean(choice?.delta?.reasoning || choice?.delta?.reasoning_content),
    usage: usage ? usageIn(usage) : undefined,
    ...(reason ? { finish: unfinished(reason) ?? 'whole' } : {}),
  }
}

function readWhole(body: string): Step {
  const { choices, error, usage } = parseAs(wholeSchema, body, 'the answer')
  if (error) throw reportedError(body)
  const choice = choices?.[0]
  const flaw = choice?.finish_reason && unfinished(choice.finish_reason)
  return { text: textOf(choice?.message?.content), usage: usageIn(usage), ...(flaw ? { finish: flaw } : {}) }
}

function textOf(value: z.infer<typeof content>): string {
  if (typeof value === 'string') return value
  return value?.map((part) => part.text ?? '').join('') ?? ''
}

/** OpenAI's chat completions, as OpenAI, vLLM, Ollama, llama.cpp… speak them. */
export const CHAT_COMPLETIONS: WireFormat = {
  endpoint: (url) => under(url, '/chat/completions'),
  credentials: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
  body({ model, instructions, turns, endUser, maxTokens, withUsage }, { hostname }) {
    // OpenAI's own newer models refuse the old name of this limit, which is the only one that other servers all know.
    const limit = hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
    return {
      model,
      stream: true,
      messages: [{ role: 'system', content: instructions }, ...textsOf(turns)],
      [limit]: maxTokens,
      ...(endUser === undefined ? {} : { user: endUser }),
      ...(withUsage ? { stream_options: { include_usage: true } } : {}),
    }
  },
  readers: eventsOrWhole(() => readEvent, readWhole),
}

/** A model behind any endpoint that speaks OpenAI's chat completions. */
export const createOpenAiCompatibleModel = (options: HttpModelOptions): ModelPort =>
  createHttpModel(CHAT_COMPLETIONS, options)

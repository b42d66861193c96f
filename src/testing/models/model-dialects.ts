import { z } from 'zod'

/** What one event of an answer is, in OpenAI's words; the dialects say it in theirs. */
export type FinishReason = 'stop' | 'length' | 'content_filter' | 'tool_calls'
export type SpokenTurn = { role: 'user' | 'assistant'; content: string }
const usageSchema = z.object({ input: z.number(), output: z.number() }).optional()
type Usage = { input: number; output: number }

/** How a scripted server speaks as one provider does. What a provider has no word for is null. */
export type Dialect = {
  name: 'openai-compatible' | 'anthropic' | 'google' | 'n8n'
  contentType: string
  begin: (usage?: unknown) => string
  text: (token: string) => string
  thought: string | null
  toolCall: string | null
  finish: (reason: FinishReason, usage?: unknown) => string
  /** A usage in its words, as `begin` and `finish` take it. */
  usage: (usage: Usage) => unknown
  /** The sign after which nothing counts. */
  done: string
  error: (error: Record<string, unknown>) => string
  /** An answer in one piece. */
  whole: (text: string, reason?: FinishReason) => unknown
  /** Whether it can say that an answer is not whole, and what it has cost. */
  saysWhy: boolean
  turnsOf: (body: unknown) => SpokenTurn[]
}

const data = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`
const named = (json: { type: string }) => `event: ${json.type}\n${data(json)}`
const role = z.enum(['user', 'assistant'])
const spoken = z.object({ role, content: z.string() })

/** One event of a stream, as an OpenAI-compatible server writes it. */
export function completionEvent(delta: unknown, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }]
  return data({ id: 'chatcmpl-1', object: 'chat.completion.chunk', model: 'prueba', choices })
}

const openAi: Dialect = {
  name: 'openai-compatible',
  contentType: 'text/event-stream',
  begin: () => completionEvent({ role: 'assistant', content: '' }),
  text: (content) => completionEvent({ content }),
  thought: completionEvent({ reasoning_content: 'pienso' }),
  toolCall: completionEvent({ tool_calls: [{ index: 0 }] }),
  finish: (reason, usage) => completionEvent({}, reason) + (usage === undefined ? '' : data({ choices: [], usage })),
  usage: ({ input, output }) => ({ prompt_tokens: input, completion_tokens: output }),
  done: 'data: [DONE]\n\n',
  error: (error) => data({ error }),
  whole: (content, finish_reason = 'stop') => ({ choices: [{ message: { content }, finish_reason }] }),
  saysWhy: true,
  turnsOf: (body) =>
    z
      .object({ messages: z.tuple([z.object({ role: z.literal('system') })], spoken) })
      .parse(body)
      .messages.slice(1)
      .map((turn) => spoken.parse(turn)),
}

/** A turn as text, or as one block of it with a mark for what is to be kept. */
const block = z.object({
  role,
  content: z.union([z.string(), z.tuple([z.object({ text: z.string() })]).transform(([{ text }]) => text)]),
})
const STOP_REASON = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal', tool_calls: 'tool_use' }
const delta = (value: object) => named({ type: 'content_block_delta', ...{ index: 0, delta: value } })
const anthropic: Dialect = {
  name: 'anthropic',
  contentType: 'text/event-stream',
  begin: (usage) =>
    named({
      type: 'message_start',
      ...{
        message: {
          role: 'assistant',
          content: [],
          usage: { input_tokens: usageSchema.parse(usage)?.input ?? 1, output_tokens: 1 },
        },
      },
    }) +
    named({ type: 'content_block_start', ...{ index: 0, content_block: { type: 'text', text: '' } } }) +
    named({ type: 'ping' }),
  text: (text) => delta({ type: 'text_delta', text }),
  thought: delta({ type: 'thinking_delta', thinking: 'pienso' }) + delta({ type: 'signature_delta', signature: 'x' }),
  toolCall: delta({ type: 'input_json_delta', partial_json: '{"a"' }),
  finish: (reason, usage) =>
    named({ type: 'content_block_stop', ...{ index: 0 } }) +
    named({
      type: 'message_delta',
      ...{
        delta: { stop_reason: STOP_REASON[reason] },
        usage: { output_tokens: usageSchema.parse(usage)?.output ?? 1 },
      },
    }),
  usage: (usage) => usage,
  done: named({ type: 'message_stop' }),
  error: (error) => named({ type: 'error', ...{ error } }),
  whole: (text, reason = 'stop') => ({
    type: 'message',
    content: [{ type: 'text', text }],
    stop_reason: STOP_REASON[reason],
    usage: { input_tokens: 1, output_tokens: 1 },
  }),
  saysWhy: true,
  turnsOf: (body) => z.object({ messages: z.array(block) }).parse(body).messages,
}

const FINISH_REASON = { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY', tool_calls: 'STOP' }
const candidate = (parts: object[], finishReason?: string) => ({
  candidates: [{ index: 0, content: { role: 'model', parts }, ...(finishReason ? { finishReason } : {}) }],
})
const geminiTurns = z.object({
  contents: z.array(z.object({ role: z.enum(['user', 'model']), parts: z.tuple([z.object({ text: z.string() })]) })),
})
const google: Dialect = {
  name: 'google',
  contentType: 'text/event-stream',
  begin: () => '',
  text: (text) => data(candidate([{ text }])),
  thought: data(candidate([{ text: 'pienso', thought: true }])),
  toolCall: data(candidate([{ functionCall: { name: 'f' } }], 'STOP')),
  finish: (reason, usage) => data({ ...candidate([], FINISH_REASON[reason]), usageMetadata: usage }),
  usage: ({ input, output }) => ({ promptTokenCount: input, candidatesTokenCount: output - 1, thoughtsTokenCount: 1 }),
  done: '',
  error: (error) => data({ error }),
  whole: (text, reason = 'stop') => candidate([{ text }], FINISH_REASON[reason]),
  saysWhy: true,
  turnsOf: (body) =>
    geminiTurns.parse(body).contents.map(({ role, parts: [{ text }] }) => ({
      role: role === 'model' ? 'assistant' : role,
      content: text,
    })),
}

const line = (json: object) => `${JSON.stringify(json)}\n`
const n8n: Dialect = {
  name: 'n8n',
  contentType: 'application/json; charset=utf-8',
  begin: () => line({ type: 'begin', metadata: { nodeName: 'AI Agent' } }),
  text: (content) => line({ type: 'item', content }),
  thought: null,
  toolCall: null,
  finish: () => line({ type: 'end' }),
  usage: () => undefined,
  done: '',
  error: (error) => line({ type: 'error', ...error }),
  whole: (output) => [{ output }],
  saysWhy: false,
  turnsOf: (body) => z.object({ messages: z.array(spoken) }).parse(body).messages,
}

export const DIALECTS = { openAi, anthropic, google, n8n }

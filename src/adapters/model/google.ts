import { z } from 'zod'
import { ModelError, type ModelPort } from '~/modules/mentor/mentor.server'
import { reportedError } from './exchange/faults'
import { eventsOrWhole } from './exchange/reader-of'
import { parseAs, type Step } from './exchange/stream-reader'
import { createHttpModel, type HttpModelOptions } from './http-model'
import { cachedIn, under, type WireFormat } from './wire-format'

const count = z.number().int().nonnegative()
const usageSchema = z
  .object({
    promptTokenCount: count,
    cachedContentTokenCount: count.nullish(),
    candidatesTokenCount: count.default(0),
    thoughtsTokenCount: count.default(0),
  })
  // Thoughts are paid as output.
  .transform((used) => ({
    input: used.promptTokenCount,
    ...cachedIn(used.cachedContentTokenCount),
    output: used.candidatesTokenCount + used.thoughtsTokenCount,
  }))

const part = z.object({
  text: z.string().nullish(),
  thought: z.boolean().nullish(),
  functionCall: z.unknown().optional(),
})
const candidate = z.object({
  content: z.object({ parts: z.array(part).nullish() }).nullish(),
  finishReason: z.string().nullish(),
})
const chunkSchema = z.object({
  candidates: z.array(candidate).nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  usageMetadata: z.unknown().optional(),
  error: z.unknown().optional(),
})

/** Why an answer that ends for this reason is not whole; nothing where it is. */
function flawOf(reason: string): ModelError | undefined {
  if (reason === 'STOP' || reason === 'FINISH_REASON_UNSPECIFIED') return undefined
  if (reason === 'MAX_TOKENS')
    return new ModelError('broken', 'the answer reaches the greatest length that the model may write')
  if (/TOOL|FUNCTION|OTHER/.test(reason))
    return new ModelError('broken', `the model stops before the end (${codeIn(reason)})`)
  return new ModelError('rejected', `the endpoint's filter stops the answer (${codeIn(reason)})`)
}

/** Only a name may be told: the rest could be anybody's text. */
const codeIn = (reason: string) => (/^[A-Z_]{1,60}$/.test(reason) ? reason : 'no name')

/** A chunk, also as the only one of an answer that comes whole. */
function readChunk(data: string): Step {
  const chunk = parseAs(chunkSchema, data, 'an event of the stream')
  if (chunk.error) throw reportedError(data)
  const blocked = chunk.promptFeedback?.blockReason
  if (blocked) throw new ModelError('rejected', `the endpoint's filter refuses the question (${codeIn(blocked)})`)
  const answer = chunk.candidates?.[0]
  const parts = answer?.content?.parts ?? []
  const reason = answer?.finishReason
  const isCall = parts.some(({ functionCall }) => functionCall !== undefined)
  const flaw = isCall ? new ModelError('broken', 'the model asks for a tool instead of answering') : undefined
  return {
    text: parts.map(({ text, thought }) => (thought ? '' : (text ?? ''))).join(''),
    isThought: parts.some(({ thought }) => thought === true),
    usage: usageSchema.safeParse(chunk.usageMetadata).data,
    ...(reason ? { finish: flaw ?? flawOf(reason) ?? 'whole' } : {}),
  }
}

/** Gemini's `streamGenerateContent`: the stream ends with the connection, and after the reason to finish nothing is awaited. */
export const GENERATE_CONTENT: WireFormat = {
  endpoint(url, model) {
    const endpoint = under(url, `/models/${encodeURIComponent(model)}:streamGenerateContent`)
    endpoint.searchParams.set('alt', 'sse')
    return endpoint
  },
  // In a header: an address with the key in it would stand in logs on the way.
  credentials: (apiKey) => ({ 'x-goog-api-key': apiKey }),
  body: ({ instructions, turns, maxTokens }) => ({
    ...(instructions === '' ? {} : { systemInstruction: { parts: [{ text: instructions }] } }),
    contents: turns.map(({ role, content }) => ({
      role: role === 'assistant' ? 'model' : 'user',
      parts: [{ text: content }],
    })),
    generationConfig: { maxOutputTokens: maxTokens },
  }),
  readers: eventsOrWhole(() => readChunk, readChunk),
}

/** A model at Google (Gemini API), or at a proxy that speaks it. */
export const createGoogleModel = (options: HttpModelOptions): ModelPort => createHttpModel(GENERATE_CONTENT, options)

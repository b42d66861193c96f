import http from 'node:http'
import https from 'node:https'
import { continueFrom, type ModelPort, type ModelRequest, type Turn } from '~/modules/mentor/mentor.server'
import { breakOff } from './openai-compatible/broken-off'
import { type Endpoint, openAnswer, type Question } from './openai-compatible/exchange'
import { Seam } from './openai-compatible/seam'
import { LeadingBlanks } from './openai-compatible/text-gate'
import { UsageMeter } from './openai-compatible/usage-meter'

/** So that a model that fails is told to the reader within a minute; an answer that grows has ten. */
export const TIMEOUTS = { firstTokenTimeoutMs: 30_000, stallTimeoutMs: 20_000, answerTimeoutMs: 600_000 }

/** What an answer may cost at most, whoever asks: some pages of text. One that needs more can be gone on with. */
export const MAX_TOKENS = 4_096

/**
 * `baseUrl` is what comes before `/chat/completions`, such as `https://api.openai.com/v1`. `maxTokens` bounds the
 * length of an answer, in tokens. The first piece may take `firstTokenTimeoutMs`, each later one `stallTimeoutMs`, all of them
 * `answerTimeoutMs`.
 */
export type OpenAiCompatibleOptions = {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  firstTokenTimeoutMs?: number
  stallTimeoutMs?: number
  answerTimeoutMs?: number
  maxTokens?: number
}

/**
 * A model behind any endpoint that speaks OpenAI's chat completions (OpenAI, vLLM, Ollama, llama.cpp…). One HTTP
 * request an answer, sent when the first piece is asked for; stopping to read ends it. Failures are ModelErrors whose
 * message is for the operator: no key, no text of anybody. Throws at once when the address or the key can't be used.
 */
export function createOpenAiCompatibleModel(options: OpenAiCompatibleOptions): ModelPort {
  const endpoint = endpointOf(options)
  return { stream: (request) => openAnswer(endpoint, questionOf(options, endpoint.url, request)) }
}

function endpointOf(options: OpenAiCompatibleOptions): Endpoint {
  const { apiKey } = options
  const url = new URL(options.baseUrl)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('the base URL must be http or https')
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`
  const transport = url.protocol === 'https:' ? https : http
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    'accept-encoding': 'identity',
    'user-agent': 'PyMentor',
  }
  if (apiKey) {
    http.validateHeaderValue('authorization', apiKey)
    headers.authorization = `Bearer ${apiKey}`
  }
  return {
    url,
    // node:http, because global fetch costs half as much again for each token and most of a stream's memory.
    request: transport.request,
    agent: new transport.Agent({ keepAlive: true }),
    headers,
    secret: apiKey,
    name: `${options.model} at ${url.host}`,
    firstTokenTimeoutMs: options.firstTokenTimeoutMs ?? TIMEOUTS.firstTokenTimeoutMs,
    stallTimeoutMs: options.stallTimeoutMs ?? TIMEOUTS.stallTimeoutMs,
    answerTimeoutMs: options.answerTimeoutMs ?? TIMEOUTS.answerTimeoutMs,
    givesUsage: true,
  }
}

function questionOf(
  { model, maxTokens = MAX_TOKENS }: OpenAiCompatibleOptions,
  url: URL,
  request: ModelRequest,
): Question {
  const { instructions, written = '', signal, onUsage } = request
  const isContinued = written.trim() !== ''
  const brokenOff = breakOff(written)
  const turns = [...request.turns, ...continueFrom(brokenOff)]
  // OpenAI's own newer models refuse the old name of this limit, which is the only one that other servers all know.
  const limit = url.hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
  const body = {
    model,
    stream: true,
    messages: [{ role: 'system', content: instructions }, ...turns.map(({ role, content }) => ({ role, content }))],
    [limit]: maxTokens,
  }
  return {
    body: (withUsage) => JSON.stringify(withUsage ? { ...body, stream_options: { include_usage: true } } : body),
    gate: isContinued ? new Seam(written, brokenOff) : new LeadingBlanks(),
    meter: new UsageMeter(lengthOf(instructions, turns), onUsage),
    // Nothing comes after an answer that broke off only at its very end.
    mayBeEmpty: isContinued,
    signal,
  }
}

function lengthOf(instructions: string, turns: readonly Turn[]): number {
  return turns.reduce((length, { content }) => length + content.length, instructions.length)
}

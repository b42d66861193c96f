import http from 'node:http'
import https from 'node:https'
import type { ModelPort, ModelRequest } from '~/modules/mentor/mentor.server'
import { type Endpoint, openAnswer } from './openai-compatible/exchange'

/**
 * `baseUrl` is what comes before `/chat/completions`, such as `https://api.openai.com/v1`. `maxTokens` bounds the
 * length of an answer. The first piece may take `firstTokenTimeoutMs`, each later one `stallTimeoutMs`.
 */
export type OpenAiCompatibleOptions = {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  firstTokenTimeoutMs?: number
  stallTimeoutMs?: number
  maxTokens?: number
}

/**
 * A model behind any endpoint that speaks OpenAI's chat completions (OpenAI, vLLM, Ollama, llama.cpp…). One HTTP
 * request an answer, sent when the first piece is asked for; stopping to read ends it. Failures are ModelErrors whose
 * message is for the operator: no key, no text of anybody. Throws at once when the address or the key can't be used.
 */
export function createOpenAiCompatibleModel(options: OpenAiCompatibleOptions): ModelPort {
  const endpoint = endpointOf(options)
  return {
    stream: (request) => openAnswer(endpoint, JSON.stringify(bodyOf(options, endpoint.url, request)), request.signal),
  }
}

function endpointOf(options: OpenAiCompatibleOptions): Endpoint {
  const { apiKey, firstTokenTimeoutMs = 30_000, stallTimeoutMs = 20_000 } = options
  const url = new URL(options.baseUrl)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('the base URL must be http or https')
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`
  const transport = url.protocol === 'https:' ? https : http
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
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
    firstTokenTimeoutMs,
    stallTimeoutMs,
  }
}

function bodyOf({ model, maxTokens }: OpenAiCompatibleOptions, url: URL, { instructions, turns }: ModelRequest) {
  // OpenAI's own newer models refuse the old name of this limit, which is the only one that other servers all know.
  const limit = url.hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
  return {
    model,
    stream: true,
    messages: [{ role: 'system', content: instructions }, ...turns.map(({ role, content }) => ({ role, content }))],
    [limit]: maxTokens,
  }
}

import http from 'node:http'
import https from 'node:https'
import { continueFrom, type ModelPort, type ModelRequest, type Turn } from '~/modules/mentor/mentor.server'
import { breakOff } from './exchange/broken-off'
import { type Endpoint, openAnswer, type Question } from './exchange/exchange'
import { Seam } from './exchange/seam'
import { LeadingBlanks } from './exchange/text-gate'
import { UsageMeter } from './exchange/usage-meter'
import type { WireFormat } from './wire-format'

/** So that a model that fails is told to the reader within a minute; an answer that grows has ten. */
export const TIMEOUTS = { firstTokenTimeoutMs: 30_000, stallTimeoutMs: 20_000, answerTimeoutMs: 600_000 }

/** What an answer may cost at most, whoever asks: some pages of text. One that needs more can be gone on with. */
export const MAX_TOKENS = 4_096

/**
 * `baseUrl` is what comes before the path of the provider's API, such as `https://api.openai.com/v1`. `maxTokens` bounds the
 * length of an answer, in tokens. The first piece may take `firstTokenTimeoutMs`, each later one `stallTimeoutMs`, all of them
 * `answerTimeoutMs`.
 */
export type HttpModelOptions = {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  firstTokenTimeoutMs?: number
  stallTimeoutMs?: number
  answerTimeoutMs?: number
  maxTokens?: number
}

/**
 * A model behind an HTTP endpoint that speaks `format`. One HTTP request an answer, sent when the first piece is asked for;
 * stopping to read ends it. Failures are ModelErrors whose message is for the operator: no key, no text of anybody. Throws at once
 * when the address or the key can't be used.
 */
export function createHttpModel(format: WireFormat, options: HttpModelOptions): ModelPort {
  const endpoint = endpointOf(format, options)
  return { stream: (request) => openAnswer(endpoint, questionOf(format, options, endpoint.url, request)) }
}

function endpointOf(format: WireFormat, options: HttpModelOptions): Endpoint {
  const { apiKey, model } = options
  const base = new URL(options.baseUrl)
  if (base.protocol !== 'http:' && base.protocol !== 'https:') throw new Error('the base URL must be http or https')
  const url = format.endpoint(base, model)
  const transport = url.protocol === 'https:' ? https : http
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: [...format.readers.keys()].join(', '),
    'accept-encoding': 'identity',
    'user-agent': 'PyMentor',
    ...format.headers,
  }
  if (apiKey) {
    http.validateHeaderValue('authorization', apiKey)
    Object.assign(headers, format.credentials(apiKey))
  }
  return {
    url,
    // node:http, because global fetch costs half as much again for each token and most of a stream's memory.
    request: transport.request,
    agent: new transport.Agent({ keepAlive: true }),
    headers,
    readers: format.readers,
    secret: apiKey,
    name: `${model} at ${url.host}`,
    firstTokenTimeoutMs: options.firstTokenTimeoutMs ?? TIMEOUTS.firstTokenTimeoutMs,
    stallTimeoutMs: options.stallTimeoutMs ?? TIMEOUTS.stallTimeoutMs,
    answerTimeoutMs: options.answerTimeoutMs ?? TIMEOUTS.answerTimeoutMs,
    takesExtras: true,
    writing: 0,
  }
}

function questionOf(
  format: WireFormat,
  { model, maxTokens = MAX_TOKENS }: HttpModelOptions,
  url: URL,
  { mentor, instructions, written = '', signal, endUser, onUsage, ...request }: ModelRequest,
): Question {
  const isContinued = written.trim() !== ''
  const brokenOff = breakOff(written)
  const turns = [...request.turns, ...continueFrom(brokenOff)]
  const asked = { mentor, model, instructions, turns, kept: keptIn(request.turns), maxTokens }
  return {
    body: (withExtras) =>
      JSON.stringify(format.body({ ...asked, endUser: withExtras ? endUser : undefined, withUsage: withExtras }, url)),
    gate: isContinued ? new Seam(written, brokenOff) : new LeadingBlanks(),
    meter: new UsageMeter(lengthOf(instructions, turns), maxTokens, onUsage),
    // Nothing comes after an answer that broke off only at its very end.
    mayBeEmpty: isContinued,
    signal,
  }
}

/** All turns before the question, and before what is told for it alone. */
function keptIn(turns: readonly Turn[]): number {
  const passing = turns.findIndex(({ isPassing }) => isPassing)
  return passing === -1 ? Math.max(turns.length - 1, 0) : passing
}

function lengthOf(instructions: string, turns: readonly Turn[]): number {
  return turns.reduce((length, { content }) => length + content.length, instructions.length)
}

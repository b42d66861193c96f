import type { ClientRequest } from 'node:http'
import { z } from 'zod'
import { ModelError, type ModelFault } from '~/modules/mentor/mentor.server'

/** What an answer's status means, 2xx left out. */
function faultOfStatus(status: number): ModelFault {
  if (status === 429) return 'busy'
  if (status === 408) return 'timeout'
  return status >= 500 ? 'unavailable' : 'rejected'
}

/** What the operator should look at, for the statuses that only the operator can mend. */
function hintOfStatus(status: number): string {
  // Not followed: a redirect could carry the key to another place.
  if (status >= 300 && status < 400) return ': the base URL redirects, give its final address'
  if (status === 401 || status === 403) return ': check the API key'
  if (status === 404) return ': check the base URL and the name of the model'
  return ''
}

const identifier = z.union([z.string(), z.number()]).nullish().catch(undefined)
const identifiers = z.object({ code: identifier, type: identifier, status: identifier, param: identifier })
const anyError = z.union([z.object({ error: identifiers }).transform(({ error }) => error), identifiers])
const errorBody = z.union([anyError, z.array(anyError).transform(([first]) => first)])

/** The codes in an error object, such as "invalid_api_key". Never its message, which may quote the conversation. */
function codesOf(body: unknown): string[] {
  const parsed = errorBody.safeParse(body)
  if (!parsed.success || !parsed.data) return []
  const { code, type, status, param } = parsed.data
  return [code, type, status, param].map((value) => String(value ?? '')).filter((value) => /^[\w.]{1,60}$/.test(value))
}

const inBrackets = (codes: readonly string[]) => (codes.length > 0 ? ` (${codes.join(', ')})` : '')

/** An endpoint that doesn't know what it is asked besides the answer (the usage, or for whom): it can be asked without. */
export class ExtrasRefused extends ModelError {}
const NAMES_EXTRAS = /stream_options|include_usage|\\?"body\\?", ?\\?"user\\?"\]/

/** These ask for patience: too many requests, no room, and Anthropic's word for overload. */
const MAY_COME_AGAIN = new Set([429, 503, 529])
/** When to come again where an endpoint that asks for patience doesn't say. */
const SOON_MS = 1_000

/** `Retry-After`, in seconds or as a date; milliseconds from now. */
function retryAfterMs(status: number, header: string | undefined): number | undefined {
  if (!MAY_COME_AGAIN.has(status)) return undefined
  const ms = /^\d{1,9}$/.test(header ?? '') ? Number(header) * 1_000 : Date.parse(header ?? '') - Date.now()
  return Number.isFinite(ms) ? Math.max(ms, 0) : SOON_MS
}

/** An answer whose status is not 2xx. `body` is its text, usually JSON; `after` its header Retry-After. */
export function refusal(status: number, body: string, after?: string): ModelError {
  const isExtra = (status === 400 || status === 422) && NAMES_EXTRAS.test(body)
  const Refusal = isExtra ? ExtrasRefused : ModelError
  const detail = `HTTP ${status}${inBrackets(codesIn(body))}${hintOfStatus(status)}`
  return new Refusal(faultOfStatus(status), detail, { retryAfterMs: retryAfterMs(status, after) })
}

/** What the model's reason to finish means where its answer is not whole; the reader may ask it to go on. */
export function unfinished(reason: string): ModelError | undefined {
  const meaning = UNFINISHED.get(reason)
  return meaning && new ModelError(...meaning)
}

const UNFINISHED = new Map<string, readonly [ModelFault, string]>([
  ['length', ['broken', 'the answer reaches the greatest length that the model may write']],
  ['content_filter', ['rejected', "the endpoint's filter stops the answer"]],
  ['tool_calls', ['broken', 'the model asks for a tool instead of answering']],
  ['function_call', ['broken', 'the model asks for a tool instead of answering']],
  ['error', ['unavailable', 'the model ends its answer in an error']],
])

function codesIn(text: string): string[] {
  try {
    return codesOf(JSON.parse(text))
  } catch {
    return [] // An error page that isn't JSON has no codes, and the status says enough.
  }
}

/** An error object where an answer should be; its code may be the status that could no longer be sent. */
export function reportedError(body: string): ModelError {
  const codes = codesIn(body)
  return new ModelError(faultOfCodes(codes), `the endpoint reports an error${inBrackets(codes)}`)
}

function faultOfCodes(codes: readonly string[]): ModelFault {
  const status = codes.map(Number).find((code) => code >= 400 && code <= 599)
  if (status !== undefined) return faultOfStatus(status)
  return codes.some((code) => /rate_limit|overloaded|quota|resource_exhausted/i.test(code)) ? 'busy' : 'unavailable'
}

/**
 * A connection that failed before the answer began. Only Node's code (`ECONNREFUSED`; `HPE_…` for bytes that are not
 * HTTP) is told: the error itself may hold those bytes.
 */
export function lostConnection(error: Error): ModelError {
  const code = codeOf(error)
  return new ModelError(code.startsWith('HPE_') ? 'broken' : 'unavailable', `no answer (${code})`)
}

/** A kept connection may close in the very moment it is used again: then nobody has read the request. */
export function isStaleConnection(request: ClientRequest, error: Error): boolean {
  return request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(codeOf(error))
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

import type { Endpoint, EndpointReply, EndpointRequest } from './endpoint'

/** HTTP-08: a call that the server refused. `message` is Spanish and fit to be shown; `code` is the server's error code. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown>,
    /** By which the server's log names the request; null when something else answered. */
    readonly requestId: string | null = null,
  ) {
    super(message)
  }
}

/** HTTP-09: the server could not be reached, or a proxy in front of it answered 502-504. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/** Anything that was thrown, as an error. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

export const NO_CONNECTION = 'No hay conexión con el servidor. Comprueba tu red e inténtalo de nuevo.'

/** What a reader is told where something else than the product has answered, or it without a sentence. */
export const NOT_UNDERSTOOD = 'El servidor no ha respondido como esperábamos. Inténtalo de nuevo en un momento.'

/**
 * The Spanish sentence for a reader of a call that failed: the server's own, never what a proxy wrote, nor the message that HTTP-08 makes
 * of it. Null for what no call has thrown.
 */
export function toldOf(error: unknown): string | null {
  if (error instanceof ConnectionError) return error.message
  if (!(error instanceof CallError)) return null
  return error.code === 'unknown' || error.message.startsWith(`${error.status}: `) ? NOT_UNDERSTOOD : error.message
}

const MAX_RETRIES = 2
const FIRST_RETRY_DELAY_MS = 1_000
const MAX_RETRY_DELAY_MS = 10_000
const GATEWAY_STATUSES = [502, 503, 504]

type Options<E extends Endpoint> = EndpointRequest<E> & {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** 0 for callers that try again at a pace of their own, so that retries do not multiply (C-17). */
  retries?: 0
}

/**
 * Sends one API call and returns its JSON. Reads, and writes that carry an `Idempotency-Key`, are repeated up to twice on
 * connection trouble (HTTP-07, C-17). Throws CallError, ConnectionError, or the signal's reason.
 */
export async function call<E extends Endpoint>(endpoint: E, options: Options<E>): Promise<EndpointReply<E>> {
  const response = await send(endpoint, options)
  const text = await response.text().catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause
    throw new ConnectionError(NO_CONNECTION, { cause })
  })
  try {
    // Our own server's JSON of the same version: its type is the endpoint's.
    return JSON.parse(text) as EndpointReply<E>
  } catch {
    throw new CallError(response.status, 'unknown', problemText(response, text), {})
  }
}

/** HTTP-08. */
const problemText = ({ status, statusText }: Response, text: string) =>
  `${status}: ${text || statusText || 'Error desconocido'}`

/** Like `call`, but hands over the response as soon as its head is there: for streams. */
export async function send<E extends Endpoint>(endpoint: E, options: Options<E>): Promise<Response> {
  const { headers = {}, signal } = options
  const repeatable = endpoint.method === 'GET' || 'Idempotency-Key' in headers
  const retries = repeatable ? (options.retries ?? MAX_RETRIES) : 0
  const body = options.body === undefined ? undefined : JSON.stringify(options.body)
  const request: RequestInit = {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      'Cache-Control': 'no-cache',
      ...headers,
    },
    credentials: 'include',
    cache: 'no-store',
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await attemptOnce(urlOf(endpoint, options), request)
    } catch (error) {
      if (!(error instanceof ConnectionError) || attempt >= retries) throw error
      await pause(Math.min(FIRST_RETRY_DELAY_MS * 2 ** attempt, MAX_RETRY_DELAY_MS), signal)
    }
  }
}

async function attemptOnce(url: string, request: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(url, request)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ConnectionError(NO_CONNECTION, { cause: error })
  }
  if (response.ok) return response
  const text = await response.text()
  const { error, message, ...details } = readProblem(text)
  if (GATEWAY_STATUSES.includes(response.status) && error === undefined) {
    console.warn(`connection trouble: ${response.status}`)
    throw new ConnectionError(`Error de conectividad con el servidor ${response.status}`)
  }
  throw new CallError(
    response.status,
    error ?? 'unknown',
    message ?? problemText(response, text),
    details,
    response.headers.get('X-Request-Id'),
  )
}

type Problem = { error?: string; message?: string; [detail: string]: unknown }

/** A refusal's JSON, or nothing of it when something else than the product answered. */
function readProblem(text: string): Problem {
  try {
    const { error, message, ...details }: Record<string, unknown> = Object(JSON.parse(text))
    return {
      ...details,
      ...(typeof error === 'string' ? { error } : {}),
      ...(typeof message === 'string' ? { message } : {}),
    }
  } catch {
    return {}
  }
}

function urlOf(endpoint: Endpoint, { params, query }: { params?: unknown; query?: unknown }): string {
  // The colon of an absolute address (HTTP-04) names no parameter.
  const path = endpoint.path.replace(/(?<=\/):(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(entry(params, name))),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) search.set(key, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

const entry = (from: unknown, name: string): unknown => Object.entries(from ?? {}).find(([key]) => key === name)?.[1]

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })

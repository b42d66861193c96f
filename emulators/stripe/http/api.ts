import * as z from 'zod'
import type { Database } from '~/database/database'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { Context } from '../context'
import { API_VERSION, createEvents } from '../events'
import { newId } from '../ids'
import { createStore } from '../store'
import type { Transact } from '../tables'
import type { Endpoint } from './endpoint'
import { ApiError, badParams } from './errors'
import { expanded, type Includables } from './expand'
import { type Params, parseForm } from './form'
import { type Answer, type Asked, earlierAnswer, keepAnswer } from './idempotency'

type Parts = {
  transact: Transact
  /** For what only reads: no lock, no transaction. */
  peek: Transact
  clock: Clock
  log: Log
  publicUrl: string
  endpoints: Endpoint[]
  includables: Includables
}
export type Caller = 'secret' | 'publishable'

const expandParam = z.array(z.string().max(200)).max(20).optional()
const anyParams = z.looseObject({ expand: expandParam })

/** A request as it is read, before its endpoint is known. */
type Call = {
  method: string
  path: string
  given: Params
  caller: Caller
  requestId: string
  /** Its idempotency key, and what that stands for. */
  key: string | null
  asked: Asked | null
}

/** The API as a function of requests, for callers whose key was looked at. */
export function createApi({ transact, peek, clock, log, publicUrl, endpoints, includables }: Parts) {
  const find = finderOf(endpoints)

  return async function answer(request: Request, caller: Caller): Promise<Response> {
    const call = await readCall(request, caller)
    const { key, requestId } = call
    try {
      const within = call.method === 'GET' ? peek : transact
      const { result, isReplay } = await within((tx) => answered(tx, call))
      return respond(result, { key, requestId, isReplay })
    } catch (error) {
      if (error instanceof ApiError) return respond(failure(error, requestId), { key, requestId })
      log.error('stripe_emulator_failed', { error, path: call.path })
      const broken = new ApiError(500, { type: 'api_error', message: 'The Stripe emulator failed.' })
      return respond(failure(broken, requestId), { key, requestId })
    }
  }

  /** The answer, or the one that the same key has had before. */
  async function answered(tx: Database, call: Call): Promise<{ result: Answer; isReplay: boolean }> {
    const { asked, requestId, key } = call
    const now = Math.floor(clock().getTime() / 1000)
    const earlier = asked && (await earlierAnswer(tx, asked, now))
    if (earlier) return { result: earlier, isReplay: true }
    const events = createEvents(tx, { id: requestId, idempotency_key: key })
    const made = await run({ store: createStore(tx), events, now, publicUrl }, call)
    const fresh: Answer = { ...made, requestId }
    if (asked) await keepAnswer(tx, asked, fresh, now)
    return { result: fresh, isReplay: false }
  }

  async function run(context: Context, call: Call) {
    const { endpoint, id } = find(call)
    const { expand, params } = readParams(endpoint, call.given)
    try {
      const value = await endpoint.run(context, params, id)
      return { status: 200, body: JSON.stringify(await expanded(context, includables, value, expand)) }
    } catch (error) {
      // A declined charge is an answer and a fact: what it wrote stays.
      if (error instanceof ApiError && error.keepsWork) return failure(error, '')
      throw error
    }
  }
}

async function readCall(request: Request, caller: Caller): Promise<Call> {
  const { method } = request
  const url = new URL(request.url)
  const body = method === 'POST' ? await request.text() : ''
  const key = method === 'POST' ? request.headers.get('idempotency-key') : null
  return {
    method,
    path: url.pathname,
    given: parseForm(method === 'POST' ? body : url.search.slice(1)),
    caller,
    requestId: newId('req'),
    key,
    asked: key === null ? null : { key: `${caller}:${key}`, method, path: url.pathname, body },
  }
}

/** Finds the endpoint of a call, with the id in its path. Throws ApiError. */
function finderOf(endpoints: readonly Endpoint[]) {
  const routes = endpoints.map((each) => ({
    ...each,
    pattern: new RegExp(`^${each.path.replaceAll(/[.]/g, '\\.').replaceAll(/:id/g, '([^/]+)')}$`),
  }))

  return function find({ method, path, caller }: Call) {
    for (const endpoint of routes) {
      if (endpoint.method !== method) continue
      const [whole, id = ''] = endpoint.pattern.exec(path) ?? []
      if (whole === undefined) continue
      if (caller === 'publishable' && !endpoint.isPublic) throw needsSecretKey()
      return { endpoint, id: decoded(id) }
    }
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). The Stripe emulator does not know it.`,
    })
  }
}

/** `never` is what an endpoint says it takes; its own schema has just made it. */
function readParams(endpoint: Endpoint, given: Params): { expand: string[]; params: never } {
  const loose = anyParams.safeParse(given)
  if (!loose.success) throw badParams(loose.error, given)
  const { expand = [], ...rest } = loose.data
  const parsed = endpoint.params.safeParse(rest)
  if (!parsed.success) throw badParams(parsed.error, given)
  return { expand, params: parsed.data as never }
}

const needsSecretKey = () =>
  new ApiError(401, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  })

const failure = (error: ApiError, requestId: string): Answer => ({
  status: error.status,
  body: JSON.stringify({ error: error.body }),
  requestId,
})

function respond(
  answer: Answer,
  { key, requestId, isReplay = false }: { key: string | null; requestId: string; isReplay?: boolean },
) {
  const headers = new Headers({
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    'cache-control': 'no-store',
  })
  if (key !== null) {
    headers.set('idempotency-key', key)
    headers.set('original-request', answer.requestId)
  }
  if (isReplay) headers.set('idempotent-replayed', 'true')
  return new Response(answer.body, { status: answer.status, headers })
}

/** The error of a call without the right key. */
export function unauthorized(given: string): Response {
  const message =
    given === ''
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(12)}${given.slice(-4)}`
  const error = new ApiError(401, { type: 'invalid_request_error', message })
  return respond(failure(error, ''), { key: null, requestId: newId('req') })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

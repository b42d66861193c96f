import type { Context as HonoContext } from 'hono'
import * as z from 'zod'
import { type Caller, unauthorized } from './api'
import { wrongSecret } from './errors'
import { type Params, parseForm } from './form'

type Parts = { answer: (request: Request, caller: Caller) => Promise<Response>; publishableKey: string }

/** What a browser sees of an intent. */
const SHOWN = new Set([
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
  'usage',
])
const INTENT = /\/v1\/(?:payment|setup)_intents\/([^/]+)/

/** The part of the API that stripe.js calls: with the publishable key (also as `key`), and the intent's own client secret. */
export const createPublicApi =
  ({ answer, publishableKey }: Parts) =>
  async (c: HonoContext): Promise<Response> => {
    const url = new URL(c.req.url)
    const body = c.req.method === 'POST' ? await c.req.text() : url.search.slice(1)
    const given = parseForm(body)
    const [, bearer] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? []
    const key = bearer ?? textOf(given.key)
    if (key !== publishableKey) return unauthorized(key)
    const path = url.pathname.slice(url.pathname.indexOf('/v1/'))
    const [, intent] = INTENT.exec(path) ?? []
    if (intent !== undefined && textOf(given.client_secret).split('_secret_')[0] !== intent) return refused()
    const response = await answer(inner(c, path, body), 'publishable')
    return intent === undefined ? response : shownOf(response)
  }

const textOf = (value: Params[string] | undefined) => (typeof value === 'string' ? value : '')

/** The same request as the API takes it: without the key and without `expand`. */
function inner(c: HonoContext, path: string, body: string): Request {
  const params = new URLSearchParams(body)
  for (const name of [...params.keys()]) if (name === 'key' || name.startsWith('expand')) params.delete(name)
  if (c.req.method !== 'POST') return new Request(`https://api.stripe.com${path}?${params}`, { method: c.req.method })
  const idempotency = c.req.header('idempotency-key')
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' })
  if (idempotency !== undefined) headers.set('idempotency-key', idempotency)
  return new Request(`https://api.stripe.com${path}`, { method: 'POST', headers, body: params.toString() })
}

/** The answer with only that of an intent which its buyer may see, also within an error. */
async function shownOf(response: Response): Promise<Response> {
  const body = anyObject.parse(await response.json())
  const error = anyObject.safeParse(body.error)
  if (!error.success) return Response.json(pick(body), response)
  const named = ['payment_intent', 'setup_intent'].map((kind) => [kind, anyObject.safeParse(error.data[kind]).data])
  const intents = Object.fromEntries(
    named.flatMap(([kind, intent]) => (typeof intent === 'object' ? [[kind, pick(intent)]] : [])),
  )
  return Response.json({ error: { ...error.data, ...intents } }, response)
}

const anyObject = z.record(z.string(), z.unknown())
const pick = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => SHOWN.has(name)))

function refused(): Response {
  const { status, body } = wrongSecret('PaymentIntent')
  return Response.json({ error: body }, { status })
}

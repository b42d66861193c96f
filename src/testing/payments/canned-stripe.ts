import { createStripeClient } from '~/adapters/payments/stripe/client'

type Answer = object | ((params: URLSearchParams) => object)

/**
 * Stripe's SDK over what `answers` says by `METHOD /path`: a list is what stands in an array, and what has no answer is missing. A
 * function gets the query, or the form that was sent. For states that the emulator never gets into. `calls` are the requests that
 * changed something, without their answers.
 */
export function cannedStripe(answers: Record<string, Answer>) {
  const calls: string[] = []
  const quiet = () => {}
  const ask = createStripeClient({
    secretKey: 'sk_test_nobody',
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input))
      const call = `${init?.method ?? 'GET'} ${pathname.replace('/v1', '')}`
      if (!call.startsWith('GET')) calls.push(call)
      const given = answers[call]
      if (given === undefined) return Response.json(MISSING, { status: 404 })
      const params = call.startsWith('GET') ? searchParams : new URLSearchParams(String(init?.body))
      const answer = typeof given === 'function' ? given(params) : given
      if (answer instanceof Response) return answer
      return Response.json(Array.isArray(answer) ? { object: 'list', data: answer, has_more: false } : answer)
    },
  })
  return { ask, calls }
}

const MISSING = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } }
export const REFUSED_KEY = () =>
  Response.json({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }, { status: 401 })

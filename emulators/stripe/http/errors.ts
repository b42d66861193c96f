import type * as z from 'zod'
import { type Params, paramName } from './form'

/** The `error` of an answer, as Stripe writes it. */
export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  charge?: string
  doc_url?: string
  payment_intent?: unknown
  setup_intent?: unknown
  payment_method?: unknown
}

/** An answer that is an error. `keepsWork`: what was done before it stays, as a declined charge does. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly keepsWork = false,
  ) {
    super(body.message)
  }
}

export const invalidRequest = (message: string, more: Partial<ErrorBody> = {}) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more })

/** `what` as Stripe names the kind: "payment_intent", "price". */
export const missing = (what: string, id: string, param = 'id') =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what.replaceAll(/[._]/g, ' ').replace('payment method', 'PaymentMethod')}: '${id}'`,
    param,
  })

export const unexpectedState = (message: string, more: Partial<ErrorBody> = {}) =>
  invalidRequest(message, { code: 'payment_intent_unexpected_state', ...more })

export const wrongSecret = (kind: 'PaymentIntent' | 'SetupIntent') =>
  invalidRequest(`The client_secret provided does not match any associated ${kind} on this account.`, {
    code: kind === 'PaymentIntent' ? 'payment_intent_invalid_parameter' : 'setup_intent_invalid_parameter',
    param: 'client_secret',
  })

/** The first thing that is wrong with the parameters, in Stripe's words. */
export function badParams({ issues: [issue] }: z.ZodError, given: Params): ApiError {
  if (issue === undefined) return invalidRequest('Invalid request')
  const param = paramName(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const unknown = paramName([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
  }
  const value = issue.path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    given,
  )
  if (value === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  if (value === '')
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      {
        code: 'parameter_invalid_empty',
        param,
      },
    )
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param })
}

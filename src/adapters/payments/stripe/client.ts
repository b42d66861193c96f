import { setTimeout as pause } from 'node:timers/promises'
import type Stripe from 'stripe'
import { AppError } from '~/platform/app-error'
import type { Log } from '~/platform/log'

const TIMEOUT_MS = 10_000
const MAX_NETWORK_RETRIES = 2
const TOO_MANY = 429
/** Somebody may be waiting: what is to be asked again later than this fails, and says when. */
const PATIENCE_S = 3
/** The first time, where Stripe does not say. */
const UNSAID_S = 0.5
const HOUR_S = 3_600

export type StripeClientOptions = {
  secretKey: string
  log: Log
  /** Where the API is instead of at Stripe. */
  apiBase?: URL | null
  /** Answers in Stripe's place, in this very process. */
  fetch?: typeof fetch
}

type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['httpClient']>

/** Asks Stripe something; whatever goes wrong there is AppError `payment_provider_failed`. */
export type AskStripe = <T>(ask: (stripe: Stripe) => Promise<T>) => Promise<T>

/** The SDK is loaded when it is asked for the first time: the server starts faster. */
export function createStripeClient({ secretKey, log, apiBase, fetch }: StripeClientOptions): AskStripe {
  let loading: Promise<Stripe> | null = null
  const load = async () => {
    const { default: Sdk } = await import('stripe')
    return new Sdk(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: MAX_NETWORK_RETRIES,
      telemetry: false,
      httpClient: askingAgain(fetch ? Sdk.createFetchHttpClient(fetch) : Sdk.createNodeHttpClient()),
      ...(apiBase ? addressOf(apiBase) : {}),
    })
  }
  return async (ask) => {
    loading ??= load()
    const stripe = await loading
    try {
      return await ask(stripe)
    } catch (error) {
      if (isStripeError(error)) throw refused(error, log)
      throw error
    }
  }
}

/**
 * Asks again what was a call too many, after as long as `Retry-After` says: it was not carried out, and the SDK reads neither the status
 * nor the header.
 */
function askingAgain(client: HttpClient): HttpClient {
  const makeRequest = client.makeRequest.bind(client)
  client.makeRequest = async (...given) => {
    for (let tries = 0; ; tries += 1) {
      const answer = await makeRequest(...given)
      const seconds = secondsIn(answer.getHeaders()) ?? UNSAID_S * 2 ** tries
      const isLast = tries === MAX_NETWORK_RETRIES || seconds > PATIENCE_S
      if (answer.getStatusCode() !== TOO_MANY || isLast) return answer
      answer.dispose?.()
      await pause(seconds * 1_000)
    }
  }
  return client
}

/** What `Retry-After` says; undefined where it says nothing, or nothing that would be waited for. */
function secondsIn(headers: Record<string, unknown> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN)
  return seconds >= 0 && seconds <= HOUR_S ? seconds : undefined
}

const addressOf = ({ hostname, port, protocol }: URL) =>
  protocol === 'http:'
    ? ({ host: hostname, port: port || 80, protocol: 'http' } as const)
    : ({ host: hostname, port: port || 443, protocol: 'https' } as const)

export type StripeFailure = Error & {
  type: string
  code?: string
  param?: string
  statusCode?: number
  requestId?: string
  headers?: Record<string, string>
}

/** The SDK's own errors say their class in `type`; the class itself is loaded only with the SDK. */
export const isStripeError = (error: unknown): error is StripeFailure =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')

/** Whether what was asked for does not exist. */
export const isMissing = (error: unknown) => isStripeError(error) && error.code === 'resource_missing'

/** What was paid or over a moment ago cannot be ended any more, and need not be. */
export async function unlessOver(ending: Promise<unknown>): Promise<void> {
  try {
    await ending
  } catch (error) {
    if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error
  }
}

function refused(error: StripeFailure, log: Log): AppError {
  const { type, code, param, statusCode, requestId } = error
  log.error('payment_provider_failed', { type, code, param, statusCode, providerRequest: requestId, error })
  const retryAfterSeconds = statusCode === TOO_MANY ? secondsIn(error.headers) : undefined
  return new AppError('payment_provider_failed', retryAfterSeconds === undefined ? {} : { retryAfterSeconds }, {
    cause: error,
  })
}

import * as z from 'zod'
import { AppError } from '~/platform/app-error'

/** Long enough for a slow moment of Google's, short enough for somebody who waits in front of a form. */
const TIMEOUT_MS = 8_000

/** Google understood and said no. `code` is its own word, such as EMAIL_EXISTS. */
export class GoogleRefusal extends Error {
  override readonly name = 'GoogleRefusal'
  constructor(
    readonly status: number,
    readonly code: string,
    url: URL,
  ) {
    super(`${url.pathname} answered ${status} ${code}`)
  }
}

/** Identity Toolkit says `{ error: { message: 'CODE : explanation' } }`, the token endpoint `{ error: 'code' }`. */
const problem = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) })

type Call<Reply> = {
  reply: z.ZodType<Reply>
  body: URLSearchParams | object
  headers?: Record<string, string>
  timeoutMs?: number
}

/**
 * Posts a form, or anything else as JSON. Throws AppError `unavailable` when Google cannot be reached, fails, or has had enough of us,
 * and GoogleRefusal when it says no.
 */
export async function postToGoogle<Reply>(
  url: URL,
  { reply, body, headers, timeoutMs = TIMEOUT_MS }: Call<Reply>,
): Promise<Reply> {
  const isForm = body instanceof URLSearchParams
  const { status, answer } = await exchange(url, {
    method: 'POST',
    headers: isForm ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
    body: isForm ? body : JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (status >= 400) throw refusalOf(status, answer, url)
  return reply.parse(answer)
}

async function exchange(url: URL, request: RequestInit): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(url, request)
    return { status: response.status, answer: await response.json() }
  } catch (cause) {
    throw new AppError('unavailable', {}, { cause })
  }
}

function refusalOf(status: number, answer: unknown, url: URL): Error {
  const { data } = problem.safeParse(answer)
  const message = typeof data?.error === 'object' ? data.error.message : (data?.error ?? '')
  const refusal = new GoogleRefusal(status, /^\w*/.exec(message)?.[0] ?? '', url)
  const isGooglesFault = status >= 500 || status === 429 || refusal.code === 'QUOTA_EXCEEDED'
  return isGooglesFault ? new AppError('unavailable', {}, { cause: refusal }) : refusal
}

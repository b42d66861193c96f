import * as z from 'zod'

/** The one place of the product that codes are sent to. */
const CALLBACK_PATH = '/api/identity/callback/google'

const query = z.object({
  client_id: z.string(),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  response_type: z.string().optional(),
  scope: z.string().optional(),
  state: z.string().max(2_000).optional(),
  nonce: z.string().max(500).optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
})
export type AuthorizationRequest = {
  clientId: string
  redirectUri: string
  state: string | undefined
  challenge: string
  nonce: string | null
}
export type Reading =
  | { type: 'request'; request: AuthorizationRequest }
  /** The client is right, what it asks is not: it is told so. */
  | { type: 'answer'; location: string }
  /** Nobody whom one may send anything to. */
  | { type: 'refused'; reason: string }

/** Reads what the authorize page is asked. Codes go back to the host that asks, as Google sends them to registered addresses only. */
export function readRequest(asked: Record<string, string>, client: { clientId: string; host: string }): Reading {
  const parsed = query.safeParse(asked)
  if (!parsed.success || parsed.data.client_id !== client.clientId)
    return { type: 'refused', reason: 'El cliente no está registrado.' }
  const { data } = parsed
  const { host, pathname, search, hash } = new URL(data.redirect_uri)
  if (host !== client.host || pathname !== CALLBACK_PATH || search !== '' || hash !== '')
    return { type: 'refused', reason: 'La dirección de vuelta no está registrada.' }
  const request = { clientId: data.client_id, redirectUri: data.redirect_uri, state: data.state }
  const isRight =
    data.response_type === 'code' &&
    (data.scope ?? '').split(' ').includes('openid') &&
    data.code_challenge_method === 'S256' &&
    /^[\w-]{43}$/.test(data.code_challenge ?? '')
  if (!isRight) return { type: 'answer', location: answerTo(request, { error: 'invalid_request' }) }
  return {
    type: 'request',
    request: { ...request, challenge: data.code_challenge ?? '', nonce: data.nonce ?? null },
  }
}

/** The client's address with the answer to its request. */
export function answerTo(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  answer: { code: string } | { error: string },
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, ...(state === undefined ? {} : { state }) }))
    url.searchParams.set(name, value)
  return url.href
}

import { createHmac } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { createCodes, isSame } from './codes'
import type { Keep } from './keep'
import { chooserPage, refusalPage, STYLES } from './pages'
import { type GooglePerson, otherPerson, PEOPLE } from './people'
import { type AuthorizationRequest, answerTo, readRequest } from './request'
import { createTokens } from './tokens'

const PATH = '/emulador/google'
const CLIENT_ID = 'pymentor-demo.emulador-de-google'
const BAD_EMAIL = 'Escribe un correo electrónico, como alguien@ejemplo.es.'
const RESERVED_EMAIL = 'El emulador no da por verificado ese correo: pertenece a PyMentor. Elige otro.'

/** The demo accounts', whose passwords are random for a reason; only the one on the list can be had without. */
const OWN_DOMAIN = '@pymentor.example'

/** No scripts, no other sites; its forms and what they lead to stay on this one. */
const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // As Google's pages: the window that opened this one stays in touch with it.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cache-Control': 'no-store',
}

const tokenRequest = z.object({
  grant_type: z.string(),
  code: z.string().default(''),
  redirect_uri: z.string().default(''),
  client_id: z.string().default(''),
  client_secret: z.string().default(''),
  code_verifier: z.string().default(''),
})
const email = z.string().trim().toLowerCase().max(254).pipe(z.email())

type Choice =
  | { type: 'person'; person: GooglePerson }
  | { type: 'cancelled' }
  | { type: 'invalid'; email: string; isVerified: boolean; error: string }

type Client = { clientId: string; clientSecret: string }
type Codes = ReturnType<typeof createCodes>

type Options = {
  keep: Keep
  clock: () => Date
  secret: string
  /** Whom it must not vouch for: it would hand out their role. */
  adminEmails: readonly string[]
}

/**
 * A small OpenID provider in Google's place, for demo mode and tests: discovery, an account chooser without passwords, codes with PKCE,
 * RS256 tokens. Whoever asks it is who they say they are: live mode must never load it.
 */
export function createGoogleEmulator({ keep, clock, secret, adminEmails }: Options) {
  const client = {
    clientId: CLIENT_ID,
    clientSecret: createHmac('sha256', secret).update('google emulator client').digest('base64url'),
  }
  return {
    path: PATH,
    routes: createRoutes({ client, codes: createCodes(keep, clock), tokens: createTokens(keep, clock), adminEmails }),
    client: {
      ...client,
      /** Where a server finds it, reaching itself at `self`. */
      discoveryUrl: (self: string) => `${self}${PATH}/.well-known/openid-configuration`,
      /** Where a browser finds it, which knows the product as `origin`. */
      authorizationUrl: (origin: string) => `${origin}${PATH}/authorize`,
    },
  }
}

const hostOf = (c: Context) => c.req.header('host') ?? ''
// Whatever address it is reached by is its name; a client asks for discovery and tokens at the same one.
const issuerOf = (c: Context) => `http://${hostOf(c)}${PATH}`

type Parts = Pick<Options, 'adminEmails'> & { client: Client; codes: Codes; tokens: ReturnType<typeof createTokens> }

function createRoutes({ client, codes, tokens, adminEmails }: Parts) {
  const readQuery = (c: Context) => readRequest(c.req.query(), { clientId: client.clientId, host: hostOf(c) })

  return new Hono()
    .get('/.well-known/openid-configuration', (c) => c.json(discovery(issuerOf(c))))
    .get('/jwks', async (c) => c.json(await tokens.jwks()))
    .get('/estilo.css', (c) => c.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }))

    .get('/authorize', (c) => {
      const reading = readQuery(c)
      if (reading.type === 'refused') return c.html(refusalPage(reading.reason), 400, PAGE_HEADERS)
      if (reading.type === 'answer') return c.redirect(reading.location)
      return c.html(chooserPage(), 200, PAGE_HEADERS)
    })

    .post('/authorize', async (c) => {
      const reading = readQuery(c)
      if (reading.type === 'refused') return c.html(refusalPage(reading.reason), 400, PAGE_HEADERS)
      if (reading.type === 'answer') return c.redirect(reading.location)
      const choice = readChoice(await formOf(c), adminEmails)
      if (choice.type === 'invalid') return c.html(chooserPage(choice), 422, PAGE_HEADERS)
      c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
      return c.redirect(await answerOf(choice, reading.request, codes), 303)
    })

    .post('/token', async (c) => {
      c.header('Cache-Control', 'no-store')
      const granted = await grantFor(await formOf(c), client, codes)
      if (typeof granted === 'string') return c.json({ error: granted }, granted === 'invalid_client' ? 401 : 400)
      return c.json(await tokens.forGrant(granted, issuerOf(c)))
    })

    .get('/userinfo', async (c) => {
      const [, token = ''] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? []
      const person = await tokens.userinfo(token, issuerOf(c)).catch(() => null)
      return person === null ? c.json({ error: 'invalid_token' }, 401) : c.json(person)
    })
}

/** The address that the choice leads back to: with a code for the person, or without. */
async function answerOf(choice: Exclude<Choice, { type: 'invalid' }>, request: AuthorizationRequest, codes: Codes) {
  if (choice.type === 'cancelled') return answerTo(request, { error: 'access_denied' })
  const { clientId, redirectUri, challenge, nonce } = request
  const code = await codes.issue({ clientId, redirectUri, challenge, nonce, person: choice.person })
  return answerTo(request, { code })
}

/** A body that is no form has no fields. */
const formOf = (c: Context): Promise<Record<string, unknown>> => c.req.parseBody().catch(() => ({}))

/** What a client's code was issued for, or the error in OAuth's words. */
async function grantFor(form: Record<string, unknown>, client: Client, codes: Codes) {
  const parsed = tokenRequest.safeParse(form)
  if (!parsed.success) return 'invalid_request'
  const { grant_type, code, redirect_uri, client_id, client_secret, code_verifier } = parsed.data
  if (client_id !== client.clientId || !isSame(client_secret, client.clientSecret)) return 'invalid_client'
  if (grant_type !== 'authorization_code') return 'unsupported_grant_type'
  const redemption = { clientId: client_id, redirectUri: redirect_uri, verifier: code_verifier }
  return (await codes.redeem(code, redemption)) ?? 'invalid_grant'
}

function readChoice(form: Record<string, unknown>, adminEmails: readonly string[]): Choice {
  const { cuenta, cancelar, correo, verificado } = form
  if (cancelar !== undefined) return { type: 'cancelled' }
  const known = PEOPLE.find((person) => person.email === cuenta)
  if (known) return { type: 'person', person: known }
  const isVerified = verificado !== undefined
  const typed = email.safeParse(correo)
  if (!typed.success)
    return { type: 'invalid', email: typeof correo === 'string' ? correo : '', isVerified, error: BAD_EMAIL }
  if (isVerified && (adminEmails.includes(typed.data) || typed.data.endsWith(OWN_DOMAIN)))
    return { type: 'invalid', email: typed.data, isVerified, error: RESERVED_EMAIL }
  return { type: 'person', person: otherPerson(typed.data, isVerified) }
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'nonce', 'picture', 'sub'],
})

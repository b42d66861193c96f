import { createHmac, timingSafeEqual } from 'node:crypto'

/** The provider's own cookies: the same for every way in, so that a session begun by one is known to all. */
export function providerCookies({ protocol }: URL) {
  const secure = protocol === 'https:'
  return {
    cookiePrefix: `${secure ? '__Host-' : ''}pymentor-identity`,
    // The library's own prefix is `__Secure-`, which other hosts of the domain may set.
    useSecureCookies: false,
    defaultCookieAttributes: { secure },
  }
}

/** What the provider needs of a request. Not the forwarding headers: it would believe any address in them, and keep it. */
export function ownHeaders(headers: Headers): Headers {
  const own = new Headers()
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name)
    if (value !== null) own.set(name, value)
  }
  return own
}

type Signing = { name: string; secret: string }

/** The token in the provider's session cookie, or null when there is none that this secret signed: `token.signature`, as the library writes it. */
export function sessionTokenIn(headers: Headers, { name, secret }: Signing): string | null {
  const cookie = (headers.get('cookie') ?? '').split('; ').find((each) => each.startsWith(`${name}=`))
  const [, token, signature] = /^(.+)\.([^.]+)$/.exec(decoded(cookie?.slice(name.length + 1) ?? '')) ?? []
  if (token === undefined || signature === undefined) return null
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

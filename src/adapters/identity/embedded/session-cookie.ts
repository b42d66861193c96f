import { createHmac, timingSafeEqual } from 'node:crypto'

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

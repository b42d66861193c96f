import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Signs the demo PRO account in, as the login page does. Answers a caller that keeps its cookies. */
export async function signIn(base, { email, password }) {
  const cookies = new Map()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const call = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', cookie: cookie() }
    const response = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response.json()
  }
  await call('POST', '/api/auth/firebase-login', { credentials: { email, password } })
  return { call, cookie: cookie() }
}

/** Settings for a product of which one account asks all. */
export const ONE_ACCOUNT = { MAX_REPLIES_PER_PERSON: '2000', MAX_READERS_PER_PERSON: '2000' }

/** The demo PRO account of a data folder: it has no message limit. */
export function proAccount(dataDir) {
  const email = 'pro@pymentor.example'
  return { email, password: JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8'))[email] }
}

import type { TestApp } from '../start-app'
import { actorsOf, type Role } from './actors'
import { dataOf } from './pages'

const HOST = 'evil.example'
/** What the URL standard makes an address elsewhere of, however it is written: tabs go, backslashes are slashes, dots climb. */
export const HOSTILE = [
  `https://${HOST}/`,
  `https:${HOST}`,
  `https:/${HOST}`,
  `//${HOST}/x`,
  `///${HOST}/x`,
  `/\\${HOST}`,
  `\\\\${HOST}`,
  `/\t/${HOST}`,
  `/\n/${HOST}`,
  `\t//${HOST}`,
  `/..//${HOST}`,
  `/.//${HOST}`,
  `/%2e//${HOST}`,
  `/a/..//${HOST}`,
  `//user:password@${HOST}`,
  `//${HOST}:443\\@localhost`,
  `//${HOST}%2f@localhost`,
  `/%09/${HOST}`,
  `/%5c${HOST}`,
  `javascript:alert(1)`,
  `data:text/html,x`,
  `/dashboard\r\nLocation: https://${HOST}`,
  `//ⓔvil.example`,
]
const NAMES = ['redirect', 'next', 'clean', 'returnTo', 'url', 'from', 'to', 'continue']
/** Paths that are a host to whoever reads them again. */
const HOSTILE_PATHS = [
  `//${HOST}/dashboard`,
  `//${HOST}/perfil`,
  `/dashboard//${HOST}`,
  `/perfil//${HOST}`,
  `//${HOST}`,
]
/** Who is sent on: to the login, and from there. */
const SENT: readonly Role[] = ['anonymous', 'user']
/** How many of them each page is also opened with as a whole: the loader that decides is the same. */
const WHOLE = 2

/** Opens every page with addresses that lead elsewhere in its query and its path; answers which of them send a browser there. */
export async function redirectHoles(
  app: TestApp,
  addresses: readonly string[],
  hostile: readonly string[] = HOSTILE,
): Promise<string[]> {
  const holes: string[] = []
  for (const role of SENT) {
    const { call } = await actorsOf(app).make(role)
    const look = async (path: string) => {
      const response = await call('GET', path)
      const text = await response.text()
      const targets = [response.headers.get('location') ?? '', ...targetsIn(text)]
      const away = targets.find((target) => leadsAway(target, app.origin))
      if (response.status >= 500) holes.push(`${path} as ${role}: answers ${response.status}`)
      if (away !== undefined) holes.push(`${path} as ${role}: leads to ${away}`)
    }
    for (const address of addresses) {
      for (const [at, target] of hostile.entries()) {
        const query = new URLSearchParams(NAMES.map((name) => [name, target]))
        await look(`${dataOf(address)}?${query}`)
        if (at < WHOLE) await look(`${address}?${query}`)
      }
    }
    for (const path of HOSTILE_PATHS) await look(path)
  }
  return holes
}

/** Where the answer to a request for data alone sends the router. */
const targetsIn = (text: string): string[] =>
  [...text.matchAll(/"redirect",("(?:[^"\\]|\\.)*")/g)].map(([, target = '""']) => String(JSON.parse(target)))

/** As a browser reads it. */
const leadsAway = (target: string, origin: string): boolean =>
  !URL.canParse(target, origin) || new URL(target, origin).origin !== origin

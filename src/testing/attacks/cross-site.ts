import type { TestApp } from '../start-app'
import { actorsOf } from './actors'
import { answerTo, unfitRefusal } from './answer'
import { isWrite, nameOf, type Route } from './route-table'
import { NOBODYS, sampleRequest } from './sample-request'

type Headers = Record<string, string>

/** What a browser says when another site's page has it write. */
const FOREIGN = (origin: string): Headers[] => [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: `${origin}.evil.example` },
  { Origin: origin.replace(/:\d+$/, ':1') },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
]
/** What a form can send, with nothing that says where it stands. */
const FORMS: Headers[] = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'].map(
  (type) => ({ 'Content-Type': type }),
)
const OURS = (origin: string): Headers[] => [
  {},
  { Origin: origin },
  { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
]

/** Has another site's page call every write of somebody who may do all; answers what got through, and what of ours did not. */
export async function crossSiteHoles(app: TestApp, table: readonly Route[]): Promise<string[]> {
  const { call } = await actorsOf(app).make('admin')
  const holes: string[] = []
  const expectRefusal = async (route: Route, { body, headers }: { body: unknown; headers: Headers }) => {
    const answer = await answerTo(call, { ...sampleRequest(route, NOBODYS), body }, headers)
    const isGuard = route.guard === 'signed' || ['cross_site_request', 'unsupported_media_type'].includes(answer.code)
    const bad = unfitRefusal(answer) ?? (isGuard ? null : `refused only as ${answer.code}`)
    if (bad !== null) holes.push(`${nameOf(route)} with ${JSON.stringify(headers)}: ${bad}`)
  }
  for (const route of table.filter(isWrite)) {
    const { body } = sampleRequest(route, NOBODYS)
    for (const headers of FOREIGN(app.origin)) await expectRefusal(route, { body, headers })
    for (const headers of FORMS)
      for (const sent of ['', 'a=b', '{"a":"="}']) await expectRefusal(route, { body: sent, headers })
    // What no handler would take: only the guard is asked.
    for (const headers of OURS(app.origin)) {
      const { code } = await answerTo(call, { ...sampleRequest(route, NOBODYS), body: '{' }, headers)
      const expected = route.guard === 'signed' ? 'invalid_signature' : 'malformed_request'
      if (code !== expected) holes.push(`${nameOf(route)} with ${JSON.stringify(headers)}: ours is refused as ${code}`)
    }
  }
  return holes
}

/** The same for what pages take: every address is written to, whether it takes writes or not. */
export async function crossSitePageHoles(app: TestApp, addresses: readonly string[]): Promise<string[]> {
  const { call } = await actorsOf(app).make('admin')
  const holes: string[] = []
  for (const path of addresses) {
    for (const headers of FOREIGN(app.origin)) {
      const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }
      const { status } = await answerTo(call, { method: 'POST', path, body: 'a=b' }, form)
      if (status !== 403) holes.push(`POST ${path} with ${JSON.stringify(headers)}: answers ${status}`)
    }
  }
  return holes
}

import type { TestApp } from '../start-app'
import { answerTo, unfit } from './answer'
import { nameOf, type Route } from './route-table'
import { NOBODYS, sampleRequest } from './sample-request'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'LOCK']
const HOSTILE_PATHS = [
  '/api',
  '/api/',
  '/api/nada',
  '/api//chat/chats',
  '/api/chat/chats/',
  '/api/chat/../admin/nada',
  '/api/chat/%2e%2e/nada',
  '/api/%00',
  '/api/%ff%fe',
  '/api/%',
  `/api/${'a'.repeat(4_000)}`,
  '/API/chat/chats',
  '/api/__proto__',
  '/api/chat/delete/constructor/x',
]

/** Calls every address by all methods that it has not, and addresses that do not exist; answers what is not 404 or 405. */
export async function methodHoles(app: TestApp, table: readonly Route[]): Promise<string[]> {
  const call = app.browser()
  const holes: string[] = []
  const look = async (what: string, { method, path }: { method: string; path: string }) => {
    const answer = await answerTo(call, { method, path, body: undefined })
    const isUnknown = answer.status === 404 || answer.status === 405
    const bad = unfit(answer) ?? (isUnknown ? null : `answers ${answer.status}`)
    if (bad !== null) holes.push(`${what}: ${bad}`)
  }
  const methodsAt = new Map<string, string[]>()
  for (const { endpoint } of table)
    methodsAt.set(endpoint.path, [...(methodsAt.get(endpoint.path) ?? []), endpoint.method])
  for (const route of table) {
    const { path } = sampleRequest(route, NOBODYS)
    const own = methodsAt.get(route.endpoint.path) ?? []
    // HEAD is answered wherever GET is.
    for (const method of METHODS.filter((each) => !own.includes(each === 'HEAD' ? 'GET' : each)))
      await look(`${method} instead of ${nameOf(route)}`, { method, path })
  }
  for (const path of HOSTILE_PATHS)
    for (const method of ['GET', 'POST']) await look(`${method} ${path.slice(0, 60)}`, { method, path })
  return holes
}

/** Calls every page by all methods; those that take writes may answer as they like, but none may break. */
export async function pageMethodHoles(app: TestApp, addresses: readonly string[]): Promise<string[]> {
  const call = app.browser()
  const holes: string[] = []
  for (const path of addresses) {
    for (const method of METHODS) {
      const bad = unfit(await answerTo(call, { method, path, body: undefined }))
      if (bad !== null) holes.push(`${method} ${path}: ${bad}`)
    }
  }
  return holes
}

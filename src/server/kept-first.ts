import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Services } from './compose'
import { hostCheck } from './guards'
import type { KeptPage } from './kept-pages'
import { countPage } from './page-counts'
import { REQUEST_ID_HEADER, requestName } from './request-id'
import { noteAnswer } from './request-log'

type Parts = Pick<Services, 'config' | 'log' | 'admission' | 'keptPages'> & {
  metrics: Pick<Services['metrics'], 'answered'>
  overview: Pick<Services['overview'], 'pageSeen'>
}

const TAKES = { br: /(^|,)\s*br\s*(,|$)/, gzip: /(^|,)\s*gzip\s*(,|$)/ }
/** Who sends one of these may be somebody, or wants more than a page. */
const NOT_PLAIN = ['cookie', 'authorization', 'content-length', 'transfer-encoding', 'upgrade'] as const

/**
 * Sends kept pages before everything else: most visits are to one of those, and what stands before the pages would be nine tenths of
 * their cost. It says, logs and counts what the app would; whatever is out of the ordinary goes to the app.
 */
export function keptFirst(services: Parts, app: RequestListener): RequestListener {
  const answer = answerKept(services)
  return (incoming, outgoing) => {
    if (!answer(incoming, outgoing)) app(incoming, outgoing)
  }
}

/** Answers a visitor's plain request for a kept page; false when it is not one, or nothing is to be taken on now. */
function answerKept(services: Parts) {
  const { config, admission, keptPages } = services
  const isOurs = hostCheck(config)
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url: path = '', headers } = incoming
    const page = method === 'GET' ? keptPages.find(path) : undefined
    if (page?.sentHeaders === undefined || NOT_PLAIN.some((name) => headers[name] !== undefined)) return false
    if (!isOurs(incoming) || !admission.isReady() || admission.refusal(path) !== null) return false

    const startedAt = performance.now()
    const given = headers[REQUEST_ID_HEADER.toLowerCase()]
    const requestId = requestName(config.trustedProxies, typeof given === 'string' ? given : undefined)
    const status = send(page, { incoming, outgoing, requestId })
    noteAnswer(services, { method: 'GET', path, route: page.route ?? '(none)', status, requestId, startedAt }, outgoing)
    const header = (name: string) => {
      const value = headers[name]
      return typeof value === 'string' ? value : undefined
    }
    countPage(services, { method: 'GET', path, status, contentType: 'text/html', header, isVisitor: true })
    return true
  }
}

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; requestId: string }

function send({ etag, bodies, sentHeaders = [] }: KeptPage, { incoming, outgoing, requestId }: Exchange): 200 | 304 {
  const headers = [...sentHeaders, REQUEST_ID_HEADER, requestId]
  if (incoming.headers['if-none-match']?.includes(etag)) {
    outgoing.writeHead(304, headers).end()
    return 304
  }
  const taken = incoming.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((each) => TAKES[each].test(taken))
  const body = bodies[encoding ?? 'identity']
  if (encoding !== undefined) headers.push('Content-Encoding', encoding)
  headers.push('Content-Length', String(body.byteLength))
  outgoing.writeHead(200, headers).end(body)
  return 200
}

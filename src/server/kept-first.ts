import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Services } from './compose'
import { hostCheck } from './guards'
import { keptFormFor } from './kept-form'
import type { KeptPage } from './kept-page'
import { pageCount } from './page-counts'
import { REQUEST_ID_HEADER, requestName } from './request-id'
import { noteAnswer } from './request-log'

type Parts = Pick<Services, 'config' | 'log' | 'admission' | 'keptPages'> & {
  metrics: Pick<Services['metrics'], 'answered'>
  overview: Pick<Services['overview'], 'pageSeen'>
}

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
  const count = pageCount(services)
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url: path = '', headers } = incoming
    const page = method === 'GET' ? keptPages.find(path) : undefined
    if (page?.ready === undefined || NOT_PLAIN.some((name) => headers[name] !== undefined)) return false
    if (!isOurs(incoming) || !admission.isReady() || admission.refusal(path) !== null) return false

    const startedAt = performance.now()
    const given = headers[REQUEST_ID_HEADER.toLowerCase()]
    const requestId = requestName(config.trustedProxies, typeof given === 'string' ? given : undefined)
    const status = send({ etag: page.etag, ready: page.ready }, { incoming, outgoing, requestId })
    noteAnswer(services, { method: 'GET', path, route: page.route ?? '(none)', status, requestId, startedAt }, outgoing)
    const header = (name: string) => {
      const value = headers[name]
      return typeof value === 'string' ? value : undefined
    }
    count({ method: 'GET', path, status, contentType: 'text/html', header, isVisitor: true })
    return true
  }
}

type ReadyPage = Required<Pick<KeptPage, 'etag' | 'ready'>>
type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse; requestId: string }

function send({ etag, ready }: ReadyPage, { incoming, outgoing, requestId }: Exchange): 200 | 304 {
  const { headers } = incoming
  const asked = { ifNoneMatch: headers['if-none-match'], acceptEncoding: headers['accept-encoding'] }
  const form = keptFormFor(etag, asked)
  if (form === null) {
    outgoing.writeHead(304, [...ready.unchanged, REQUEST_ID_HEADER, requestId]).end()
    return 304
  }
  const { headers: own, body } = ready.whole[form]
  outgoing.writeHead(200, [...own, REQUEST_ID_HEADER, requestId]).end(body, 'latin1')
  return 200
}

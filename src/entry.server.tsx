import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { STATIC_PAGE, STATIC_SCRIPTS, StaticPage, StaticPageContext } from '~/pages/shell/static-page'
import { AppError } from '~/platform/app-error'
import { orDeferred } from '~/platform/deferred'
import { cacheForContext, findUserContext, nonceContext, servicesContext } from '~/server/page/page-context'
import { staticPagePolicy } from '~/server/request/security-headers'

/** How long a page waits for what is slow in it; what a page leaves for later (the dashboard's data) follows on the same answer. */
const SHELL_WAIT_MS = 200

/** A proxy that heeds cookies may answer visitors with it for so long (`deploy/nginx.conf`); a browser asks each time. */
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=10'

/** How long the router goes on waiting for what is deferred: longer than any page waits for it (DASH-04). */
export const streamTimeout = 20_000

/** Renders a page whole, unless something in it is deferred and slow; what cannot be rendered is not half sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const staticPage = (await isVisitor(context)) ? staticPageOf(entryContext) : undefined
  const isStatic = staticPage !== undefined
  context.set(cacheForContext, staticPage?.cacheForMs ?? 0)
  const nonce = isStatic ? undefined : context.get(nonceContext)
  const stream = await renderToReadableStream(
    <StaticPageContext value={isStatic}>
      <ServerRouter context={entryContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </StaticPageContext>,
    {
      ...(nonce ? { nonce } : {}),
      signal: request.signal,
      // React would send what is large hidden, with a script to show it, even when it is ready: a static page allows none.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  if (isStatic) await stream.allReady
  const isWhole = 'here' in (await orDeferred(stream.allReady, SHELL_WAIT_MS))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Compressed, the first part of a page that comes in two would be held back until the second is there.
  const usual = isWhole ? 'private, no-store' : 'private, no-store, no-transform'
  headers.set('Cache-Control', staticPage !== STATIC_PAGE ? usual : status === 200 ? SHARED : 'private, no-cache')
  if (!isWhole) headers.set('X-Accel-Buffering', 'no')
  if (isStatic) {
    headers.append('Vary', 'Cookie')
    // By their hashes: a page that is cached cannot carry a nonce.
    const scripts = [...STATIC_SCRIPTS.head, ...STATIC_SCRIPTS.end]
    headers.set('Content-Security-Policy', staticPagePolicy(context.get(servicesContext).config, scripts))
  }
  return new Response(stream, { status, headers })
}

/** A static page whose loader has failed is left to React, which can try again; an unknown address stays unknown. */
function staticPageOf({ staticHandlerContext: { matches, errors, statusCode }, routeModules }: EntryContext) {
  if (errors !== null && statusCode !== 404) return
  const handles = matches.map(({ route }): unknown => routeModules[route.id]?.handle)
  return handles.find((handle) => handle instanceof StaticPage)
}

/** Without an answer (the database is away) nobody knows. */
const isVisitor = (context: RouterContextProvider) =>
  context
    .get(findUserContext)()
    .then(
      (user) => user === null,
      () => false,
    )

/** Refusals, unknown pages and readers who left are no faults of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof AppError) return
  context.get(servicesContext).log.error('page_failed', { error, path: new URL(request.url).pathname })
}

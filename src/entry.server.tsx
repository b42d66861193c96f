import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { AppError } from '~/platform/app-error'
import { arriving } from '~/platform/arriving'
import { nonceContext, servicesContext } from '~/server/page-context'

/** How long a page waits for what is slow in it; what a page leaves for later (the dashboard's data) follows on the same answer. */
const SHELL_WAIT_MS = 200

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
  const nonce = context.get(nonceContext)
  const stream = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} {...(nonce ? { nonce } : {})} />,
    {
      ...(nonce ? { nonce } : {}),
      signal: request.signal,
    },
  )
  const isWhole = 'here' in (await arriving(stream.allReady, SHELL_WAIT_MS))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Compressed, the first part of a page that comes in two would be held back until the second is there.
  headers.set('Cache-Control', isWhole ? 'private, no-store' : 'private, no-store, no-transform')
  return new Response(stream, { status, headers })
}

/** Refusals, unknown pages and readers who left are no faults of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof AppError) return
  context.get(servicesContext).log.error('page_failed', { error, path: new URL(request.url).pathname })
}

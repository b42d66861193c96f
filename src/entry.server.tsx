import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { AppError } from '~/platform/app-error'
import { nonceContext, servicesContext } from '~/server/page-context'

/** Renders a page whole: nothing of it is deferred, and what cannot be rendered is not half sent. */
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
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Cache-Control', 'private, no-store')
  return new Response(stream, { status, headers })
}

/** Refusals, unknown pages and readers who left are no faults of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof AppError) return
  context.get(servicesContext).log.error('page_failed', { error, path: new URL(request.url).pathname })
}

import type { MiddlewareHandler } from 'hono'
import type { Config } from '~/config/config'
import { isPageView, type OverviewModule } from '~/modules/overview/overview.server'
import type { AppEnv } from '../env'

type Counted = { config: Pick<Config, 'publicUrl'>; overview: Pick<OverviewModule, 'pageSeen'> }
type Answer = Parameters<typeof isPageView>[0] & { isVisitor: boolean }

/** Counts an answer if it is a page that somebody sees. Neither address, browser nor account is handed on. */
function pageCount({ config, overview }: Counted) {
  const ownHost = config.publicUrl.host
  return (answer: Answer): void => {
    if (!isPageView(answer)) return
    const { path, status, header, isVisitor } = answer
    const ownHosts = [ownHost, header('host') ?? '']
    overview.pageSeen({ path, status, referrer: header('referer'), ownHosts, isVisitor })
  }
}

/** Counts the pages that people get, by their answers, however those were made. No cookie is set for it. */
export function countPages(counted: Counted): MiddlewareHandler<AppEnv> {
  const count = pageCount(counted)
  return async (c, next) => {
    await next()
    const { method, path } = c.req
    const { res } = c
    count({
      method,
      path,
      status: res.status,
      contentType: c.get('pageCache') === 'hit' ? 'text/html' : res.headers.get('Content-Type'),
      header: (name) => c.req.header(name),
      isVisitor: c.get('userId') === undefined,
    })
  }
}

import type { MiddlewareHandler } from 'hono'
import type { Config } from '~/config/config'
import { isPageView, type OverviewModule } from '~/modules/overview/overview.server'
import type { AppEnv } from './env'

type Counted = { config: Pick<Config, 'publicUrl'>; overview: Pick<OverviewModule, 'pageSeen'> }
type Answer = Parameters<typeof isPageView>[0] & { isVisitor: boolean }

/** Counts an answer if it is a page that somebody sees. Neither address, browser nor account is handed on. */
export function countPage({ config, overview }: Counted, { isVisitor, ...answer }: Answer) {
  if (!isPageView(answer)) return
  const { path, status, header } = answer
  const ownHosts = [config.publicUrl.host, header('host') ?? '']
  overview.pageSeen({ path, status, referrer: header('referer'), ownHosts, isVisitor })
}

/** Counts the pages that people get, by their answers, however those were made. No cookie is set for it. */
export function countPages(counted: Counted): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    const { method, path } = c.req
    const { status, headers } = c.res
    countPage(counted, {
      method,
      path,
      status,
      contentType: headers.get('Content-Type'),
      header: (name) => c.req.header(name),
      isVisitor: c.get('userId') === undefined,
    })
  }
}

import type { MiddlewareHandler } from 'hono'
import type { Config } from '~/config/config'
import { isPageView, type OverviewModule } from '~/modules/overview/overview.server'
import type { AppEnv } from './env'

type Counted = { config: Config; overview: Pick<OverviewModule, 'pageSeen'> }

/**
 * Counts the pages that people get, by their answers, however those were made. No cookie is set for it, and neither address, browser nor
 * account is handed on.
 */
export function countPages({ config, overview }: Counted): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    const { method, path } = c.req
    const { status, headers } = c.res
    const header = (name: string) => c.req.header(name)
    if (!isPageView({ method, path, status, contentType: headers.get('Content-Type'), header })) return
    overview.pageSeen({
      path,
      status,
      referrer: header('referer'),
      ownHosts: [config.publicUrl.host, header('host') ?? ''],
      isVisitor: c.get('userId') === undefined,
    })
  }
}

import { Hono } from 'hono'
import type { Hosted } from '../hosted'
import type { Panel } from '../panel'
import { authenticationRoutes } from './authentication-routes'
import { checkoutRoutes } from './checkout-routes'
import { documentRoutes } from './documents/document-routes'
import { createLeads } from './leads'
import { linkRoutes } from './link-routes'
import { panelRoutes } from './panel-routes'
import { portalRoutes } from './portal-routes'
import { STYLES } from './styles'

type Parts = { hosted: Hosted; panel: Panel; clock: () => Date; publicUrl: string }

/** What people see of the emulator, below its path. */
export function createPages({ hosted, panel, clock, publicUrl }: Parts): Hono {
  const leads = createLeads(publicUrl)
  return new Hono()
    .get('/estilo.css', (c) => c.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .route('/', checkoutRoutes({ hosted, leads, clock }))
    .route('/', linkRoutes({ hosted }))
    .route('/', authenticationRoutes({ hosted, leads }))
    .route('/', portalRoutes({ hosted, leads, clock }))
    .route('/', documentRoutes({ hosted }))
    .route('/', panelRoutes({ panel, clock }))
}

import { Hono } from 'hono'
import { EMULATOR_PATH } from '../addresses'
import type { Panel } from '../panel'
import { formOf } from './form'
import { answer } from './layout'
import { PANEL_DONE, panelPage } from './panel-page'

const PANEL_PATH = '/panel'
/** Whole, for whoever keeps others out. */
export const PANEL_PATHS = [EMULATOR_PATH, EMULATOR_PATH + PANEL_PATH] as const

/** For presenters and tests: the server lets only callers on this machine come here. */
export function panelRoutes({ panel, clock }: { panel: Panel; clock: () => Date }): Hono {
  return new Hono()
    .get('/', async (c) => {
      const action = c.req.query('hecho') ?? ''
      const done = Object.hasOwn(PANEL_DONE, action) ? (PANEL_DONE[action] ?? null) : null
      const [, panelPath] = PANEL_PATHS
      const content = panelPage({ buyers: await panel.buyers(), now: clock(), done, panelPath })
      return answer(c, { title: 'Panel', content })
    })
    .post(PANEL_PATH, async (c) => {
      const { accion, id } = await formOf(c)
      const isDone = typeof id === 'string' && (await act(panel, accion, id))
      return c.redirect(`${EMULATOR_PATH}?hecho=${isDone ? accion : 'nada'}`, 303)
    })
}

/** False where there is nothing (left) to do, or no such button. */
async function act(panel: Panel, action: unknown, id: string): Promise<boolean> {
  switch (action) {
    case 'devolver':
      return panel.refund(id)
    case 'rechazar':
      return panel.failRefund(id)
    case 'borrar':
      return panel.deleteCustomer(id)
    case 'disputar':
      return panel.openDispute(id)
    case 'ganar':
      return panel.closeDispute(id, 'won')
    case 'perder':
      return panel.closeDispute(id, 'lost')
    case 'fallar':
      return panel.failNextCharge(id)
    case 'reenviar':
      return panel.deliverAgain()
    default:
      return false
  }
}

import { type Context, Hono } from 'hono'
import type { Hosted, PortalView } from '../hosted'
import { checkCard, filledCard, NO_CARD, readTypedCard } from './card-entry'
import { formOf, refusalIn } from './form'
import { answer, answerUnknown } from './layout'
import type { Leads } from './leads'
import { type PortalState, portalPage } from './portal-page'

type Parts = { hosted: Hosted; leads: Leads; clock: () => Date }

const START: PortalState = { typed: NO_CARD, errors: {}, refusal: null, isFilled: false, done: null }
/** What the page says after a form was sent and it is asked for anew. */
const DONE: ReadonlyMap<string, string> = new Map([
  ['tarjeta', 'Tarjeta cambiada. Los próximos cobros irán a ella.'],
  ['cancelar', 'Suscripción cancelada: sigue activa hasta el final del periodo y no se renueva.'],
  ['reanudar', 'La suscripción sigue en marcha.'],
])

/** Stripe's customer portal: the card, the subscription and the invoices of one customer. */
export function portalRoutes({ hosted, leads, clock }: Parts): Hono {
  const show = (c: Context, view: PortalView, state: PortalState) =>
    answer(
      c,
      { title: 'Tu facturación', content: portalPage(view, state, leads.own(c, view.session.return_url)) },
      Object.keys(state.errors).length > 0 ? 422 : 200,
    )
  const unknown = (c: Context) => answerUnknown(c, 'Esta página de facturación no existe o ha caducado.')
  const again = (c: Context, done: string) => c.redirect(`${c.req.path}?hecho=${done}`, 303)

  return new Hono()
    .get('/portal/:token', async (c) => {
      const view = await hosted.openPortal(c.req.param('token'))
      if (view === null) return unknown(c)
      return show(c, view, { ...START, refusal: refusalIn(c), done: DONE.get(c.req.query('hecho') ?? '') ?? null })
    })
    .post('/portal/:token', async (c) => {
      const token = c.req.param('token')
      const view = await hosted.openPortal(token)
      if (view === null) return unknown(c)
      const form = await formOf(c)
      const { suscripcion, accion } = form
      if (typeof suscripcion === 'string' && (accion === 'cancelar' || accion === 'reanudar')) {
        const isDone = await hosted.setCancelAtPeriodEnd(token, suscripcion, accion === 'cancelar')
        return isDone ? again(c, accion) : c.redirect(c.req.path, 303)
      }
      return changeCard(c, view, form)
    })

  async function changeCard(c: Context, view: PortalView, form: Record<string, unknown>) {
    const state = { ...START, typed: readTypedCard(form) }
    const filled = filledCard(form.rellenar, state.typed, clock())
    if (filled !== null) return show(c, view, { ...state, typed: filled, isFilled: true })
    const { card, errors } = checkCard(state.typed, clock())
    if (card === null) return show(c, view, { ...state, errors })
    const outcome = await hosted.changeCard(c.req.param('token') ?? '', card)
    switch (outcome.type) {
      case 'paid':
        return again(c, 'tarjeta')
      case 'authenticate':
        return leads.follow(c, outcome.location)
      case 'declined':
        return show(c, view, { ...state, typed: { ...state.typed, numero: '', cvc: '' }, refusal: outcome.message })
      case 'closed':
        return unknown(c)
    }
  }
}

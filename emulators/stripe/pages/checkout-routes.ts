import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { Hosted, SessionView } from '../hosted'
import { TAX_ID_FORMATS } from '../objects/tax'
import { checkCard, filledCard, NO_CARD, readTypedCard } from './card-entry'
import { type CheckoutState, checkoutPage, consentOf } from './checkout-page'
import { formOf, refusalIn } from './form'
import { answer, answerNotice, answerUnknown } from './layout'
import type { Leads } from './leads'

type Parts = { hosted: Hosted; leads: Leads; clock: () => Date }

const email = z.string().trim().max(254).pipe(z.email())
const START: CheckoutState = {
  typed: NO_CARD,
  email: '',
  taxId: '',
  company: '',
  hasConsented: false,
  errors: {},
  refusal: null,
  isFilled: false,
}

/** Stripe's hosted page: a session is paid here, once. */
export function checkoutRoutes({ hosted, leads, clock }: Parts): Hono {
  const show = (c: Context, view: SessionView, state: CheckoutState) => {
    const title = view.lines[0]?.description ?? 'Pagar'
    const content = checkoutPage(view, state, leads.own(c, view.session.cancel_url))
    return answer(c, { title, content }, Object.keys(state.errors).length > 0 ? 422 : 200)
  }
  const unknown = (c: Context) => answerUnknown(c, 'Esta página de pago no existe.')

  return new Hono()
    .get('/pagar/:id', async (c) => {
      const view = await hosted.openSession(c.req.param('id'))
      if (view === null) return unknown(c)
      return closedNotice(c, view, leads) ?? show(c, view, { ...START, refusal: refusalIn(c) })
    })
    .post('/pagar/:id', async (c) => {
      const id = c.req.param('id')
      const view = await hosted.openSession(id)
      if (view === null) return unknown(c)
      const success = successOf(view)
      // The second of two clicks: the first has paid.
      if (view.session.status === 'complete' && success !== null) return leads.follow(c, success)
      const closed = closedNotice(c, view, leads)
      if (closed !== null) return closed
      const form = await formOf(c)
      const state = readState(form)
      const filled = filledCard(form.rellenar, state.typed, clock())
      if (filled !== null) return show(c, view, { ...state, typed: filled, isFilled: true })
      const { card, errors } = check(view, state, clock())
      if (card === null) return show(c, view, { ...state, errors })

      const invoicing = view.asksTaxId ? { taxId: state.taxId, company: state.company } : {}
      const buyer = { email: view.email ?? state.email, termsAccepted: state.hasConsented, ...invoicing }
      const outcome = await hosted.payWithCard(id, card, buyer)
      switch (outcome.type) {
        case 'paid':
        case 'authenticate':
          return leads.follow(c, outcome.location)
        case 'declined':
          return show(c, view, { ...state, typed: { ...state.typed, numero: '', cvc: '' }, refusal: outcome.message })
        case 'closed': {
          const now = await hosted.openSession(id)
          const isPaid = now?.session.status === 'complete'
          return isPaid && success !== null
            ? leads.follow(c, success)
            : ((now && closedNotice(c, now, leads)) ?? unknown(c))
        }
      }
    })
}

const successOf = ({ session }: SessionView) =>
  session.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null

/** What stands in the form's place once it is over; null while it is not. */
function closedNotice(c: Context, view: SessionView, leads: Leads) {
  const { status, cancel_url } = view.session
  const back = (address: string | null) => {
    const href = leads.own(c, address)
    return href === null ? null : { href, label: 'Volver a PyMentor' }
  }
  if (status === 'complete')
    return answerNotice(c, {
      title: 'Ya está pagado',
      text: 'Este pago está hecho: no hace falta que lo repitas.',
      back: back(successOf(view)),
    })
  if (status === 'expired')
    return answerNotice(
      c,
      {
        title: 'Esta página de pago ha caducado',
        text: 'No se ha cobrado nada. Vuelve a PyMentor y elige tu plan otra vez.',
        back: back(cancel_url),
      },
      410,
    )
  return null
}

function readState(form: Record<string, unknown>): CheckoutState {
  const typedEmail = typeof form.correo === 'string' ? form.correo.slice(0, 254) : ''
  const taxId =
    typeof form.nif === 'string'
      ? form.nif
          .toUpperCase()
          .replace(/[\s.-]/g, '')
          .slice(0, 20)
      : ''
  const company = typeof form.empresa === 'string' ? form.empresa.trim().slice(0, 150) : ''
  const hasConsented = form.consentimiento === 'si'
  return { ...START, typed: readTypedCard(form), email: typedEmail, taxId, company, hasConsented }
}

function check(view: SessionView, { typed, email: typedEmail, taxId, hasConsented }: CheckoutState, now: Date) {
  const { card, errors: cardErrors } = checkCard(typed, now)
  const needsEmail = view.email === null && !email.safeParse(typedEmail).success
  const isTaxIdWrong =
    view.asksTaxId && taxId !== '' && !Object.values(TAX_ID_FORMATS).some((format) => format.test(taxId))
  const needsConsent = consentOf(view) !== null && !hasConsented
  const errors = {
    ...(needsEmail ? { correo: 'Escribe tu correo electrónico, como alguien@ejemplo.es.' } : {}),
    ...cardErrors,
    ...(isTaxIdWrong ? { nif: 'Escribe el número completo, como B12345674 o FR83404833048.' } : {}),
    ...(needsConsent ? { consentimiento: 'Marca la casilla para poder pagar.' } : {}),
  }
  return { card: Object.keys(errors).length > 0 ? null : card, errors }
}

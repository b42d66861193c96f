import { Hono } from 'hono'
import { EMULATOR_PATH, pagePaths } from '../addresses'
import type { Hosted } from '../hosted'
import { answerUnknown } from './layout'

/** What Stripe takes of a link's query; anything else is left aside, as Stripe leaves it. */
const REFERENCE = /^[\w-]{1,200}$/

/** A payment link: each opening makes a session of its own and leads to its page. */
export const linkRoutes = ({ hosted }: { hosted: Hosted }): Hono =>
  new Hono().get('/enlace/:token', async (c) => {
    const reference = c.req.query('client_reference_id') ?? ''
    const email = c.req.query('prefilled_email') ?? ''
    const session = await hosted.openPaymentLink(c.req.param('token'), {
      ...(REFERENCE.test(reference) ? { clientReferenceId: reference } : {}),
      ...(email.length > 0 && email.length <= 254 ? { email } : {}),
    })
    if (session === null) return answerUnknown(c, 'Este enlace de pago no existe o ya no está activo.')
    return c.redirect(EMULATOR_PATH + pagePaths.checkout(session.id), 303)
  })

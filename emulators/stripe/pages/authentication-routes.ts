import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { AuthenticationView, Hosted } from '../hosted'
import { formOf } from './form'
import { answer, answerNotice, answerUnknown, type Html } from './layout'
import type { Leads } from './leads'
import { money } from './texts'

type Parts = { hosted: Hosted; leads: Leads }

/** 3-D Secure, played by us: the bank asks, and the person agrees or not. */
export function authenticationRoutes({ hosted, leads }: Parts): Hono {
  const secretOf = (c: Context) => c.req.query('client_secret') ?? ''
  const unknown = (c: Context) => answerUnknown(c, 'No hay ningún pago que confirmar aquí.')
  return new Hono()
    .get('/autenticar/:id', async (c) => {
      const view = await hosted.openAuthentication(c.req.param('id'), secretOf(c))
      if (view === null) return unknown(c)
      if (view.status !== 'requires_action') return answerNotice(c, OVER)
      return answer(c, { title: 'Confirma el pago', content: authenticationPage(view) })
    })
    .post('/autenticar/:id', async (c) => {
      const isRight = (await formOf(c)).respuesta === 'si'
      const next = await hosted.authenticate(c.req.param('id'), secretOf(c), isRight)
      return next === null ? answerNotice(c, OVER) : leads.follow(c, next.location)
    })
}

const OVER = {
  title: 'No queda nada que confirmar',
  text: 'Tu banco ya ha respondido a este pago. Vuelve a la pestaña de PyMentor.',
  back: { href: '/', label: 'Ir a PyMentor' },
}

const authenticationPage = ({ amount, currency, last4 }: AuthenticationView): Html => html`<div class="narrow">
<h1>Tu banco quiere confirmar que eres tú</h1>
<p>${amount > 0 ? html`Pago de <strong>${money(amount, currency)}</strong> a PyMentor` : 'Guardar una tarjeta para PyMentor'}${last4 === null ? '' : html`, con la tarjeta acabada en ${last4}`}.</p>
<p>En un banco de verdad harías esto con su aplicación o con un código. Aquí eliges tú cómo acaba.</p>
<form method="post" class="choices">
<button class="main" name="respuesta" value="si">Completar autenticación</button>
<button name="respuesta" value="no">Rechazar</button>
</form>
</div>`

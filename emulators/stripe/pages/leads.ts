import type { Context } from 'hono'
import { html } from 'hono/html'
import { EMULATOR_PATH } from '../addresses'
import { answer, answerNotice } from './layout'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * An address that people may be led to: on the product itself, by the name this request came by or by its public one. Whoever has the
 * secret key chose it, or a browser that confirms a payment: neither may lead people elsewhere.
 */
export function ownAddress(address: string | null, at: { host: string; publicUrl: string }): string | null {
  if (address === null || !URL.canParse(address, at.publicUrl)) return null
  const url = new URL(address, at.publicUrl)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  const isOurs = [new URL(at.publicUrl), new URL(`${url.protocol}//${at.host}`)].some(
    (own) =>
      own.host === url.host || (own.port === url.port && LOOPBACK.has(own.hostname) && LOOPBACK.has(url.hostname)),
  )
  return isOurs ? url.href : null
}

export type Leads = ReturnType<typeof createLeads>

export function createLeads(publicUrl: string) {
  const hostOf = (c: Context) => c.req.header('host') ?? ''
  const own = (c: Context, address: string | null) => ownAddress(address, { host: hostOf(c), publicUrl })
  return {
    own,
    /** Leads a person who has sent a form on to `address`; or says that it is done, where that is another site's. */
    follow(c: Context, address: string) {
      const href = own(c, address)
      if (href === null)
        return answerNotice(c, {
          title: 'Hecho',
          text: 'La dirección a la que había que volver no es de PyMentor, así que no te llevamos allí.',
          back: { href: '/', label: 'Ir a PyMentor' },
        })
      const { host, pathname, search } = new URL(href)
      if (pathname.startsWith(`${EMULATOR_PATH}/`)) return c.redirect(pathname + search, 303)
      if (host === hostOf(c)) return c.redirect(href, 303)
      // The page's policy lets its forms lead to its own host only; the product may have another name for itself.
      return answer(c, {
        title: 'Volviendo a PyMentor',
        head: html`<meta http-equiv="refresh" content="0;url=${href}">`,
        content: html`<div class="narrow"><h1>Volviendo a PyMentor…</h1><p><a href="${href}">Continuar</a></p></div>`,
      })
    },
  }
}

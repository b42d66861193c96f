import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { StoredMail } from '~/modules/mail/mail.server'
import { AppError } from '~/platform/app-error'
import { sourceHash } from '~/platform/source-hash'
import type { Services } from '../compose'
import type { AppEnv } from '../env'
import { isLocalCaller } from '../request/local-caller'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A mail brings its styles along and nothing else; its links open outside of the frame. */
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`

/** `/dev/mail`: what was not sent to anybody, in demo mode and for who is on this machine; for everyone else there is no such page. */
export function addMailOutbox(app: Hono<AppEnv>, { config, mailbox }: Services) {
  const guarded = (route: string, answer: (c: Context<AppEnv>) => Promise<Response>) =>
    app.get(route, (c) => {
      c.set('route', route)
      c.header('Cache-Control', 'no-store')
      const isKept = config.mode === 'demo' && config.mail.kind === 'stored'
      const isOpen = isKept && isLocalCaller(c.env.incoming, config.publicUrl)
      return isOpen ? answer(c) : Promise.reject(new AppError('not_found'))
    })
  const find = async (c: Context<AppEnv>): Promise<StoredMail> => {
    const id = c.req.param('id') ?? ''
    const mail = ID.test(id) ? await mailbox.read(id) : undefined
    if (mail === undefined) throw new AppError('not_found')
    return mail
  }

  guarded('/dev/mail.json', async (c) => c.json(await mailbox.outbox()))
  guarded('/dev/mail', async (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY)
    return c.html(listPage(await mailbox.outbox()))
  })
  guarded('/dev/mail/:id', async (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY)
    return c.html(mailPage(await find(c)))
  })
  guarded('/dev/mail/:id/html', async (c) => {
    c.header('Content-Security-Policy', MAIL_POLICY)
    c.header('X-Frame-Options', 'SAMEORIGIN')
    return c.html((await find(c)).html.replace('<head>', '<head><base target="_blank">'))
  })
}

const STYLE = raw(`
:root { color-scheme: light dark }
html { background: light-dark(#fff, #1b1a18); color: light-dark(#26241f, #eeeae2); font: 1rem/1.6 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem }
a { color: light-dark(#2f4fb5, #9db2ff) }
h1 { font-size: 1.5rem; line-height: 1.3; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse }
th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid #8884; text-align: left; vertical-align: top; overflow-wrap: anywhere }
th { font-size: .85rem }
time { white-space: nowrap; font-variant-numeric: tabular-nums }
pre { padding: 1rem; border: 1px solid #8884; border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; font: .9rem/1.5 ui-monospace, monospace }
iframe { width: 100%; height: 44rem; border: 1px solid #8884; border-radius: 6px; background: #fff }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem } dd { margin: 0; overflow-wrap: anywhere }
@media (max-width: 40rem) { thead { display: none } tr, td { display: block; border: 0; padding: 0 } tr { padding: .75rem 0; border-bottom: 1px solid #8884 } }
`)

/** The page itself: no scripts, its own few styles, and mails in frames. */
const PAGE_POLICY = `default-src 'none'; style-src ${sourceHash(String(STYLE))}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Html = ReturnType<typeof html>

const page = (title: string, content: Html): Html => html`<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main>${content}</main></body>
</html>`

const moment = (date: Date) =>
  html`<time datetime="${date.toISOString()}">${date.toLocaleString('es-ES', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Madrid' })}</time>`

const listPage = ({ mails, total }: { mails: StoredMail[]; total: number }): Html =>
  page(
    'Correos · PyMentor',
    html`<h1>Correos de la demo</h1>
<p>Nada de esto se ha enviado: en modo demo los correos se quedan aquí, y solo se leen desde este equipo.</p>
${
  mails.length === 0
    ? html`<p>Todavía no hay ninguno. Crea una cuenta o pide una contraseña nueva.</p>`
    : html`<table>
<thead><tr><th scope="col">Fecha</th><th scope="col">Para</th><th scope="col">Asunto</th></tr></thead>
<tbody>${mails.map((mail) => html`<tr><td>${moment(mail.createdAt)}</td><td>${mail.to}</td><td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td></tr>`)}</tbody>
</table>`
}
${total > mails.length ? html`<p>Se muestran los ${mails.length} más recientes de ${total}.</p>` : ''}`,
  )

const mailPage = (mail: StoredMail): Html =>
  page(
    `${mail.subject} · PyMentor`,
    html`<p><a href="/dev/mail">Todos los correos</a></p>
<h1>${mail.subject}</h1>
<dl><dt>Para</dt><dd>${mail.to}</dd><dt>Fecha</dt><dd>${moment(mail.createdAt)}</dd></dl>
<h2>HTML</h2>
<iframe title="El correo como HTML" src="/dev/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Texto</h2>
<pre>${mail.text}</pre>`,
  )

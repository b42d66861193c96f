import type { Context } from 'hono'
import { html } from 'hono/html'
import { EMULATOR_PATH } from '../addresses'

export type Html = ReturnType<typeof html>

/** No scripts, no other sites; forms stay on this one. */
const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  // Without any, browsers don't say either which site a form comes from, and the product refuses it.
  'Referrer-Policy': 'same-origin',
}

type Page = { title: string; content: Html; head?: Html | '' }

const document = ({ title, content, head = '' }: Page) => html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Pasarela de pruebas</title>
<link rel="stylesheet" href="${EMULATOR_PATH}/estilo.css">
${head}
</head>
<body>
<header class="label">Pasarela de pruebas: aquí no se cobra nada</header>
<main>
${content}
</main>
</body>
</html>`

/** Every page of the emulator, plainly marked as one. */
export const answer = (c: Context, page: Page, status: 200 | 404 | 410 | 422 = 200) =>
  c.html(document(page), status, PAGE_HEADERS)

export type Notice = { title: string; text: string; back?: { href: string; label: string } | null }

/** A page that says one thing, and where to go from there. */
export const answerNotice = (c: Context, { title, text, back = null }: Notice, status: 200 | 404 | 410 = 200) =>
  answer(
    c,
    {
      title,
      content: html`<div class="narrow"><h1>${title}</h1><p>${text}</p>${back === null ? '' : html`<p><a class="button" href="${back.href}">${back.label}</a></p>`}</div>`,
    },
    status,
  )

export const answerUnknown = (c: Context, what: string) =>
  answerNotice(
    c,
    {
      title: 'Aquí no hay nada',
      text: `${what} Vuelve a PyMentor e inténtalo desde allí.`,
      back: { href: '/', label: 'Ir a PyMentor' },
    },
    404,
  )

import { html, raw } from 'hono/html'
import { LONGEST_DAYS } from './demo-clock'

export const CLOCK_STYLE = `
:root { color-scheme: light dark }
html { background: light-dark(#fff, #1b1a18); color: light-dark(#26241f, #eeeae2); font: 1rem/1.6 system-ui, sans-serif }
body { margin: 0 auto; max-width: 42rem; padding: 2rem 1.25rem }
a { color: light-dark(#2f4fb5, #9db2ff) }
h1 { font-size: 1.5rem; line-height: 1.3 } h2 { margin: 2rem 0 .5rem; font-size: 1.1rem }
p { margin: .5rem 0 }
.now { font-size: 1.35rem; font-variant-numeric: tabular-nums }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .75rem 0 }
label { display: grid; gap: .25rem; font-size: .9rem }
input { width: 7rem } input, button { box-sizing: border-box; min-height: 2.75rem; padding: .4rem .9rem; border: 1px solid #888; border-radius: 6px; background: none; color: inherit; font: inherit }
button { cursor: pointer } button:hover { background: #8883 }
.error { flex-basis: 100%; margin: 0; color: light-dark(#a3351b, #f0a08a) }
:focus-visible { outline: 2px solid light-dark(#2f4fb5, #9db2ff); outline-offset: 2px }
`

export type Typed = { days: string; hours: string; error: string }
type State = { now: Date; offsetMs: number; typed?: Typed; hasEmulatedPayments: boolean }

/** Buttons work without scripts; each posts to the page's own address. */
export const clockPage = ({ now, offsetMs, typed, hasEmulatedPayments }: State) => html`<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Reloj de la demo · PyMentor</title><style>${raw(CLOCK_STYLE)}</style></head>
<body>
<main>
<h1>Reloj de la demo</h1>
<p class="now"><time datetime="${now.toISOString()}">${moment(now)}</time></p>
<p role="status">${offsetMs === 0 ? 'El reloj está en hora.' : html`Va <strong>${spanOf(offsetMs)}</strong> por delante de la hora real.`}</p>
<p>${hasEmulatedPayments ? 'Al adelantarlo pasa el tiempo para PyMentor y para la pasarela de pruebas a la vez: se renuevan las suscripciones, terminan las pruebas y se repiten los cobros pendientes.' : 'Al adelantarlo pasa el tiempo para PyMentor, pero no para Stripe, que va siempre con la hora real.'}</p>
<form method="post">
<button name="horas" value="1">+1 hora</button>
<button name="dias" value="1">+1 día</button>
<button name="dias" value="3">+3 días</button>
<button name="dias" value="31">+1 mes (31 días)</button>
</form>
<h2>Otro salto</h2>
<form method="post" novalidate>
<label>Días<input name="dias" type="number" min="0" max="${LONGEST_DAYS}" step="1" inputmode="numeric" value="${typed?.days ?? ''}" ${marks(typed)}></label>
<label>Horas<input name="horas" type="number" min="0" step="1" inputmode="numeric" value="${typed?.hours ?? ''}" ${marks(typed, false)}></label>
<button>Adelantar</button>
${typed ? html`<p class="error" id="error">${typed.error}</p>` : ''}
</form>
<h2>Volver</h2>
<p>Lo que ya se guardó conserva su fecha: después de volver verás cobros, mensajes o periodos con fecha futura. Para empezar de cero, usa otra carpeta de datos.</p>
<form method="post"><button name="volver" value="si">Volver a la hora real</button></form>
<h2>Ten en cuenta</h2>
<p>Las sesiones abiertas también envejecen: si adelantas semanas, puede que tengas que iniciar sesión de nuevo. El inicio de sesión va siempre con la hora real.</p>
<p><a href="/">Ir a PyMentor</a> · <a href="/dev/mail">Correos de la demo</a>${hasEmulatedPayments ? html` · <a href="/emulador/stripe">Pasarela de pruebas</a>` : ''}</p>
</main>
</body>
</html>`

const marks = (typed: Typed | undefined, isFirst = true) =>
  typed ? html`aria-invalid="true" aria-describedby="error" ${isFirst ? 'autofocus' : ''}` : ''

const moment = (date: Date) =>
  date.toLocaleString('es-ES', { dateStyle: 'full', timeStyle: 'medium', timeZone: 'Europe/Madrid' })

const counted = (count: number, [one, many]: [string, string]) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

function spanOf(ms: number): string {
  const hours = Math.round(ms / 3_600_000)
  return [...counted(Math.floor(hours / 24), ['día', 'días']), ...counted(hours % 24, ['hora', 'horas'])].join(' y ')
}

import { html } from 'hono/html'
import { type GooglePerson, PEOPLE, pictureOf } from './people'

const LABEL = 'Emulador de Google · solo en modo demo'
type Content = ReturnType<typeof html>

const page = (title: string, content: Content) => html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Emulador de Google</title>
<link rel="stylesheet" href="/emulador/google/estilo.css">
</head>
<body>
<header class="label">${LABEL}</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`

const account = (person: GooglePerson) => html`<li>
<button name="cuenta" value="${person.email}">
<img src="${pictureOf(person)}" alt="" width="36" height="36">
<span><strong>${person.name}</strong><span>${person.email}${person.isVerified ? '' : ' · sin verificar'}</span></span>
</button>
</li>`

type Other = { email: string; isVerified: boolean; error: string | null }
const NOTHING_TYPED: Other = { email: '', isVerified: true, error: null }

/** Forms without an address post to the page's own, which carries the client's request. */
export const chooserPage = (other: Other = NOTHING_TYPED) =>
  page(
    'Elige una cuenta',
    html`<p>para continuar en PyMentor. Ninguna es real y ninguna tiene contraseña.</p>
<form method="post"><ul>${PEOPLE.map(account)}</ul></form>
<details ${other.error === null ? '' : html`open`}>
<summary>Usar otra cuenta</summary>
<form method="post" novalidate>
<label for="correo">Correo electrónico</label>
<input id="correo" name="correo" type="email" value="${other.email}" autocomplete="off" maxlength="254"
${other.error === null ? '' : html`aria-invalid="true" aria-describedby="error" autofocus`}>
${other.error === null ? '' : html`<p id="error" class="error">${other.error}</p>`}
<label class="check"><input type="checkbox" name="verificado" value="si" ${other.isVerified ? html`checked` : ''}> Correo verificado</label>
<button class="main">Continuar</button>
</form>
</details>
<form method="post"><button class="plain" name="cancelar" value="si">Cancelar</button></form>`,
  )

export const refusalPage = (reason: string) =>
  page('No se puede continuar', html`<p>${reason} Vuelve a PyMentor e inténtalo desde allí.</p>`)

export const STYLES = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f3f1ec, #1b1a18); color: light-dark(#26241f, #eeeae2); }
.label { margin: 0; padding: .5rem 1rem; background: light-dark(#26241f, #eeeae2); color: light-dark(#f3f1ec, #1b1a18); font-size: .875rem; text-align: center; }
main { box-sizing: border-box; max-width: 27rem; margin: 0 auto; padding: 1.25rem 1rem 2rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
p { margin: .35rem 0 1rem; }
ul { list-style: none; margin: 0; padding: 0; }
button, input { font: inherit; color: inherit; }
button { cursor: pointer; }
li button { display: flex; align-items: center; gap: .875rem; width: 100%; padding: .625rem .5rem; border: 0; border-bottom: 1px solid light-dark(#d6d2c8, #45423c); background: none; text-align: left; }
li button:hover, .plain:hover { background: light-dark(#e7e3da, #2b2926); }
li span > span { display: block; font-size: .875rem; overflow-wrap: anywhere; color: light-dark(#5d594f, #b9b3a6); }
details { padding: .75rem .5rem; border-bottom: 1px solid light-dark(#d6d2c8, #45423c); }
summary { min-height: 1.75rem; cursor: pointer; }
label { display: block; margin: .75rem 0 .25rem; }
input[type=email] { box-sizing: border-box; width: 100%; padding: .5rem .75rem; border: 1px solid light-dark(#77726a, #8e887c); border-radius: 4px; background: light-dark(#fff, #131211); }
.check { display: flex; gap: .5rem; align-items: center; }
.error { margin: .25rem 0 0; color: light-dark(#a3351b, #f0a08a); }
.main, .plain { margin-top: .75rem; padding: .5rem 1rem; border: 1px solid light-dark(#77726a, #8e887c); border-radius: 4px; background: none; }
.main { background: light-dark(#26241f, #eeeae2); color: light-dark(#f3f1ec, #1b1a18); }
:focus-visible { outline: 2px solid light-dark(#2f4fb5, #9db2ff); outline-offset: 2px; }`

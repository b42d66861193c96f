import { once } from '~/platform/once'
import { sourceHash } from '~/platform/source-hash'
import displayFont from '~/ui/fonts/podkova-600.woff2?url'
import tokens from '~/ui/styles/tokens.css?raw'
import { THEME_SCRIPT } from '~/ui/theme/theme-script'
import style from './offline-page.css?raw'
import { OFFLINE_SCRIPT } from './offline-script'

/** The page for being without a network, and the rules under which a browser is to show it: all that it needs is in it. */
export const offlinePage = once(() => {
  const css = `${usedTokens(style)}@font-face{font-family:Podkova;src:url(${displayFont})}${style}`
  const scripts = [THEME_SCRIPT, OFFLINE_SCRIPT]
  return { html: htmlOf(css, scripts), policy: policyOf(css, scripts) }
})

const htmlOf = (css: string, scripts: readonly string[]) => `<!doctype html>
<html lang="es" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sin conexión · PyMentor</title>
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
<style>${css}</style>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main>
<p class="name">${MARK} PyMentor</p>
<h1>Sin conexión</h1>
<p>No hemos podido abrir esta página porque tu dispositivo no tiene Internet o nuestro servidor no responde.</p>
<p><a class="action" href="" data-retry>Reintentar</a></p>
<p role="status" data-back></p>
<h2>Nada se ha perdido</h2>
<ul>
<li>Lo que estabas escribiendo en un chat se guarda como borrador en este navegador.</li>
<li>Si el mentor te estaba respondiendo, termina la respuesta y te espera en el chat.</li>
<li>Tus conversaciones y tu plan siguen en tu cuenta.</li>
</ul>
</main>
</body>
</html>
`

const MARK = `<svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="5" fill="var(--action)"/><path d="M8 9.5l6.5 6.5L8 22.5M17 23h7.5" fill="none" stroke="var(--action-text)" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** Both themes' colours, as many of them as the style and the mark name. */
function usedTokens(css: string): string {
  const used = new Set([...`${css}${MARK}`.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name]) => name))
  const themes = [...tokens.matchAll(/^(\S[^{}*]*) \{([^}]*)\}/gm)]
  return themes
    .map(([, selector, block = '']) => {
      const colours = [...block.matchAll(/(--[a-z-]+): [^;]+;/g)].filter(([, name]) => used.has(name))
      const scheme = /color-scheme: \w+;/.exec(block)?.[0] ?? ''
      return `${selector}{${scheme}${colours.map(([text]) => text).join('')}}`
    })
    .join('')
}

/** Stricter than the other pages': nothing inline but these very texts. */
const policyOf = (css: string, scripts: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(sourceHash).join(' ')}`,
    `style-src ${sourceHash(css)}`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

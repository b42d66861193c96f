import { THEME_EVENT, THEME_KEY } from './theme'

/**
 * Goes into an inline script in the head, before the stylesheet, with the page's nonce or this text's hash. It sets the
 * stored theme before the first paint and does the switch's work, so that it works on pages without React too. Without
 * localStorage (blocked, private window) the theme is dark and a choice lasts as long as the page.
 * It is text, not a function, so that server and browser builds carry the very same characters.
 */
export const THEME_SCRIPT = `(() => {
  const root = document.documentElement
  const stored = () => { try { return localStorage.getItem('${THEME_KEY}') } catch { return null } }
  const store = (theme) => { try { localStorage.setItem('${THEME_KEY}', theme) } catch {} }
  const show = (theme) => {
    root.dataset.theme = theme === 'light' ? 'light' : 'dark'
    for (const button of document.querySelectorAll('[data-theme-switch]'))
      button.setAttribute('aria-pressed', String(theme === 'light'))
    for (const color of document.querySelectorAll('[data-color-of]'))
      color.media = color.dataset.colorOf === root.dataset.theme ? 'all' : 'not all'
    document.dispatchEvent(new Event('${THEME_EVENT}'))
  }
  show(stored())
  document.addEventListener('DOMContentLoaded', () => show(root.dataset.theme))
  document.addEventListener('click', (event) => {
    if (!event.target.closest('[data-theme-switch]')) return
    const theme = root.dataset.theme === 'light' ? 'dark' : 'light'
    store(theme)
    show(theme)
  })
  addEventListener('storage', (event) => { if (event.key === '${THEME_KEY}') show(event.newValue) })
  addEventListener('pageshow', (event) => { if (event.persisted) show(stored() ?? root.dataset.theme) })
})()`

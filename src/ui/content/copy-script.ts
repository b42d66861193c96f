/** What a copy button says. */
export const COPY = { idle: 'Copiar', done: 'Copiado', refused: 'No se pudo copiar' }
const SAID_FOR_MS = 2000

/**
 * Goes into an inline script in the head, like the theme's: a button with `data-copy` copies the code of its figure, on pages without
 * React too. `data-script` on the root says that there is a script to do it.
 */
export const COPY_SCRIPT = `(() => {
  document.documentElement.dataset.script = ''
  const copy = async (code) => {
    try { await navigator.clipboard.writeText(code.textContent); return true } catch {}
    getSelection().selectAllChildren(code)
    return document.execCommand('copy')
  }
  document.addEventListener('click', async (event) => {
    const button = event.target.closest('[data-copy]')
    if (!button) return
    const words = button.querySelector('span')
    words.textContent = await copy(button.closest('figure').querySelector('code')) ? '${COPY.done}' : '${COPY.refused}'
    clearTimeout(button.said)
    button.said = setTimeout(() => { words.textContent = '${COPY.idle}' }, ${SAID_FOR_MS})
  })
})()`

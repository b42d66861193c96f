/** The page that runs one program, in a frame beside it (`pages/public/run-here.tsx`). */
export const RUN_PAGE = '/ejecutar'
/** What such a link says while its program can be run, and while it has. */
export const RUN = { closed: 'Ejecutar', open: 'Cerrar' }

/**
 * Goes into an inline script: a link with `data-run` opens the runner under the program of its figure, on pages without React too. Nothing
 * of it is loaded before. One at a time, since each has a Python of its own.
 */
export const RUN_SCRIPT = `(() => {
  const close = (link) => {
    link.closest('figure').querySelector('iframe').remove()
    link.removeAttribute('aria-expanded')
    link.lastChild.textContent = '${RUN.closed}'
  }
  document.addEventListener('click', (event) => {
    const link = event.target.closest('[data-run]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const open = document.querySelector('[data-run][aria-expanded]')
    if (open) close(open)
    if (open === link) return
    const figure = link.closest('figure')
    const frame = document.createElement('iframe')
    frame.title = 'Ejecución del programa'
    frame.className = 'block h-28 w-full border-line border-t bg-code-surface'
    frame.dataset.code = link.dataset.run || figure.querySelector('code').textContent
    frame.dataset.output = figure.querySelector('samp').textContent
    frame.src = '${RUN_PAGE}'
    figure.append(frame)
    frame.scrollIntoView({ block: 'nearest' })
    link.setAttribute('aria-expanded', 'true')
    link.lastChild.textContent = '${RUN.open}'
  })
})()`

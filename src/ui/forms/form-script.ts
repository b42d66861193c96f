/**
 * Goes into an inline script of pages without React: a form with `data-in-place` is sent by a script, and what the server
 * answers takes the place of the page's content. What cannot be sent stays as it was written, and the form's `data-unsent` says so.
 */
export const FORM_SCRIPT = `(() => {
  const send = async (form) => {
    const body = new URLSearchParams(new FormData(form))
    const answer = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'text/html' } })
    const content = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
    if (!content.querySelector('form, [role=status]')) throw new Error('no answer to the form')
    const main = document.querySelector('main')
    main.replaceChildren(...content.childNodes)
    main.querySelector('[aria-invalid=true], [role=status], [role=alert]:not([hidden] *)').focus()
  }
  document.addEventListener('submit', async (event) => {
    const form = event.target
    if (!form.matches('[data-in-place]')) return
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    const unsent = form.querySelector('[data-unsent]')
    unsent.hidden = true
    form.ariaBusy = 'true'
    await send(form).catch(() => { unsent.hidden = false })
    form.ariaBusy = 'false'
  })
})()`

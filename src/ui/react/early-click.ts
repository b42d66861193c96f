const EARLY = 'earlyClick'

/**
 * Goes into an inline script in the head: notes the button that is pressed before React answers. Buttons that an inline script or the
 * browser itself answers are theirs, and a form with an address of its own is sent without React. The click goes no further: React would
 * drop it while the page still waits for a part of its script.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener('click', window.${EARLY} = function note(event) {
  const button = event.target.closest('button:not([data-copy], [data-theme-switch], [popovertarget])')
  if (!button || button.form?.hasAttribute('action')) return
  event.preventDefault()
  event.stopPropagation()
  note.button = button
}, true)`

type Note = ((event: Event) => void) & { button?: HTMLElement }

/** Ends the noting and presses the button that was pressed last: called once React has taken the whole page over, and every button answers. */
export function repeatEarlyClick() {
  const note: Note = Reflect.get(window, EARLY)
  window.removeEventListener('click', note, true)
  note.button?.click()
}

const EARLY = 'earlyClick'

/**
 * Goes into an inline script in the head: notes the button that is pressed before React is there to answer. Buttons that an inline script
 * or the browser itself answers are theirs, and a form with an address of its own is sent without React.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener('click', window.${EARLY} = function note(event) {
  const button = event.target.closest('button:not([data-copy], [popovertarget])')
  if (!button || button.form?.hasAttribute('action')) return
  event.preventDefault()
  note.button = button
}, true)`

type Note = ((event: Event) => void) & { button?: HTMLElement }

/** From here on React listens: it takes a page over at once where that is pressed. */
export function endEarlyClicks() {
  window.removeEventListener('click', readNote(), true)
}

/** Presses the button that was pressed last before React listened. Only once the page is taken over does every button answer. */
export function repeatEarlyClick() {
  readNote().button?.click()
}

const readNote = (): Note => Reflect.get(window, EARLY)

/** How often it is looked whether what stood in the way is over. */
const LOOK_AGAIN_MS = 1_000

/** Calls `act` after a while, later if `isBusy` then; answers what calls it off. */
export function whenFree(act: () => void, { afterMs, isBusy }: { afterMs: number; isBusy: () => boolean }): () => void {
  let timer = setTimeout(look, afterMs)
  function look() {
    if (isBusy()) timer = setTimeout(look, LOOK_AGAIN_MS)
    else act()
  }
  return () => clearTimeout(timer)
}

/**
 * Whether a reload would take something from the reader: a reply that is being written, an open dialog, a form with something typed
 * into it. What stands in a conversation's box is kept across reloads and is no reason to wait.
 */
export function isInTheMiddle(page: Document): boolean {
  if (page.querySelector('[data-activity]:not([data-activity=idle]), dialog[open]') !== null) return true
  return [...page.querySelectorAll<HTMLInputElement>('form input')].some(isTouched)
}

const isTouched = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  type === 'checkbox' ? checked !== defaultChecked : type !== 'hidden' && value !== defaultValue

const EARLY = 'earlyText'

/**
 * Goes into an inline script in the head: notes on each field what is typed there. React takes the server's page over in several steps,
 * and what is typed between two of them is put back to what the server sent.
 */
export const EARLY_TEXT_SCRIPT = `document.addEventListener('input', (event) => {
  event.target.${EARLY} = event.target.value
}, true)`

/** What was typed in a field so far, also before React knew of it. */
export function earlyText(field: HTMLElement): string {
  const typed: unknown = Reflect.get(field, EARLY)
  return typeof typed === 'string' ? typed : ''
}

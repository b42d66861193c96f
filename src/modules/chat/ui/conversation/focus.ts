/** Whether a keyboard would come up on the screen, and cover half of it, if a text box took the focus. */
const hasTouchKeyboard = () => matchMedia('(pointer: coarse)').matches

/** After something was asked: to where one goes on writing; on a touch screen to what one reads. */
export function focusAfterAsking(box: HTMLElement | null, list: HTMLElement | null): void {
  const target = hasTouchKeyboard() ? lastMessage(list) : box
  target?.focus({ preventScroll: true })
}

const lastMessage = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-messages]:last-of-type [data-message]') ?? [])].at(-1)

/** Gives the focus to a control of a message, where there is one. */
export function focusIn(list: HTMLElement | null, messageId: string, control: string): void {
  list?.querySelector<HTMLElement>(`[data-message="${messageId}"] ${control}`)?.focus({ preventScroll: true })
}

/** Puts the focus on a message and marks it for as long as it stays there. */
export function markFound(message: Element): void {
  if (!(message instanceof HTMLElement)) return
  message.dataset.found = ''
  message.focus({ preventScroll: true })
  message.addEventListener('blur', () => delete message.dataset.found, { once: true })
}

/**
 * What shortcuts and palette need of the conversation on the page. They use it as its reader does, by the names of its
 * controls, so that a command can do no more, and no less, than the button it stands for.
 */
const CONTROL = {
  copy_answer: 'Copiar respuesta',
  regenerate: 'Otra respuesta',
  stop: 'Detener',
} as const
export type ControlId = keyof typeof CONTROL

const conversation = () => document.querySelector('section[aria-label^="Conversación con "]')

const questionBox = () => conversation()?.querySelector<HTMLElement>('form textarea:enabled')

/** Puts the focus into the box one asks in; false where there is none, or it is closed. */
export function focusQuestionBox(): boolean {
  const box = questionBox()
  box?.focus()
  return box !== null && box !== undefined
}

/** The last control of that name that can be pressed; the one that belongs to the last answer. */
function control(id: ControlId): HTMLElement | undefined {
  const buttons = [...(conversation()?.querySelectorAll<HTMLElement>('button:enabled:not([aria-disabled=true])') ?? [])]
  return buttons.findLast((button) => (button.getAttribute('aria-label') ?? button.textContent).trim() === CONTROL[id])
}

export const canPress = (id: ControlId): boolean => control(id) !== undefined

/** Presses it; false where it is not there. */
export function pressControl(id: ControlId): boolean {
  const button = control(id)
  button?.click()
  return button !== undefined
}

/** What a key pressed in a question's box means; the rest of the keys are the browser's. */
export type BoxAction = 'send' | 'new_line' | 'escape' | 'edit_last' | 'none'

export type KeyPress = {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  /** An input method is putting a letter together; its Enter only confirms it. */
  isComposing: boolean
}

/**
 * CHAT-15: Enter sends, Alt+Enter starts a new line, and so does Shift+Enter, which the browser does by itself
 * (`none`). With a touch keyboard Enter is a new line. ArrowUp in an empty box goes back to the last question.
 */
export function boxAction(press: KeyPress, { touch, isEmpty }: { touch: boolean; isEmpty: boolean }): BoxAction {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = press
  if (press.isComposing) return 'none'
  const isPlain = !shiftKey && !altKey && !ctrlKey && !metaKey
  if (key === 'Escape') return 'escape'
  if (key === 'ArrowUp') return isEmpty && isPlain ? 'edit_last' : 'none'
  if (key !== 'Enter' || shiftKey) return 'none'
  if (altKey) return 'new_line'
  if (ctrlKey || metaKey) return 'send'
  return touch ? 'none' : 'send'
}

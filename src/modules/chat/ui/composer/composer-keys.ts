/** What a key pressed in the box means; the rest of the keys are the browser's. */
export type ComposerAction = 'send' | 'new_line' | 'stop' | 'none'

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
 * (`none`). With a touch keyboard Enter is a new line. Escape stops the reply.
 */
export function composerAction(
  press: KeyPress,
  { touch, replying }: { touch: boolean; replying: boolean },
): ComposerAction {
  if (press.isComposing) return 'none'
  if (press.key === 'Escape') return replying ? 'stop' : 'none'
  if (press.key !== 'Enter' || press.shiftKey) return 'none'
  if (press.altKey) return 'new_line'
  if (press.ctrlKey || press.metaKey) return 'send'
  return touch ? 'none' : 'send'
}

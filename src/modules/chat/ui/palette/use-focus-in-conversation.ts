import { useEffect, useRef } from 'react'
import { focusQuestionBox } from './conversation-controls'

/** A conversation that has not come by then is left alone. */
const WAIT_MS = 5_000

/**
 * Going from one conversation to another takes the box away that had the focus. The box of the next one gets it, as soon as it
 * is there, unless the focus has gone elsewhere meanwhile. Not on touch screens, where that would call the keyboard.
 */
export function useFocusInConversation(key: string): void {
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    if (!isFocusLost() || matchMedia('(pointer: coarse)').matches) return
    const watch = new MutationObserver(settle)
    const timer = setTimeout(() => watch.disconnect(), WAIT_MS)
    watch.observe(document.body, { childList: true, subtree: true })
    settle()
    function settle() {
      if (!isFocusLost() || focusQuestionBox()) watch.disconnect()
    }
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [key])
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

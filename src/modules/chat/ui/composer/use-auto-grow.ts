import { type RefObject, useLayoutEffect } from 'react'
import { COMPOSER_MAX_HEIGHT_PX } from '../../rules'

/** CHAT-16, for browsers without `field-sizing: content`: the box grows with its text up to 120 px. */
export function useAutoGrow(boxRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box || CSS.supports('field-sizing', 'content')) return
    box.style.height = text === '' ? '' : 'auto'
    if (text !== '') box.style.height = `${Math.min(box.scrollHeight, COMPOSER_MAX_HEIGHT_PX)}px`
  }, [boxRef, text])
}

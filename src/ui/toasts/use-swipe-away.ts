import { type PointerEvent, useRef } from 'react'

/**
 * Handlers that let a card be pushed away sideways: it follows the pointer, and on release goes back, or calls
 * `onSwiped` if it was moved at least `thresholdPx`. A press on a button inside stays a press.
 */
export function useSwipeAway(thresholdPx: number, onSwiped: () => void) {
  const startX = useRef<number | undefined>(undefined)

  function move(card: HTMLElement, offsetPx: number) {
    card.style.translate = offsetPx === 0 ? '' : `${offsetPx}px 0`
    card.style.transition = offsetPx === 0 ? '' : 'none'
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a'))) return
      startX.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current !== undefined) move(event.currentTarget, event.clientX - startX.current)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (startX.current === undefined) return
      const offsetPx = event.clientX - startX.current
      startX.current = undefined
      move(event.currentTarget, 0)
      if (Math.abs(offsetPx) >= thresholdPx) onSwiped()
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      startX.current = undefined
      move(event.currentTarget, 0)
    },
  }
}

import { type RefObject, useEffect, useState } from 'react'
import { watchSlot } from './watch-slot'

/**
 * Whether a page of messages is drawn, and the height that it takes while it is not. Where there are very many messages, those far
 * from the reader's eyes are taken out of the document: what they keep alive would hold up the browser at every turn. A page that has
 * the focus, or something selected in it, stays.
 */
export function useDrawn(
  slotRef: RefObject<HTMLElement | null>,
  { mayGo }: { mayGo: boolean },
): { isDrawn: boolean; height: number | undefined } {
  const [height, setHeight] = useState<number | undefined>(undefined)

  useEffect(() => {
    const slot = slotRef.current
    const box = slot?.closest('[data-ready]')
    if (!slot || !box || !mayGo) return
    return watchSlot(box, slot, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting) setHeight(undefined)
      else if (!isInUse(slot)) setHeight(boundingClientRect.height)
    })
  }, [slotRef, mayGo])

  return { isDrawn: !mayGo || height === undefined, height }
}

function isInUse(slot: HTMLElement): boolean {
  if (slot.contains(document.activeElement)) return true
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed && slot.contains(selection.anchorNode)
}

import { type RefObject, useEffect, useState } from 'react'

/** So far above and below what the reader sees a page is drawn already: three screens, for who scrolls fast. */
const DRAWN_AHEAD = '300% 0px'

/** Chromium looks no more often than that, where there are hundreds of pages to look at; others look each frame. */
const LOOK_EVERY_MS = 150

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
    if (!slot || !mayGo) return
    const root = slot.closest('[data-ready]')
    const options = { root, rootMargin: DRAWN_AHEAD, delay: LOOK_EVERY_MS }
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (entry?.isIntersecting) setHeight(undefined)
      else if (entry && !isInUse(slot)) setHeight(entry.boundingClientRect.height)
    }, options)
    observer.observe(slot)
    return () => observer.disconnect()
  }, [slotRef, mayGo])

  return { isDrawn: !mayGo || height === undefined, height }
}

function isInUse(slot: HTMLElement): boolean {
  if (slot.contains(document.activeElement)) return true
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed && slot.contains(selection.anchorNode)
}

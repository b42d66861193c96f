import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Watcher, watchSlot } from './watch-slot'

type Slot = RefObject<HTMLElement | null>

/** Whether an element is near the reader's eyes; taken to be so until it has been looked at, and while it is not watched. */
export function useIsNear(slotRef: Slot, { isWatched }: { isWatched: boolean }): boolean {
  const [isNear, setNear] = useState(true)
  useWatch(slotRef, isWatched, ({ isIntersecting }) => setNear(isIntersecting))
  return isNear || !isWatched
}

/**
 * Whether a page of messages is drawn, and the height that it had when it was last taken out. Where there are very many messages, those
 * far from the reader's eyes are taken out of the document: what they keep alive would hold up the browser at every turn. A page that
 * has the focus, or something selected in it, stays. Not watched, once it is out, is what is in a group that is far away as a whole.
 */
export function useDrawn(
  slotRef: Slot,
  { mayGo, isWatched }: { mayGo: boolean; isWatched: boolean },
): { isDrawn: boolean; height: number | undefined } {
  const [{ isNear, height }, setSeen] = useState<Seen>({ isNear: true, height: undefined })
  useWatch(slotRef, mayGo && (isWatched || isNear), ({ isIntersecting, boundingClientRect, target }) => {
    if (isIntersecting) setSeen((seen) => (seen.isNear ? seen : { ...seen, isNear: true }))
    else if (!isInUse(target)) setSeen({ isNear: false, height: boundingClientRect.height })
  })
  return { isDrawn: isNear || !mayGo, height }
}

type Seen = { isNear: boolean; height: number | undefined }

function useWatch(slotRef: Slot, isWatched: boolean, onSeen: Watcher): void {
  const see = useEffectEvent(onSeen)
  useEffect(() => {
    const slot = slotRef.current
    const box = slot?.closest('[data-ready]')
    if (slot && box && isWatched) return watchSlot(box, slot, (entry) => see(entry))
  }, [slotRef, isWatched])
}

function isInUse(slot: Element): boolean {
  if (slot.contains(document.activeElement)) return true
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed && slot.contains(selection.anchorNode)
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { followsEnd } from './auto-scroll'

export type ScrollEnd = {
  /** The box that scrolls, and the one element in it whose height changes. */
  boxRef: RefObject<HTMLDivElement | null>
  contentRef: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** Whether the reader is at the end, and carried along by what is written. */
  isFollowing: boolean
  goToEnd: () => void
  /** Makes a change above what the reader sees, without moving it. */
  keepPlace: (change: () => void) => void
}

/** Follows a conversation for as long as the reader is at its end; one that has begun is opened there. */
export function useScrollEnd({ hasBegun }: { hasBegun: boolean }): ScrollEnd {
  const boxRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const following = useRef(hasBegun)
  const lastTop = useRef(0)
  const [isFollowing, setFollowing] = useState(hasBegun)

  function follow(now: boolean) {
    following.current = now
    setFollowing(now)
  }

  function goToEnd() {
    const box = boxRef.current
    if (box) box.scrollTop = box.scrollHeight
    follow(true)
  }

  useLayoutEffect(() => {
    const box = boxRef.current
    const content = contentRef.current
    if (!box || !content) return
    // Until here the server's HTML has been showing its end by being laid out from below.
    box.dataset.ready = ''
    const toEnd = () => {
      if (following.current) box.scrollTop = box.scrollHeight
    }
    toEnd()
    const observer = new ResizeObserver(toEnd)
    observer.observe(content)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return {
    boxRef,
    contentRef,
    isFollowing,
    goToEnd,
    onScroll() {
      const box = boxRef.current
      if (!box) return
      follow(followsEnd(following.current, lastTop.current, box))
      lastTop.current = box.scrollTop
    },
    keepPlace(change) {
      const box = boxRef.current
      const landmark = contentRef.current?.querySelector('[data-message]')
      const before = landmark?.getBoundingClientRect().top
      flushSync(() => {
        follow(false)
        change()
      })
      if (box && landmark && before !== undefined) box.scrollTop += landmark.getBoundingClientRect().top - before
    },
  }
}

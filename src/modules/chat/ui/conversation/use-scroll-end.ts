import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { followsEnd, slackFor } from './auto-scroll'

/** Finds what must not move, before and after a change: an element in the box. */
type Anchor = (box: HTMLElement) => Element | null

export type ScrollEnd = {
  /** The box that scrolls, the one element in it whose growth carries the reader along, and the empty space after it. */
  boxRef: RefObject<HTMLDivElement | null>
  contentRef: RefObject<HTMLDivElement | null>
  slackRef: RefObject<HTMLDivElement | null>
  /** To the end with what has just been drawn, soon (beforeFrame); nothing where the reader is elsewhere. */
  follow: () => void
  /** Whether the reader is at the end, and carried along by what is written. */
  isFollowing: () => boolean
  /** Whether the end of what is written is below what the reader sees. */
  isEndBelow: boolean
  goToEnd: () => void
  /** Makes a change without moving what the reader sees: the anchor stays where it is on the screen. */
  keepPlace: (anchor: Anchor, change: () => void) => void
  /** Whether the beginning of an element is in view. */
  isInView: (anchor: Anchor) => boolean
  /** Makes a change and puts an element, found in what came of it, near the top of the box. */
  goTo: (target: Anchor, change?: () => void) => Element | null
}

/** With no more than a line or two of it below, the end is seen. */
const END_TOLERANCE_PX = 48

/** What is read first in the box. */
export const firstMessage: Anchor = (box) => box.querySelector('[data-message]')
/** A message, or what is in it (`inside`: a selector that begins with a space). */
export const messageOf =
  (id: string, inside = ''): Anchor =>
  (box) =>
    box.querySelector(`[data-message="${id}"]${inside}`)

/**
 * In a task of its own, where the browser has such that come before the next frame: to lay out what was drawn takes as long as drawing
 * it. Where a frame comes first the observer sees to it, in its midst.
 */
function beforeFrame(run: () => void): void {
  if (window.scheduler === undefined) run()
  else void window.scheduler.postTask(run, { priority: 'user-blocking' })
}

/** Follows a conversation for as long as the reader is at its end; one that has begun is opened there. */
export function useScrollEnd({ hasBegun }: { hasBegun: boolean }): ScrollEnd {
  const boxRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const slackRef = useRef<HTMLDivElement>(null)
  const following = useRef(hasBegun)
  const lastTop = useRef(0)
  const slack = useRef(0)
  const [isEndBelow, setEndBelow] = useState(false)

  function lookForEnd() {
    const [box, content] = [boxRef.current, contentRef.current]
    if (!box || !content) return
    // Who is carried along is at the end: nothing has to be measured.
    if (following.current) return setEndBelow(false)
    const below = content.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom
    setEndBelow(below > END_TOLERANCE_PX)
  }

  function setSlack(height: number) {
    if (height === slack.current || !slackRef.current) return
    slack.current = height
    slackRef.current.style.height = `${height}px`
  }

  const toEnd = useCallback(() => {
    if (following.current && boxRef.current) boxRef.current.scrollTop = boxRef.current.scrollHeight
  }, [])
  const follow = useCallback(() => beforeFrame(toEnd), [toEnd])

  function goToEnd() {
    setSlack(0)
    following.current = true
    beforeFrame(() => {
      // A scroll that was on its way may have come in between.
      following.current = true
      toEnd()
    })
  }

  function onScroll(box: HTMLElement) {
    const isUp = box.scrollTop < lastTop.current
    lastTop.current = box.scrollTop
    // What was only there to hold the place goes as the reader leaves it.
    if (isUp && slack.current > 0) setSlack(Math.min(slack.current, slackFor(box, slack.current)))
    following.current = followsEnd(following.current, isUp, box)
    lookForEnd()
  }

  const look = useEffectEvent(lookForEnd)
  const scrolled = useEffectEvent(onScroll)

  useLayoutEffect(() => {
    const box = boxRef.current
    const content = contentRef.current
    if (!box || !content) return
    // Until here the server's HTML has been showing its end by being laid out from below.
    box.dataset.ready = ''
    const lookAround = () => {
      toEnd()
      look()
    }
    lookAround()
    const observer = new ResizeObserver(lookAround)
    observer.observe(content)
    observer.observe(box)
    const handleScroll = () => scrolled(box)
    box.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', handleScroll)
    }
  }, [toEnd])

  return {
    boxRef,
    contentRef,
    slackRef,
    follow,
    isFollowing: () => following.current,
    isEndBelow,
    goToEnd,
    keepPlace(anchor, change) {
      const box = boxRef.current
      const held = box && anchor(box)
      const before = held?.getBoundingClientRect().top
      following.current = false
      flushSync(change)
      const still = held?.isConnected ? held : box && anchor(box)
      const after = still?.getBoundingClientRect().top
      if (!box || before === undefined || after === undefined) return
      const { scrollHeight, clientHeight } = box
      const scrollTop = box.scrollTop + after - before
      setSlack(slackFor({ scrollTop, scrollHeight, clientHeight }, slack.current))
      box.scrollTop = scrollTop
      lookForEnd()
    },
    isInView(anchor) {
      const box = boxRef.current?.getBoundingClientRect()
      const top = boxRef.current && anchor(boxRef.current)?.getBoundingClientRect().top
      return box !== undefined && typeof top === 'number' && top >= box.top && top <= box.bottom
    },
    goTo(target, change = () => {}) {
      const box = boxRef.current
      following.current = false
      flushSync(change)
      const element = box && target(box)
      if (!box || !element) return null
      setSlack(0)
      element.scrollIntoView({ block: 'start' })
      lookForEnd()
      return element
    },
  }
}

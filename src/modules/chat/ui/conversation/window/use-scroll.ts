import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The problem: text comes in at the end, messages come and go at both ends of the window, and what is far away is laid out only when it
 * comes near. One who reads must not be moved by any of it; one who is at the end is carried along.
 *
 * - At the end, a ResizeObserver goes to the new end in the frame that shows it: before it is painted, and without a layout of its own.
 *   Scrolling after each render was tried: that lays everything out twice.
 * - What comes first of an answer carries nobody past its question: one that comes whole is read from its beginning.
 * - Elsewhere the browser holds what is read in its place (scroll anchoring) when something above it changes its height by itself.
 *   It does not do that at the very top, nor in all browsers: changes of ours are measured and made good (`keepPlace`).
 */
export type Scroll = {
  /** The box that scrolls, the one element in it whose growth carries the reader along, and the empty space after it. */
  boxRef: RefObject<HTMLDivElement | null>
  contentRef: RefObject<HTMLDivElement | null>
  slackRef: RefObject<HTMLDivElement | null>
  /** Whether the reader is at the end, and carried along by what is written. */
  isFollowing: () => boolean
  /** Whether the end of what is written is below what the reader sees. */
  isEndBelow: boolean
  goToEnd: () => void
  /** Makes a change without moving what the reader sees: the anchor stays where it is on the screen. */
  keepPlace: (anchor: Anchor, change: () => void) => void
  /** Makes a change outside of what the reader sees: it stays where it is. */
  keepReading: (change: () => void) => void
  /** Whether the beginning of an element is in view. */
  isInView: (anchor: Anchor) => boolean
  /** Puts an element near the top of the box; null where there is none. */
  goTo: (target: Anchor) => Element | null
}

/** Finds an element in the box: what must not move, before and after a change, or what is gone to. */
type Anchor = (box: HTMLElement) => Element | null

/** A message, or what is in it (`inside`: a selector that begins with a space). */
export const messageOf =
  (id: string, inside = ''): Anchor =>
  (box) =>
    box.querySelector(`[data-message="${id}"]${inside}`)

/** The first message of which something is in view. */
const firstInView: Anchor = (box) => {
  const { top } = box.getBoundingClientRect()
  const messages = [...box.querySelectorAll('[data-message]')]
  return messages.find((message) => message.getBoundingClientRect().bottom > top) ?? null
}

/** Gives the focus to a control of a message, where there is one. */
export const focusIn = (list: HTMLElement | null, messageId: string, control: string): void =>
  list?.querySelector<HTMLElement>(`[data-message="${messageId}"] ${control}`)?.focus({ preventScroll: true })

/** What a scrolled box measures, in CSS pixels. */
type ScrollPlace = { scrollTop: number; scrollHeight: number; clientHeight: number }

/** So little above the end is the end: what zoom rounds away. */
const ROUNDING_PX = 2

/** With no more than a line or two of it below, the end is seen. */
const END_TOLERANCE_PX = 48

/**
 * Whether the text that is being written may carry the reader along, after the box was scrolled. One who goes up leaves the end, by
 * however little; text that grew while the box was on its way there doesn't count.
 */
export function followsEnd(wasFollowing: boolean, isUp: boolean, now: ScrollPlace): boolean {
  const below = now.scrollHeight - now.scrollTop - now.clientHeight
  return below <= ROUNDING_PX || (wasFollowing && !isUp)
}

/** How much empty space the end of the box needs so that it can be scrolled to `scrollTop`; `slack` is there already. */
export function slackFor({ scrollTop, scrollHeight, clientHeight }: ScrollPlace, slack: number): number {
  return Math.max(0, Math.ceil(scrollTop + clientHeight - (scrollHeight - slack)))
}

type Beginning = { endTop: number; questionTop: number; replyTop: number; clientHeight: number }

/** The part of the box above an answer that a long question may take. */
const QUESTION_PART = 0.5
/** Above the question, so that it doesn't touch the edge. */
const MARGIN_PX = 12

/**
 * Where the box is scrolled to when an answer begins: its end is seen, or, where that is too far, its question stands at the top. Of a
 * question that is longer, the end is seen.
 */
export function beginningTop({ endTop, questionTop, replyTop, clientHeight }: Beginning): number {
  return Math.min(endTop, Math.max(questionTop - MARGIN_PX, replyTop - QUESTION_PART * clientHeight))
}

/** The last text of a mentor: `data-answer` says whether it is `written`, or still `writing`. */
const lastAnswerIn = (box: Element) => [...box.querySelectorAll('[data-answer]')].at(-1) ?? null

/** Where in the box an answer and its question begin, if it is the last message; undefined where it is not. */
function beginningOf(answer: Element, box: Element): Omit<Beginning, 'endTop'> | undefined {
  const [question, reply] = [...box.querySelectorAll('[data-message]')].slice(-2)
  if (question === undefined || !reply?.contains(answer)) return undefined
  const origin = box.getBoundingClientRect().top - box.scrollTop
  const topOf = (element: Element) => element.getBoundingClientRect().top - origin
  return { questionTop: topOf(question), replyTop: topOf(reply), clientHeight: box.clientHeight }
}

type Opening = {
  opensAtEnd: boolean
  /** Whether the page holds the conversation's end: that of a part of it carries nobody along. */
  hasEnd: () => boolean
}

/** Where a conversation is read. One that has begun is opened at its end. */
export function useScroll({ opensAtEnd, hasEnd }: Opening): Scroll {
  const boxRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const slackRef = useRef<HTMLDivElement>(null)
  const following = useRef(opensAtEnd)
  const lastTop = useRef(0)
  const slack = useRef(0)
  /** The last answer that the reader has seen something of. */
  const seenAnswer = useRef<Element | null>(null)
  /** Its height, while it is read from its beginning on: more text than that carries the reader along again. */
  const heldHeight = useRef<number | null>(null)
  const [isEndBelow, setEndBelow] = useState(false)

  function lookForEnd() {
    const [box, content] = [boxRef.current, contentRef.current]
    if (!box || !content) return
    // Who is carried along is at the end: nothing has to be measured.
    if (following.current && heldHeight.current === null) return setEndBelow(false)
    const below = content.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom
    setEndBelow(below > END_TOLERANCE_PX)
  }

  function setSlack(height: number) {
    if (height === slack.current || !slackRef.current) return
    slack.current = height
    slackRef.current.style.height = `${height}px`
  }

  function follow() {
    const box = boxRef.current
    if (following.current && box) {
      box.scrollTop = placeToFollow(box)
      // Taken up to a question, the reader has not left the end.
      lastTop.current = box.scrollTop
    }
    lookForEnd()
  }

  /** Where who is carried along is taken to: the end, but not past the question of an answer of which this is all so far. */
  function placeToFollow(box: HTMLElement): number {
    const endTop = box.scrollHeight - box.clientHeight
    const answer = lastAnswerIn(box)
    if (answer !== seenAnswer.current) {
      seenAnswer.current = answer
      const beginning = answer && beginningOf(answer, box)
      const top = beginning ? beginningTop({ endTop, ...beginning }) : endTop
      heldHeight.current = answer && top < endTop - ROUNDING_PX ? answer.clientHeight : null
      return top
    }
    if (answer === null || heldHeight.current === null) return endTop
    const isWritten = answer.getAttribute('data-answer') === 'written'
    if (!isWritten && answer.clientHeight > heldHeight.current) {
      heldHeight.current = null
      return endTop
    }
    following.current = !isWritten
    return box.scrollTop
  }

  function keepPlace(anchor: Anchor, change: () => void) {
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
  }

  const resized = useEffectEvent(follow)
  const scrolled = useEffectEvent((box: HTMLElement) => {
    const isUp = box.scrollTop < lastTop.current
    lastTop.current = box.scrollTop
    // What was only there to hold the place goes as the reader leaves it.
    if (isUp && slack.current > 0) setSlack(Math.min(slack.current, slackFor(box, slack.current)))
    following.current = hasEnd() && followsEnd(following.current, isUp, box)
    lookForEnd()
  })

  useLayoutEffect(() => {
    const [box, content] = [boxRef.current, contentRef.current]
    if (!box || !content) return
    // Until here the server's HTML has been showing its end by being laid out from below.
    box.dataset.ready = ''
    seenAnswer.current = lastAnswerIn(box)
    resized()
    const observer = new ResizeObserver(() => resized())
    observer.observe(content)
    observer.observe(box)
    const handleScroll = () => scrolled(box)
    // What a reader unfolds grows where it is; it is no text that is being written.
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('summary')) following.current = false
    }
    box.addEventListener('scroll', handleScroll, { passive: true })
    box.addEventListener('click', handleClick)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', handleScroll)
      box.removeEventListener('click', handleClick)
    }
  }, [])

  return {
    boxRef,
    contentRef,
    slackRef,
    isFollowing: () => following.current,
    isEndBelow,
    goToEnd() {
      setSlack(0)
      following.current = true
      heldHeight.current = null
      if (boxRef.current) seenAnswer.current = lastAnswerIn(boxRef.current)
      follow()
    },
    keepPlace,
    keepReading(change) {
      if (following.current) flushSync(change)
      else keepPlace(firstInView, change)
    },
    isInView(anchor) {
      const box = boxRef.current?.getBoundingClientRect()
      const top = boxRef.current && anchor(boxRef.current)?.getBoundingClientRect().top
      return box !== undefined && typeof top === 'number' && top >= box.top && top <= box.bottom
    },
    goTo(target) {
      const element = boxRef.current && target(boxRef.current)
      if (!element) return null
      following.current = false
      setSlack(0)
      element.scrollIntoView({ block: 'start' })
      lookForEnd()
      return element
    },
  }
}

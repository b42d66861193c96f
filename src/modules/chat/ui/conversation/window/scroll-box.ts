import { createRef, type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Anchor, beginningOf, firstInView, lastAnswerIn } from './anchors'
import { beginningTop, END_TOLERANCE_PX, followsEnd, ROUNDING_PX, slackFor } from './scroll-measures'

type Opening = {
  opensAtEnd: boolean
  /** Whether the page holds the conversation's end: that of a part of it carries nobody along. */
  latest: RefObject<{ isEnd: boolean }>
}

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
export class ScrollBox {
  /** The box that scrolls, the one element in it whose growth carries the reader along, and the empty space after it. */
  readonly boxRef = createRef<HTMLDivElement>()
  readonly contentRef = createRef<HTMLDivElement>()
  readonly slackRef = createRef<HTMLDivElement>()
  /** Whether the reader is at the end, and carried along by what is written. */
  following: boolean
  private lastTop = 0
  private slack = 0
  /** The last answer that the reader has seen something of. */
  private seenAnswer: Element | null = null
  /** Its height, while it is read from its beginning on: more text than that carries the reader along again. */
  private heldHeight: number | null = null

  constructor(
    private readonly opening: Opening,
    private readonly onEndBelow: (isEndBelow: boolean) => void,
  ) {
    this.following = opening.opensAtEnd
  }

  /** Goes to the end of what is shown, and watches from then on what grows and what the reader does; the answer ends that. */
  watch(): (() => void) | undefined {
    const [box, content] = [this.boxRef.current, this.contentRef.current]
    if (!box || !content) return
    // Until here the server's HTML has been showing its end by being laid out from below.
    box.dataset.ready = ''
    this.seenAnswer = lastAnswerIn(content)
    this.follow()
    const observer = new ResizeObserver(() => this.follow())
    observer.observe(content)
    observer.observe(box)
    const watched = new AbortController()
    const { signal } = watched
    box.addEventListener('scroll', () => this.scrolled(box), { passive: true, signal })
    box.addEventListener('click', (event) => this.clicked(event), { signal })
    return () => {
      observer.disconnect()
      watched.abort()
    }
  }

  goToEnd = (): void => {
    this.setSlack(0)
    this.following = true
    this.heldHeight = null
    if (this.contentRef.current) this.seenAnswer = lastAnswerIn(this.contentRef.current)
    this.follow()
  }

  /** Makes a change without moving what the reader sees: the anchor stays where it is on the screen. */
  keepPlace = (anchor: Anchor, change: () => void): void => {
    const box = this.boxRef.current
    const held = box && anchor(box)
    const before = held?.getBoundingClientRect().top
    this.following = false
    flushSync(change)
    const still = held?.isConnected ? held : box && anchor(box)
    const after = still?.getBoundingClientRect().top
    if (!box || before === undefined || after === undefined) return
    const { scrollHeight, clientHeight } = box
    const scrollTop = box.scrollTop + after - before
    this.setSlack(slackFor({ scrollTop, scrollHeight, clientHeight }, this.slack))
    box.scrollTop = scrollTop
    this.lookForEnd()
  }

  /** Makes a change outside of what the reader sees: it stays where it is. */
  keepReading = (change: () => void): void => {
    if (this.following) flushSync(change)
    else this.keepPlace(firstInView, change)
  }

  /** Whether the beginning of an element is in view. */
  isInView = (anchor: Anchor): boolean => {
    const box = this.boxRef.current?.getBoundingClientRect()
    const top = this.boxRef.current && anchor(this.boxRef.current)?.getBoundingClientRect().top
    return box !== undefined && typeof top === 'number' && top >= box.top && top <= box.bottom
  }

  /** Puts an element near the top of the box; null where there is none. */
  goTo = (target: Anchor): Element | null => {
    const element = this.boxRef.current && target(this.boxRef.current)
    if (!element) return null
    this.following = false
    this.setSlack(0)
    element.scrollIntoView({ block: 'start' })
    this.lookForEnd()
    return element
  }

  private follow() {
    const [box, content] = [this.boxRef.current, this.contentRef.current]
    if (this.following && box && content) {
      box.scrollTop = this.placeToFollow(box, content)
      // Taken up to a question, the reader has not left the end.
      this.lastTop = box.scrollTop
    }
    this.lookForEnd()
  }

  /** Where who is carried along is taken to: the end, but not past the question of an answer of which this is all so far. */
  private placeToFollow(box: HTMLElement, content: HTMLElement): number {
    const endTop = box.scrollHeight - box.clientHeight
    const answer = lastAnswerIn(content)
    if (answer !== this.seenAnswer) {
      this.seenAnswer = answer
      const beginning = answer && beginningOf(answer, content, box)
      const top = beginning ? beginningTop({ endTop, ...beginning }) : endTop
      this.heldHeight = answer && top < endTop - ROUNDING_PX ? answer.clientHeight : null
      return top
    }
    if (answer === null || this.heldHeight === null) return endTop
    const isWritten = answer.getAttribute('data-answer') === 'written'
    if (!isWritten && answer.clientHeight > this.heldHeight) {
      this.heldHeight = null
      return endTop
    }
    this.following = !isWritten
    return box.scrollTop
  }

  private lookForEnd() {
    const [box, content] = [this.boxRef.current, this.contentRef.current]
    if (!box || !content) return
    // Who is carried along is at the end: nothing has to be measured.
    if (this.following && this.heldHeight === null) return this.onEndBelow(false)
    const below = content.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom
    this.onEndBelow(below > END_TOLERANCE_PX)
  }

  private setSlack(height: number) {
    if (height === this.slack || !this.slackRef.current) return
    this.slack = height
    this.slackRef.current.style.height = `${height}px`
  }

  private scrolled(box: HTMLElement) {
    const isUp = box.scrollTop < this.lastTop
    this.lastTop = box.scrollTop
    // What was only there to hold the place goes as the reader leaves it.
    if (isUp && this.slack > 0) this.setSlack(Math.min(this.slack, slackFor(box, this.slack)))
    this.following = this.opening.latest.current.isEnd && followsEnd(this.following, isUp, box)
    this.lookForEnd()
  }

  /** What a reader unfolds grows where it is; it is no text that is being written. */
  private clicked({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('summary')) this.following = false
  }
}

/** Where a conversation is read, and whether the end of what is written is below that. One that has begun is opened at its end. */
export function useScroll(opening: Opening): [ScrollBox, boolean] {
  const [isEndBelow, setEndBelow] = useState(false)
  const [scroll] = useState(() => new ScrollBox(opening, setEndBelow))
  useLayoutEffect(() => scroll.watch(), [scroll])
  return [scroll, isEndBelow]
}

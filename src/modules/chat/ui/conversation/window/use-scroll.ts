import { useLayoutEffect, useState } from 'react'
import { type Opening, ScrollBox } from './scroll-box'
import { useLatest } from './use-latest'

type Reach =
  | 'boxRef'
  | 'contentRef'
  | 'slackRef'
  | 'isFollowing'
  | 'goToEnd'
  | 'keepPlace'
  | 'keepReading'
  | 'isInView'
  | 'goTo'

export type Scroll = Pick<ScrollBox, Reach> & {
  /** Whether the end of what is written is below what the reader sees. */
  isEndBelow: boolean
}

/** Where a conversation is read. One that has begun is opened at its end. */
export function useScroll({ opensAtEnd, hasEnd }: Opening): Scroll {
  const latest = useLatest(hasEnd)
  const [isEndBelow, setEndBelow] = useState(false)
  const [box] = useState(() => new ScrollBox({ opensAtEnd, hasEnd: () => latest.current(), onEndBelow: setEndBelow }))
  useLayoutEffect(() => box.watch(), [box])
  const { boxRef, contentRef, slackRef, isFollowing, goToEnd, keepPlace, keepReading, isInView, goTo } = box
  return { boxRef, contentRef, slackRef, isEndBelow, isFollowing, goToEnd, keepPlace, keepReading, isInView, goTo }
}

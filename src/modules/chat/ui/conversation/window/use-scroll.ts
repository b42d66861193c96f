import { useLayoutEffect, useState } from 'react'
import { type Opening, ScrollBox } from './scroll-box'

/** Where a conversation is read, and whether the end of what is written is below that. One that has begun is opened at its end. */
export function useScroll(opening: Opening): [ScrollBox, boolean] {
  const [isEndBelow, setEndBelow] = useState(false)
  const [scroll] = useState(() => new ScrollBox(opening, setEndBelow))
  useLayoutEffect(() => scroll.watch(), [scroll])
  return [scroll, isEndBelow]
}

/** What a scrolled box measures, in CSS pixels. */
export type ScrollPlace = { scrollTop: number; scrollHeight: number; clientHeight: number }

/** This near to the end counts as being there: a line or two, and what zoom rounds away. */
export const END_TOLERANCE_PX = 48

export function isAtEnd({ scrollTop, scrollHeight, clientHeight }: ScrollPlace): boolean {
  return scrollHeight - scrollTop - clientHeight <= END_TOLERANCE_PX
}

/**
 * Whether the text that is being written may carry the reader along, after the box was scrolled from `topBefore`.
 * Only a reader who went up leaves the end; text that grew while the box was on its way there doesn't count.
 */
export function followsEnd(wasFollowing: boolean, topBefore: number, now: ScrollPlace): boolean {
  return isAtEnd(now) || (wasFollowing && now.scrollTop >= topBefore)
}

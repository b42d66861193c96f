/** What a scrolled box measures, in CSS pixels. */
export type ScrollPlace = { scrollTop: number; scrollHeight: number; clientHeight: number }

/** So little above the end is the end: what zoom rounds away. */
const ROUNDING_PX = 2

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

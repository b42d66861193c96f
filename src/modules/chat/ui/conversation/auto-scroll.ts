/** What a scrolled box measures, in CSS pixels. */
export type ScrollPlace = { scrollTop: number; scrollHeight: number; clientHeight: number }

/** This near to the end counts as being there: a line or two, and what zoom rounds away. */
export const END_TOLERANCE_PX = 48

/** Scrolled up by so little is not up: what zoom rounds away. */
const ROUNDING_PX = 2

const belowView = ({ scrollTop, scrollHeight, clientHeight }: ScrollPlace) => scrollHeight - scrollTop - clientHeight

export const isAtEnd = (place: ScrollPlace): boolean => belowView(place) <= END_TOLERANCE_PX

/**
 * Whether the text that is being written may carry the reader along, after the box was scrolled. One who goes up leaves the end, by
 * however little; text that grew while the box was on its way there doesn't count.
 */
export function followsEnd(wasFollowing: boolean, isUp: boolean, now: ScrollPlace): boolean {
  return isUp ? belowView(now) <= ROUNDING_PX : wasFollowing || isAtEnd(now)
}

/** How much empty space the end of the box needs so that it can be scrolled to `scrollTop`; `slack` is there already. */
export function slackFor({ scrollTop, scrollHeight, clientHeight }: ScrollPlace, slack: number): number {
  return Math.max(0, Math.ceil(scrollTop + clientHeight - (scrollHeight - slack)))
}

/** What a scrolled box measures, in CSS pixels. */
type ScrollPlace = { scrollTop: number; scrollHeight: number; clientHeight: number }

/** So little above the end is the end: what zoom rounds away. */
export const ROUNDING_PX = 2

/** With no more than a line or two of it below, the end is seen. */
export const END_TOLERANCE_PX = 48

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

export type Beginning = { endTop: number; questionTop: number; replyTop: number; clientHeight: number }

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

import { longDate } from '~/platform/time/dates'
import type { PostSummary } from '../contract'
import { readingTime } from '../copy'

/** When it was written and how long it takes: "14 de septiembre de 2026 · 6 min de lectura". */
export function PostFacts({ post: { createdAt, readingMinutes } }: { post: PostSummary }) {
  return (
    <p className="text-sm text-text-muted">
      <time dateTime={createdAt}>{longDate(createdAt)}</time> · {readingTime(readingMinutes)}
    </p>
  )
}

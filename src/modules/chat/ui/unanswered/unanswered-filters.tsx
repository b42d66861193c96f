import { Link } from 'react-router'
import {
  UNANSWERED_KINDS,
  UNANSWERED_WEEKS,
  type UnansweredKind,
  type UnansweredWeeks,
} from '../../unanswered-contract'
import { KIND_ADDRESS, KIND_NAME } from '../../unanswered-copy'

type Shown = { kind: UnansweredKind | null; weeks: UnansweredWeeks }

export const addressOf = ({ kind, weeks }: Shown, cursor: string | null = null) => {
  const query = new URLSearchParams({ semanas: String(weeks) })
  if (kind !== null) query.set('clase', KIND_ADDRESS[kind])
  if (cursor !== null) query.set('cursor', cursor)
  return `/admin/lo-que-no-se-supo?${query}`
}

/** What is shown, and of which time. */
export function UnansweredFilters({ kind, weeks }: Shown) {
  return (
    <div className="grid gap-3">
      <nav aria-label="Clase" className="flex flex-wrap gap-2">
        {[null, ...UNANSWERED_KINDS].map((each) => (
          <Choice key={each} to={addressOf({ kind: each, weeks })} isChosen={each === kind}>
            {each === null ? 'Todo' : KIND_NAME[each]}
          </Choice>
        ))}
      </nav>
      <nav aria-label="Periodo" className="flex flex-wrap gap-2">
        {UNANSWERED_WEEKS.map((each) => (
          <Choice key={each} to={addressOf({ kind, weeks: each })} isChosen={each === weeks}>
            {`${each} semanas`}
          </Choice>
        ))}
      </nav>
    </div>
  )
}

const Choice = ({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) => (
  <Link
    to={to}
    aria-current={isChosen ? 'page' : undefined}
    preventScrollReset
    className="flex min-h-9 items-center rounded-sm border border-line px-3 text-sm text-text-muted no-underline hover:border-line-strong hover:text-text aria-[current=page]:border-line-strong aria-[current=page]:bg-surface-raised aria-[current=page]:font-semibold aria-[current=page]:text-text pointer-coarse:min-h-10"
  >
    {children}
  </Link>
)

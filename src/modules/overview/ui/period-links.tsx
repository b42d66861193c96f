import { Link } from 'react-router'
import { PERIODS, type Period } from '../contract'
import { PERIOD_NAMES } from '../copy'

/** Which time the figures are of. */
export function PeriodLinks({ page, period }: { page: string; period: Period }) {
  return (
    <nav aria-label="Periodo" className="flex flex-wrap gap-2">
      {PERIODS.map((each) => (
        <Link
          key={each}
          to={`${page}?periodo=${each}`}
          aria-current={each === period ? 'page' : undefined}
          preventScrollReset
          className="flex min-h-10 items-center rounded-sm border border-line px-3 text-sm text-text-muted no-underline hover:border-line-strong hover:text-text aria-[current=page]:border-line-strong aria-[current=page]:bg-surface-raised aria-[current=page]:font-semibold aria-[current=page]:text-text"
        >
          {PERIOD_NAMES[each]}
        </Link>
      ))}
    </nav>
  )
}

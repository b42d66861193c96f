import { Link } from 'react-router'
import { classNames } from '~/ui/class-names'

/** The name, written like the end of a line at Python's prompt; it leads home. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <Link
      to="/"
      className={classNames(
        'inline-flex min-h-10 items-center gap-2 rounded-md font-display text-text text-xl tracking-tight no-underline',
        className,
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="5" className="fill-action" />
        <path
          d="M8 9.5l6.5 6.5L8 22.5M17 23h7.5"
          fill="none"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-action-text"
        />
      </svg>
      PyMentor
    </Link>
  )
}

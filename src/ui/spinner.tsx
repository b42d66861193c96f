import { classNames } from './class-names'

type SpinnerProps = { label?: string; className?: string }

/** A turning arc with its words for screen readers. With reduced motion the arc stands still; the words remain. */
export function Spinner({ label = 'Cargando…', className }: SpinnerProps) {
  return (
    <span className={classNames('inline-flex', className)}>
      <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" strokeWidth={2} className="size-[1.25em] animate-spin">
        <circle cx="10" cy="10" r="7.5" stroke="currentColor" opacity={0.25} />
        <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  )
}

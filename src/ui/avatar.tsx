import { classNames } from './class-names'
import { initials } from './content/initials'

type AvatarProps = { firstName: string | null | undefined; lastName: string | null | undefined; className?: string }

/** A person's initials on a square of paper (SHELL-15). Decoration: the name stands beside it or in its control's label. */
export function Avatar({ firstName, lastName, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-grid select-none place-items-center rounded-md bg-accent-soft font-display text-accent',
        className ?? 'size-9 text-sm',
      )}
    >
      {initials(firstName, lastName)}
    </span>
  )
}

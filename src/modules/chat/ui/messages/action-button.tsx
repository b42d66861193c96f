import type { ComponentProps } from 'react'
import { classNames } from '~/ui/class-names'
import { Icon, type IconName } from '~/ui/icon'

type ActionButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  iconClassName?: string
  /** Its name; with `hint` (a shortcut, a price) it is also what is seen above it. */
  label: string
  hint?: string | undefined
}

/** The name above the button, made by CSS: there are hundreds of these on a long page. */
const TIP =
  'after:pointer-events-none after:absolute after:bottom-full after:left-0 after:z-10 after:mb-1 after:hidden after:w-max ' +
  'after:max-w-56 after:rounded-md after:border after:border-line-strong after:bg-surface-float after:px-2 after:py-1 ' +
  'after:text-left after:text-text after:text-xs after:shadow-float after:content-[attr(data-tip)] ' +
  'hover:after:block focus-visible:after:block'

/** Hides what changes the conversation while something is on its way (`data-busy` on the conversation): it has to wait. */
export const WHILE_FREE = '[[data-busy]_&]:invisible'

/** A small button of a message, shown as an icon; as large as a finger where there is no pointer. */
export function ActionButton({ icon, iconClassName, label, hint, className, ...rest }: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={hint === undefined ? label : `${label} (${hint})`}
      className={classNames(
        'relative grid size-8 shrink-0 place-items-center rounded-md text-text-muted hover:bg-surface-float hover:text-text pointer-coarse:size-10',
        'aria-disabled:opacity-40',
        TIP,
        className,
      )}
      {...rest}
    >
      <Icon name={icon} className={classNames('size-4', iconClassName)} />
    </button>
  )
}

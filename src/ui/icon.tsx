import { classNames } from './class-names'
import { ICON_PATHS, type IconName } from './icon-paths'

export type { IconName } from './icon-paths'

type IconProps = { name: IconName; className?: string }

/**
 * A line icon as tall as 1.25 of the text around it, in its colour. Always decoration: the word stands beside it,
 * or the control that holds it has an `aria-label`. Size it with a class: `<Icon name="send" className="size-4" />`.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('inline-block shrink-0', className ?? 'size-[1.25em]')}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import { TONE_GROUND, TONE_TEXT, type Tone } from './theme/tone'

type BadgeProps = { tone?: Tone; icon?: IconName; className?: string; children: ReactNode }

/** A word or two about what stands beside it: a plan, a state. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-sm px-1.5 py-0.5 font-semibold text-xs',
        TONE_GROUND[tone],
        TONE_TEXT[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-[1.1em]" />}
      {children}
    </span>
  )
}

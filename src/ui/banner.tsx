import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { TONE_GROUND, TONE_ICON, TONE_TEXT, type Tone } from './theme/tone'

type BannerProps = {
  tone?: Tone
  title?: string
  /** What can be done about it: a small button or link. */
  action?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits its turn; without either it is plain content. */
  role?: 'alert' | 'status'
  className?: string
  children?: ReactNode
}

/** A message that stays where it is: the state of the page, of the plan, of the connection. */
export function Banner({ tone = 'neutral', title, action, role, className, children }: BannerProps) {
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 rounded-md px-4 py-3 text-sm',
        TONE_GROUND[tone],
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon name={TONE_ICON[tone]} className={classNames('mt-[0.12em] size-[1.3em]', TONE_TEXT[tone])} />
        <div className="min-w-0">
          {title && (
            <p className={classNames('font-semibold', tone === 'neutral' ? 'text-text' : TONE_TEXT[tone])}>{title}</p>
          )}
          {children}
        </div>
      </div>
      {action}
    </div>
  )
}

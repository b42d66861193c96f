import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon'

type FormErrorProps = { title?: string; children: ReactNode; className?: string }

/** What went wrong with a form as a whole and what to do, read out as soon as it appears. Place it above the fields. */
export function FormError({ title, children, className }: FormErrorProps) {
  return (
    <div
      role="alert"
      className={classNames('flex gap-2.5 rounded-md bg-danger-soft px-3.5 py-3 text-sm text-text', className)}
    >
      <Icon name="alert" className="mt-[0.1em] size-[1.25em] text-danger" />
      <div>
        {title && <p className="font-semibold text-danger">{title}</p>}
        {children}
      </div>
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'

type RadioFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode }

/** One choice of several: put those of one `name` into a `fieldset` with a `legend`. */
export function RadioField({ label, className, ...input }: RadioFieldProps) {
  return (
    <label
      className={classNames('flex min-h-10 cursor-pointer items-center gap-3 rounded-md hover:text-accent', className)}
    >
      <input {...input} type="radio" className="size-6 shrink-0 cursor-pointer accent-(--action)" />
      {label}
    </label>
  )
}

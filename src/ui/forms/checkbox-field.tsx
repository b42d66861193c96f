import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { FieldError } from './control'

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

// The tick is a clipped square, not a picture: it takes the theme's colours and asks nothing of the page's CSP.
const BOX_CLASSES =
  'mt-0.5 grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-sm border border-line-strong ' +
  'bg-field before:hidden before:size-3 before:bg-action-text checked:border-action-edge checked:bg-action ' +
  'before:[clip-path:polygon(12%_48%,0_62%,38%_96%,100%_18%,86%_6%,37%_68%)] checked:before:block hover:border-text ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto'

/** A box to tick, with its sentence beside it (which may hold links), a hint below, and the error in place. */
export function CheckboxField({ label, hint, error, id: givenId, className, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = classNames(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined

  return (
    <div className={classNames('grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5', className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={BOX_CLASSES}
      />
      <label htmlFor={id} className="cursor-pointer text-sm">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-text-muted text-xs">
          {hint}
        </p>
      )}
      {error && (
        <div className="col-start-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}

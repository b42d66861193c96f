import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { FieldError } from './control'

/** What a control must carry so that its label, hint and error belong to it. */
export type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

export type FieldTexts = { label: string; hint?: ReactNode; error?: string | undefined }

type FieldProps = FieldTexts & { id?: string; className?: string; control: (props: ControlProps) => ReactNode }

/** Label above, control, then the error in place or else nothing; the hint stays between label and control. */
export function Field({ id: givenId, label, hint, error, className, control }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = classNames(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined

  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-text-muted text-xs">
          {hint}
        </p>
      )}
      {control({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

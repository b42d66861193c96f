import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { CONTROL_CLASSES, Field, type FieldTexts } from './field'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldTexts

/** A labelled box for several lines; it grows with its text where the browser can (`field-sizing`). */
export function TextAreaField({ label, hint, error, id, className, rows = 4, ...textarea }: TextAreaFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      className={className}
      control={(control) => (
        <textarea
          rows={rows}
          {...textarea}
          {...control}
          className={classNames(CONTROL_CLASSES, 'field-sizing-content max-h-96 min-h-28 py-2')}
        />
      )}
    />
  )
}

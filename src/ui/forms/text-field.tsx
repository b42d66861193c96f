import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { CONTROL_CLASSES } from './control'
import { Field, type FieldTexts } from './field'
import { PasswordInput } from './password-input'

type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldTexts & { inputClassName?: string }

/**
 * A labelled one-line text box. `error` is shown under it and tied to it; `type="password"` adds show and hide.
 * `className` goes to the whole field, everything else to the input.
 */
export function TextField({ label, hint, error, id, className, inputClassName, ...input }: TextFieldProps) {
  const classes = classNames(CONTROL_CLASSES, 'h-11', inputClassName)
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      className={className}
      control={(control) =>
        input.type === 'password' ? (
          <PasswordInput {...input} {...control} className={classes} />
        ) : (
          <input type="text" {...input} {...control} className={classes} />
        )
      }
    />
  )
}

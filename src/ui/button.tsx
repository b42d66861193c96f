import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes'
import { classNames } from './class-names'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { pending?: boolean; pendingLabel?: string }

/**
 * A button; `type="button"` unless told otherwise. While `pending` it keeps its width and the focus, shows a spinner
 * (read out as `pendingLabel`), and does nothing when pressed, submitting included.
 */
export function Button({
  variant,
  size,
  pending = false,
  pendingLabel = 'Un momento…',
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={handleClick}
    >
      <span className={classNames('inline-flex items-center justify-center gap-2', pending && 'invisible')}>
        {children}
      </span>
      {pending && <Spinner label={pendingLabel} className="absolute" />}
    </button>
  )
}

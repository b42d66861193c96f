import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon'

type DialogProps = {
  open: boolean
  /** Asked to close: Escape, the cross, or a click outside. The owner decides, by setting `open`. */
  onClose: () => void
  title: string
  description?: ReactNode
  footer?: ReactNode
  children?: ReactNode
  /** For content with a head of its own: the title is read out, not seen, and there is neither cross nor margin. */
  isBare?: boolean
  /** `alertdialog` for a question that must be answered: no cross, and a click outside does nothing. */
  role?: 'dialog' | 'alertdialog'
  className?: string
}

const BOX =
  'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md animate-rise overflow-y-auto overscroll-contain ' +
  'rounded-md border border-line bg-surface-float text-text shadow-float backdrop:animate-fade'

/**
 * A modal dialog on the native `<dialog>`: the browser keeps the focus inside and gives it back on closing.
 * Its content exists only while open. The focus starts on `[data-initial-focus]`, if there is one.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  description,
  footer,
  children,
  isBare = false,
  role = 'dialog',
  className,
}: Omit<DialogProps, 'open'>) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const mustAnswer = role === 'alertdialog'

  // A layout effect: close() has to run before React takes the element away, or the focus is not given back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
    return () => dialog?.close()
  }, [])

  // Both ends of the click must be outside: selecting text and letting go beyond the edge is no wish to close.
  function handleClick(event: MouseEvent) {
    if (!mustAnswer && pressedOutside.current && event.target === ref.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click outside has its key already, Escape
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      // A browser closes by force on a second Escape; then the owner must hear of it.
      onClose={() => !ref.current?.open && onClose()}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === ref.current
      }}
      onClick={handleClick}
      className={classNames(BOX, className)}
    >
      <div className={isBare ? undefined : 'grid gap-4 p-5 sm:p-6'}>
        <Head id={id} {...{ title, description, isBare }}>
          {!mustAnswer && !isBare && <CloseButton onClick={onClose} />}
        </Head>
        {children}
        {footer && <footer className="flex flex-wrap justify-end gap-2.5 pt-1">{footer}</footer>}
      </div>
    </dialog>
  )
}

type HeadProps = Pick<DialogProps, 'title' | 'description' | 'isBare' | 'children'> & { id: string }

function Head({ id, title, description, isBare, children }: HeadProps) {
  return (
    <header className={isBare ? 'sr-only' : 'grid gap-1.5'}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {children}
      </div>
      {description && (
        <div id={`${id}-description`} className="text-sm text-text-muted">
          {description}
        </div>
      )}
    </header>
  )
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Cerrar"
      onClick={onClick}
      className="-m-2 grid size-10 shrink-0 place-items-center rounded-md text-text-muted hover:bg-line hover:text-text"
    >
      <Icon name="close" />
    </button>
  )
}

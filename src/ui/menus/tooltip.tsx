import { type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from '../class-names'

type TooltipProps = {
  /** One short sentence. Nothing (undefined): the content stands alone, without a tooltip. */
  text: string | undefined
  className?: string
  /** Receives what ties the control to the text: `{(described) => <textarea {...described} disabled />}`. */
  children: (described: { 'aria-describedby'?: string }) => ReactNode
}

/**
 * Says why a control is disabled, above it, on hover and on focus; Escape hides it. A disabled control takes no focus,
 * so the frame around it does.
 */
export function Tooltip({ text, className, children }: TooltipProps) {
  const id = useId()
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!shown) return
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false)
    document.addEventListener('keydown', hideOnEscape)
    return () => document.removeEventListener('keydown', hideOnEscape)
  }, [shown])

  if (!text) return children({})

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's fields; this only frames one
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way for the keyboard to reach what is disabled
      tabIndex={0}
      aria-describedby={id}
      className={classNames('relative rounded-md', className)}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      {children({ 'aria-describedby': id })}
      {/* The padding bridges the gap, so that the pointer can move onto the text (WCAG 1.4.13). */}
      <div
        id={id}
        role="tooltip"
        className={classNames(
          'absolute bottom-full left-0 z-10 w-max max-w-72 pb-2',
          shown ? 'animate-fade' : 'hidden',
        )}
      >
        <span className="block rounded-md border border-line-strong bg-surface-float px-3 py-2 text-text text-xs shadow-float">
          {text}
        </span>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '../class-names'

type CodeBoxProps = { label?: string; className?: string; children: ReactNode }

/** Lines that are not broken but scroll sideways: the box takes the focus, so that the arrow keys move it, too (WCAG 2.1.1). */
export function CodeBox({ label = 'Código', className = 'code-block', children }: CodeBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's fields; this is text
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way for the keyboard to move what scrolls
    <pre role="group" aria-label={label} tabIndex={0} className={classNames('outline-offset-[-2px]', className)}>
      {children}
    </pre>
  )
}

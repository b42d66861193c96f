import type { ReactNode } from 'react'

const LABEL = 'Tabla'

/** A wide table scrolls in a box of its own, which takes the focus, so that the arrow keys move it, too (WCAG 2.1.1). */
export function TableBox({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's fields; this holds a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way for the keyboard to move what scrolls
    <div role="group" aria-label={LABEL} tabIndex={0} className="table-box">
      {children}
    </div>
  )
}

/** The same around every table of HTML that is made of our own Markdown. */
export const withTableBoxes = (html: string): string =>
  html
    .replaceAll('<table>', `<div role="group" aria-label="${LABEL}" tabindex="0" class="table-box"><table>`)
    .replaceAll('</table>', '</table></div>')

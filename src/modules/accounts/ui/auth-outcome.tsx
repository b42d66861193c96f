import type { ReactNode } from 'react'

const focusOnce = (element: HTMLElement | null) => element?.focus()

/** What a form or a button has led to, in its place: read out, since the focus goes there. */
export function AuthOutcome({ children }: { children: ReactNode }) {
  return (
    <div ref={focusOnce} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
      {children}
    </div>
  )
}

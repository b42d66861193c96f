import type { ReactNode } from 'react'

/** A page that says how a payment stands, and below it what can be done. What it says is read out when it changes. */
export function VerificationFrame({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start px-gutter py-12 sm:py-20">
      <div className="grid max-w-notebook gap-6">
        <div role="status" className="grid gap-3">
          {children}
        </div>
        <div className="flex flex-wrap items-center gap-3">{actions}</div>
      </div>
    </div>
  )
}

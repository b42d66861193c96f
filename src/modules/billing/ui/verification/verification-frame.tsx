import type { ReactNode } from 'react'

type FrameProps = { children: ReactNode; below?: ReactNode; actions: ReactNode }

/** A page that says how a payment stands, and below it what can be done. What it says is read out when it changes. */
export function VerificationFrame({ children, below, actions }: FrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start px-gutter py-12 sm:py-20">
      <div className="grid max-w-notebook gap-6">
        <div role="status" className="grid gap-3">
          {children}
        </div>
        {below}
        <div className="flex flex-wrap items-center gap-3">{actions}</div>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '../class-names'

/** One grey stroke where text or a box will be; give it its size: `<Skeleton className="h-4 w-40" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block rounded-sm bg-line', className)} />
}

/** Draws the true layout while it loads, from 150 ms on; `label` ("Cargando tus chats…") is for screen readers. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('animate-late', className)}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  )
}

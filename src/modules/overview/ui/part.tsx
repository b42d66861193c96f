import { type ReactNode, useId } from 'react'

/** One question of the owner's, and what is known of it. */
export function Part({ title, figure, children }: { title: string; figure?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-1.5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {figure && <p className="font-semibold text-lg tabular-nums">{figure}</p>}
      </div>
      {children}
    </section>
  )
}

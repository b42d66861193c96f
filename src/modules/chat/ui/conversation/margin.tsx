import type { ReactNode } from 'react'

/** One entry of the notebook: who speaks stands in the margin (above, where there is no room for one), the text beside it. */
export function Margin({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <li data-message className="grid gap-x-6 gap-y-1.5 @2xl:grid-cols-[6.5rem_minmax(0,1fr)]">
      <p className="flex items-baseline gap-2 text-text-muted text-xs @2xl:flex-col @2xl:items-end @2xl:gap-0 @2xl:pt-3 @2xl:text-right">
        <span className="font-semibold text-text">{label}</span>
        {note && <span className="tabular-nums">{note}</span>}
      </p>
      <div className="min-w-0">{children}</div>
    </li>
  )
}

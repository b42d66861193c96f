import { type ReactNode, useId } from 'react'
import type { Theme } from '~/ui/theme/theme'

const HALVES: readonly [Theme, string][] = [
  ['dark', 'Oscuro'],
  ['light', 'Claro'],
]

/** A part of the style page: the same pieces twice, whatever the theme of the page is. */
export function InBothThemes({ title, part }: { title: string; part: (theme: Theme) => ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {HALVES.map(([theme, name]) => (
          <div
            key={theme}
            data-theme={theme}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 rounded-md border border-line bg-surface p-4 text-text sm:p-6"
          >
            <p className="text-text-muted text-xs">{name}</p>
            {part(theme)}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Some pieces in a row, under what they are called. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <h3 className="font-sans text-sm text-text-muted">{name}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}

import type { Pair } from './colours.server'

/** Each ink on its ground, with WCAG's ratio: 4,5 or more for text, 3 or more for edges and the focus. */
export function ColourSpecimens({ colours }: { colours: readonly Pair[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-3">
      {colours.map(({ ink, ground, ratio }) => (
        <li key={`${ink} ${ground}`} className="grid grid-cols-[auto_1fr] items-center gap-x-2.5 text-xs">
          <Swatch ink={ink} ground={ground} />
          <span className="grid min-w-0 leading-tight">
            <span className="wrap-anywhere font-mono">{ink}</span>
            <span className="wrap-anywhere text-text-muted">en {ground}</span>
            <strong className="tabular-nums">{ratio} : 1</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A drawing, since the page's policy allows no styles of an element's own. */
function Swatch({ ink, ground }: Pick<Pair, 'ink' | 'ground'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 shrink-0 rounded-sm">
      <rect width="40" height="40" rx="3" fill={`var(--${ground})`} stroke="var(--line)" />
      <circle cx="20" cy="20" r="10" fill={`var(--${ink})`} />
    </svg>
  )
}

type MarkedTextProps = { text: string; positions: readonly number[]; className?: string }

/** A text with the characters that were typed in bold. Positions beyond its end belong to words that are not shown. */
export function MarkedText({ text, positions, className }: MarkedTextProps) {
  return (
    <span className={className}>
      {runsOf(text, positions).map(({ start, end, isMeant }) =>
        isMeant ? (
          <strong key={start} className="text-accent">
            {text.slice(start, end)}
          </strong>
        ) : (
          text.slice(start, end)
        ),
      )}
    </span>
  )
}

type Run = { start: number; end: number; isMeant: boolean }

function runsOf(text: string, positions: readonly number[]): Run[] {
  const meant = new Set(positions)
  const runs: Run[] = []
  for (let at = 0; at < text.length; at++) {
    const last = runs.at(-1)
    if (last !== undefined && last.isMeant === meant.has(at)) last.end = at + 1
    else runs.push({ start: at, end: at + 1, isMeant: meant.has(at) })
  }
  return runs
}

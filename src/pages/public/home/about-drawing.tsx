/** Lines of a program, as strokes: indentation, length, and whether the margin has something to say about it. */
const LINES = [
  { indent: 0, length: 230, note: false },
  { indent: 0, length: 150, note: true },
  { indent: 40, length: 190, note: false },
  { indent: 40, length: 120, note: false },
  { indent: 80, length: 160, note: true },
  { indent: 40, length: 90, note: false },
  { indent: 0, length: 180, note: true },
] as const

const FIRST_LINE = 150
const LINE_HEIGHT = 52

/** PAGE-10: our own picture in place of a stock photo: a notebook, code on the page and its explanation in the margin. */
export function AboutDrawing() {
  return (
    <svg viewBox="0 0 800 600" aria-hidden="true" className="h-auto w-full max-lg:max-w-md">
      <rect
        x="60"
        y="40"
        width="680"
        height="520"
        rx="14"
        className="fill-surface-raised stroke-line"
        strokeWidth="3"
      />
      <path d="M500 40V560" className="stroke-danger" strokeWidth="3" strokeDasharray="2 10" strokeLinecap="round" />
      {[110, 300, 490].map((y) => (
        <circle key={y} cx="60" cy={y} r="16" className="fill-surface stroke-line" strokeWidth="3" />
      ))}
      <path d="M112 98H300" className="stroke-text" strokeWidth="14" strokeLinecap="round" />
      <path
        d="M112 118C170 112 240 124 300 115"
        className="fill-none stroke-action"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {LINES.map(({ indent, length, note }, at) => {
        const y = FIRST_LINE + 20 + at * LINE_HEIGHT
        return (
          <g key={y} strokeLinecap="round">
            <path
              d={`M${112 + indent} ${y}h${length}`}
              className={note ? 'stroke-accent' : 'stroke-line-strong'}
              strokeWidth="12"
            />
            {note && (
              <g className="fill-none stroke-link" strokeWidth="4">
                <path d={`M${130 + indent + length} ${y}C${450} ${y - 14} ${470} ${y + 10} 520 ${y}`} />
                <path d={`M540 ${y - 8}h150M540 ${y + 10}h96`} strokeWidth="7" />
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}

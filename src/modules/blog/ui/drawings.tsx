/** Drawings of single articles, each for a field of 800 × 600, in the theme's colours. */
const EDGE = { stroke: 'var(--line-strong)', strokeWidth: 3 } as const
const PEN = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const places = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Variables: labels that hang on values. */
export function LabelsDrawing() {
  return (
    <>
      <rect x="470" y="110" width="210" height="130" rx="8" fill="var(--surface-float)" {...EDGE} />
      <rect x="470" y="360" width="210" height="130" rx="8" fill="var(--action)" {...EDGE} />
      <path d="M528 148v54m32-54v54m40-54v54" stroke="var(--text-muted)" strokeWidth="12" strokeLinecap="round" />
      <path
        d="M524 440l38-40v66m38-66h46l-30 30c40 0 40 50-14 36"
        {...PEN}
        stroke="var(--action-text)"
        strokeWidth="12"
      />
      <path
        d="M340 176c50-40 90 30 130 0M340 300c60-10 90 90 130 110M340 424c50 30 80-20 130 6"
        {...PEN}
        stroke="var(--danger)"
        strokeWidth="7"
      />
      {[140, 264, 388].map((y) => (
        <g key={y}>
          <path d={`M170 ${y}h140l36 36-36 36H170Z`} fill="var(--surface-raised)" {...EDGE} />
          <path
            d={`M196 ${y + 36}h${y === 264 ? 84 : 62}`}
            stroke="var(--link)"
            strokeWidth="12"
            strokeLinecap="round"
          />
          <circle cx="318" cy={y + 36} r="9" fill="var(--surface-sunken)" {...EDGE} />
        </g>
      ))}
    </>
  )
}

/** Errors: the last line of the message, under the glass. */
export function GlassDrawing() {
  return (
    <>
      <rect x="150" y="90" width="460" height="400" rx="8" fill="var(--code-surface)" {...EDGE} />
      <path
        d="M190 150h240M220 200h300M220 250h180M190 300h210M220 350h260"
        stroke="var(--text-muted)"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M190 430h120m26 0h190" stroke="var(--danger)" strokeWidth="14" strokeLinecap="round" />
      <circle
        cx="556"
        cy="400"
        r="92"
        fill="var(--surface)"
        fillOpacity=".35"
        stroke="var(--action)"
        strokeWidth="14"
      />
      <path d="m624 466 78 78" {...PEN} stroke="var(--action)" strokeWidth="26" />
      <path d="m532 376 48 48m0-48-48 48" {...PEN} stroke="var(--danger)" strokeWidth="12" />
    </>
  )
}

/** A file with columns: one of them is read. */
export function TableDrawing() {
  return (
    <>
      <rect x="150" y="110" width="540" height="390" rx="8" fill="var(--surface-float)" {...EDGE} />
      <path d="M150 118a8 8 0 0 1 8-8h524a8 8 0 0 1 8 8v62H150Z" fill="var(--surface-raised)" {...EDGE} />
      <rect x="420" y="110" width="135" height="390" fill="var(--action)" {...EDGE} />
      <path d="M285 110v390M150 260h540M150 340h540M150 420h540" {...EDGE} />
      {places(4).flatMap((row) =>
        places(4).map((column) => (
          <path
            key={`${row}-${column}`}
            d={`M${178 + column * 135} ${146 + row * 78}h${[76, 58, 70, 46][(row + column) % 4] ?? 60}`}
            stroke={column === 2 ? 'var(--action-text)' : 'var(--text-muted)'}
            strokeWidth="11"
            strokeLinecap="round"
          />
        )),
      )}
      <path d="M488 470v70m-26-24 26 26 26-26" {...PEN} stroke="var(--link)" strokeWidth="11" />
    </>
  )
}

/** What comes in crooked goes out in line. */
export function TidyDrawing() {
  return (
    <>
      {[-14, 9, -6, 17, -11].map((turn, at) => (
        <rect
          key={turn}
          x={150 + (at % 2) * 26}
          y={116 + at * 76}
          width={150 - (at % 3) * 20}
          height="44"
          rx="5"
          transform={`rotate(${turn} 235 ${138 + at * 76})`}
          fill="var(--surface-float)"
          {...EDGE}
        />
      ))}
      <path d="M372 300h74m-26-28 28 28-28 28" {...PEN} stroke="var(--verified)" strokeWidth="13" />
      {places(5).map((at) => (
        <rect
          key={at}
          x="500"
          y={116 + at * 76}
          width="180"
          height="44"
          rx="5"
          fill={at === 0 ? 'var(--action)' : 'var(--surface-float)'}
          {...EDGE}
        />
      ))}
      <path d="M486 96v412" stroke="var(--link)" strokeWidth="7" strokeLinecap="round" />
    </>
  )
}

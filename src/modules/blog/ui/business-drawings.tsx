/** Drawings of single articles, as `drawings.tsx` has them. */
const EDGE = { stroke: 'var(--line-strong)', strokeWidth: 3 } as const
const PEN = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const places = (count: number) => Array.from({ length: count }, (_, at) => at)

/** The days of a month, and the one that is due. */
export function CalendarDrawing() {
  return (
    <>
      <rect x="190" y="110" width="420" height="390" rx="10" fill="var(--surface-float)" {...EDGE} />
      <path d="M190 120a10 10 0 0 1 10-10h400a10 10 0 0 1 10 10v72H190Z" fill="var(--danger)" {...EDGE} />
      <path d="M270 80v60m260-60v60" stroke="var(--text-muted)" strokeWidth="16" strokeLinecap="round" />
      {places(20).map((at) => {
        const place = { x: 222 + (at % 5) * 74, y: 222 + Math.floor(at / 5) * 66, width: 50, height: 44, rx: 5 }
        return <rect key={at} {...place} fill={at === 13 ? 'var(--action)' : 'var(--surface-sunken)'} />
      })}
      <circle cx="469" cy="376" r="52" {...PEN} stroke="var(--danger)" strokeWidth="9" />
      <path d="M600 430c60-10 70 60 20 84m-16-26 14 28 30-10" {...PEN} stroke="var(--link)" strokeWidth="9" />
    </>
  )
}

/** A report: its chart, its lines, and the next month that comes by itself. */
export function ReportDrawing() {
  return (
    <>
      <rect x="280" y="70" width="360" height="430" rx="8" fill="var(--surface-raised)" {...EDGE} />
      <rect x="220" y="110" width="360" height="420" rx="8" fill="var(--surface-float)" {...EDGE} />
      <path d="M256 160h150" stroke="var(--link)" strokeWidth="20" strokeLinecap="round" />
      <path d="M256 440h280M256 478h190" stroke="var(--text-muted)" strokeWidth="11" strokeLinecap="round" />
      {[70, 110, 92, 150].map((height, at) => (
        <rect
          key={height}
          x={262 + at * 70}
          y={386 - height}
          width="48"
          height={height}
          rx="4"
          fill={at === 3 ? 'var(--action)' : 'var(--surface-sunken)'}
          {...EDGE}
        />
      ))}
      <path d="M250 386h300" stroke="var(--text-muted)" strokeWidth="6" strokeLinecap="round" />
      <path d="M650 250a90 90 0 1 1-46-78m-4-40 8 44-44 6" {...PEN} stroke="var(--verified)" strokeWidth="12" />
    </>
  )
}

/** Cases, one below the other: all but one hold. */
export function ChecklistDrawing() {
  return (
    <>
      <rect x="200" y="80" width="400" height="440" rx="8" fill="var(--surface-float)" {...EDGE} />
      {places(5).map((at) => {
        const y = 142 + at * 78
        const isWrong = at === 3
        return (
          <g key={at}>
            {isWrong && <rect x="200" y={y - 36} width="400" height="72" fill="var(--action)" opacity=".35" />}
            <path
              d={isWrong ? `m240 ${y - 17} 34 34m0-34-34 34` : `m236 ${y} 16 18 30-36`}
              {...PEN}
              stroke={isWrong ? 'var(--danger)' : 'var(--verified)'}
              strokeWidth="11"
            />
            <path
              d={`M320 ${y}h${[220, 160, 200, 180, 130][at] ?? 150}`}
              stroke="var(--text-muted)"
              strokeWidth="11"
              strokeLinecap="round"
            />
          </g>
        )
      })}
    </>
  )
}

/** Types: what fits goes in. */
export function ShapesDrawing() {
  return (
    <>
      <path d="M140 330h520v190H140Z" fill="var(--surface-float)" {...EDGE} strokeLinejoin="round" />
      <circle cx="235" cy="330" r="52" fill="var(--surface-sunken)" {...EDGE} />
      <rect x="350" y="280" width="100" height="100" rx="4" fill="var(--surface-sunken)" {...EDGE} />
      <path d="m565 274 62 106H503Z" fill="var(--surface-sunken)" {...EDGE} strokeLinejoin="round" />
      <circle cx="235" cy="150" r="50" fill="var(--verified)" {...EDGE} />
      <rect x="352" y="96" width="96" height="96" rx="4" fill="var(--action)" {...EDGE} />
      <path d="m565 92 58 100H507Z" fill="var(--link)" {...EDGE} strokeLinejoin="round" />
      <path
        d="M235 214v40m-16-14 16 16 16-16M400 208v40m-16-14 16 16 16-16M565 208v40m-16-14 16 16 16-16"
        {...PEN}
        stroke="var(--text-muted)"
        strokeWidth="8"
      />
      <path d="M190 440h90m40 0h160m40 0h90" stroke="var(--text-muted)" strokeWidth="11" strokeLinecap="round" />
    </>
  )
}

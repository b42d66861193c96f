/** Lines of a program, as strokes: place and length, and the role of their colour. */
const CODE = [
  [0, 90, 'code-keyword'],
  [116, 130, 'code-function'],
  [40, 150, 'code-name'],
  [216, 70, 'code-number'],
  [40, 76, 'code-keyword'],
  [142, 160, 'code-string'],
  [80, 120, 'code-name'],
  [40, 60, 'code-keyword'],
] as const
const ROWS = [0, 0, 1, 1, 2, 2, 3, 4] as const

/** A program on its sheet, with what the margin says of it and the seal of what has been run. */
export function AnswerDrawing() {
  return (
    <>
      <rect x="150" y="80" width="470" height="440" rx="10" fill="var(--surface-float)" {...EDGE} />
      <g strokeWidth="16" strokeLinecap="round">
        {CODE.map(([from, length, role], at) => {
          const y = 150 + (ROWS[at] ?? 0) * 52
          return <path key={`${y}-${from}`} d={`M${200 + from} ${y}h${length}`} stroke={`var(--${role})`} />
        })}
      </g>
      <path d="M176 408H594" {...EDGE} />
      <path d="M200 450h250M200 484h160" stroke="var(--text-muted)" strokeWidth="10" strokeLinecap="round" />
      <path d="M530 202c40 6 70-18 104 0m16 0h90m-90 24h56" fill="none" stroke="var(--action)" {...PEN} />
      <path d="M560 306c30 6 50-12 74 0m16 0h90m-90 24h70" fill="none" stroke="var(--link)" {...PEN} />
      <circle cx="620" cy="480" r="60" fill="var(--surface-sunken)" stroke="var(--verified)" strokeWidth="8" />
      <path d="m592 482 20 20 38-44" fill="none" stroke="var(--verified)" {...PEN} strokeWidth="12" />
    </>
  )
}

/** A letter that comes out of its envelope. */
export function LetterDrawing() {
  return (
    <>
      <path d="M150 270 430 90 710 270V520H150Z" fill="var(--surface-raised)" {...EDGE} />
      <rect x="215" y="120" width="430" height="320" rx="8" fill="var(--surface-float)" {...EDGE} />
      <path d="M265 180h120" stroke="var(--action)" strokeWidth="16" strokeLinecap="round" />
      <path d="M265 236h320M265 286h270" stroke="var(--text-muted)" strokeWidth="10" strokeLinecap="round" />
      <path d="M150 270 430 430 710 270V520H150Z" fill="var(--surface-sunken)" {...EDGE} />
      <path d="M150 520 360 390M710 520 500 390" {...EDGE} />
      <circle cx="430" cy="430" r="38" fill="var(--danger)" />
      <path d="m416 414 16 16-16 16m24 2h14" fill="none" stroke="var(--danger-text)" {...PEN} />
    </>
  )
}

/** A sheet with numbered paragraphs and its signature. */
export function RulesDrawing() {
  return (
    <>
      <rect x="200" y="60" width="460" height="490" rx="10" fill="var(--surface-float)" {...EDGE} />
      <path d="M250 120h210" stroke="var(--text)" strokeWidth="18" strokeLinecap="round" />
      {[190, 290, 390].map((y, at) => (
        <g key={y} strokeLinecap="round">
          <circle cx="262" cy={y + 16} r="14" fill="var(--action)" />
          <path d={`M304 ${y}h${290 - at * 30}M304 ${y + 32}h${210 + at * 24}`} {...FAINT} />
        </g>
      ))}
      <path d="M420 500c20-46 40-46 34-6s34-40 40-8 40-20 70-6" fill="none" stroke="var(--link)" {...PEN} />
    </>
  )
}

const EDGE = { stroke: 'var(--line-strong)', strokeWidth: 3, strokeLinejoin: 'round' } as const
const PEN = { strokeWidth: 7, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const FAINT = { stroke: 'var(--text-muted)', strokeWidth: 10 } as const

type MotifProps = { seed: number }

const INKS = ['var(--link)', 'var(--verified)', 'var(--danger)'] as const
/** The article's second colour; the first is saffron. */
const inkOf = (seed: number) => INKS[seed % INKS.length]
/** The `at`-th of the numbers that a seed holds, from 0 to `below` - 1. */
const pick = (seed: number, at: number, below: number) => Math.floor(seed / (at * 7 + 3)) % below

const places = (count: number) => Array.from({ length: count }, (_, at) => at)

/** First steps: stairs that go up from the prompt. */
export function StairsMotif({ seed }: MotifProps) {
  const count = 4 + pick(seed, 0, 2)
  const width = 520 / count
  const rise = 220 + pick(seed, 1, 5) * 25
  return (
    <>
      {places(count).map((at) => {
        const height = 70 + (at * rise) / (count - 1)
        const fill = at === count - 1 ? 'var(--action)' : 'var(--surface-float)'
        const place = { x: 180 + at * width, y: 500 - height, width: width - 14, height }
        return <rect key={at} {...place} rx="5" fill={fill} stroke="var(--line-strong)" strokeWidth="3" />
      })}
      <path
        d="M150 110l34 30-34 30m56-60 34 30-34 30m56-60 34 30-34 30M330 176h52"
        fill="none"
        stroke={inkOf(seed)}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

/** Data: bars over a table's line, with the trend above them. */
export function ChartMotif({ seed }: MotifProps) {
  const heights = places(6).map((at) => 90 + pick(seed, at, 9) * 28)
  const highest = heights.indexOf(Math.max(...heights))
  const top = (at: number) => 500 - (heights[at] ?? 0)
  const trend = places(6).map((at) => `${at === 0 ? 'M' : 'L'}${202 + at * 90} ${top(at) - 46}`)
  return (
    <>
      {heights.map((height, at) => {
        const fill = at === highest ? 'var(--action)' : 'var(--surface-float)'
        const place = { x: 170 + at * 90, y: 500 - height, width: 64, height }
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have their place and nothing else
        return <rect key={at} {...place} rx="5" fill={fill} stroke="var(--line-strong)" strokeWidth="3" />
      })}
      <path d="M146 500H720" stroke="var(--text-muted)" strokeWidth="6" strokeLinecap="round" />
      <path d={trend.join('')} fill="none" stroke={inkOf(seed)} strokeWidth="8" strokeLinejoin="round" />
      {places(6).map((at) => (
        <circle key={at} cx={202 + at * 90} cy={top(at) - 46} r="13" fill={inkOf(seed)} />
      ))}
    </>
  )
}

/** Business: a sheet with lines, and the sum that comes out. */
export function InvoiceMotif({ seed }: MotifProps) {
  const lines = places(4).map((at) => 120 + pick(seed, at, 6) * 24)
  return (
    <>
      <path
        d="M220 70H600V520l-32-22-31 22-32-22-32 22-31-22-32 22-32-22-31 22-32-22-31 22-32-22-32 22Z"
        fill="var(--surface-float)"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <rect x="262" y="112" width={110 + pick(seed, 5, 4) * 20} height="26" rx="5" fill={inkOf(seed)} />
      {lines.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and nothing else
        <g key={at} stroke="var(--text-muted)" strokeWidth="10" strokeLinecap="round">
          <path d={`M267 ${190 + at * 46}h${width - 60}`} />
          <path d={`M${545 - pick(seed, at + 2, 3) * 10} ${190 + at * 46}H555`} />
        </g>
      ))}
      <path d="M262 372H560" stroke="var(--line-strong)" strokeWidth="3" />
      <rect x="400" y="396" width="160" height="52" rx="5" fill="var(--action)" />
      <circle cx="608" cy="200" r="62" fill="var(--surface-sunken)" stroke="var(--accent)" strokeWidth="8" />
      <path
        d="M630 178a32 32 0 1 0 0 44M574 192h42M574 210h42"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </>
  )
}

/** Good practice: blocks that fit into each other, and the mark that they do. */
export function BoxesMotif({ seed }: MotifProps) {
  const indents = places(5).map((at) => (at === 0 ? 0 : 1 + pick(seed, at, 2)))
  return (
    <>
      <path
        d="M236 90c-60 0-36 150-36 170 0 30-40 40-40 40s40 10 40 40c0 20-24 170 36 170M564 90c60 0 36 150 36 170 0 30 40 40 40 40s-40 10-40 40c0 20 24 170-36 170"
        fill="none"
        stroke={inkOf(seed)}
        strokeWidth="12"
        strokeLinecap="round"
      />
      {indents.map((indent, at) => {
        const fill = at === 0 ? 'var(--action)' : 'var(--surface-float)'
        const place = { x: 268 + indent * 44, y: 126 + at * 74, width: 236 - indent * 40 + pick(seed, at + 3, 3) * 18 }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have their place and nothing else
          <rect key={at} {...place} height="48" rx="5" fill={fill} stroke="var(--line-strong)" strokeWidth="3" />
        )
      })}
      <circle cx="620" cy="470" r="60" fill="var(--surface-sunken)" stroke="var(--verified)" strokeWidth="8" />
      <path
        d="m592 472 20 20 38-44"
        fill="none"
        stroke="var(--verified)"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

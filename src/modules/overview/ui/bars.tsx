import type { Point } from '../contract'

const HEIGHT = 100
const STEP = 10
const GAP = 2
/** What is more than nothing is to be seen. */
const LEAST = 1.5

type BarsProps = { points: readonly Point[]; name: string; titleOf: (point: Point) => string }

/** A bar a point, as wide as there is room; what is below zero hangs from the line. */
export function Bars({ points, name, titleOf }: BarsProps) {
  const top = Math.max(0, ...points.map(({ value }) => value))
  const bottom = Math.min(0, ...points.map(({ value }) => value))
  const scale = HEIGHT / Math.max(top - bottom, 1)
  const zero = top * scale
  const width = points.length * STEP
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-24 w-full"
    >
      <line x1="0" x2={width} y1={zero} y2={zero} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
      {points.map((point, index) => {
        const height = point.value === 0 ? 0 : Math.max(Math.abs(point.value) * scale, LEAST)
        return (
          <rect
            key={point.start}
            x={index * STEP + GAP / 2}
            y={point.value > 0 ? zero - height : zero}
            width={STEP - GAP}
            height={height}
            className={point.value < 0 ? 'fill-danger' : 'fill-accent/75'}
          >
            <title>{titleOf(point)}</title>
          </rect>
        )
      })}
    </svg>
  )
}

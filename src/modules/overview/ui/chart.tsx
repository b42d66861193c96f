import type { Point } from '../contract'
import { gistOf, startText, type Told, titleOf, UNIT_NAMES } from '../copy'
import { Bars } from './bars'

type ChartProps = Told & {
  /** Said in place of bars that are all nothing. */
  empty: string
}

/** A figure as it went: bars, and the same as a table. */
export function Chart({ empty, ...told }: ChartProps) {
  const { title, unit, points, span, format } = told
  const label = (point: Point) => `${startText(unit, point.start)}: ${format(point.value)}`
  const heading = titleOf(title, unit)
  const [first] = points
  const last = points.at(-1)
  const highest = Math.max(...points.map(({ value }) => value))
  if (points.every(({ value }) => value === 0)) return <p className="text-text-muted">{empty}</p>
  return (
    <figure className="grid gap-1.5">
      <Bars points={points} name={gistOf(told)} titleOf={label} />
      <div className="flex justify-between gap-2 text-text-muted text-xs tabular-nums" aria-hidden="true">
        <span>{first && startText(unit, first.start)}</span>
        {highest > 0 && <span>máximo {format(highest)}</span>}
        <span>{last && startText(unit, last.start)}</span>
      </div>
      <details className="mt-1 text-sm">
        <summary className="w-fit cursor-pointer py-1 text-link">Ver como tabla</summary>
        <table className="mt-2 w-full max-w-sm tabular-nums">
          <caption className="pb-1 text-left text-text-muted">{`${heading}, ${span}`}</caption>
          <thead>
            <tr className="border-line border-b text-left">
              <th scope="col" className="py-1 pr-4">
                {UNIT_NAMES[unit]}
              </th>
              <th scope="col" className="py-1 text-right">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ start, value }) => (
              <tr key={start} className="border-line border-b">
                <th scope="row" className="py-1 pr-4 text-left font-normal">
                  {startText(unit, start)}
                </th>
                <td className="py-1 text-right">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

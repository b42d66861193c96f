import { countText } from '../copy'

type RankingProps = { caption: string; of: string; counted: string; rows: readonly { name: string; count: number }[] }

/** What there was most of. */
export function Ranking({ caption, of, counted, rows }: RankingProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b text-left text-text-muted">
          <th scope="col" className="py-1.5 pr-4 font-normal">
            {of}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {counted}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name} className="border-line border-b">
            <th scope="row" className="break-all py-1.5 pr-4 text-left font-normal">
              {name}
            </th>
            <td className="py-1.5 text-right">{countText(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

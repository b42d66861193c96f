import type { Overview } from '../contract'
import { costText, countText, MENTOR_NAMES } from '../copy'

/** What each mentor's model took. */
export function ModelUsage({ usage, currency }: Pick<Overview['model'], 'usage' | 'currency'>) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">Consumo de cada mentor en el periodo</caption>
      <thead>
        <tr className="border-line border-b text-right text-text-muted">
          <th scope="col" className="py-1.5 text-left font-normal">
            Mentor
          </th>
          <th scope="col" className="py-1.5 pl-4 font-normal">
            Tokens leídos
          </th>
          <th scope="col" className="py-1.5 pl-4 font-normal">
            Tokens escritos
          </th>
          <th scope="col" className="py-1.5 pl-4 font-normal">
            Coste
          </th>
        </tr>
      </thead>
      <tbody>
        {usage.map(({ mentor, input, output, cost, unpriced }) => (
          <tr key={mentor} className="border-line border-b text-right">
            <th scope="row" className="py-1.5 text-left font-normal">
              {MENTOR_NAMES[mentor]}
            </th>
            <td className="py-1.5 pl-4">{countText(input)}</td>
            <td className="py-1.5 pl-4">{countText(output)}</td>
            <td className="py-1.5 pl-4">{costText(cost, { currency, unpriced })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { costText, countText, MENTOR_NAMES } from '../../copy'
import type { SpentBy } from '../../costs-contract'
import { modelLabel } from '../../costs-copy'

const NUMBERS = [
  { name: 'Leídos', of: (row: SpentBy) => countText(row.input) },
  { name: 'De la caché', of: (row: SpentBy) => countText(row.cached) },
  { name: 'Escritos', of: (row: SpentBy) => countText(row.output) },
  { name: 'Coste', of: (row: SpentBy) => costText(row.micros, row) },
]

/** What each model took and cost: a table, and on a narrow screen a card for each row of it. */
export function SpentTable({ spent }: { spent: readonly SpentBy[] }) {
  return (
    <table className="block w-full text-sm tabular-nums sm:table">
      <caption className="block pb-2 text-left text-text-muted sm:table-caption">
        Tokens y coste de cada modelo y mentor en el periodo
      </caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="border-line border-b text-right text-text-muted">
          <th scope="col" className="py-1.5 text-left font-normal">
            Modelo
          </th>
          {NUMBERS.map(({ name }) => (
            <th key={name} scope="col" className="py-1.5 pl-4 font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {spent.map((row) => (
          <tr
            key={`${row.mentor} ${row.model} ${row.currency}`}
            className="block border-line border-b py-2 sm:table-row sm:py-0"
          >
            <th scope="row" className="wrap-anywhere block py-1.5 text-left font-normal sm:table-cell">
              {modelLabel(row.model)}
              <span className="block text-text-muted text-xs">{MENTOR_NAMES[row.mentor]}</span>
            </th>
            {NUMBERS.map(({ name, of }) => (
              <td
                key={name}
                className="flex justify-between gap-4 py-0.5 sm:table-cell sm:py-1.5 sm:pl-4 sm:text-right"
              >
                <span className="text-text-muted sm:hidden" aria-hidden="true">
                  {name}
                </span>
                {of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

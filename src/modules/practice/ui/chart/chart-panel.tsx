import { useMemo, useState } from 'react'
import type { RunFile } from '~/modules/runner/contract'
import { TableBox } from '~/ui/content/table-box'
import { type Chart, chartOf } from '../../chart/chart'
import { type Choice, fitted } from '../../chart/choice'
import { leftOut, numberText, summary, xText } from '../../chart/told'
import { MAX_CHARTED, readAllRows, type Table } from '../../sheet/table'
import { ChartFields } from './chart-fields'
import { Plot } from './plot'

type ChartPanelProps = { file: RunFile; table: Table; first: Choice }

/** A chart of a table's columns, and the same as a table. All of it in this browser. */
export function ChartPanel({ file, table, first }: ChartPanelProps) {
  const [chosen, setChosen] = useState(first)
  // The file may have become another one under the same name.
  const choice = useMemo(() => fitted(chosen, table.columns), [chosen, table])
  const rows = useMemo(() => readAllRows(file.content, table), [file, table])
  const chart = useMemo(() => chartOf(rows, table.columns, choice), [rows, table, choice])
  const said = summary(chart)
  return (
    <section aria-label="Gráfico" className="grid min-w-0 grid-cols-1 gap-3">
      <ChartFields columns={table.columns} choice={choice} onChoose={setChosen} />
      {chart.points.length > 0 && <Plot chart={chart} label={said} />}
      <p role="status">{said}</p>
      <p className="text-text-muted text-xs">
        {leftOut(chart)}{' '}
        {table.total > MAX_CHARTED && `Se dibujan las ${MAX_CHARTED.toLocaleString('es-ES')} primeras filas.`}
      </p>
      {chart.points.length > 0 && <ChartTable chart={chart} />}
    </section>
  )
}

/** More rows than that nobody reads; the sheet has them all. */
const MAX_TOLD = 200

function ChartTable({ chart }: { chart: Chart }) {
  const { xName, yName, points } = chart
  return (
    <details>
      <summary className="min-h-10 cursor-pointer py-2 font-semibold">El gráfico en una tabla</summary>
      <TableBox>
        <table>
          <caption className="sr-only">{`${yName} según ${xName}`}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-1.5 pr-6 text-left">
                {xName}
              </th>
              <th scope="col" className="py-1.5 text-right">
                {yName}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.slice(0, MAX_TOLD).map(({ x, y }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points of a chart that does not change
              <tr key={at}>
                <th scope="row" className="max-w-72 truncate border-line border-t py-1 pr-6 text-left font-normal">
                  {xText(chart, x)}
                </th>
                <td className="border-line border-t py-1 text-right tabular-nums">{numberText(y)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {points.length > MAX_TOLD && <p className="text-text-muted text-xs">Se ven los {MAX_TOLD} primeros puntos.</p>}
    </details>
  )
}

import { costText, PERIOD_NAMES } from '../../copy'
import type { Costs } from '../../costs-contract'
import { Chart } from '../chart'
import { totalOf } from '../key-figures'
import { Part } from '../part'
import { SpentTable } from './spent-table'

/** What the models cost as it went, and which of them for whom. */
export function CostParts({ costs: { period, unit, costs, spent } }: { costs: Costs }) {
  if (spent.length === 0)
    return (
      <p className="text-text-muted">
        En este periodo los mentores no han usado ningún modelo de pago. Cuando lo hagan, aquí verás qué cuesta cada
        uno.
      </p>
    )
  const span = PERIOD_NAMES[period]
  return (
    <>
      {costs.map(({ currency, points }) => {
        const format = (micros: number) => costText(micros, { currency })
        const hasCost = totalOf(points) > 0
        return (
          <Part
            key={currency}
            title={costs.length > 1 ? `Coste, en ${currency}` : 'Coste'}
            {...(hasCost ? { figure: format(totalOf(points)) } : {})}
          >
            <Chart
              {...{ unit, points, span, format }}
              title="Coste"
              empty={`Hay consumo, pero ningún precio en ${currency}: ponlo en MODEL_PRICES.`}
            />
          </Part>
        )
      })}
      <Part title="Por modelo y mentor">
        <SpentTable spent={spent} />
      </Part>
    </>
  )
}

import { costText, countText } from '../../copy'
import type { Costs } from '../../costs-contract'
import { budgetNote, budgetText, lastMonthText } from '../../costs-copy'

/** This month beside the last one, and what is left of its budget. */
export function CostFigures({ costs }: { costs: Costs }) {
  const { months, unpriced, budget } = costs
  const figures = [
    ...months.map((month) => ({
      name: months.length > 1 ? `Este mes, en ${month.currency}` : 'Este mes',
      value: costText(month.thisMonth, month),
      note: lastMonthText(month),
    })),
    {
      name: 'Presupuesto del mes',
      value: budget === null ? 'Sin límite' : budgetText(budget),
      note: budgetNote(costs),
    },
    ...(unpriced === 0
      ? []
      : [
          {
            name: 'Sin precio, este mes',
            value: `${countText(unpriced)} tokens`,
            note: 'De estos modelos no se sabe qué cuestan: pon su precio en MODEL_PRICES.',
          },
        ]),
  ]
  return (
    <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="grid content-start gap-0.5 bg-surface-raised p-4 sm:last:odd:col-span-2">
          <dt className="text-sm text-text-muted">{name}</dt>
          <dd className="font-display text-2xl tabular-nums">{value}</dd>
          <dd className="text-text-muted text-xs">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

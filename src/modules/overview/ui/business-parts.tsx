import type { Overview } from '../contract'
import { BEFORE_NAMES, beforeShareText, beforeText, countText, moneyText, PERIOD_NAMES, shareText } from '../copy'
import { DEFINITIONS } from '../definitions'
import { Chart } from './chart'
import { Cohorts } from './cohorts'
import { Part } from './part'

const euros = (cents: number) => moneyText(cents, 'EUR')

/** What the subscriptions do: each figure with what it is, and what it was before. */
export function BusinessParts({ overview: { period, unit, business } }: { overview: Overview }) {
  const { mrr, cohorts } = business
  return (
    <>
      <Part title="Suscripciones">
        <p className="text-sm text-text-muted">
          «Antes» son {BEFORE_NAMES[period]}. Sin las cuentas de demostración; se actualiza cada minuto.
        </p>
        <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
          {figuresOf(business).map(({ name, value, before, definition }) => (
            <div key={name} className="grid content-start gap-1 bg-surface-raised p-4">
              <dt className="text-sm text-text-muted">{name}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-display text-2xl tabular-nums">{value}</span>
                <span className="text-sm text-text-muted tabular-nums">{before}</span>
              </dd>
              <dd className="text-text-muted text-xs">{definition}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Ingresos mensuales recurrentes" figure={euros(mrr.now)}>
        <Chart
          title="Ingresos recurrentes"
          unit={unit}
          points={mrr.points}
          span={PERIOD_NAMES[period]}
          format={euros}
          isLevel
          empty="Nadie ha tenido el plan mensual en este periodo."
        />
      </Part>
      <Part title="Cuentas por mes de registro">
        <Cohorts cohorts={cohorts} />
        <p className="text-text-muted text-xs">{DEFINITIONS.cohorts}</p>
      </Part>
    </>
  )
}

function figuresOf({ mrr, churn, trialToPaid, newMonthly }: Overview['business']) {
  return [
    {
      name: 'Ingresos mensuales recurrentes (MRR)',
      value: euros(mrr.now),
      before: beforeText(mrr, euros),
      definition: DEFINITIONS.mrr,
    },
    {
      name: 'Bajas',
      value: shareText(churn.now) ?? 'Sin datos',
      before: `${countText(churn.now.part)} de ${countText(churn.now.all)}. ${beforeShareText(churn)}`,
      definition: DEFINITIONS.churn,
    },
    {
      name: 'De prueba a plan de pago',
      value: shareText(trialToPaid.now) ?? 'Sin datos',
      before: `${countText(trialToPaid.now.part)} de ${countText(trialToPaid.now.all)}. ${beforeShareText(trialToPaid)}`,
      definition: DEFINITIONS.trialToPaid,
    },
    {
      name: 'Suscripciones nuevas',
      value: countText(newMonthly.now),
      before: beforeText(newMonthly, countText),
      definition: DEFINITIONS.newMonthly,
    },
  ]
}

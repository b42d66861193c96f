import type { Overview, Point } from '../contract'
import { beforeText, costText, countText, moneyText } from '../copy'

export const totalOf = (points: readonly Point[]) => points.reduce((sum, { value }) => sum + value, 0)

/** The state of things at a glance. */
export function KeyFigures({ overview, span }: { overview: Overview; span: string }) {
  const { users, registered, plans, takings, questions, failures, model, business } = overview
  const newAccounts = totalOf(registered)
  const taken = takings.map(({ inPeriod, currency }) => moneyText(inPeriod, currency))
  const unpriced = model.usage.reduce((sum, used) => sum + used.unpriced, 0)
  const modelCost = costText(totalOf(model.cost), { currency: model.currency, unpriced })
  const figures = [
    {
      name: 'Cuentas',
      value: countText(users),
      note: `${countText(newAccounts)} ${newAccounts === 1 ? 'nueva' : 'nuevas'} en ${span}`,
    },
    { name: 'Planes activos', value: countText(plans.reduce((sum, { count }) => sum + count, 0)), note: 'ahora mismo' },
    { name: 'Ingresos', value: taken.join(' + ') || moneyText(0, 'EUR'), note: `en ${span}, sin lo devuelto` },
    {
      name: 'Preguntas',
      value: countText(totalOf(questions)),
      note: `en ${span}. ${beforeText(business.asked, countText)}`,
    },
    {
      name: 'Cobros pendientes',
      value: countText(failures.open),
      note: failures.open === 1 ? 'renovación que falla ahora' : 'renovaciones que fallan ahora',
    },
    { name: 'Coste de los modelos', value: modelCost, note: `en ${span}` },
  ]
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="grid content-start gap-0.5 bg-surface-raised p-4">
          <dt className="text-sm text-text-muted">{name}</dt>
          <dd className="font-display text-2xl tabular-nums">{value}</dd>
          <dd className="text-text-muted text-xs">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

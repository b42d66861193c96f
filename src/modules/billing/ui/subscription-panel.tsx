import type { PlanType } from '~/modules/accounts/contract'
import { Badge } from '~/ui/badge'
import { shortDate } from '~/ui/dates'
import { Icon } from '~/ui/icon'
import type { Entitlement } from '../contract'
import type { PlanHolder } from '../rules'

const PLAN_NAMES = {
  free: 'Gratis',
  trial: 'Prueba PRO',
  pro: 'PRO',
  'pro-monthly': 'PRO mensual',
  'pro-lifetime': 'PRO de por vida',
} satisfies Record<PlanType, string>

export type PlanContents = { free: readonly string[]; pro: readonly string[] }
type SubscriptionPanelProps = { holder: PlanHolder; entitlement: Entitlement; contents: PlanContents }

/** ACCT-06: the plan that counts now, until when, and what it holds. */
export function SubscriptionPanel({ holder, entitlement, contents }: SubscriptionPanelProps) {
  const { isPro } = entitlement
  return (
    <div className="grid max-w-lg gap-8">
      <section className="grid gap-3">
        <h2 className="text-xl">Tu plan</h2>
        <p className="flex flex-wrap items-center gap-2.5">
          <span className="font-display text-2xl">{PLAN_NAMES[isPro ? holder.planType : 'free']}</span>
          <Badge tone={isPro ? 'accent' : 'neutral'}>{isPro ? 'PRO' : 'Básico'}</Badge>
        </p>
        <p className="text-text-muted">{durationOf(holder, entitlement)}</p>
        <ul className="grid gap-2">
          {contents[isPro ? 'pro' : 'free'].map((line) => (
            <li key={line} className="flex gap-2.5">
              <Icon name="check" className="mt-1 size-4 text-verified" />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h2 className="text-xl">Historial de pagos</h2>
        <p className="text-text-muted">Todavía no hay ningún pago. Cuando lo haya, aquí estarán sus recibos.</p>
      </section>
    </div>
  )
}

function durationOf({ planType, planExpiresAt, subscriptionStatus }: PlanHolder, entitlement: Entitlement): string {
  const { isPro, isLifetime, until } = entitlement
  if (!isPro) {
    const isOver = planType !== 'free' && planExpiresAt !== null
    return isOver ? `Tu plan ${PLAN_NAMES[planType]} terminó el ${shortDate(planExpiresAt)}.` : 'Sin fecha de fin.'
  }
  if (isLifetime) return 'Es tuyo para siempre.'
  if (until === null) return 'Se renueva hasta que lo canceles.'
  return subscriptionStatus === 'canceling'
    ? `Está cancelado y sigue activo hasta el ${shortDate(until)}.`
    : `Hasta el ${shortDate(until)}.`
}

import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { activatePlan } from '~/modules/billing/payments-contract'
import type { PaidPlan } from '~/modules/billing/plans'
import { AUTHENTICATION_FAILED, PAYMENT_UNCONFIRMED, PLAN_ACTIVE } from '~/modules/billing/purchase-copy'
import { planDuration, type ShownPlan } from '~/modules/billing/ui/plan/shown-plan'
import { browserPurchaseMemory } from '~/modules/billing/ui/purchase/pending-purchase'
import { call } from '~/platform/http/call'
import { Banner } from '~/ui/banner'
import { toast } from '~/ui/toasts/toast'

/** What the provider's script and the bank's page add to the address that they lead back to. */
const RETURN_WORDS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

type Told = 'nothing' | 'active' | 'failed' | 'unconfirmed'

/** PAY-05: back from the bank's page. The plan is activated, or what went wrong is said; the address loses the payment. */
export function PaymentReturn({ plan }: { plan: ShownPlan }) {
  const [query, setQuery] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [told, setTold] = useState<Told>('nothing')
  const status = query.has('payment_intent') ? (query.get('redirect_status') ?? 'unknown') : null

  const settle = useEffectEvent(async (isPaid: boolean) => {
    const memory = browserPurchaseMemory()
    const end = isPaid ? await activate(memory.read()?.plan) : 'failed'
    if (end !== 'unconfirmed') memory.forget()
    if (end === 'active') {
      toast(PLAN_ACTIVE)
      await revalidate()
      setTold(end)
    } else {
      setTold(end)
      toast({ ...NOTICES[end], variant: 'destructive' })
    }
    setQuery(
      (current) => {
        for (const word of RETURN_WORDS) current.delete(word)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(() => {
    if (status !== null) void settle(status !== 'failed')
  }, [status])

  if (told === 'nothing') return null
  if (told === 'active') {
    return (
      <Banner
        tone="verified"
        title={PLAN_ACTIVE.title}
        className="mt-3"
        action={<Link to="/profile?tab=suscripcion">Ver compra y factura</Link>}
      >
        {planDuration(plan)}
      </Banner>
    )
  }
  const isFailed = told === 'failed'
  return (
    <Banner
      tone={isFailed ? 'danger' : 'accent'}
      title={NOTICES[told].title}
      className="mt-3"
      action={
        <Link to={isFailed ? '/pricing' : '/verify-payment'}>{isFailed ? 'Ver los planes' : 'Verificar ahora'}</Link>
      }
    >
      {NOTICES[told].description}
    </Banner>
  )
}

const NOTICES = { failed: AUTHENTICATION_FAILED, unconfirmed: PAYMENT_UNCONFIRMED } satisfies Record<
  Exclude<Told, 'nothing' | 'active'>,
  object
>

/** Whatever was paid is what is activated; a plan that is active already stays so. */
const activate = (planType: PaidPlan | undefined) =>
  call(activatePlan, { body: { planType } }).then(
    () => 'active' as const,
    () => 'unconfirmed' as const,
  )

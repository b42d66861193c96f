import { data, Link } from 'react-router'
import { planOfPath } from '~/modules/billing/plans'
import { endedBy, isWorthBuying } from '~/modules/billing/purchase-rules'
import { CheckoutForm } from '~/modules/billing/ui/checkout/checkout-form'
import { OrderSummary } from '~/modules/billing/ui/checkout/order-summary'
import { isSameMentor } from '~/server/facts/answered-by'
import { requireUser } from '~/server/page/page-context'
import { Banner } from '~/ui/banner'
import { ButtonLink } from '~/ui/button-link'
import type { Route } from './+types/checkout'

export const meta: Route.MetaFunction = () => [
  { title: 'Pago con tarjeta · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

/** C-35, PAY-04: the login page says why one is there. */
export async function loader(args: Route.LoaderArgs) {
  const plan = planOfPath(args.params.plan)
  if (plan === null) throw data(null, { status: 404 })
  const { user, services } = await requireUser(args)
  const { purchases, provider, invoiceDetails } = services.billing
  const now = services.clock()
  const [words, invoice] = await Promise.all([purchases.wordsFor(user, plan), invoiceDetails.read(user.id)])
  return {
    ...{ plan, words, invoice, settings: provider.cardForm },
    isWorthIt: isWorthBuying(plan, user, now),
    ends: endedBy(plan, user, now),
    isSameMentor: isSameMentor(services.config.models),
  }
}

/** PAY-02…08. */
export default function CheckoutPage({
  loaderData: { plan, isWorthIt, ends, words, invoice, settings, isSameMentor: isSame },
}: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-page content-start gap-8 px-gutter py-8 sm:py-12">
      <header className="grid max-w-notebook gap-2">
        <h1 className="text-3xl">Pago con tarjeta</h1>
        <p className="text-text-muted">
          Un paso y empiezas. <Link to="/pricing">Ver todos los planes</Link>
        </p>
      </header>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 max-lg:order-last">
          {isWorthIt ? (
            <CheckoutForm
              key={plan}
              plan={plan}
              words={words}
              settings={settings}
              invoice={invoice}
              onPaid={showPlan}
            />
          ) : (
            <Owned />
          )}
        </div>
        <OrderSummary plan={plan} ends={ends} isSameMentor={isSame} />
      </div>
    </div>
  )
}

function Owned() {
  return (
    <Banner
      tone="verified"
      title="Ya tienes PRO"
      action={
        <ButtonLink to="/dashboard" size="sm">
          Ir a mi panel
        </ButtonLink>
      }
    >
      Tu plan ya incluye todo lo de este, así que no hace falta que pagues nada.
    </Banner>
  )
}

/** PAY-03: as the bank's page would lead there. A new document, so that every part of it knows the new plan. */
function showPlan(paymentIntent: string) {
  const query = new URLSearchParams({ payment_intent: paymentIntent, redirect_status: 'succeeded' })
  window.location.assign(`/app/dashboard?${query}`)
}

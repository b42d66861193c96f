import { useEffect, useEffectEvent, useState } from 'react'
import { redirect } from 'react-router'
import { REDIRECT_COUNTDOWN_SECONDS, safePaymentAddress } from '~/modules/billing/purchase-rules'
import { servicesContext } from '~/server/page/page-context'
import { buttonClasses } from '~/ui/button-classes'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import type { Route } from './+types/stripe-redirect'

export const meta: Route.MetaFunction = () => [
  { title: 'Te llevamos a Stripe · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

/** PAY-29: nowhere but where a payment may lead. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { mode, publicUrl } = context.get(servicesContext).config
  const url = new URL(request.url)
  const address = safePaymentAddress(url.searchParams.get('url'), {
    hosts: mode === 'demo' ? [publicUrl.host, url.host] : [publicUrl.host],
    hasEmulator: mode === 'demo',
  })
  return address === null ? redirect('/') : { address }
}

/** PAY-27, PAY-28. Without a script the button is the way. */
export default function StripeRedirectPage({ loaderData: { address } }: Route.ComponentProps) {
  const secondsLeft = useCountdown(REDIRECT_COUNTDOWN_SECONDS, () => window.location.replace(address))
  // PAY-44: a payment link leads back through here.
  const isReturn = address.startsWith('/checkout/success')
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start px-gutter py-12 sm:py-20">
      <div className="grid max-w-notebook gap-6">
        <h1 className="text-3xl">{isReturn ? 'Volvemos a PyMentor' : 'Te llevamos a la página de pago'}</h1>
        <p>
          {isReturn
            ? 'Vamos a comprobar tu pago. Continuamos en '
            : 'El pago se hace en Stripe, nuestro proveedor de pagos. Continuamos en '}
          <span className="font-semibold tabular-nums">{secondsLeft} s</span>.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={address} rel="noreferrer" className={buttonClasses({})}>
            {isReturn ? 'Continuar' : 'Continuar a Stripe'}
            <Icon name="arrow-right" />
          </a>
          <ButtonLink to="/pricing" variant="outline">
            Cancelar
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** Counts whole seconds down in the browser and then does what comes; once. */
function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (left === 0) return end()
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}

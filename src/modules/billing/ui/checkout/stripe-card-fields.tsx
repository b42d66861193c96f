import type { Stripe, StripeElements } from '@stripe/stripe-js'
// The script is fetched when it is asked for, not by the mere import.
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { FormError } from '~/ui/forms/form-error'
import { Spinner } from '~/ui/spinner'
import { subscribeTheme } from '~/ui/theme/theme'
import { PLANS } from '../../plans'
import type { CardFieldsProps, CardOutcome } from './card-fields'
import { stripeAppearance } from './stripe-appearance'

type Loading = 'loading' | 'ready' | 'failed'
type Loaded = { stripe: Stripe; elements: StripeElements }

/** Stripe's own fields, in frames of Stripe's: no card detail passes through the product. */
export function StripeCardFields({ plan, settings, ref }: CardFieldsProps<'stripe'>) {
  const [loading, setLoading] = useState<Loading>('loading')
  const place = useRef<HTMLDivElement>(null)
  const loaded = useRef<Loaded | null>(null)
  const { publishableKey } = settings

  useEffect(() => {
    let isGone = false
    const offTheme = subscribeTheme(() => loaded.current?.elements.update({ appearance: stripeAppearance() }))
    async function mount() {
      const stripe = await loadStripe(publishableKey, { locale: 'es' })
      if (isGone || stripe === null || place.current === null) return
      const elements = elementsFor(stripe, plan)
      const payment = elements.create('payment')
      payment.on('ready', () => setLoading('ready'))
      payment.on('loaderror', () => setLoading('failed'))
      payment.mount(place.current)
      loaded.current = { stripe, elements }
    }
    mount().catch(() => setLoading('failed'))
    return () => {
      isGone = true
      offTheme()
      loaded.current?.elements.getElement('payment')?.destroy()
      loaded.current = null
    }
  }, [plan, publishableKey])

  useImperativeHandle(ref, () => ({
    async check() {
      if (loaded.current === null) return false
      // Shows by itself what is wrong with which field.
      const { error } = await loaded.current.elements.submit()
      return error === undefined
    },
    async confirm(clientSecret, returnUrl) {
      return loaded.current === null ? DECLINED : confirmPayment(loaded.current, clientSecret, returnUrl)
    },
  }))

  return (
    <div className="grid gap-4">
      {loading === 'loading' && (
        <p className="flex items-center gap-2 text-text-muted">
          <Spinner label="" /> Cargando el formulario de pago…
        </p>
      )}
      {loading === 'failed' && (
        <FormError title="No se ha podido cargar el formulario de pago">
          Comprueba tu conexión y recarga la página. Si usas un bloqueador, permite js.stripe.com.
        </FormError>
      )}
      <div ref={place} />
    </div>
  )
}

function elementsFor(stripe: Stripe, plan: CardFieldsProps<'stripe'>['plan']): StripeElements {
  const { cents, renewal } = PLANS[plan]
  return stripe.elements({
    mode: renewal ? 'subscription' : 'payment',
    amount: cents,
    currency: 'eur',
    // As the payments that it confirms: the server makes them for cards.
    allowedPaymentMethodTypes: ['card'],
    appearance: stripeAppearance(),
  })
}

const DECLINED: CardOutcome = { type: 'declined', message: null }

async function confirmPayment(
  { stripe, elements }: Loaded,
  clientSecret: string,
  returnUrl: string,
): Promise<CardOutcome> {
  const confirmParams = { return_url: returnUrl }
  const result = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' })
  if (result.error) return { type: 'declined', message: result.error.message ?? null }
  const { id, status } = result.paymentIntent
  return status === 'succeeded' || status === 'processing' ? { type: 'paid', paymentIntent: id } : DECLINED
}

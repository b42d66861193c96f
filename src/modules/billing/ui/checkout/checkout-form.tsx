import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '~/platform/http/call'
import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { FormError } from '~/ui/forms/form-error'
import { toast } from '~/ui/toasts/toast'
import {
  activatePlan,
  type CardFormSettings,
  getOrCreateSubscription,
  type InvoiceDetails,
} from '../../payments-contract'
import { type ConsentWords, type PaidPlan, PLANS, priceText } from '../../plans'
import { CONSENT_NEEDED, NOT_CONFIGURED } from '../../purchase-copy'
import { InvoiceFields } from '../invoice/invoice-fields'
import { useInvoiceDetails } from '../invoice/use-invoice-details'
import { browserPurchaseMemory } from '../purchase/pending-purchase'
import type { CardFieldsHandle } from './card-fields'
import { EmulatedCardFields } from './emulated-card-fields'
import { type PayProblem, payByCard } from './pay-by-card'
import { StripeCardFields } from './stripe-card-fields'

type CheckoutFormProps = {
  plan: PaidPlan
  /** What has to be agreed to (C-62). */
  words: ConsentWords
  settings: CardFormSettings
  invoice: InvoiceDetails
  onPaid: (paymentIntent: string) => void
}
type Paying = { type: 'ready' } | { type: 'paying' } | { type: 'failed'; problem: PayProblem }

/** PAY-02…08: consent, card, and one button that charges once. */
export function CheckoutForm({ plan, words, settings, invoice, onPaid }: CheckoutFormProps) {
  const { save, change, entry, errors } = useInvoiceDetails(invoice)
  const { fields, consent, paying, consentError, agree, pay } = usePaying({ plan, words, save, onPaid })

  if (settings.kind === 'missing') {
    return <FormError title={NOT_CONFIGURED.title}>{NOT_CONFIGURED.description}</FormError>
  }
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void pay()
      }}
    >
      {paying.type === 'failed' && <FormError title={paying.problem.title}>{paying.problem.description}</FormError>}
      {settings.kind === 'stripe' ? (
        <StripeCardFields plan={plan} settings={settings} ref={fields} />
      ) : (
        <EmulatedCardFields plan={plan} settings={settings} ref={fields} />
      )}
      <details className="grid gap-4" open={invoice.taxId !== '' || invoice.company !== ''}>
        <summary className="min-h-10 cursor-pointer content-center font-semibold text-link">
          Necesito factura con NIF
        </summary>
        <div className="grid gap-2 pt-2">
          <InvoiceFields entry={entry} errors={errors} change={change} />
          <p className="text-sm text-text-muted">Opcional. Lo guardamos para tus próximas facturas.</p>
        </div>
      </details>
      <CheckboxField ref={consent} label={words.text} error={consentError} onChange={agree} />
      <div className="grid gap-3">
        <Button type="submit" size="lg" pending={paying.type === 'paying'} pendingLabel="Procesando el pago…">
          Pagar {priceText(PLANS[plan].cents)}
        </Button>
        <p className="text-sm text-text-muted">
          Al pagar aceptas los <Link to="/legal/terminos-y-condiciones">términos y condiciones</Link>. Los datos de la
          tarjeta van al proveedor de pagos; PyMentor no los guarda.
        </p>
      </div>
    </form>
  )
}

type PayingOptions = Pick<CheckoutFormProps, 'plan' | 'words' | 'onPaid'> & {
  /** Stores what the invoice needs; false where something of it has to be corrected. */
  save: () => Promise<boolean>
}

/** One payment at a time, with what it waits for: the consent, the card and the invoice's details. */
function usePaying({ plan, words, save, onPaid }: PayingOptions) {
  const fields = useRef<CardFieldsHandle>(null)
  const consent = useRef<HTMLInputElement>(null)
  const isUnderWay = useRef(false)
  const [paying, setPaying] = useState<Paying>({ type: 'ready' })
  const [consentError, setConsentError] = useState<string>()

  function stay(as: Paying) {
    isUnderWay.current = false
    setPaying(as)
  }
  useEffect(() => {
    // Back from the bank's page by the browser's own button, which may bring this page as it was left.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isUnderWay.current = false
      setPaying({ type: 'ready' })
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])

  async function pay() {
    if (isUnderWay.current || fields.current === null) return
    // Everything that is missing is said at once, and the first of it gets the focus.
    const isAgreed = consent.current?.checked === true
    if (!isAgreed) setConsentError(CONSENT_NEEDED)
    const isCardWhole = await fields.current.check()
    if (!isAgreed && isCardWhole) consent.current?.focus()
    if (!isAgreed || !isCardWhole) return
    isUnderWay.current = true
    setPaying({ type: 'paying' })
    if (!(await save())) return stay({ type: 'ready' })
    const outcome = await payByCard(plan, {
      fields: fields.current,
      memory: browserPurchaseMemory(),
      now: Date.now,
      createPayment: (planType) => call(getOrCreateSubscription, { body: { planType, consent: words.wording } }),
      activate: (planType) => call(activatePlan, { body: { planType } }),
      returnUrl: new URL('/app/dashboard', window.location.origin).href,
    })
    if (outcome.type === 'paid') return onPaid(outcome.paymentIntent)
    // On the way to the bank the button stays busy.
    if (outcome.type === 'leaving') return
    if (outcome.type === 'invalid') return stay({ type: 'ready' })
    stay(outcome)
    toast({ ...outcome.problem, variant: 'destructive' })
  }

  return { fields, consent, paying, consentError, agree: () => setConsentError(undefined), pay }
}

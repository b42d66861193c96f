import { call } from '~/platform/http/call'
import { shortDate } from '~/platform/time/dates'
import { DecisionDialog, type DecisionErrors } from '~/ui/dialogs/decision-dialog'
import { TextField } from '~/ui/forms/text-field'
import { toast } from '~/ui/toasts/toast'
import type { OwnersPayment } from '../../directory-contract'
import { refundPayment } from '../../owner-contract'
import { amountText } from '../../owner-copy'
import { refundForm } from '../../owner-input'
import { priceText } from '../../plans'
import { errorsOf } from './form-errors'
import { ReasonField } from './gift-plan'

type RefundPaymentProps = { accountId: string; payment: OwnersPayment; onDone: () => Promise<void> }

/** Gives a payment back, whole or in part. */
export function RefundPayment({ accountId, payment, onDone }: RefundPaymentProps) {
  const { refundableCents: left } = payment
  const schema = refundForm(left)
  const valuesOf = (form: FormData) => ({ cents: form.get('cents'), reason: form.get('reason') })

  async function refund(form: FormData, key: string) {
    const body = { ...schema.parse(valuesOf(form)), payment: payment.id, key }
    const { message } = await call(refundPayment, { params: { id: accountId }, body })
    toast({ title: 'Devolución hecha', description: message })
    await onDone()
  }
  const summary = (form: FormData) => {
    const given = schema.safeParse(valuesOf(form))
    if (!given.success) return null
    const { cents, reason } = given.data
    const consequence = cents === left ? 'Pierde lo que este pago le da.' : 'Conserva lo que este pago le da.'
    return `Devuelves ${priceText(cents)} de ${payment.description}. ${consequence} No se puede deshacer. Motivo: ${reason}`
  }
  return (
    <DecisionDialog
      label="Devolver"
      title="¿Cuánto le devuelves?"
      description={`${payment.description}, del ${shortDate(payment.paidAt)}. Por devolver: ${priceText(left)}.`}
      isDestructive
      check={(form) => errorsOf(schema, valuesOf(form))}
      summary={summary}
      onDecide={refund}
    >
      {(errors) => <RefundFields errors={errors} left={left} />}
    </DecisionDialog>
  )
}

const RefundFields = ({ errors, left }: { errors: DecisionErrors; left: number }) => (
  <>
    <TextField
      label="Importe en euros"
      name="cents"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={amountText(left)}
      hint="Devolverlo todo quita además el plan que se pagó con él."
      error={errors.cents}
      data-initial-focus
    />
    <ReasonField error={errors.reason} />
  </>
)

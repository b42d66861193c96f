import { call } from '~/platform/http/call'
import { DecisionDialog, type DecisionErrors } from '~/ui/dialogs/decision-dialog'
import { FieldError } from '~/ui/forms/control'
import { RadioField } from '~/ui/forms/radio-field'
import { TextField } from '~/ui/forms/text-field'
import { toast } from '~/ui/toasts/toast'
import { giftPlan } from '../../owner-contract'
import { GIFT_LENGTHS, GIFT_NAMES } from '../../owner-copy'
import { giftForm } from '../../owner-input'
import { errorsOf } from './form-errors'

type GiftPlanProps = { account: { id: string; email: string }; onDone: () => Promise<void> }
const valuesOf = (form: FormData) => ({ length: form.get('length'), reason: form.get('reason') })
const errorIds = 'gift-length-error'

/** PRO for nothing, after what the account has. */
export function GiftPlan({ account, onDone }: GiftPlanProps) {
  async function give(form: FormData, key: string) {
    const body = { ...giftForm.parse(valuesOf(form)), key }
    const { message } = await call(giftPlan, { params: { id: account.id }, body })
    toast({ title: 'Regalo hecho', description: message })
    await onDone()
  }
  const summary = (form: FormData) => {
    const given = giftForm.safeParse(valuesOf(form))
    return given.success ? `${GIFT_NAMES[given.data.length]} para ${account.email}. Motivo: ${given.data.reason}` : null
  }
  return (
    <DecisionDialog
      label="Regalar PRO"
      title="¿Cuánto PRO le regalas?"
      description="Empieza donde acabe lo que ya tiene, sin cobrarle nada, y se lo decimos por correo."
      check={(form) => errorsOf(giftForm, valuesOf(form))}
      summary={summary}
      onDecide={give}
    >
      {(errors) => <GiftFields errors={errors} />}
    </DecisionDialog>
  )
}

const GiftFields = ({ errors }: { errors: DecisionErrors }) => (
  <>
    <fieldset className="grid gap-1" aria-describedby={errors.length ? errorIds : undefined}>
      <legend className="font-medium text-sm">Duración</legend>
      {GIFT_LENGTHS.map((length) => (
        <RadioField key={length} name="length" value={length} label={GIFT_NAMES[length]} />
      ))}
      {errors.length && <FieldError id={errorIds}>{errors.length}</FieldError>}
    </fieldset>
    <ReasonField error={errors.reason} />
  </>
)

export const ReasonField = ({ error }: { error: string | undefined }) => (
  <TextField
    label="Motivo"
    name="reason"
    autoComplete="off"
    hint="Queda en el registro, con tu nombre y la hora."
    error={error}
  />
)

import { call } from '~/platform/http/call'
import { Button } from '~/ui/button'
import type { ButtonLook } from '~/ui/button-classes'
import { FormError } from '~/ui/forms/form-error'
import { toast } from '~/ui/toasts/toast'
import { payOpen } from '../../payments-contract'
import { PAY_FAILED } from '../../plan-copy'
import { usePlanAction } from './plan-action'

type PayOpenProps = Pick<ButtonLook, 'size'> & {
  /** Has the plan read anew. */
  onPaid: () => Promise<void>
}

/** Pays the renewal that could not be charged, with the card as it is now. */
export function PayOpen({ onPaid, size }: PayOpenProps) {
  const { state, run } = usePlanAction(PAY_FAILED)
  const pay = () =>
    run(async () => {
      const { message, url } = await call(payOpen, { body: {} })
      if (url !== null) return window.location.assign(url)
      toast({ title: 'Pago completado', description: message })
      await onPaid()
    })
  return (
    <div className="grid justify-items-start gap-2">
      <Button size={size} pending={state.type === 'running'} pendingLabel="Pagando…" onClick={pay}>
        Pagar ahora
      </Button>
      {state.type === 'failed' && <FormError>{state.sentence}</FormError>}
    </div>
  )
}

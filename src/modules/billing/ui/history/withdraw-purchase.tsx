import { useState } from 'react'
import { call } from '~/platform/http/call'
import { longDate } from '~/platform/time/dates'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog'
import { type BillingEntry, withdraw } from '../../payments-contract'
import { WITHDRAWAL_FAILED } from '../../plan-copy'
import { priceText } from '../../plans'
import type { PlanChanged } from '../plan/cancel-plan'
import { usePlanAction } from '../plan/plan-action'

type WithdrawPurchaseProps = { entry: BillingEntry; withdrawableUntil: string; onChanged: PlanChanged }

/** The right of withdrawal, within 14 days of the purchase. */
export function WithdrawPurchase({ entry, withdrawableUntil, onChanged }: WithdrawPurchaseProps) {
  const [isAsking, setAsking] = useState(false)
  const { state, run, forget } = usePlanAction(WITHDRAWAL_FAILED)

  const confirm = () =>
    run(async () => {
      const { message } = await call(withdraw, { body: { payment: entry.id } })
      setAsking(false)
      await onChanged({ title: 'Desistimiento tramitado', message })
    })

  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
      <Button variant="link" pending={!isAsking && state.type === 'running'} onClick={() => setAsking(true)}>
        Desistir de la compra
      </Button>
      <span>Puedes hasta el {longDate(withdrawableUntil)}.</span>
      <ConfirmDialog
        open={isAsking}
        title="¿Desistir de esta compra?"
        description={
          <>
            Te devolvemos {priceText(entry.cents)} por el mismo medio con el que pagaste y pierdes ahora mismo lo que
            esta compra te da: {entry.description}. Te enviamos un justificante por correo. No se puede deshacer.
          </>
        }
        confirmLabel="Desistir de la compra"
        cancelLabel="No desistir"
        destructive
        pending={state.type === 'running'}
        error={state.type === 'failed' ? state.sentence : undefined}
        onConfirm={confirm}
        onCancel={() => {
          forget()
          setAsking(false)
        }}
      />
    </div>
  )
}

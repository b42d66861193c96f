import { useState } from 'react'
import { call } from '~/platform/http/call'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog'
import { cancelSubscription } from '../../payments-contract'
import { CANCEL_FAILED } from '../../plan-copy'
import { cancellationEffect } from './cancellation'
import { usePlanAction } from './plan-action'
import type { ShownPlan } from './shown-plan'

/** What was done, in a sentence; the plan is then read anew. */
export type PlanChanged = (told: { title: string; message: string }) => Promise<void>

type CancelPlanProps = { plan: ShownPlan; onChanged: PlanChanged }

/** PAY-49, C-07: cancels at the end of what is paid, after saying what that does. */
export function CancelPlan({ plan, onChanged }: CancelPlanProps) {
  const [isAsking, setAsking] = useState(false)
  const { state, run, forget } = usePlanAction(CANCEL_FAILED)

  const cancel = () =>
    run(async () => {
      const { message } = await call(cancelSubscription, { body: {} })
      setAsking(false)
      await onChanged({ title: 'Suscripción cancelada', message })
    })

  return (
    <>
      <Button
        variant="outline"
        className="text-danger"
        pending={!isAsking && state.type === 'running'}
        onClick={() => setAsking(true)}
      >
        Cancelar suscripción
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="¿Cancelar tu suscripción?"
        description={cancellationEffect(plan)}
        confirmLabel="Cancelar suscripción"
        cancelLabel="Seguir con PRO"
        destructive
        pending={state.type === 'running'}
        error={state.type === 'failed' ? state.sentence : undefined}
        onConfirm={cancel}
        onCancel={() => {
          forget()
          setAsking(false)
        }}
      />
    </>
  )
}

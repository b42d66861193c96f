import { useState } from 'react'
import { call } from '~/platform/call'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm-dialog'
import { longDate } from '~/ui/dates'
import { cancelSubscription } from '../../payments-contract'
import { CANCEL_FAILED } from '../../plan-copy'
import { usePlanAction } from './plan-action'
import type { ShownPlan } from './shown-plan'

/** What was done, in a sentence; the plan is then read anew. */
export type PlanChanged = (told: { title: string; message: string }) => Promise<void>

type CancelPlanProps = { plan: Pick<ShownPlan, 'renewsAt' | 'until'>; onChanged: PlanChanged }

/** PAY-49, C-07: cancels at the end of what is paid, after saying until when PRO stays. */
export function CancelPlan({ plan, onChanged }: CancelPlanProps) {
  const [isAsking, setAsking] = useState(false)
  const { state, run, forget } = usePlanAction(CANCEL_FAILED)
  const end = plan.renewsAt ?? plan.until
  const lastDay = end === null ? 'el final del periodo pagado' : `el ${longDate(end)}`

  async function cancel() {
    const isDone = await run(async () => {
      const { message } = await call(cancelSubscription, { body: {} })
      await onChanged({ title: 'Suscripción cancelada', message })
    })
    if (isDone) setAsking(false)
  }

  return (
    <>
      <Button variant="outline" className="text-danger" onClick={() => setAsking(true)}>
        Cancelar suscripción
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="¿Cancelar tu suscripción?"
        description={
          <>
            Tienes PRO hasta {lastDay} y no se te vuelve a cobrar. Después pierdes el acceso a PRO y sigues con el Plan
            Básico. Hasta entonces puedes reanudar el plan.
          </>
        }
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

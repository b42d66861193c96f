import { call } from '~/platform/http/call'
import { Button } from '~/ui/button'
import { FormError } from '~/ui/forms/form-error'
import { resumeSubscription } from '../../payments-contract'
import { RESUME_FAILED } from '../../plan-copy'
import type { PlanChanged } from './cancel-plan'
import { usePlanAction } from './plan-action'

/** C-07: takes a cancellation back. */
export function ResumePlan({ onChanged }: { onChanged: PlanChanged }) {
  const { state, run } = usePlanAction(RESUME_FAILED)
  const resume = () =>
    run(async () => {
      const { message } = await call(resumeSubscription, { body: {} })
      await onChanged({ title: 'Plan reanudado', message })
    })
  return (
    <div className="grid justify-items-start gap-2">
      <Button pending={state.type === 'running'} pendingLabel="Reanudando tu plan…" onClick={resume}>
        Reanudar plan
      </Button>
      {state.type === 'failed' && <FormError>{state.sentence}</FormError>}
    </div>
  )
}

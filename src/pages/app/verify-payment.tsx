import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserPurchaseMemory } from '~/modules/billing/ui/purchase/pending-purchase'
import { beginPlanWatch } from '~/modules/billing/ui/verification/plan-watch'
import { PlanWatchStatus } from '~/modules/billing/ui/verification/plan-watch-status'
import { usePlanWatch } from '~/modules/billing/ui/verification/use-plan-watch'
import { useHydrated } from '~/ui/react/use-hydrated'
import { useCurrentUser } from '../shell/current-user'

export const meta = () => [{ title: 'Verificar tu plan · PyMentor' }, { name: 'robots', content: 'noindex' }]

const LOGIN_ADDRESS = '/auth/login?redirect=%2Fverify-payment'
const nothing = () => {}

/** PAY-30…38. PAY-37: it answers by itself whoever is not signed in. */
export default function VerifyPaymentPage() {
  const isSignedIn = useCurrentUser() !== null
  if (useHydrated()) return <Watch isSignedIn={isSignedIn} />
  return (
    <PlanWatchStatus
      state={beginPlanWatch(isSignedIn)}
      activating={{ type: 'idle' }}
      loginAddress={LOGIN_ADDRESS}
      onActivate={nothing}
      onRestart={nothing}
    />
  )
}

function Watch({ isSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [memory] = useState(browserPurchaseMemory)
  const { state, activating, activate, restart } = usePlanWatch({
    isSignedIn,
    memory,
    refreshUser: () => void revalidate(),
    leave: () => navigate('/chat', { replace: true }),
  })
  return (
    <PlanWatchStatus
      state={state}
      activating={activating}
      loginAddress={LOGIN_ADDRESS}
      onActivate={activate}
      onRestart={restart}
    />
  )
}

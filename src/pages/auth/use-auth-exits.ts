import { useNavigate } from 'react-router'
import { INVALID_TOKEN } from '~/modules/accounts/copy'
import { loginState, secondStepAddress } from '~/modules/accounts/ui/login-visit'
import type { LeavingOutcome } from '~/modules/accounts/ui/session/session-sync'
import { toast } from '~/ui/toasts/toast'

/** Where the forms lead to. `home` is the page after success; somebody else than last time starts at the dashboard (AUTH-21). */
export function useAuthExits(home: string): (outcome: LeavingOutcome) => void {
  const navigate = useNavigate()
  return (outcome) => {
    switch (outcome.type) {
      case 'signed_in':
        // A new document: nothing of what another user had in memory remains, and going back skips the form.
        window.location.replace(outcome.isOtherUser ? '/dashboard' : home)
        break
      case 'second_step_due':
        navigate(secondStepAddress(home), { replace: true })
        break
      case 'invalid_token':
        toast({ ...INVALID_TOKEN, variant: 'destructive' })
        navigate('/login?force_login=true', { replace: true, state: loginState('invalid_token') })
        break
      case 'start_over':
        navigate('/login?force_clean=true', { replace: true })
        break
    }
  }
}

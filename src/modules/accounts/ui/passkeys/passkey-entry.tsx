import { useState } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { PASSKEY_SIGN_IN_FAILED } from '../../passkey-copy'
import { AuthNotice } from '../auth-form-parts'
import type { AuthMemory } from '../auth-memory'
import type { Notice } from '../outcome-notice'
import { type LeavingOutcome, welcome } from '../session-sync'
import { useHydrated } from '../use-hydrated'

type PasskeyEntryProps = { memory: () => AuthMemory; onLeave: (outcome: LeavingOutcome) => void }

/** The way in without a password: the device knows whose passkey it is. */
export function PasskeyEntry({ memory, onLeave }: PasskeyEntryProps) {
  const isHydrated = useHydrated()
  const [isAsking, setAsking] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)

  async function enter() {
    setAsking(true)
    setNotice(null)
    try {
      const { signInWithPasskey } = await import('./passkey-calls')
      onLeave(welcome(await signInWithPasskey(), memory()))
    } catch (error) {
      const { failureOfPasskey } = await import('./failure-of-passkey')
      setNotice(failureOfPasskey(error, PASSKEY_SIGN_IN_FAILED))
      setAsking(false)
    }
  }

  return (
    <div className="grid gap-4">
      <AuthNotice notice={notice} />
      <Button
        variant="outline"
        size="lg"
        className="w-full whitespace-normal!"
        pending={isAsking}
        disabled={!isHydrated}
        onClick={enter}
      >
        <Icon name="lock" />
        Entrar con una llave de acceso
      </Button>
    </div>
  )
}

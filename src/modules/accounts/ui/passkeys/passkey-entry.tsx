import { useEffect, useEffectEvent, useState } from 'react'
import { NO_CONNECTION } from '~/platform/http/call'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { useHydrated } from '~/ui/react/use-hydrated'
import type { CurrentUser } from '../../contract'
import { SIGN_IN_FAILED } from '../../copy'
import { AuthNotice } from '../forms/auth-form-parts'
import type { Notice } from '../notice'
import type { AuthMemory } from '../session/auth-memory'
import { type LeavingOutcome, welcome } from '../session/session-sync'

type PasskeyEntryProps = { memory: () => AuthMemory; onLeave: (outcome: LeavingOutcome) => void }

/** Somebody is there: before that neither the script nor a challenge is asked for. */
const SIGNS = ['pointermove', 'focusin']
export const loadPasskeys = async () => (await import('./passkey-at-login')).loadEntering()

/** The way in without a password: the device knows whose passkey it is. */
export function PasskeyEntry({ memory, onLeave }: PasskeyEntryProps) {
  const isHydrated = useHydrated()
  const [isAsking, setAsking] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)

  const onUser = (user: CurrentUser) => onLeave(welcome(user, memory()))
  const onFailure = (failure: Notice | null) => {
    setNotice(failure)
    setAsking(false)
  }
  const enter = (left?: AbortSignal) => loadPasskeys().then((lazy) => lazy.enter({ onUser, onFailure }, left))
  // Without the script the form is left.
  const offer = useEffectEvent((left: AbortSignal) => void enter(left).catch(Boolean))
  useEffect(() => {
    if (isAsking) return
    const left = new AbortController()
    let isOffered = false
    const begin = () => {
      if (!isOffered) offer(left.signal)
      isOffered = true
    }
    for (const sign of SIGNS) document.addEventListener(sign, begin, left)
    // Who was faster than the script is in the field already.
    if (document.activeElement !== document.body) begin()
    return () => left.abort()
  }, [isAsking])

  function press() {
    setAsking(true)
    setNotice(null)
    enter().catch(() => onFailure({ title: SIGN_IN_FAILED.title, description: NO_CONNECTION }))
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
        onClick={press}
      >
        <Icon name="lock" />
        Entrar con una llave de acceso
      </Button>
    </div>
  )
}

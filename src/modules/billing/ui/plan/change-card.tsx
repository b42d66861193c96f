import { useEffect, useState } from 'react'
import { call } from '~/platform/http/call'
import { Button } from '~/ui/button'
import type { ButtonLook } from '~/ui/button-classes'
import { FormError } from '~/ui/forms/form-error'
import { Icon } from '~/ui/icon'
import { openPortal } from '../../payments-contract'
import { PORTAL_FAILED } from '../../plan-copy'
import { openNewTab } from '../new-tab'
import { usePlanAction } from './plan-action'

type ChangeCardProps = ButtonLook & {
  /** Has the plan read anew, once one comes back from there. */
  onReturn: () => Promise<void>
}

/** The way to the provider's page for the card, in another tab. */
export function ChangeCard({ onReturn, ...look }: ChangeCardProps) {
  const { state, run } = usePlanAction(PORTAL_FAILED)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!isAway) return
    const comeBack = () => {
      setAway(false)
      void onReturn()
    }
    window.addEventListener('focus', comeBack, { once: true })
    return () => window.removeEventListener('focus', comeBack)
  }, [isAway, onReturn])
  const open = () =>
    run(async () => {
      await openNewTab(async () => (await call(openPortal, { body: {} })).url)
      setAway(true)
    })
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        {...look}
        variant="outline"
        pending={state.type === 'running'}
        pendingLabel="Abriendo tus datos de pago…"
        onClick={open}
      >
        Cambiar tarjeta
        <Icon name="external" className="size-4" />
        <span className="sr-only">(se abre en otra pestaña)</span>
      </Button>
      {state.type === 'failed' && <FormError>{state.sentence}</FormError>}
    </div>
  )
}

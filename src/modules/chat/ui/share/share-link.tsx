import { useEffect, useId, useRef, useState } from 'react'
import { longDate } from '~/platform/time/dates'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { useCopy } from '~/ui/content/use-copy'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { Icon } from '~/ui/icon'
import type { Share } from '../../contract'
import type { ShareActions } from './use-share'

/** The link that there is: to be copied, brought up to date, or revoked. */
export function ShareLink({ share, actions }: { share: Share; actions: ShareActions }) {
  const id = useId()
  const { outcome, copy } = useCopy()
  const copyRef = useRef<HTMLButtonElement>(null)
  const url = new URL(share.path, location.origin).href
  const words = { none: 'Copiar enlace', copied: 'Copiado', refused: 'No se pudo copiar' }[outcome]

  // The button that made the link is gone; what one wants next is to copy it.
  useEffect(() => copyRef.current?.focus(), [])

  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium text-sm">
          Enlace
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
            className={`${CONTROL_CLASSES} h-10 min-w-0 flex-1 basis-56 text-sm`}
          />
          <Button ref={copyRef} onClick={() => copy(url)}>
            <Icon name={outcome === 'copied' ? 'check' : 'copy'} className="size-4" />
            <span aria-live="polite">{words}</span>
          </Button>
        </div>
        <p className="text-text-muted text-xs">Compartida el {longDate(share.createdAt)}.</p>
      </div>
      {!share.isCurrent && (
        <Banner
          action={
            <Button variant="outline" size="sm" pending={actions.isMaking} onClick={actions.make}>
              Actualizar
            </Button>
          }
        >
          <p>Hay mensajes nuevos que no se ven en el enlace.</p>
        </Banner>
      )}
      <Revoke actions={actions} />
    </div>
  )
}

/** Asks in place, for revoking can't be undone. */
function Revoke({ actions }: { actions: ShareActions }) {
  const [isAsking, setAsking] = useState(false)
  const safeRef = useRef<HTMLButtonElement>(null)
  const askRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isAsking) safeRef.current?.focus()
  }, [isAsking])

  function keep() {
    setAsking(false)
    requestAnimationFrame(() => askRef.current?.focus())
  }

  if (!isAsking) {
    return (
      <Button
        ref={askRef}
        variant="ghost"
        className="-ml-4 justify-self-start text-danger!"
        onClick={() => setAsking(true)}
      >
        Retirar el enlace
      </Button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with its two answers, not a form
    <div role="group" aria-label="Retirar el enlace" className="grid gap-3 border-line border-t pt-4 text-sm">
      <p>El enlace dejará de funcionar para siempre. Si vuelves a compartirla, será otro.</p>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button ref={safeRef} variant="outline" onClick={keep}>
          Cancelar
        </Button>
        <Button variant="destructive" pending={actions.isRevoking} onClick={actions.revoke}>
          Retirar
        </Button>
      </div>
    </div>
  )
}

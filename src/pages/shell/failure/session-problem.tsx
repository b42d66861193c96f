import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { toldOf } from '~/platform/http/call'
import { ownPath } from '~/platform/http/own-path'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { buttonClasses } from '~/ui/button-classes'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { useIdentitySettings } from '../identity-settings'

type Retry = { kind: 'idle' } | { kind: 'running' } | { kind: 'failed'; message: string }

/** SHELL-29, SHELL-30: the reader was signed in and the session is gone; the identity provider may still know who it is. */
export function SessionProblem() {
  const { pathname, search } = useLocation()
  const identity = useIdentitySettings()
  const [retry, setRetry] = useState<Retry>({ kind: 'idle' })
  const retryRef = useRef<HTMLButtonElement>(null)
  const here = ownPath(pathname + search)?.path ?? '/dashboard'

  async function tryAgain() {
    setRetry({ kind: 'running' })
    try {
      // Loaded when it is used: few readers ever get here, and every page carries this one.
      const { recoverSession } = await import('~/pages/session/recover-session')
      window.location.replace(await recoverSession(identity, here))
    } catch (error) {
      setRetry({ kind: 'failed', message: toldOf(error) ?? UNKNOWN })
      retryRef.current?.focus()
    }
  }

  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start px-gutter py-12 sm:py-20">
      <div className="grid max-w-notebook gap-6">
        <div className="grid gap-3">
          <h1 className="text-4xl">Problema con tu sesión</h1>
          <p className="text-lg">
            Tu sesión ya no es válida: ha caducado o se ha cerrado desde otro sitio. Lo que has escrito sin enviar sigue
            guardado en este navegador.
          </p>
        </div>
        <div role="alert">
          {retry.kind === 'failed' && (
            <Banner tone="danger" title="No se ha podido recuperar">
              {retry.message}
            </Banner>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            ref={retryRef}
            pending={retry.kind === 'running'}
            pendingLabel="Recuperando tu sesión…"
            onClick={tryAgain}
          >
            <Icon name="refresh" />
            Reintentar
          </Button>
          <ButtonLink to={`/login?redirect=${encodeURIComponent(here)}`} variant="outline" reloadDocument>
            Iniciar sesión
          </ButtonLink>
          <a href="/" className={buttonClasses({ variant: 'outline' })}>
            Ir a inicio
          </a>
          <a href="/logout" className={buttonClasses({ variant: 'ghost' })}>
            Cerrar sesión
          </a>
        </div>
      </div>
    </div>
  )
}

const UNKNOWN = 'Vuelve a intentarlo o inicia sesión de nuevo.'

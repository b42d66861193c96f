import { Button } from '~/ui/button'
import { Spinner } from '~/ui/spinner'
import type { GooglePageState } from './google-page'

type GoogleStatusProps = {
  state: GooglePageState
  /** Whether this is a popup whose page is still there. */
  isPopup: boolean
  onRetry: () => void
  onClose: () => void
  onReturn: () => void
}

/** AUTH-39, AUTH-40, AUTH-44. */
export function GoogleStatus({ state, isPopup, onRetry, onClose, onReturn }: GoogleStatusProps) {
  return (
    <div className="grid w-full max-w-sm gap-6">
      <div role="status" className="grid gap-3">
        <Told {...wordsOf(state, isPopup)} isBusy={state.type === 'initializing' || state.type === 'processing'} />
      </div>
      <div className="grid gap-3">
        {state.type === 'error' && <Button onClick={onRetry}>Intentar nuevamente</Button>}
        {(state.type === 'error' || state.type === 'success') && <WayOut {...{ isPopup, onClose, onReturn }} />}
      </div>
      <noscript>
        <p>Para entrar con Google hace falta que JavaScript esté activado.</p>
      </noscript>
    </div>
  )
}

function WayOut({ isPopup, onClose, onReturn }: Pick<GoogleStatusProps, 'isPopup' | 'onClose' | 'onReturn'>) {
  return isPopup ? (
    <Button variant="outline" onClick={onClose}>
      Cerrar Ventana
    </Button>
  ) : (
    <Button variant="outline" onClick={onReturn}>
      Volver a la Aplicación Principal
    </Button>
  )
}

type Words = { title: string; text: string }

function wordsOf(state: GooglePageState, isPopup: boolean): Words {
  switch (state.type) {
    case 'initializing':
      return { title: 'Abriendo Google…', text: 'Ahora eliges la cuenta con la que quieres entrar.' }
    case 'processing':
      return { title: 'Entrando con Google…', text: 'Google ha respondido. Estamos abriendo tu sesión.' }
    case 'success':
      return {
        title: 'Has entrado con Google',
        text: isPopup ? 'Esta ventana se cierra sola en un momento.' : 'En un momento te llevamos a tu panel.',
      }
    case 'error':
      return { title: state.notice.title, text: state.notice.description }
  }
}

function Told({ title, text, isBusy }: Words & { isBusy: boolean }) {
  return (
    <>
      <h1 className="flex items-center gap-3 text-2xl">
        {isBusy && <Spinner label="" />}
        {title}
      </h1>
      <p className="text-text-muted">{text}</p>
    </>
  )
}

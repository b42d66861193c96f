import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Spinner } from '~/ui/spinner'
import { AUTO_LOGIN_TRIES } from '../../rules'
import { type AutoLogin, hasGivenUp, tryNumber } from './auto-login'

type Props = { state: AutoLogin; loginAddress: string; onAgain: () => void }

/** AUTH-48…55: under way, done, or failed and tried again. */
export function AutoLoginStatus({ state, loginAddress, onAgain }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start px-gutter py-12 sm:py-20">
      <div className="grid max-w-notebook gap-6">
        <div role="status" className="grid gap-3">
          <Told state={state} />
        </div>
        {state.isOffline && state.phase !== 'succeeded' && (
          <Banner title="Sin conexión" role="status">
            No tienes conexión a Internet. Seguiremos en cuanto vuelva.
          </Banner>
        )}
        {(state.phase === 'failed' || (state.phase === 'trying' && state.failures > 0)) && (
          <div className="flex flex-wrap gap-3">
            {/* Stays while it is tried again, so that whoever pressed it keeps their place. */}
            <Button pending={state.phase === 'trying'} pendingLabel="Reintentando…" onClick={onAgain}>
              Intentar de nuevo
            </Button>
            <ButtonLink to={loginAddress} variant="outline" replace>
              Iniciar sesión manualmente
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}

function Told({ state }: { state: AutoLogin }) {
  switch (state.phase) {
    case 'trying':
      return (
        <UnderWay
          title={state.failures === 0 ? 'Recuperando tu sesión…' : `Reintentando (${counter(state)})…`}
          text="Solo tarda un momento."
        />
      )
    case 'succeeded':
      return (
        <>
          <h1 className="text-3xl">Sesión recuperada</h1>
          <p>Te llevamos adonde ibas.</p>
        </>
      )
    case 'failed':
      return (
        <>
          <h1 className="text-3xl">Error de autenticación</h1>
          <p>{state.message}</p>
          <p className="text-text-muted">
            {hasGivenUp(state)
              ? `Lo hemos intentado ${AUTO_LOGIN_TRIES} veces. Te llevamos a iniciar sesión.`
              : `Reintentando en un momento (${counter(state)}).`}
          </p>
        </>
      )
  }
}

/** Before the browser knows anything, and while it tries. */
export function UnderWay({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="flex items-center gap-4 text-3xl">
        <Spinner label="" />
        {title}
      </h1>
      <p>{text}</p>
    </>
  )
}

const counter = (state: AutoLogin) => `intento ${tryNumber(state)} de ${AUTO_LOGIN_TRIES}`

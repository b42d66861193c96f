import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { Spinner } from '~/ui/spinner'
import { TONE_GROUND, TONE_ICON, TONE_TEXT, type Tone } from '~/ui/theme/tone'
import type { Connectivity } from './connectivity'

/** SHELL-17…19: in the corner of the header, where it covers nothing. Null while all is well. */
export function ConnectivityBanner({ kind }: { kind: Connectivity['kind'] }): ReactNode {
  switch (kind) {
    case 'online':
      return null
    case 'offline':
      return <Shown tone="danger">Sin conexión</Shown>
    case 'reconnecting':
      return (
        <Shown tone="neutral" sign={<Spinner label="" className="text-accent" />}>
          Reconectando…
        </Shown>
      )
    case 'reconnected':
      return <Shown tone="verified">Conexión restablecida</Shown>
    case 'unreachable':
      return (
        <Shown tone="danger" action={<Reload />}>
          No se pudo reconectar
        </Shown>
      )
    case 'expired':
      return (
        <Shown tone="danger" action={<SignIn />}>
          Sesión expirada
        </Shown>
      )
  }
}

type ShownProps = { tone: Tone; sign?: ReactNode; action?: ReactNode; children: ReactNode }

function Shown({ tone, sign, action, children }: ShownProps) {
  return (
    <div
      className={classNames(
        'flex w-fit animate-fade items-center gap-2 rounded-md py-1 pr-1.5 pl-2.5 text-xs leading-tight',
        TONE_GROUND[tone],
      )}
    >
      {sign ?? <Icon name={TONE_ICON[tone]} className={classNames('size-4 shrink-0', TONE_TEXT[tone])} />}
      <span className="py-1 pr-1">{children}</span>
      {action}
    </div>
  )
}

const Reload = () => (
  <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
    Recargar página
  </Button>
)

/** C-28, C-30: back to this very page; what is written and not sent is kept in the browser. */
function SignIn() {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink
      to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
      variant="outline"
      size="sm"
      reloadDocument
    >
      Iniciar sesión
    </ButtonLink>
  )
}

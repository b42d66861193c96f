import { Link } from 'react-router'
import { AuthNotice } from '~/modules/accounts/ui/forms/auth-form-parts'
import { keepingRedirect } from '~/modules/accounts/ui/login-visit'
import { useVerificationMail } from '~/modules/accounts/ui/use-verification-mail'
import { Button } from '~/ui/button'
import { useCurrentUser } from '../shell/current-user'
import { onwardAfterProof } from './onward'

/** How to come by a link that works: for who has none, or one that is used up. `goesTo`: where the old one led, and the new one will. */
export function AskForVerification({ goesTo }: { goesTo: string | null }) {
  const user = useCurrentUser()
  const { state, start } = useVerificationMail(goesTo)

  if (user === null) {
    return (
      <p>
        Abre el enlace del último correo que te enviamos, o{' '}
        <Link to={keepingRedirect('/auth/login', goesTo ?? '/dashboard')}>inicia sesión</Link> para pedir otro.
      </p>
    )
  }
  if (user.emailVerified) {
    const onward = onwardAfterProof({ goesTo, isCarrying: false })
    return (
      <p>
        Tu correo <strong className="break-all">{user.email}</strong> ya está confirmado.{' '}
        <Link to={onward.to}>{onward.label}</Link>
      </p>
    )
  }
  if (state.type === 'done') {
    return (
      <p role="status">
        Hemos enviado un correo a <strong className="break-all">{user.email}</strong>. Ábrelo y pulsa su botón. Si no lo
        ves, mira en el correo no deseado.
      </p>
    )
  }
  return (
    <div className="grid justify-items-start gap-4">
      {state.type === 'failed' && <AuthNotice notice={state.notice} />}
      <p>
        Te enviamos un enlace a <strong className="break-all">{user.email}</strong>.
      </p>
      <Button variant="outline" pending={state.type === 'sending'} onClick={start}>
        Reenviar correo
      </Button>
    </div>
  )
}

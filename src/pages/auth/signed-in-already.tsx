import { Link } from 'react-router'
import { Spinner } from '~/ui/spinner'

/** In place of a form that a signed-in user does not need. The link is for who would rather not wait. */
export function SignedInAlready({ to }: { to: string }) {
  return (
    <div className="flex items-center gap-3">
      <Spinner label="Un momento…" />
      <p>
        Ya has iniciado sesión. <Link to={to}>Continuar</Link>
      </p>
    </div>
  )
}

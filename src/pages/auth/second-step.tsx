import { Link, redirect, useSearchParams } from 'react-router'
import { safeRedirect } from '~/modules/accounts/rules'
import { AuthFrame } from '~/modules/accounts/ui/auth-frame'
import { keepingRedirect } from '~/modules/accounts/ui/login-visit'
import { SecondStepForm } from '~/modules/accounts/ui/second-step/second-step-form'
import { welcome } from '~/modules/accounts/ui/session/session-sync'
import { browserMemory } from '~/pages/session/sync-ports'
import { findUserContext } from '~/server/page/page-context'
import type { Route } from './+types/second-step'
import { useAuthExits } from './use-auth-exits'

export const meta = () => [{ title: 'Escribe tu código · PyMentor' }, { name: 'robots', content: 'noindex' }]

const targetOf = (query: URLSearchParams) => safeRedirect(query.get('redirect')) ?? '/dashboard'

/** Where a sign-in goes on that waits for its code. Who is signed in has nothing to do here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if ((await context.get(findUserContext)()) !== null) throw redirect(targetOf(new URL(request.url).searchParams))
  return null
}

export default function SecondStepPage() {
  const [query] = useSearchParams()
  const target = targetOf(query)
  const leave = useAuthExits(target)
  return (
    <AuthFrame
      title="Escribe tu código"
      lead="Tu cuenta tiene la verificación en dos pasos: abre la aplicación de códigos de tu móvil."
      footer={
        <span className="text-text-muted">
          ¿Sin móvil? Usa un código de recuperación, o{' '}
          <Link to={keepingRedirect('/auth/login', query.get('redirect') && target)}>vuelve a iniciar sesión</Link> de
          otra forma.
        </span>
      }
    >
      <SecondStepForm onSignedIn={(user) => leave(welcome(user, browserMemory()))} />
    </AuthFrame>
  )
}

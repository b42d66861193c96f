import { redirect, useSearchParams } from 'react-router'
import { safeRedirect } from '~/modules/accounts/rules'
import { AuthFrame } from '~/modules/accounts/ui/auth-frame'
import { TermsForm } from '~/modules/accounts/ui/forms/terms-form'
import { findUserContext } from '~/server/page/page-context'
import type { Route } from './+types/terms'

export const meta = () => [{ title: 'Acepta los términos · PyMentor' }, { name: 'robots', content: 'noindex' }]

const targetOf = (query: URLSearchParams) => safeRedirect(query.get('redirect')) ?? '/dashboard'

/** For accounts that came without a registration form: the app's pages wait for this (`requireUser`). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const target = targetOf(new URL(request.url).searchParams)
  const user = await context.get(findUserContext)()
  if (user === null) throw redirect(`/auth/login?redirect=${encodeURIComponent(target)}`)
  if (user.termsAccepted) throw redirect(target)
  return null
}

export default function TermsPage() {
  const [query] = useSearchParams()
  const target = targetOf(query)
  return (
    <AuthFrame
      title="Acepta los términos"
      lead="Es lo único que falta para empezar a usar tu cuenta."
      footer={
        <span className="text-text-muted">
          Si prefieres no aceptarlos, puedes <a href="/logout">cerrar sesión</a>.
        </span>
      }
    >
      <TermsForm onDone={() => window.location.replace(target)} />
    </AuthFrame>
  )
}

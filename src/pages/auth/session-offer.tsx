import { keepingRedirect } from '~/modules/accounts/ui/login-visit'
import { browserMemory } from '~/pages/session/sync-ports'
import { Banner } from '~/ui/banner'
import { ButtonLink } from '~/ui/button-link'

/** AUTH-48: whose session ended without signing out may be known to the identity provider still. In the browser only. */
export function SessionOffer({ redirect }: { redirect: string | null }) {
  if (browserMemory().markedSession() === null) return null
  return (
    <Banner
      title="Tu sesión anterior ha terminado"
      action={
        <ButtonLink to={keepingRedirect('/auto-login', redirect)} variant="outline" size="sm">
          Recuperar mi sesión
        </ButtonLink>
      }
    >
      Puede que no haga falta que escribas la contraseña.
    </Banner>
  )
}

import { useLocation } from 'react-router'
import { ButtonLink } from '~/ui/button-link'

/** To the login and back to this page, by a new document: what this one knows of the user is no longer true. */
export function SignInLink() {
  const { pathname, search } = useLocation()
  const back = encodeURIComponent(pathname + search)
  return (
    <ButtonLink to={`/login?redirect=${back}`} variant="outline" size="sm" reloadDocument>
      Iniciar sesión
    </ButtonLink>
  )
}

import { Link } from 'react-router'
import { useCurrentUser } from './current-user'

/** SHELL-16: the one page in English, as the spec has it, with help in Spanish beneath. */
export function UnknownPage() {
  const user = useCurrentUser()
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start px-gutter py-12 sm:py-20">
      <div className="grid max-w-notebook gap-8">
        <div lang="en" className="grid gap-3">
          <h1 className="text-4xl">404 Page Not Found</h1>
          <p className="text-text-muted">Did you forget to add the page to the router?</p>
        </div>
        <div className="grid gap-3 border-action-edge border-l-2 pl-5">
          <p>
            Aquí no hay ninguna página. Puede que la dirección tenga una errata o que la página haya cambiado de sitio.
          </p>
          <ul className="grid gap-1">
            <li>
              <Link to="/">Ir a inicio</Link>
            </li>
            <li>{user ? <Link to="/dashboard">Abrir tus chats</Link> : <Link to="/login">Iniciar sesión</Link>}</li>
          </ul>
        </div>
      </div>
    </div>
  )
}

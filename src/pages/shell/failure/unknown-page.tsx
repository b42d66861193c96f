import { Link } from 'react-router'
import { PostSearch } from '~/modules/blog/ui/post-search'
import { useCurrentUser } from '../current-user'

const PLACES = [
  { to: '/nuestros-mentores-ia', label: 'Conocer a los mentores' },
  { to: '/pricing', label: 'Ver los planes' },
  { to: '/blog', label: 'Leer el blog' },
  { to: '/contacto', label: 'Escribirnos' },
]

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
            {PLACES.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="max-w-md">
          <PostSearch />
        </div>
      </div>
    </div>
  )
}

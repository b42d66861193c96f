import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

const PLACES = [
  { to: '/admin/resumen', label: 'Resumen', end: false },
  { to: '/admin/costes', label: 'Costes', end: false },
  { to: '/admin', label: 'Panel', end: true },
  { to: '/admin/usuarios', label: 'Cuentas', end: false },
  { to: '/admin/lo-que-no-se-supo', label: 'Lo que no se supo', end: false },
  { to: '/admin/registro', label: 'Registro de cambios', end: false },
  { to: '/test-chat', label: 'Chat de prueba', end: false },
]

/** Around every page of the administration. */
export function AdminFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] content-start gap-7 px-gutter py-8 sm:py-12">
      <header className="grid gap-4">
        <p className="text-sm text-text-muted">Administración</p>
        <h1 className="-mt-3 wrap-anywhere text-3xl">{title}</h1>
        <nav aria-label="Administración" className="flex flex-wrap gap-x-1 border-line border-b">
          {PLACES.map(({ to, label, end }) => (
            <NavLink
              key={to}
              to={to}
              end={end}
              className="-mb-px flex min-h-11 items-center border-transparent border-b-2 px-3 text-sm text-text-muted no-underline hover:text-text aria-[current=page]:border-action aria-[current=page]:font-semibold aria-[current=page]:text-text"
            >
              {label}
            </NavLink>
          ))}
        </nav>
      </header>
      {children}
    </div>
  )
}

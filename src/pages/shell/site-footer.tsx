import { Link } from 'react-router'
import { LEGAL_LINKS } from './site-entries'

/** SHELL-13, as far as its pages exist. */
export function SiteFooter() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-page flex-wrap items-baseline justify-between gap-x-10 gap-y-4 px-gutter py-8 text-sm">
        <p className="text-text-muted">
          <span className="font-display text-text">PyMentor</span> responde con inteligencia artificial: puede
          equivocarse.
        </p>
        <nav aria-label="Información legal">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {LEGAL_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-block py-1 text-text-muted hover:text-text hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}

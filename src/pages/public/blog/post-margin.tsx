import type { Section } from './post-html.server'

/** BLOG-06. The browser follows them by itself: two are other names of pages. */
const LINKS: readonly { to: string; label: string }[] = [
  { to: '/nuestros-mentores-ia', label: 'Nuestros mentores' },
  { to: '/planes-de-suscripcion', label: 'Planes de suscripción' },
  { to: '/acerca-de-pymentor', label: 'Acerca de PyMentor' },
  { to: '/auth/registro', label: 'Crea tu cuenta gratis' },
]

/** An article's contents, beside it. */
export function PostMargin({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="text-sm lg:col-start-2 lg:row-start-2">
      {/* Stays in sight as long as the article, and no longer: the ways on stand below. */}
      <div className="lg:sticky lg:top-20">
        <MarginList
          label="En este artículo"
          entries={sections.map(({ id, title }) => ({ to: `#${id}`, label: title }))}
        />
      </div>
    </div>
  )
}

/** The ways to the product: below an article and, where there is a margin, in it. */
export function WaysOn() {
  return (
    <div className="text-sm lg:col-start-2 lg:row-start-3 lg:border-line lg:border-t lg:pt-8">
      <MarginList label="Más de PyMentor" entries={LINKS} />
    </div>
  )
}

function MarginList({ label, entries }: { label: string; entries: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={label}>
      <p className="mb-2 font-display text-base">{label}</p>
      <ul className="grid gap-1 border-line border-l-2 pl-4">
        {entries.map(({ to, label: words }) => (
          <li key={to}>
            <a href={to} className="inline-block py-0.5 text-text-muted hover:text-text hover:underline">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

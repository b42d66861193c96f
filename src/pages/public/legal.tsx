import { data } from 'react-router'
import { longDate } from '~/platform/time/dates'
import { servicesContext } from '~/server/page/page-context'
import { pageMeta } from '../shell/meta/page-meta'
import { STATIC_PAGE } from '../shell/static-page'
import type { Route } from './+types/legal'
import { breadcrumbsOf } from './found/breadcrumbs'
import { legalDocument } from './legal.server'

export const handle = STATIC_PAGE

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, description, origin } = loaderData
  const path = `/legal/${params.document}`
  return [
    ...pageMeta({ title: `${title} · PyMentor`, description, path, origin }),
    { 'script:ld+json': breadcrumbsOf(origin, [{ name: title, path }]) },
  ]
}

/** ROUTE-23, PAGE-07…09; the legal notice and the right of withdrawal (C-54). */
export function loader({ params, context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext)
  const document = legalDocument(params.document, config)
  if (document === null) throw data(null, { status: 404 })
  return { ...document, origin: config.publicUrl.origin }
}

export default function LegalPage({ loaderData: { title, updated, sections, html } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-x-16 gap-y-8 px-gutter py-10 sm:py-16 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <header className="grid gap-2 lg:col-span-2">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-text-muted">
          Última actualización: <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      </header>
      <nav aria-labelledby="contents" className="text-sm lg:sticky lg:top-20 lg:order-last lg:self-start">
        <h2 id="contents" className="mb-2 font-display text-base">
          En esta página
        </h2>
        <ul className="grid gap-1 border-line border-l-2 pl-4">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="inline-block py-0.5 text-text-muted hover:text-text hover:underline"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own reviewed Markdown, rendered on the server */}
      <article className="prose-notebook [&_h2]:scroll-mt-20" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}

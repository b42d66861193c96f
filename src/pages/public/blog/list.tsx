import { blog } from '~/modules/blog/blog.server'
import { BLOG_DESCRIPTION, BLOG_TITLE, CATEGORIES, categoryDescription, NO_POSTS } from '~/modules/blog/copy'
import { pageOf } from '~/modules/blog/rules'
import { type BlogPlace, blogAddress, readBlogAddress } from '~/modules/blog/ui/blog-address'
import { PostCard } from '~/modules/blog/ui/post-card'
import { PostFilter } from '~/modules/blog/ui/post-filter'
import { servicesContext } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import { pageMeta } from '../../shell/meta/page-meta'
import { STATIC_PAGE } from '../../shell/static-page'
import type { Route } from './+types/list'
import { RSS_LINK } from './rss-link'

export const handle = STATIC_PAGE

export const links = () => [RSS_LINK]

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { place, origin } = loaderData
  const title = `${headingOf(place)} · PyMentor`
  const category = categoryName(place.category)
  const description = category === undefined ? BLOG_DESCRIPTION : categoryDescription(category)
  return [
    ...pageMeta({ title, description, path: blogAddress({ ...place, query: '' }), origin }),
    // What somebody looked for is no page to be found.
    ...(place.query === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

/** ROUTE-15, BLOG-01…04. */
export function loader({ context, url }: Route.LoaderArgs) {
  const asked = readBlogAddress(url.searchParams)
  const { items, page, pages } = pageOf(blog().search(asked), asked.page)
  const place: BlogPlace = { ...asked, page }
  return { posts: [...items], pages, place, origin: context.get(servicesContext).config.publicUrl.origin }
}

const categoryName = (slug: string) => CATEGORIES.find((category) => category.slug === slug)?.name
const headingOf = ({ category }: BlogPlace) => {
  const name = categoryName(category)
  return name === undefined ? 'Blog' : `Blog: ${name.toLowerCase()}`
}

export default function BlogPage({ loaderData: { posts, pages, place } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 content-start gap-x-16 gap-y-6 px-gutter py-10 sm:py-16 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="grid content-start gap-6 lg:sticky lg:top-20 lg:self-start">
        <header className="grid gap-3">
          <h1 className="text-4xl">{BLOG_TITLE}</h1>
          <p className="max-w-notebook text-text-muted">{BLOG_DESCRIPTION}</p>
        </header>
        <PostFilter place={place} />
        <p className="text-sm max-lg:hidden">
          <a href="/blog/rss.xml">Suscríbete por RSS</a>
        </p>
      </div>
      <div>
        {posts.length === 0 ? <NoPosts place={place} /> : <Posts posts={posts} />}
        {pages > 1 && <Pages place={place} pages={pages} />}
      </div>
    </div>
  )
}

function Posts({ posts }: Pick<Route.ComponentProps['loaderData'], 'posts'>) {
  return (
    <ul>
      {posts.map((post) => (
        <li
          key={post.slug}
          className="nth-[n+4]:below-fold border-line [--below-fold:12rem] not-first:border-t lg:first:-mt-6"
        >
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}

/** BLOG-04. */
function NoPosts({ place: { category, query } }: { place: BlogPlace }) {
  const isNarrowed = category !== '' || query !== ''
  return (
    <div className="grid justify-items-start gap-4 py-6">
      <h2 className="text-2xl">{NO_POSTS}</h2>
      {isNarrowed && (
        <>
          <p className="text-text-muted">
            {query === '' ? 'No hay nada en esa categoría.' : `No hemos encontrado nada con «${query}».`}
          </p>
          <ButtonLink to="/blog" variant="outline">
            Ver todos los artículos
          </ButtonLink>
        </>
      )}
    </div>
  )
}

function Pages({ place, pages }: { place: BlogPlace; pages: number }) {
  return (
    <nav aria-label="Páginas del blog" className="flex items-center gap-4 border-line border-t pt-6">
      {place.page > 1 && (
        <ButtonLink to={blogAddress({ ...place, page: place.page - 1 })} variant="outline">
          Más recientes
        </ButtonLink>
      )}
      <p className="text-sm text-text-muted tabular-nums">
        Página {place.page} de {pages}
      </p>
      {place.page < pages && (
        <ButtonLink to={blogAddress({ ...place, page: place.page + 1 })} variant="outline">
          Más antiguos
        </ButtonLink>
      )}
    </nav>
  )
}

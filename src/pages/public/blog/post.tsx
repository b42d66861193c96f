import { data, Link } from 'react-router'
import { blog } from '~/modules/blog/blog.server'
import type { PostSummary } from '~/modules/blog/contract'
import { POST_NOT_FOUND } from '~/modules/blog/copy'
import { FeaturedImage } from '~/modules/blog/ui/featured-image'
import { PostFacts } from '~/modules/blog/ui/post-facts'
import { servicesContext } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import { pageMeta } from '../../shell/meta/page-meta'
import { STATIC_PAGE } from '../../shell/static-page'
import { breadcrumbsOf } from '../found/breadcrumbs'
import type { Route } from './+types/post'
import { AskThis } from './ask-this'
import { MorePosts } from './more-posts'
import { articleOf } from './post-html.server'
import { PostMargin, WaysOn } from './post-margin'
import { postingOf } from './posting'
import { RSS_LINK } from './rss-link'

const BLOG = { name: 'Blog', path: '/blog' }

export const handle = STATIC_PAGE

export const links = () => [RSS_LINK]

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.found) return [{ title: `${POST_NOT_FOUND} · PyMentor` }]
  const { post, origin } = loaderData.found
  const path = `/blog/${post.slug}`
  return [
    ...pageMeta({ title: `${post.title} · PyMentor`, description: post.excerpt, path, origin, type: 'article' }),
    { property: 'article:published_time', content: post.createdAt },
    { 'script:ld+json': postingOf(post, origin + path) },
    { 'script:ld+json': breadcrumbsOf(origin, [BLOG, { name: post.title, path }]) },
  ]
}

/** ROUTE-16; BLOG-05: an unknown post has the status that says so. */
export function loader({ params, context }: Route.LoaderArgs) {
  const place = blog().find(params.slug)
  if (place === null) return data({ found: null }, { status: 404 })
  const { content, ...post } = place.post
  const { origin } = context.get(servicesContext).config.publicUrl
  const { older, newer, related, question } = place
  const article = articleOf(post.slug, content)
  return data({ found: { post, article, question, older, newer, related, origin } })
}

export default function PostPage({ loaderData: { found } }: Route.ComponentProps) {
  if (found === null) return <PostNotFound />
  const { post, article, question, older, newer, related } = found
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-x-16 gap-y-8 px-gutter py-10 sm:py-16 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <PostHeader post={post} />
      <FeaturedImage
        slug={post.slug}
        category={post.category.slug}
        className="aspect-5/3 max-w-[70ch] lg:aspect-4/3 lg:self-end"
      />
      <PostMargin sections={article.sections} />
      <article
        className="prose-notebook lg:col-start-1 lg:row-start-2 [&_h2]:scroll-mt-20"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own reviewed Markdown, rendered on the server
        dangerouslySetInnerHTML={{ __html: article.html }}
      />
      <div className="grid max-w-[70ch] content-start gap-10 lg:row-start-3">
        <AskThis question={question} />
        <MorePosts older={older} newer={newer} related={related} />
      </div>
      <WaysOn />
    </div>
  )
}

function PostHeader({ post }: { post: PostSummary }) {
  const { title, category, author } = post
  return (
    <header className="grid max-w-notebook content-end gap-3">
      <p className="text-sm">
        <Link to={`/blog?categoria=${category.slug}`}>{category.name}</Link>
      </p>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <div className="grid gap-x-2 sm:flex">
        <p className="text-sm">
          {author.firstName} {author.lastName}
        </p>
        <PostFacts post={post} />
      </div>
    </header>
  )
}

/** BLOG-05. */
function PostNotFound() {
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start justify-items-start gap-5 px-gutter py-12 sm:py-20">
      <h1 className="text-4xl">{POST_NOT_FOUND}</h1>
      <p className="max-w-notebook text-text-muted">
        Puede que la dirección tenga una errata o que el artículo haya cambiado de nombre. En el blog están todos.
      </p>
      <ButtonLink to="/blog">Volver al blog</ButtonLink>
    </div>
  )
}

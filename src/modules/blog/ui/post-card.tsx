import { Link } from 'react-router'
import type { PostSummary } from '../contract'
import { cardExcerpt } from '../rules'
import { FeaturedImage } from './featured-image'
import { PostFacts } from './post-facts'

/** BLOG-02, BLOG-03: an article in a list. Its title is the link, and the whole card follows it. */
export function PostCard({ post }: { post: PostSummary }) {
  const { slug, title, excerpt, category } = post
  return (
    <article className="group relative grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-x-4 gap-y-1.5 py-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-7">
      <FeaturedImage
        slug={slug}
        category={category.slug}
        className="order-last aspect-square sm:order-first sm:aspect-4/3"
      />
      <div className="grid gap-1.5">
        <p className="text-accent text-sm">{category.name}</p>
        <h2 className="text-xl sm:text-2xl">
          <Link
            to={`/blog/${slug}`}
            className="text-text after:absolute after:inset-0 hover:underline group-hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="max-w-notebook text-text-muted">{cardExcerpt(excerpt)}</p>
        <PostFacts post={post} />
      </div>
    </article>
  )
}

import { Link } from 'react-router'
import type { PostInPlace } from '~/modules/blog/blog.server'
import type { PostSummary } from '~/modules/blog/contract'
import { PostFacts } from '~/modules/blog/ui/post-facts'
import { Icon } from '~/ui/icon'

/** After an article: what belongs to it, and those before and after it. */
export function MorePosts({ older, newer, related }: Pick<PostInPlace, 'older' | 'newer' | 'related'>) {
  return (
    <div className="below-fold grid content-start gap-8 border-line border-t pt-8">
      {related.length > 0 && (
        <section aria-labelledby="related" className="grid gap-4">
          <h2 id="related" className="text-2xl">
            Sigue leyendo
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2">
            {related.map((post) => (
              <li key={post.slug} className="grid content-start gap-1">
                <Link to={`/blog/${post.slug}`}>{post.title}</Link>
                <PostFacts post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-label="Otros artículos" className="grid gap-4 sm:grid-cols-2">
        {older && <Neighbour post={older} where="older" />}
        {newer && <Neighbour post={newer} where="newer" />}
      </nav>
    </div>
  )
}

function Neighbour({ post, where }: { post: PostSummary; where: 'older' | 'newer' }) {
  return (
    <Link
      to={`/blog/${post.slug}`}
      className="group grid content-start gap-1 rounded-md border border-line p-4 hover:border-line-strong"
    >
      <span className="text-sm text-text-muted">
        {where === 'older' && <Icon name="arrow-left" className="mr-1.5 size-4" />}
        {where === 'older' ? 'Anterior' : 'Siguiente'}
        {where === 'newer' && <Icon name="arrow-right" className="ml-1.5 size-4" />}
      </span>
      <span className="font-medium group-hover:underline">{post.title}</span>
    </Link>
  )
}

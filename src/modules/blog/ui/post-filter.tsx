import { Link } from 'react-router'
import { classNames } from '~/ui/class-names'
import { CATEGORIES } from '../copy'
import { type BlogPlace, blogAddress } from './blog-address'
import { PostSearch } from './post-search'

/** BLOG-02: categories and search, both in the address: links and a form that need no script. */
export function PostFilter({ place }: { place: BlogPlace }) {
  const { category, query } = place
  const entries = [{ slug: '', name: 'Todos los artículos' }, ...CATEGORIES]
  return (
    <div className="grid gap-6">
      <nav aria-label="Categorías">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:grid">
          {entries.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={blogAddress({ category: slug, query })}
                aria-current={slug === category ? 'true' : undefined}
                className={classNames(
                  'inline-block py-1 hover:text-text hover:underline',
                  slug === category ? 'font-medium text-accent' : 'text-text-muted',
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PostSearch category={category} query={query} />
    </div>
  )
}

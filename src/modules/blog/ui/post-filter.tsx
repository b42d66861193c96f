import { Link } from 'react-router'
import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { TextField } from '~/ui/text-field'
import { CATEGORIES } from '../copy'
import { MAX_QUERY_LENGTH } from '../rules'
import { type BlogPlace, blogAddress } from './blog-address'

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
      <search>
        <form action="/blog" className="flex items-end gap-2">
          {category !== '' && <input type="hidden" name="categoria" value={category} />}
          <TextField
            key={query}
            label="Buscar en el blog"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={MAX_QUERY_LENGTH}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="outline" size="icon" aria-label="Buscar" className="size-11">
            <Icon name="search" className="size-5" />
          </Button>
        </form>
      </search>
    </div>
  )
}

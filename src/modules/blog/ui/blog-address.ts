import { MAX_QUERY_LENGTH } from '../rules'

/** What of the blog's list is shown; an empty text is no condition. */
export type BlogPlace = { category: string; query: string; page: number }

/** `/blog?categoria=datos&q=csv&pagina=2`, as short as it can be. */
export function blogAddress({ category, query, page = 1 }: Omit<BlogPlace, 'page'> & { page?: number }): string {
  const search = new URLSearchParams()
  if (category !== '') search.set('categoria', category)
  if (query !== '') search.set('q', query)
  if (page > 1) search.set('pagina', String(page))
  return search.size === 0 ? '/blog' : `/blog?${search}`
}

/** The other way round; what cannot be a page number is the first page. */
export function readBlogAddress(search: URLSearchParams): BlogPlace {
  const text = (name: string) => search.get(name)?.trim().slice(0, MAX_QUERY_LENGTH) ?? ''
  const page = text('pagina')
  return { category: text('categoria'), query: text('q'), page: /^\d{1,4}$/.test(page) ? Number(page) : 1 }
}

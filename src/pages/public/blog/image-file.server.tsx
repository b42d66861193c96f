import { renderToStaticMarkup } from 'react-dom/server'
import type { BlogCategory } from '~/modules/blog/contract'
import { FeaturedImage } from '~/modules/blog/ui/featured-image'
import { inFixedColours } from '../found/fixed-colours.server'

/** An article's picture as a file of its own. */
export const imageFile = (slug: string, category: BlogCategory): string =>
  inFixedColours(renderToStaticMarkup(<FeaturedImage slug={slug} category={category.slug} />))

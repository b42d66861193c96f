import { renderToStaticMarkup } from 'react-dom/server'
import type { BlogCategory } from '~/modules/blog/contract'
import { FeaturedImage } from '~/modules/blog/ui/featured-image'
import { once } from '~/platform/once'
import tokens from '~/ui/styles/tokens.css?raw'

/** The dark theme's: a file knows of no other. */
const colours = once(() => {
  const dark = /^:root \{(.*?)^\}/ms.exec(tokens)?.[1] ?? ''
  return new Map([...dark.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
})

/** An article's picture as a file of its own. Throws for a colour that the theme lacks. */
export function imageFile(slug: string, category: BlogCategory): string {
  const drawing = renderToStaticMarkup(<FeaturedImage slug={slug} category={category.slug} />)
  return drawing.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const colour = colours().get(name)
    if (colour === undefined) throw new Error(`no colour for --${name}`)
    return colour
  })
}

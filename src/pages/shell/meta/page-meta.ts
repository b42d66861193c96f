import { CARD_SIZE, cardAddress } from './card-address'

type PageFacts = {
  /** In full, as the browser's tab shows it. */
  title: string
  description: string
  /** The one address by which search engines are to know the page. */
  path: string
  /** Of the public address: `https://pymentor.example`. */
  origin: string
  type?: 'website' | 'article'
}

/** What a public page says about itself in its head, to search engines and to those who share a link (SHELL-05). */
export function pageMeta({ title, description, path, origin, type = 'website' }: PageFacts) {
  const canonical = origin + path
  const name = title.replace(/^PyMentor: | · PyMentor$/g, '')
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: canonical },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: 'PyMentor' },
    { property: 'og:locale', content: 'es_ES' },
    { property: 'og:image', content: origin + cardAddress(path) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(CARD_SIZE.width) },
    { property: 'og:image:height', content: String(CARD_SIZE.height) },
    { property: 'og:image:alt', content: `Hoja de cuaderno con un dibujo y el título: ${name}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

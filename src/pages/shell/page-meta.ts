type PageFacts = {
  title: string
  description: string
  /** The one address by which search engines are to know the page. */
  path: string
  /** Of the public address: `https://pymentor.example`. */
  origin: string
}

/** What a public page says about itself in its head. */
export const pageMeta = ({ title, description, path, origin }: PageFacts) => [
  { title: `${title} · PyMentor` },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: origin + path },
]

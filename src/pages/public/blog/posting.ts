import type { PostSummary } from '~/modules/blog/contract'
import { cardAddress } from '../../shell/meta/card-address'

/** The article as schema.org has it (BlogPosting), for JSON-LD. */
export const postingOf = ({ title, excerpt, createdAt, category, author }: PostSummary, canonical: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  image: new URL(cardAddress(new URL(canonical).pathname), canonical).href,
  datePublished: createdAt,
  inLanguage: 'es-ES',
  articleSection: category.name,
  author: { '@type': 'Organization', name: `${author.firstName} ${author.lastName}` },
  publisher: { '@type': 'Organization', name: 'PyMentor' },
  mainEntityOfPage: canonical,
  url: canonical,
})

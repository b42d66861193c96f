type Site = { isSample: boolean; email: string; social: readonly { href: string }[] }

/** Who is behind the product (schema.org, Organization). Search engines get no sample data. */
export const organizationOf = ({ isSample, email, social }: Site, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'PyMentor',
  description: 'Mentores de inteligencia artificial que escriben y explican código Python en español.',
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  ...(isSample ? {} : { email, sameAs: social.map(({ href }) => href) }),
})

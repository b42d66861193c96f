type Place = { name: string; path: string }

/** The way from the start to a page, the page itself last (schema.org, BreadcrumbList); `places` without the start. */
export const breadcrumbsOf = (origin: string, places: readonly Place[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Inicio', path: '/' }, ...places].map(({ name, path }, before) => ({
    '@type': 'ListItem',
    position: before + 1,
    name,
    item: origin + path,
  })),
})

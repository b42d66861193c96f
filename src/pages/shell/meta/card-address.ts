/** In pixels, as those who show links want it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Where the picture of a public page is that others show beside its link: `/about` → `/og/about.png`. Its query does not count. */
export function cardAddress(path: string): string {
  const [page = ''] = path.split('?')
  return page === '/' ? '/og/portada.png' : `/og${page}.png`
}

/** The page that a picture is of: `about.png` → `/about`; null for what is no picture's name. */
export function pageOfCard(file: string): string | null {
  const [, name] = /^([a-z0-9/-]+)\.png$/.exec(file) ?? []
  if (name === undefined) return null
  return name === 'portada' ? '/' : `/${name}`
}

const PROTOCOLS = ['http:', 'https:', 'mailto:']

/** The address as the browser will read it, or null for anything but absolute http, https and mailto (no `javascript:`). */
export function safeHref(href: string): string | null {
  const url = URL.parse(href)
  if (!url || !PROTOCOLS.includes(url.protocol)) return null
  // "https://bank.example@evil.example" shows one name and leads to another.
  return url.username || url.password ? null : url.href
}

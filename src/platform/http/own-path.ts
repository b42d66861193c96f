export type OwnPath = {
  pathname: string
  /** Path, query and hash, to be gone to as they stand. */
  path: string
}

/**
 * What an address that came from outside leads to within this site. Null when it leads elsewhere, however it is written (`//host`,
 * `/\host`, `/..//host`, `javascript:`). Every redirect to an address from a query passes through here. Source: the URL standard, by the
 * runtime's own parser.
 */
export function ownPath(target: string | null): OwnPath | null {
  if (target === null || !target.startsWith('/')) return null
  const url = onSite(target)
  if (url === null) return null
  const path = url.pathname + url.search + url.hash
  // Without its dots `/..//host` begins with two slashes: read again, it is a host.
  return onSite(path)?.href === url.href ? { pathname: url.pathname, path } : null
}

/** No such place: only the path counts. */
const SITE = 'http://product.invalid'

function onSite(target: string): URL | null {
  if (!URL.canParse(target, SITE)) return null
  const url = new URL(target, SITE)
  return url.origin === SITE && url.username === '' && url.password === '' ? url : null
}

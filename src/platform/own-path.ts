/**
 * What an address that came from outside leads to within this site: its path, query and hash. Null when it leads elsewhere, however it
 * is written (`//host`, `/\host`, `javascript:`). Every redirect to an address from a query passes through here.
 */
export function ownPath(target: string | null): URL | null {
  if (target === null || !/^\/(?![/\\])/.test(target) || !URL.canParse(target, SITE)) return null
  const url = new URL(target, SITE)
  return url.origin === SITE ? url : null
}

/** No such place: only the path counts. */
const SITE = 'http://product.invalid'

/** The provider's own cookies: the same for every way in, so that a session begun by one is known to all. */
export function providerCookies({ protocol }: URL) {
  const secure = protocol === 'https:'
  return {
    cookiePrefix: `${secure ? '__Host-' : ''}pymentor-identity`,
    // The library's own prefix is `__Secure-`, which other hosts of the domain may set.
    useSecureCookies: false,
    defaultCookieAttributes: { secure },
  }
}

/** What the provider needs of a request. Not the forwarding headers: it would believe any address in them, and keep it. */
export function ownHeaders(headers: Headers): Headers {
  const own = new Headers()
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name)
    if (value !== null) own.set(name, value)
  }
  return own
}

/** What is nobody's but the user's, the owner's or the demo's: search engines need not even ask. An entry is the beginning of paths. */
const PRIVATE = [
  '/api/',
  '/app/',
  '/dashboard',
  '/chat',
  '/mentor-basic',
  '/mentor-pro',
  '/profile',
  '/perfil',
  '/logout',
  '/auto-login',
  '/login-popup-google',
  '/checkout/',
  '/stripe-redirect',
  '/external-redirect',
  '/verify-payment',
  '/admin',
  '/test-admin',
  '/test-chat',
  '/emulador/',
  '/dev/',
  '/estilo',
  '/compartido/',
  '/comprobar',
  '/ejecutar',
]

/** robots.txt (RFC 9309); the sitemap is at `site`. */
export const robotsOf = (site: URL): string => `User-agent: *
${PRIVATE.map((path) => `Disallow: ${path}\n`).join('')}
Sitemap: ${new URL('/sitemap.xml', site).href}
`

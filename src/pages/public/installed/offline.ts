import { offlinePage } from './offline-page.server'

/** What the service worker shows for a page that cannot be reached; the same for everybody. */
export function loader() {
  const { html, policy } = offlinePage()
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'public, max-age=300',
      'X-Robots-Tag': 'noindex',
    },
  })
}

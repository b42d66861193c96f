/**
 * Goes into an inline script: once the page is there, the service worker is asked for (public/sw.js). A
 * browser may refuse it (private window): then everything is as without.
 */
const REGISTER_SCRIPT = `'serviceWorker' in navigator &&
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => {}))`

/** None while developing: a page that cannot be reached is then the developer's affair. */
export const REGISTER_SCRIPTS: readonly string[] = import.meta.env.PROD ? [REGISTER_SCRIPT] : []

// The service worker: without a network a page gives way to /sin-conexion, and the files of the build that pages have used come from here.
// It keeps nothing that is anybody's own: no page, no answer of the API. What it does not answer goes its usual way.

/** The build writes its own name here; another one makes this another worker. */
const BUILD = 'development'
/** Set to true to take the worker back: it then removes all that it kept, and itself (docs/operations.md). */
const IS_RETIRED = false

const CACHE = `pymentor-${BUILD}`
const OFFLINE_PAGE = '/sin-conexion'
const MOST_FILES = 100

addEventListener('install', (event) => {
  // Nothing of an older worker is needed by the pages that it serves: it can go at once.
  skipWaiting()
  if (!IS_RETIRED) event.waitUntil(keepOfflinePage())
})
addEventListener('activate', (event) => event.waitUntil(IS_RETIRED ? retire() : takeOver()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (IS_RETIRED || origin !== location.origin || request.method !== 'GET' || request.headers.has('range')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  // The runner keeps Python's files itself, beyond this build.
  else if (pathname.startsWith('/assets/') && !pathname.startsWith('/assets/python/'))
    event.respondWith(builtFile(event))
})

async function keepOfflinePage() {
  const cache = await caches.open(CACHE)
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))
}

async function takeOver() {
  await clear((name) => name !== CACHE)
  await registration.navigationPreload?.enable()
  await clients.claim()
}

async function retire() {
  await clear(() => true)
  await registration.unregister()
}

async function clear(isOld) {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('pymentor-') && isOld(name)).map((name) => caches.delete(name)),
  )
}

/**
 * Always what the network answers, whatever it is. Every navigation is taken from the request that the browser has already begun, those to
 * /api too (a download, the way back from Google): left alone it would be sent twice.
 */
async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (failure) {
    const offline = await caches.match(OFFLINE_PAGE, { cacheName: CACHE })
    if (offline === undefined) throw failure
    return offline
  }
}

/** A name under /assets carries a hash of the file's content: what is kept is what the server would send. */
async function builtFile(event) {
  const { request } = event
  const kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  const isForGood = answer.status === 200 && answer.headers.get('cache-control')?.includes('immutable')
  // A full disk is no reason to fail: the file has arrived.
  if (isForGood) event.waitUntil(keep(request, answer.clone()).catch(() => undefined))
  return answer
}

/** The oldest go first, but never the page that is there for being without a network. */
async function keep(request, answer) {
  const cache = await caches.open(CACHE)
  await cache.put(request, answer)
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OFFLINE_PAGE)
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((file) => cache.delete(file)))
}

export type Watcher = (entry: IntersectionObserverEntry) => void
type Watch = { observer: IntersectionObserver; watchers: Map<Element, Watcher> }

/** So far above and below what the reader sees a page is drawn already: three screens, for who scrolls fast. */
const DRAWN_AHEAD = '300% 0px'

/** Chromium looks no more often than that, where there may be a hundred boxes to look at; others look each frame. */
const LOOK_EVERY_MS = 150

const watches = new WeakMap<Element, Watch>()

/**
 * Tells when an element comes near what is seen of the box that it scrolls in, or goes far from it; answers how to stop. One observer
 * serves all of a box: the browser measures the box anew for each observer.
 */
export function watchSlot(box: Element, slot: Element, watcher: Watcher): () => void {
  const watch = watches.get(box) ?? beginWatch(box)
  watch.watchers.set(slot, watcher)
  watch.observer.observe(slot)
  return () => {
    watch.watchers.delete(slot)
    watch.observer.unobserve(slot)
  }
}

function beginWatch(box: Element): Watch {
  const watchers = new Map<Element, Watcher>()
  const options = { root: box, rootMargin: DRAWN_AHEAD, delay: LOOK_EVERY_MS }
  const observer = new IntersectionObserver((entries) => {
    // Of several entries of one element the last one counts.
    const latest = new Map(entries.map((entry) => [entry.target, entry]))
    for (const [slot, entry] of latest) watchers.get(slot)?.(entry)
  }, options)
  const watch = { observer, watchers }
  watches.set(box, watch)
  return watch
}

/** Of several failures in a row the page shows the last; an older one is not what it is about. */
const RECENT_MS = 10_000
/** The server's name for it in `Server-Timing` (`server/request/request-id.ts`). */
const ENTRY = 'request'

type Answer = Pick<PerformanceResourceTiming, 'responseStatus' | 'responseEnd' | 'serverTiming'>

/**
 * By which id the server's log knows the answer that made this page fail: its own or that of the data for a navigation, both of which
 * the browser keeps no headers of. Null when none of them failed of late.
 */
export function failedRequestId(answers: readonly Answer[], now: number): string | null {
  const failed = answers.filter(
    ({ responseStatus, responseEnd }) => responseStatus >= 400 && now - responseEnd < RECENT_MS,
  )
  const [last] = failed.toSorted((one, other) => other.responseEnd - one.responseEnd)
  return last?.serverTiming.find(({ name }) => name === ENTRY)?.description ?? null
}

/** What the browser knows of the answers it got. */
export const answersSoFar = (): Answer[] =>
  ['navigation', 'resource'].flatMap((type) =>
    performance.getEntriesByType(type).filter((entry) => entry instanceof PerformanceResourceTiming),
  )

import type { Log } from '~/platform/log'

type Jobs = Record<string, () => Promise<unknown>>

/**
 * What billing does by itself. To be called every minute, on every instance. None holds up another: each begins again when its last
 * run is over, and what fails is logged.
 */
export function createBillingJobs(log: Log, jobs: Jobs): () => Promise<void> {
  const underWay = new Map<string, Promise<void>>()
  const run = (name: string, work: () => Promise<unknown>): Promise<void> => {
    const before = underWay.get(name)
    if (before) return before
    const running = work()
      .then(() => {})
      .catch((error: unknown) => log.error('billing_job_failed', { name, error }))
      .finally(() => underWay.delete(name))
    underWay.set(name, running)
    return running
  }
  return async () => {
    await Promise.all(Object.entries(jobs).map(([name, work]) => run(name, work)))
  }
}

import type { Job } from '~/platform/job'
import type { Log } from '~/platform/log'

/** Runs the modules' jobs, each for the first time after its interval. Answers what stops them; one that is under way goes on to its end. */
export function startJobs(jobs: readonly Job[], log: Pick<Log, 'error'>): () => void {
  const timers = jobs.map(({ run, everyMs, failure }) =>
    setInterval(() => void run().catch((error: unknown) => log.error(failure, { error })), everyMs),
  )
  return () => timers.forEach(clearInterval)
}

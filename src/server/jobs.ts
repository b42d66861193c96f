import type { Job } from '~/platform/job'
import type { Log } from '~/platform/log'

/** Runs the modules' jobs, each for the first time after its interval, and none while its last run is not over. Answers what stops them, which resolves once none is under way. */
export function startJobs(jobs: readonly Job[], log: Pick<Log, 'warn' | 'error'>): () => Promise<void> {
  const underWay = new Map<Job, Promise<void>>()
  let isStopped = false
  function begin(job: Job) {
    if (underWay.has(job)) return
    const running = job
      .run()
      // What a stop has not waited for any longer finds the database closed; another instance does it.
      .catch((error: unknown) => log[isStopped ? 'warn' : 'error'](job.failure, { error }))
      .then(() => void underWay.delete(job))
    underWay.set(job, running)
  }
  const timers = jobs.map((job) => setInterval(() => begin(job), job.everyMs))
  return async () => {
    isStopped = true
    timers.forEach(clearInterval)
    await Promise.all(underWay.values())
  }
}

/** What a module does by itself as long as the process runs, on every instance: whoever does it twice at once must do no harm by it. */
export type Job = {
  run: () => Promise<unknown>
  everyMs: number
  /** The event that is logged when it fails; it is run again all the same. */
  failure: string
}

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS

/** Removes what is over. */
export const tidying = (run: Job['run']): Job => ({ run, everyMs: HOUR_MS, failure: 'tidy_failed' })

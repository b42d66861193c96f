/** Does the work of a key for all who asked for it meanwhile; answers what it came to. */
export type Work<Request, Result> = (key: string, requests: readonly Request[]) => Promise<Result>

/**
 * Work for one key happens one at a time. Who asks while it runs gets the next run, shared with all who ask before that begins: it sees
 * everything that had happened when they asked, and twenty callers at once cost two runs.
 */
export function coalesceByKey<Request, Result>(work: Work<Request, Result>) {
  const last = new Map<string, Promise<Result>>()
  const waiting = new Map<string, { requests: Request[]; result: Promise<Result> }>()

  return (key: string, requests: readonly Request[]): Promise<Result> => {
    const next = waiting.get(key)
    if (next) {
      next.requests.push(...requests)
      return next.result
    }
    const before = last.get(key)
    const run = { requests: [...requests], result: before ? after(before) : work(key, [...requests]) }
    async function after(earlier: Promise<Result>): Promise<Result> {
      // How the run before ended is for its own callers.
      await earlier.catch(() => {})
      waiting.delete(key)
      return work(key, run.requests)
    }
    if (before) waiting.set(key, run)
    last.set(key, run.result)
    const forget = () => {
      if (last.get(key) === run.result) last.delete(key)
    }
    run.result.then(forget, forget)
    return run.result
  }
}

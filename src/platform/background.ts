import type { Log } from './log'

/** Work that nobody waits for. */
export type Background = ReturnType<typeof createBackground>

/** Begins after the present turn of the event loop: an answer that is being sent goes first. What fails is logged by its name. */
export function createBackground(log: Pick<Log, 'error'>) {
  const underWay = new Set<Promise<void>>()
  return {
    run(name: string, work: () => Promise<unknown>): void {
      const running = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .then(
          () => {},
          (error: unknown) => log.error('background_failed', { name, error }),
        )
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },

    /** Resolves once nothing is under way. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

/** What all runs over one message may take together, in milliseconds by `now`. */
export type RunTime = { left: number; now: () => number }

let current: RunTime | null = null

/** Whose time the next runs take; null where nobody waits for others, as in a browser's worker. */
export function takeRunTimeOf(time: RunTime | null): void {
  current = time
}

/** Until when a run that begins now may go on; null where no time is kept. */
export function startRunTime(): { isOver: () => boolean; stop: () => void } | null {
  const own = current
  if (own === null) return null
  const start = own.now()
  return {
    isOver: () => own.now() - start > own.left,
    stop: () => {
      own.left -= own.now() - start
    },
  }
}

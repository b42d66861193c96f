/** Collects text and hands it on once per painted frame, however often it arrives. */
export type FrameText = {
  push: (text: string) => void
  /** Hands on at once what is waiting. */
  flush: () => void
}

type Schedule = (run: () => void) => unknown

/** `schedule` runs its argument before the next frame: `requestAnimationFrame`. */
export function createFrameText(
  deliver: (text: string) => void,
  schedule: Schedule = requestAnimationFrame,
): FrameText {
  let waiting = ''
  let isScheduled = false
  function flush() {
    isScheduled = false
    if (waiting === '') return
    const text = waiting
    waiting = ''
    deliver(text)
  }
  function push(text: string) {
    waiting += text
    if (isScheduled) return
    isScheduled = true
    schedule(flush)
  }
  return { push, flush }
}

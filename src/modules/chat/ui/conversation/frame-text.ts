/** Collects text and hands it on once a painted frame, however often it arrives. */
export type FrameText = {
  push: (text: string) => void
  /** Hands on at once what is waiting. */
  flush: () => void
}

type Schedule = (run: () => void) => unknown

/** Once a frame, in a task of its own: what draws the text does not hold up the frame that is being painted. */
const afterFrame: Schedule = (run) => requestAnimationFrame(() => setTimeout(run))

/** `schedule` runs its argument once, soon. */
export function createFrameText(deliver: (text: string) => void, schedule: Schedule = afterFrame): FrameText {
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

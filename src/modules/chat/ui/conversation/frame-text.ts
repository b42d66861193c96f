/** Collects text and hands it on once a painted frame, however often it arrives. */
export type FrameText = {
  push: (text: string) => void
  /** Hands on at once what is waiting. */
  flush: () => void
}

type Schedule = (run: () => void) => unknown

const onceAFrame: Schedule = (run) => requestAnimationFrame(run)

/** `schedule` runs its argument once, soon. */
export function createFrameText(deliver: (text: string) => void, schedule: Schedule = onceAFrame): FrameText {
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

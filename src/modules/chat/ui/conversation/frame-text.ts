/** Collects text and hands it on by the frame, however it arrives. */
export type FrameText = {
  push: (text: string) => void
  /** Hands on at once all that is waiting. */
  flush: () => void
}

type Schedule = (run: () => void) => unknown

const onceAFrame: Schedule = (run) => requestAnimationFrame(run)

/** UTF-16 units; what they become is drawn in one piece. Where more is waiting a quarter of it goes: nothing lags behind for long. */
const FRAME_LENGTH = 96

/** `schedule` runs its argument once, soon. */
export function createFrameText(deliver: (text: string) => void, schedule: Schedule = onceAFrame): FrameText {
  let waiting = ''
  let isScheduled = false

  function handOn(length: number) {
    const text = waiting.slice(0, length)
    waiting = waiting.slice(length)
    if (text !== '') deliver(text)
  }
  function next() {
    isScheduled = false
    handOn(wholeCharacters(waiting, Math.max(FRAME_LENGTH, Math.ceil(waiting.length / 4))))
    wait()
  }
  function wait() {
    if (isScheduled || waiting === '') return
    isScheduled = true
    schedule(next)
  }

  return {
    push(text) {
      waiting += text
      wait()
    },
    flush: () => handOn(waiting.length),
  }
}

/** A length that does not part a surrogate pair. */
function wholeCharacters(text: string, length: number): number {
  return text.slice(0, length).isWellFormed() ? length : length + 1
}

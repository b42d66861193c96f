import { useState } from 'react'
import { type Notice, noticeOfError } from './notice'

/** What became of a button's call. */
export type Sending<T> =
  | { type: 'idle' }
  | { type: 'sending' }
  | { type: 'done'; result: T }
  | { type: 'failed'; error: Error; notice: Notice }

/** One call at a press of a button. `fallback` is what a failure says whose error has no sentence. */
export function useSending<T>(send: () => Promise<T>, fallback: Notice) {
  const [state, setState] = useState<Sending<T>>({ type: 'idle' })

  async function start(): Promise<Sending<T>> {
    if (state.type === 'sending') return state
    setState({ type: 'sending' })
    const end = await send().then(
      (result): Sending<T> => ({ type: 'done', result }),
      (reason: unknown): Sending<T> => {
        const error = reason instanceof Error ? reason : new Error(String(reason))
        return { type: 'failed', error, notice: noticeOfError(error, fallback) }
      },
    )
    setState(end)
    return end
  }

  return { state, start }
}

import { useState } from 'react'
import { toast } from '~/ui/toast'
import { type Notice, noticeOf } from './outcome-notice'

/** What became of a button's call. */
export type Sending<T> =
  | { type: 'idle' }
  | { type: 'sending' }
  | { type: 'done'; result: T }
  | { type: 'failed'; error: Error; notice: Notice }

/** One call at a press of a button. A failure is also said in a toast; `fallback` where the error has no sentence. */
export function useSending<T>(send: () => Promise<T>, fallback: Notice) {
  const [state, setState] = useState<Sending<T>>({ type: 'idle' })

  async function start() {
    if (state.type === 'sending') return
    setState({ type: 'sending' })
    try {
      setState({ type: 'done', result: await send() })
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason))
      const notice = noticeOf({ type: 'refused', error }, fallback)
      toast({ ...notice, variant: 'destructive' })
      setState({ type: 'failed', error, notice })
    }
  }

  return { state, start }
}

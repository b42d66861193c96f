import { useState } from 'react'
import { NOT_UNDERSTOOD, toldOf } from '~/platform/http/call'
import { toast } from '~/ui/toasts/toast'

type Notice = { title: string; description: string }
export type PlanActionState = { type: 'idle' } | { type: 'running' } | { type: 'failed'; sentence: string }

/** Why a call about the plan failed: in the server's words where it has some. */
export function planFailure(error: unknown, fallback: Notice): string {
  const told = toldOf(error)
  return told === null || told === NOT_UNDERSTOOD ? fallback.description : told
}

/** One thing done to the plan at a press; what fails is told in a toast, and stays in `state`. */
export function usePlanAction(failure: Notice) {
  const [state, setState] = useState<PlanActionState>({ type: 'idle' })

  async function run(act: () => Promise<void>): Promise<void> {
    setState({ type: 'running' })
    try {
      await act()
      setState({ type: 'idle' })
    } catch (error) {
      const sentence = planFailure(error, failure)
      setState({ type: 'failed', sentence })
      toast({ title: failure.title, description: sentence, variant: 'destructive' })
    }
  }

  return { state, run, forget: () => setState({ type: 'idle' }) }
}

import { useReducer, useState } from 'react'
import { asError, CallError, call } from '~/platform/http/call'
import { toast } from '~/ui/toasts/toast'
import { activatePlan } from '../../payments-contract'
import { ACTIVATION_FAILED } from '../../purchase-copy'
import type { PurchaseMemory } from '../purchase/pending-purchase'
import { hasPro } from './payment-calls'
import { beginPlanWatch, nextWatchStep, planWatch, type WatchStep } from './plan-watch'
import { useSteps } from './use-steps'

type Options = { isSignedIn: boolean; memory: PurchaseMemory; refreshUser: () => void; leave: () => void }
export type Activating = { type: 'idle' } | { type: 'sending' } | { type: 'failed'; message: string }

/** PAY-30…38: waits for the plan from its start to one of its ends. In the browser only. */
export function usePlanWatch({ isSignedIn, memory, refreshUser, leave }: Options) {
  const [state, dispatch] = useReducer(planWatch, isSignedIn, beginPlanWatch)
  const [activating, setActivating] = useState<Activating>({ type: 'idle' })

  function found() {
    memory.forget()
    dispatch({ type: 'active' })
    refreshUser()
  }
  async function ask() {
    dispatch({ type: 'asked' })
    // A connection that is lost for a moment is an answer that said no.
    const answer = await hasPro().catch((thrown: unknown) => isSignedOut(thrown) && 'signed_out')
    const startedAt = memory.read()?.startedAt ?? null
    if (answer === 'signed_out') dispatch({ type: 'signed_out' })
    else if (answer) found()
    else dispatch({ type: 'not_active', elapsedMs: startedAt === null ? null : Date.now() - startedAt })
  }
  /** PAY-38, C-42: by the third form, which grants what was paid and nothing else. */
  async function activate() {
    if (activating.type === 'sending') return
    setActivating({ type: 'sending' })
    try {
      await call(activatePlan, { body: { planType: memory.read()?.plan } })
      setActivating({ type: 'idle' })
      found()
    } catch (thrown) {
      const message =
        thrown instanceof CallError && thrown.code !== 'unknown' ? thrown.message : ACTIVATION_FAILED.description
      setActivating({ type: 'failed', message })
      toast({ title: ACTIVATION_FAILED.title, description: message, variant: 'destructive' })
    }
  }
  function take(step: WatchStep) {
    if (step.do === 'ask') void ask()
    else if (step.do === 'count') dispatch({ type: 'second_passed' })
    else leave()
  }
  useSteps(state, nextWatchStep, take)

  return {
    state,
    activating,
    activate: () => void activate(),
    restart() {
      setActivating({ type: 'idle' })
      dispatch({ type: 'restarted' })
    },
  }
}

const isSignedOut = (thrown: unknown) => {
  const error = asError(thrown)
  return error instanceof CallError && error.status === 401
}

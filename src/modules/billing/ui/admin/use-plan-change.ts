import { useEffect, useState } from 'react'
import { CallError, ConnectionError, call } from '~/platform/http/call'
import { toast } from '~/ui/toasts/toast'
import { ACTIVATION_FAILED, EXPIRY_FAILED, PLAN_CHANGED, PLAN_EXPIRED, PLAN_RELOAD_MS } from '../../admin-plan-copy'
import { expireSubscription, testActivatePlan } from '../../payments-contract'
import type { PaidPlan } from '../../plans'

export type TestPlan = PaidPlan | 'free'
export type PlanChangeState =
  | { type: 'idle' }
  | { type: 'running'; action: 'activate' | 'expire' }
  | { type: 'failed'; title: string; sentence: string }
  /** The page is about to be loaded anew. */
  | { type: 'done'; title: string }

const expire = { done: PLAN_EXPIRED, failed: EXPIRY_FAILED, send: () => call(expireSubscription, { body: {} }) }
const activate = (planType: PaidPlan) => ({
  done: PLAN_CHANGED,
  failed: ACTIVATION_FAILED,
  send: () => call(testActivatePlan, { body: { planType } }),
})

/** ADMIN-07, ADMIN-08, ADMIN-11…16: changes the administrator's own plan; the page is then loaded anew. */
export function usePlanChange(reload: () => void) {
  const [state, setState] = useState<PlanChangeState>({ type: 'idle' })
  const isDone = state.type === 'done'

  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(reload, PLAN_RELOAD_MS)
    return () => clearTimeout(timer)
  }, [isDone, reload])

  async function run(
    action: 'activate' | 'expire',
    { done, failed, send }: typeof expire | ReturnType<typeof activate>,
  ) {
    if (state.type === 'running' || isDone) return
    setState({ type: 'running', action })
    try {
      await send()
      setState({ type: 'done', title: done.title })
      toast(done)
    } catch (error) {
      const sentence = failed.describe(codeOf(error))
      setState({ type: 'failed', title: failed.title, sentence })
      toast({ title: failed.title, description: sentence, variant: 'destructive' })
    }
  }

  return {
    state,
    /** ADMIN-11: the free plan is what is left when the other one expires. */
    activate: (plan: TestPlan) => run('activate', plan === 'free' ? expire : activate(plan)),
    expire: () => run('expire', expire),
  }
}

function codeOf(error: unknown): string {
  if (error instanceof CallError) return String(error.status)
  return error instanceof ConnectionError ? 'sin conexión' : 'desconocido'
}

import { useEffect, useEffectEvent, useReducer } from 'react'
import { asError, NOT_UNDERSTOOD } from '~/platform/http/call'
import { sentenceOf } from '../notice'
import { isStepDue } from '../second-step/second-step-calls'
import { type AutoLogin, autoLogin, beginAutoLogin, type NextStep, nextStep } from './auto-login'
import { resumeSession } from './resume-session'
import type { SyncPorts } from './session-sync'

type Options = {
  ports: SyncPorts
  onEnter: (isOtherUser: boolean) => void
  /** The provider still knows who it is; a code comes before the session. */
  onStepDue: () => void
  onGiveUp: () => void
}

/** Runs the automatic sign-in from its start to one of its two ends. In the browser only. */
export function useAutoLogin({ ports, onEnter, onStepDue, onGiveUp }: Options): {
  state: AutoLogin
  again: () => void
} {
  const { memory } = ports
  const [state, dispatch] = useReducer(autoLogin, null, () =>
    beginAutoLogin({ failures: memory.autoLoginFailures(), isOffline: !navigator.onLine }),
  )
  useEffect(() => {
    const handleLine = () => dispatch({ type: 'line_changed', isOffline: !navigator.onLine })
    window.addEventListener('online', handleLine)
    window.addEventListener('offline', handleLine)
    return () => {
      window.removeEventListener('online', handleLine)
      window.removeEventListener('offline', handleLine)
    }
  }, [])

  async function attempt() {
    try {
      const { isOtherUser } = await resumeSession(ports)
      memory.keepAutoLoginFailures(0)
      dispatch({ type: 'succeeded', isOtherUser })
    } catch (error) {
      if (isStepDue(error)) return onStepDue()
      memory.keepAutoLoginFailures(state.failures + 1)
      const sentence = sentenceOf(asError(error))
      // AUTH-55 has words of its own for an answer without any.
      dispatch({ type: 'failed', message: sentence === null || sentence === NOT_UNDERSTOOD ? '' : sentence })
    }
  }
  const take = useEffectEvent((step: NextStep['do']) => {
    switch (step) {
      case 'try':
        void attempt()
        break
      case 'again':
        dispatch({ type: 'again' })
        break
      case 'enter':
        onEnter(state.phase === 'succeeded' && state.isOtherUser)
        break
      case 'login':
        // Left behind, the count would shut this way in for as long as the tab lives.
        memory.keepAutoLoginFailures(0)
        onGiveUp()
        break
    }
  })
  useEffect(() => {
    const step = nextStep(state)
    if (step === null) return
    const timer = setTimeout(() => take(step.do), step.afterMs)
    return () => clearTimeout(timer)
  }, [state])

  return { state, again: () => dispatch({ type: 'again' }) }
}

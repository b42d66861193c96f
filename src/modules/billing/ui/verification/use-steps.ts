import { useEffect, useEffectEvent } from 'react'

/** Takes what follows from a state by itself when its time has come; a new state comes with a new step. */
export function useSteps<State, Step extends { afterMs: number }>(
  state: State,
  next: (state: State) => Step | null,
  take: (step: Step) => void,
): void {
  const takeLatest = useEffectEvent(take)
  useEffect(() => {
    const step = next(state)
    if (step === null) return
    const timer = setTimeout(() => takeLatest(step), step.afterMs)
    return () => clearTimeout(timer)
  }, [state, next])
}

import type { ReactNode } from 'react'
import { useLazyPart } from '~/ui/react/use-lazy-part'
import type { RunState } from '../../run-state'

type LazyStepsProps = {
  code: string
  state: RunState
  draw: (markdown: string) => ReactNode
  onFailure: () => void
}

/** The viewer of a run that was recorded, loaded when it is first shown; nothing for other runs. */
export function LazySteps({ code, state, draw, onFailure }: LazyStepsProps) {
  const View = useLazyPart(() => import('./step-view').then(({ StepView }) => StepView), onFailure)
  if (!('recording' in state) || state.recording === undefined) return null
  if (View === null) return <p className="text-sm text-text-muted">Preparando los pasos…</p>
  const error = state.phase === 'ended' ? state.end.error : null
  return <View code={code} raw={state.recording} output={state.output} error={error} draw={draw} />
}

/** Whether a run has steps to be shown. */
export const hasSteps = (state: RunState): boolean => 'recording' in state && state.recording !== undefined

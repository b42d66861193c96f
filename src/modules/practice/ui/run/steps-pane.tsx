import type { ReactNode } from 'react'
import { LazySteps } from '~/modules/runner/ui/steps/lazy-steps'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { PracticeRun } from './use-practice-run'

type StepsPaneProps = { run: PracticeRun; draw: (markdown: string) => ReactNode; onClose: () => void }

/** The recorded run in the place of editor and console. */
export function StepsPane({ run: { code, state }, draw, onClose }: StepsPaneProps) {
  return (
    <div className="min-h-0 flex-1 overflow-auto rounded-md border border-line bg-surface-raised p-3 sm:p-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">Paso a paso</h2>
        <Button variant="ghost" size="sm" className="pointer-coarse:min-h-10" onClick={onClose}>
          <Icon name="pencil" className="size-4" />
          Volver al editor
        </Button>
      </div>
      <LazySteps code={code} state={state} draw={draw} onFailure={onClose} />
    </div>
  )
}

import { type ReactNode, useContext, useState } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { useLazyPart } from '~/ui/use-lazy-part'
import { type CodeText, isRunnable } from '../block'
import { type AnswerCode, AnswerCodeContext } from './answer-code'

type Parts = { control: ReactNode; panel: ReactNode }

/** What makes a code block run: its control, and the panel below it once it was pressed. Nothing where there is nothing to run. */
export function useRun(block: CodeText): Parts {
  const answer = useContext(AnswerCodeContext)
  const [isOpen, setIsOpen] = useState(false)
  if (answer === null || !isRunnable(block)) return { control: null, panel: null }
  if (isOpen)
    return { control: null, panel: <LazyPanel block={block} answer={answer} onClose={() => setIsOpen(false)} /> }
  return {
    control: (
      <Button variant="ghost" size="sm" className="pointer-coarse:min-h-10" onClick={() => setIsOpen(true)}>
        <Icon name="play" className="size-4" />
        Ejecutar
      </Button>
    ),
    panel: null,
  }
}

type PanelProps = { block: CodeText; answer: AnswerCode; onClose: () => void }

function LazyPanel(props: PanelProps) {
  const Panel = useLazyPart(() => import('./run-panel').then(({ RunPanel }) => RunPanel), props.onClose)
  if (Panel !== null) return <Panel {...props} />
  return (
    <p role="status" className="border-line border-t px-4 py-3 text-sm text-text-muted">
      Preparando la ejecución…
    </p>
  )
}

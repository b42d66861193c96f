import { type ReactNode, useContext, useState } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { useLazyPart } from '~/ui/use-lazy-part'
import { type CodeText, isRunnable } from '../block'
import { type AnswerCode, AnswerCodeContext } from './answer-code'
import { useRunSetting } from './run-setting'

type Parts = { control: ReactNode; panel: ReactNode }

/** What makes a code block run: its control, and the panel below it while it is open. Nothing where there is nothing to run. */
export function useRun(block: CodeText): Parts {
  const answer = useContext(AnswerCodeContext)
  const setting = useRunSetting()
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (answer === null || setting === 'never' || !isRunnable(block)) return { control: null, panel: null }
  const startsItself = setting === 'itself' && answer.wasWrittenHere && isLast(block, answer.blocks())
  const isOpen = chosen ?? startsItself
  return {
    control: (
      <Button
        variant="ghost"
        size="sm"
        className="pointer-coarse:min-h-10"
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'play'} className="size-4" />
        {isOpen ? 'Cerrar' : 'Ejecutar'}
      </Button>
    ),
    panel: isOpen && <LazyPanel block={block} answer={answer} onFailure={() => setChosen(false)} />,
  }
}

/** The last one of an answer takes from those before it what it needs. */
const isLast = (block: CodeText, blocks: readonly CodeText[]) =>
  blocks.findLast((other) => isRunnable(other))?.code === block.code

type LazyPanelProps = { block: CodeText; answer: AnswerCode; onFailure: () => void }

function LazyPanel({ block, answer, onFailure }: LazyPanelProps) {
  const Panel = useLazyPart(() => import('./run-panel').then(({ RunPanel }) => RunPanel), onFailure)
  if (Panel !== null) return <Panel block={block} answer={answer} />
  return (
    <p role="status" className="border-line border-t px-4 py-3 text-sm text-text-muted">
      Preparando la ejecución…
    </p>
  )
}

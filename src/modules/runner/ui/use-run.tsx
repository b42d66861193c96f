import { type ReactNode, useContext, useState } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { useLazyPart } from '~/ui/react/use-lazy-part'
import { type CodeText, indexOf, isRunnable } from '../block'
import { type AnswerCode, AnswerCodeContext } from './answer-code'
import { BlockNotes } from './panel/block-notes'
import type { Layout } from './panel/format-button'
import { useRunSetting } from './run-setting'

/** `formatted`: the block in another layout, which its reader has asked for. */
type Parts = { control: ReactNode; panel: ReactNode; formatted: string | null }

/** What makes a code block run: its control, what the linter says of it, and the panel while it is open. Nothing where nothing can be run. */
export function useRun(block: CodeText): Parts {
  const answer = useContext(AnswerCodeContext)
  const setting = useRunSetting()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [formatted, setFormatted] = useState<string | null>(null)
  if (answer === null || !isRunnable(block)) return { control: null, panel: null, formatted: null }
  const { readNotes } = answer
  const notes = readNotes && <BlockNotes read={() => readNotes(indexOf(block, answer.blocks()))} />
  if (setting === 'never') return { control: null, panel: notes, formatted: null }
  const startsItself = setting === 'itself' && answer.wasWrittenHere && isLast(block, answer.shown())
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
    panel: (
      <>
        {notes}
        {isOpen && (
          <LazyPanel
            block={block}
            answer={answer}
            layout={{ formatted, onFormat: setFormatted }}
            onFailure={() => setChosen(false)}
          />
        )}
      </>
    ),
    formatted,
  }
}

/** The last one of an answer takes from those before it what it needs. */
const isLast = (block: CodeText, blocks: readonly CodeText[]) =>
  blocks.findLast((other) => isRunnable(other))?.code === block.code

type LazyPanelProps = { block: CodeText; answer: AnswerCode; layout: Layout; onFailure: () => void }

/** The panel of a run, which begins when it is there. */
export function LazyPanel({ block, answer, layout, onFailure }: LazyPanelProps) {
  const Panel = useLazyPart(() => import('./panel/run-panel').then(({ RunPanel }) => RunPanel), onFailure)
  if (Panel !== null) return <Panel block={block} answer={answer} layout={layout} />
  return (
    <p role="status" className="border-line border-t px-4 py-3 text-sm text-text-muted">
      Preparando la ejecución…
    </p>
  )
}

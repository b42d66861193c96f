import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button'
import type { CodeText } from '../block'
import type { AnswerCode } from './answer-code'
import { LazyPanel } from './use-run'

type FramedRunProps = { code: string; output: string; draw: (markdown: string) => ReactNode }

/** A run without the block beside it, in a frame of the page that shows it. `output`: what that page says that it prints. */
export function FramedRun({ code, output, draw }: FramedRunProps) {
  const [block] = useState<CodeText>({ code, language: 'python' })
  const [answer] = useState(() => answerOf(block, output, draw))
  const [hasFailed, setFailed] = useState(false)
  if (!hasFailed) {
    return (
      <LazyPanel
        block={block}
        answer={answer}
        layout={{ formatted: null, onFormat: () => undefined }}
        onFailure={() => setFailed(true)}
      />
    )
  }
  return (
    <div className="grid justify-items-start gap-3 px-4 py-3 text-sm">
      <p role="status">No se ha podido cargar. Mira tu conexión e inténtalo de nuevo.</p>
      <Button variant="outline" onClick={() => setFailed(false)}>
        Intentar de nuevo
      </Button>
    </div>
  )
}

/** As an answer of this one program, written by nobody just now. */
function answerOf(block: CodeText, output: string, draw: AnswerCode['draw']): AnswerCode {
  const blocks = [block, { code: output, language: 'text' }]
  return { blocks: () => blocks, shown: () => blocks, draw, text: '', wasWrittenHere: false }
}

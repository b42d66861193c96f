import type { ReactNode } from 'react'
import { OpenInPractice } from '~/modules/practice/ui/open-in-practice'
import { useRun } from '~/modules/runner/ui/use-run'
import { classNames } from '~/ui/class-names'
import { CodeBox } from '~/ui/content/code-box'
import { languageName } from './code-language'
import { CopyButton } from './copy-button'
import { Highlighted } from './highlighted'
import { LineNumbers, type LinesNote, MarginNotes, markAt, useMarking } from './noted-lines'
import { SaveCode } from './save-code'

type CodeBlockProps = {
  code: string
  language: string | undefined
  notes?: readonly LinesNote[]
  notesTitle?: string | null
}

/**
 * A code fence: its language, what can be done with it, and the code, coloured once the highlighter is there; what is said of its lines
 * stands beside it.
 */
export function CodeBlock({ code, language, notes = [], notesTitle = null }: CodeBlockProps) {
  const { control, panel, formatted } = useRun({ code, language })
  const marking = useMarking()
  const isNoted = notes.length > 0
  const shown = formatted ?? code
  // Laid out anew, its lines are others.
  const isNumbered = isNoted && formatted === null
  return (
    <div className={classNames(isNoted && 'noted-code')}>
      <figure className="overflow-hidden rounded-md bg-code-surface">
        <figcaption className="flex items-center justify-end gap-3 border-line border-b pl-4 text-text-muted text-xs">
          <span className="mr-auto max-sm:sr-only">{languageName(language)}</span>
          <CodeControls code={shown} language={language} run={control} />
        </figcaption>
        <div
          className="relative"
          onPointerMove={isNumbered ? (event) => markAt(event, { notes, marking }) : undefined}
          onPointerLeave={isNoted ? () => marking.mark(null) : undefined}
        >
          {isNumbered && <LineNumbers code={code} notes={notes} marking={marking} />}
          <CodeBox className="code-block rounded-none">
            <code>
              <Highlighted code={shown} language={language} />
            </code>
          </CodeBox>
        </div>
        {panel}
      </figure>
      {isNoted && <MarginNotes notes={notes} title={notesTitle} marking={marking} />}
    </div>
  )
}

/** What can be done with a whole block, in its head: "Ejecutar", "Abrir en Práctica", ".py" and "Copiar" (CHAT-13). */
function CodeControls({ code, language, run }: Omit<CodeBlockProps, 'notes' | 'notesTitle'> & { run: ReactNode }) {
  return (
    <div className="flex shrink-0 items-center">
      {run}
      <OpenInPractice block={{ code, language }} />
      <SaveCode code={code} language={language} />
      <CopyButton text={code} />
    </div>
  )
}

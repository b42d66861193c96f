import type { ReactNode } from 'react'
import { OpenInPractice } from '~/modules/practice/ui/open-in-practice'
import { useRun } from '~/modules/runner/ui/use-run'
import { CodeBox } from '~/ui/code-box'
import { languageName } from './code-language'
import { CopyButton } from './copy-button'
import { Highlighted } from './highlighted'

type CodeBlockProps = { code: string; language: string | undefined }

/** A code fence: its language, what can be done with it, and the code, coloured once the highlighter is there. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  const { control, panel, formatted } = useRun({ code, language })
  const shown = formatted ?? code
  return (
    <figure className="overflow-hidden rounded-md bg-code-surface">
      <figcaption className="flex items-center justify-between gap-3 border-line border-b pl-4 text-text-muted text-xs">
        <span className="truncate">{languageName(language)}</span>
        <CodeControls code={shown} language={language} run={control} />
      </figcaption>
      <CodeBox className="code-block rounded-none">
        <code>
          <Highlighted code={shown} language={language} />
        </code>
      </CodeBox>
      {panel}
    </figure>
  )
}

/** What can be done with a whole block, in its head: "Ejecutar", "Abrir en Práctica" and "Copiar" (CHAT-13). */
function CodeControls({ code, language, run }: CodeBlockProps & { run: ReactNode }) {
  return (
    <div className="flex shrink-0 items-center">
      {run}
      <OpenInPractice block={{ code, language }} />
      <CopyButton text={code} />
    </div>
  )
}

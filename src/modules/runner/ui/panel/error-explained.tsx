import { type ReactNode, useEffect, useState } from 'react'
import { CodeBox } from '~/ui/content/code-box'
import type { RunError } from '../../contract'

type ErrorExplainedProps = { code: string; error: RunError; draw: (markdown: string) => ReactNode }

/** What Python said, and what it means in the mentor's words, which are found in this browser. */
export function ErrorExplained({ code, error, draw }: ErrorExplainedProps) {
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    import('../../explaining/explain-error')
      .then(({ explainError }) => explainError(code, error.traceback))
      // Without it there is still what Python says.
      .catch(() => null)
      .then((markdown) => !isGone && setSaid(markdown))
    return () => {
      isGone = true
    }
  }, [code, error])
  return (
    <div className="grid min-w-0 gap-3">
      <CodeBox label="Error de Python" className="code-block max-h-60 border-danger border-l-2">
        {error.traceback.trimEnd()}
      </CodeBox>
      {said !== null && (
        <section aria-label="Explicación del error" className="min-w-0 text-base">
          {draw(said)}
        </section>
      )}
    </div>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import type { RunState } from '~/modules/runner/run-state'
import { WrittenFiles } from '~/modules/runner/ui/files/run-files'
import { ErrorExplained } from '~/modules/runner/ui/panel/error-explained'
import { LineField } from '~/modules/runner/ui/panel/line-field'
import { Loading } from '~/modules/runner/ui/panel/loading'
import { RunFacts } from '~/modules/runner/ui/panel/run-facts'
import { RunOutput } from '~/modules/runner/ui/panel/run-output'
import { doing, Said } from '~/modules/runner/ui/panel/run-panel'
import { verdictOf } from '~/modules/runner/verdict'
import { AskAboutError } from './ask-about-error'
import type { PracticeRun } from './use-practice-run'

type ConsoleProps = {
  run: PracticeRun | null
  onLine: (line: string) => void
  /** Draws the mentor's explanation, which is Markdown. */
  draw: (markdown: string) => ReactNode
  /** Where a question is asked. */
  askAt: string
}

/** What the program prints, asks and has shown. */
export function Console({ run, onLine, draw, askAt }: ConsoleProps) {
  return (
    <section
      aria-label="Consola"
      className="min-h-48 overflow-auto rounded-md border border-line bg-surface-raised p-4 text-sm"
    >
      <div className="grid grid-cols-1 gap-3">
        <h2 className="text-base">Consola</h2>
        {run === null ? (
          <p className="text-text-muted">Aquí verás lo que escribe tu programa y lo que te pregunta.</p>
        ) : (
          <RunShown run={run} onLine={onLine} draw={draw} askAt={askAt} />
        )}
      </div>
    </section>
  )
}

function RunShown({ run: { code, conditions, state }, onLine, draw, askAt }: ConsoleProps & { run: PracticeRun }) {
  const verdict = verdictOf(state, null)
  const end = state.phase === 'ended' ? state.end : null
  return (
    <>
      <div role="status" className="grid justify-items-start gap-1.5">
        {verdict ? <Said verdict={verdict} /> : <span className="text-text-muted">{doing(state)}</span>}
      </div>
      {state.phase === 'loading' && <Loading {...state} />}
      <RunOutput text={'output' in state ? state.output : ''} />
      {isAsking(state) && <Answer onLine={onLine} />}
      {end?.error && verdict?.kind === 'failed' && (
        <>
          {/* Above what is loaded after it, so that it does not move away from who is about to press it. */}
          <AskAboutError code={code} traceback={end.error.traceback} askAt={askAt} />
          <ErrorExplained code={code} error={end.error} draw={draw} />
        </>
      )}
      {end && <WrittenFiles files={end.files} />}
      {end && end.missing.length === 0 && <RunFacts end={end} conditions={conditions} />}
    </>
  )
}

const isAsking = (state: RunState) => state.phase === 'running' && state.asks

/** The field takes the focus, as a terminal's would, from whatever of the practice has it. */
function Answer({ onLine }: { onLine: (line: string) => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box}>
      <LineField onLine={onLine} />
    </div>
  )
}

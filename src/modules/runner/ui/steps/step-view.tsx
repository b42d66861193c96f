import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { RawRecording, RunError } from '../../contract'
import { CUT_TEXT, changeSentence, stepSentence } from '../../recording/copy'
import { type Recording, readRecording } from '../../recording/read-recording'
import { lineBefore, lineToGuess } from '../../recording/stepping'
import { MAX_STEPS } from '../../rules'
import { ErrorExplained } from '../panel/error-explained'
import { GuessForm } from './guess-form'
import { StepBoxes } from './step-boxes'
import { StepCode } from './step-code'
import { StepControls } from './step-controls'
import { StepLevels } from './step-levels'
import { useStepKeys, useStepping } from './use-stepping'

type StepViewProps = {
  code: string
  raw: RawRecording
  output: string
  /** With which the program ended, if with any. */
  error: RunError | null
  draw: (markdown: string) => ReactNode
}

/** A recorded run, to be walked through forwards and backwards. What it shows comes from the frame: it is checked, and shown as text. */
export function StepView({ raw, ...rest }: StepViewProps) {
  const recording = useMemo(() => readRecording(raw), [raw])
  if (recording === null)
    return <p className="text-danger text-sm">La grabación no se puede leer. Vuelve a intentarlo.</p>
  return <Steps recording={recording} {...rest} />
}

type StepsProps = Omit<StepViewProps, 'raw'> & { recording: Recording }

function Steps({ recording, code, output, error, draw }: StepsProps) {
  const box = useRef<HTMLElement>(null)
  const { stepping, dispatch, state, printed, justPrinted } = useStepping(recording, output)
  const { at, guesses, verdict } = stepping
  const last = recording.steps.length - 1
  const go = (to: number) => dispatch({ type: 'go', to })
  useStepKeys(box, { at, last, go })
  // Its reader has just asked for it: the keys work at once.
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus(), [])
  const step = recording.steps[at]
  if (step === undefined) return null
  const guessed = guesses ? lineToGuess(recording, at) : null
  const guess = (line: number) => dispatch({ type: 'guess', line })
  const isLastRaise = step.kind === 'raise' && !recording.steps.slice(at + 1).some(({ kind }) => kind === 'raise')
  const failed = error !== null && (isLastRaise || step.kind === 'end')
  return (
    <section ref={box} aria-label="Paso a paso" className="@container grid min-w-0 grid-cols-1 gap-3 font-sans text-sm">
      {recording.cut && (
        <p className="text-text-muted">{CUT_TEXT[recording.cut](recording.cut === 'steps' ? MAX_STEPS : last + 1)}</p>
      )}
      <StepControls at={at} last={last} onGo={go} />
      <div className="grid grid-cols-1 gap-3 @3xl:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          <StepCode
            code={code}
            line={step.line}
            before={lineBefore(recording, at)}
            isError={step.kind === 'raise'}
            onGuess={guessed === null ? null : guess}
          />
          <p role="status" className="min-h-12">
            {verdict && (
              <strong className={verdict.isRight ? 'text-verified' : 'text-danger'}>
                {verdict.isRight ? '¡Has acertado! ' : `No: venía la línea ${verdict.line}. `}
              </strong>
            )}
            {changeSentence(state, at, justPrinted)} {stepSentence(step, state, recording)}
          </p>
          <GuessForm stepping={stepping} canGuess={guessed !== null} onMove={dispatch} line={step.line} />
          {printed !== '' && (
            <div className="grid grid-cols-1 gap-1">
              <h3 className="font-semibold text-sm">Salida hasta aquí</h3>
              <pre className="max-h-48 overflow-auto whitespace-pre-wrap rounded-sm bg-surface p-3 font-mono text-text text-xs [overflow-wrap:anywhere]">
                {printed}
              </pre>
            </div>
          )}
          {failed && <ErrorExplained code={code} error={error} draw={draw} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          <StepLevels state={state} at={at} onGo={go} />
          <StepBoxes state={state} at={at} onGo={go} />
        </div>
      </div>
    </section>
  )
}

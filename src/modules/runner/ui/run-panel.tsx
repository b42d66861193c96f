import { useMemo } from 'react'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { Tone } from '~/ui/tone'
import { type CodeText, indexOf, readBlock } from '../block'
import { isActive, type RunState, type VerdictKind } from '../run-state'
import { type Verdict, verdictOf } from '../verdict'
import type { AnswerCode } from './answer-code'
import { CodeNotes } from './code-notes'
import { ErrorExplained } from './error-explained'
import { LineField } from './line-field'
import { Loading } from './loading'
import { RunFacts } from './run-facts'
import { RunOutput } from './run-output'
import { useProgram } from './use-program'

type RunPanelProps = { block: CodeText; answer: AnswerCode }

/** A run of a block: what it prints, asks and has shown. It begins when it is first drawn. */
export function RunPanel({ block, answer }: RunPanelProps) {
  const runnable = useMemo(() => readBlock(block, answer.blocks()), [block, answer])
  const { state, conditions, again, answer: reply, stop } = useProgram(runnable)
  const verdict = verdictOf(state, runnable.expected)
  const { readNotes } = answer
  const end = state.phase === 'ended' ? state.end : null
  return (
    <section aria-label="Ejecución" className="grid grid-cols-1 gap-3 border-line border-t px-4 py-3 font-sans text-sm">
      <div className="flex items-start justify-between gap-3">
        <div role="status" className="grid min-w-0 justify-items-start gap-1.5">
          {verdict ? <Said verdict={verdict} /> : <span className="text-text-muted">{doing(state)}</span>}
        </div>
        {isActive(state) ? (
          <PanelButton icon="stop" label="Detener" onClick={stop} />
        ) : (
          <PanelButton icon="refresh" label="Otra vez" onClick={again} />
        )}
      </div>
      {state.phase === 'loading' && <Loading loaded={state.loaded} total={state.total} />}
      <RunOutput text={outputOf(state)} />
      {state.phase === 'running' && state.asks && <LineField onLine={(line) => reply(line)} />}
      {end?.error && verdict?.kind === 'failed' && (
        <ErrorExplained code={runnable.code} error={end.error} draw={answer.draw} />
      )}
      {readNotes && <CodeNotes read={() => readNotes(indexOf(block, answer.blocks()))} />}
      {end && end.missing.length === 0 && <RunFacts end={end} conditions={conditions} />}
    </section>
  )
}

const outputOf = (state: RunState) => ('output' in state ? state.output : '')

function doing(state: RunState): string {
  if (state.phase === 'loading') return 'Descargando Python: solo la primera vez.'
  if (state.phase === 'starting') return 'Arrancando Python…'
  return state.phase === 'running' && state.asks ? 'El programa espera un dato.' : 'Ejecutando…'
}

const TONES = {
  ran: 'neutral',
  verified: 'verified',
  defines: 'neutral',
  uncheckable: 'accent',
  failed: 'danger',
  stopped: 'neutral',
} satisfies Record<VerdictKind, Tone>

function Said({ verdict: { kind, name, text } }: { verdict: Verdict }) {
  return (
    <>
      <Badge tone={TONES[kind]} icon={kind === 'verified' ? 'check' : undefined}>
        {name}
      </Badge>
      <span className="min-w-0 text-text-muted">{text}</span>
    </>
  )
}

type PanelButtonProps = { icon: 'stop' | 'refresh'; label: string; onClick: () => void }

function PanelButton({ icon, label, onClick }: PanelButtonProps) {
  return (
    <Button variant="ghost" size="sm" className="-my-1.5 -mr-3 shrink-0 pointer-coarse:min-h-10" onClick={onClick}>
      <Icon name={icon} className="size-4" />
      {label}
    </Button>
  )
}

import known from 'virtual:known-contracts'
import { useEffect, useMemo, useRef } from 'react'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { Tone } from '~/ui/theme/tone'
import { type CodeText, indexOf, type Runnable, readBlock } from '../../block'
import type { RunEnd } from '../../contract'
import { contractsOf } from '../../contracts/contracts-of'
import type { Proof } from '../../proof-link'
import { isActive, type RunState, type VerdictKind } from '../../run-state'
import { statedCases } from '../../stated-cases'
import { type Verdict, verdictOf } from '../../verdict'
import type { AnswerCode } from '../answer-code'
import { MissingFile } from '../files/missing-file'
import { GivenFiles, WrittenFiles } from '../files/run-files'
import { ProofLink } from '../proof/proof-link'
import { hasSteps, LazySteps } from '../steps/lazy-steps'
import { type Conditions, useProgram } from '../use-program'
import { ErrorExplained } from './error-explained'
import { FirstDownload, useMayDownload } from './first-download'
import { FormatButton, type Layout } from './format-button'
import { LineField } from './line-field'
import { Loading, Starting } from './loading'
import { RunFacts } from './run-facts'
import { RunOutput } from './run-output'

type RunPanelProps = { block: CodeText; answer: AnswerCode; layout: Layout }

/** A run of a block: what it prints, asks and has shown. It begins when it is first drawn, or its reader has agreed to the download. */
export function RunPanel(props: RunPanelProps) {
  const { may, allow } = useMayDownload()
  if (may === null) return null
  return may ? <Started {...props} /> : <FirstDownload onAllow={allow} />
}

function Started({ block, answer, layout }: RunPanelProps) {
  const cases = useMemo(() => statedCases(answer.text), [answer])
  const runnable = useMemo(() => readBlock(block, answer.blocks()), [block, answer])
  const contracts = useMemo(
    () => contractsOf(answer.question ?? '', [...runnable.before, runnable.code].join('\n'), known),
    [runnable, answer],
  )
  const program = useProgram(runnable, { cases, contracts })
  const { state, conditions, files, again, record, give, answer: reply, stop } = program
  const panel = useInSight(state.phase)
  const verdict = verdictOf(state, runnable.expected)
  const end = state.phase === 'ended' ? state.end : null
  const error = verdict?.kind === 'failed' ? (end?.error ?? null) : null
  const { readFormatted, sendBack } = answer
  return (
    <section
      ref={panel}
      aria-label="Ejecución"
      tabIndex={-1}
      className="grid grid-cols-1 gap-3 border-line border-t px-4 py-3 font-sans text-sm outline-none"
    >
      <Head state={state} verdict={verdict} onStop={stop} onAgain={again} />
      {state.phase === 'loading' && <Loading {...state} />}
      {state.phase === 'starting' && <Starting />}
      {!hasSteps(state) && <RunOutput text={outputOf(state)} />}
      {state.phase === 'running' && state.asks && <LineField onLine={(line) => reply(line)} />}
      <GivenFiles files={files} />
      {end && <WrittenFiles files={end.files} />}
      {error?.file && <MissingFile name={error.file} code={runnable.code} held={files} give={give} />}
      {error && !hasSteps(state) && <ErrorExplained code={runnable.code} error={error} draw={answer.draw} />}
      {end && end.missing.length === 0 && !hasSteps(state) && (
        <Button variant="outline" className="justify-self-start" onClick={record}>
          Paso a paso
        </Button>
      )}
      {hasSteps(state) && <LazySteps code={runnable.code} state={state} draw={answer.draw} onFailure={again} />}
      {end && end.missing.length === 0 && <RunFacts end={end} conditions={conditions} />}
      {end && <Proven runnable={runnable} program={program} verdict={verdict} end={end} />}
      {error && sendBack && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => sendBack({ block: indexOf(block, answer.blocks()), code: block.code, error: error.traceback })}
        >
          Que lo arregle el mentor
        </Button>
      )}
      {readFormatted && runnable.form === 'program' && !isActive(state) && (
        <FormatButton {...layout} code={block.code} read={() => readFormatted(indexOf(block, answer.blocks()))} />
      )}
    </section>
  )
}

/** Scrolls to the panel when it opens, and to what has come in it at the end, unless its reader has gone elsewhere meanwhile. */
function useInSight(phase: RunState['phase']) {
  const panel = useRef<HTMLElement>(null)
  const isOver = phase === 'ended'
  useEffect(() => {
    if (isOver && !isInSight(panel.current)) return
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOver])
  return panel
}

function isInSight(element: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return top < window.innerHeight && bottom > 0
}

type HeadProps = { state: RunState; verdict: Verdict | null; onStop: () => void; onAgain: () => void }

/** What the run does or has shown, and what ends it or begins it again. */
const Head = ({ state, verdict, onStop, onAgain }: HeadProps) => (
  <div className="flex items-start justify-between gap-3">
    <div role="status" className="grid min-w-0 justify-items-start gap-1.5">
      {verdict ? <Said verdict={verdict} /> : <span className="text-text-muted">{doing(state)}</span>}
    </div>
    {isActive(state) ? (
      <PanelButton icon="stop" label="Detener" onClick={onStop} />
    ) : (
      <PanelButton icon="refresh" label="Otra vez" onClick={onAgain} />
    )}
  </div>
)

type ProvenProps = {
  runnable: Runnable
  program: ReturnType<typeof useProgram>
  verdict: Verdict | null
  end: RunEnd
}

/** The link to a run that went right and printed something; files that were given to it cannot go into a link. */
function Proven({ runnable, program: { state, conditions, files, typed }, verdict, end }: ProvenProps) {
  const output = outputOf(state)
  const isProof = (verdict?.kind === 'ran' || verdict?.kind === 'verified') && output !== ''
  if (!isProof || files.length > 0) return null
  return (
    <ProofLink
      // Another run is another link.
      key={`${end.milliseconds} ${output}`}
      proof={() => proofOf(runnable, conditions, typed(), end, output)}
    />
  )
}

/** All that another run needs to give the same. */
function proofOf(
  { code, form, before }: Runnable,
  conditions: Conditions,
  inputs: readonly string[],
  { earlier }: RunEnd,
  output: string,
): Proof {
  return { code, form, before: earlier > 0 ? [...before] : [], inputs: [...inputs], ...conditions, output }
}

const outputOf = (state: RunState) => ('output' in state ? state.output : '')

/** What a run does that has not come to its end. */
export function doing(state: RunState): string {
  if (state.phase === 'loading') return state.packages ? supplying(state, state.packages) : FIRST_TIME
  if (state.phase === 'starting') return 'Arrancando Python: tarda unos segundos, sobre todo la primera vez…'
  return state.phase === 'running' && state.asks ? 'El programa espera un dato.' : 'Ejecutando…'
}

const FIRST_TIME = 'Descargando Python, unos 6 MB: solo la primera vez.'

function supplying({ loaded, total }: { loaded: number; total: number }, packages: readonly string[]): string {
  if (total === 0) return 'Buscando los paquetes que necesita…'
  const names = packages.join(', ')
  return loaded < total ? `Descargando ${names}: solo la primera vez.` : `Preparando ${names}…`
}

const TONES = {
  ran: 'neutral',
  verified: 'verified',
  defines: 'neutral',
  uncheckable: 'accent',
  failed: 'danger',
  stopped: 'neutral',
} satisfies Record<VerdictKind, Tone>

/** What a run has shown: the seal, and a sentence. */
export function Said({ verdict: { kind, name, text } }: { verdict: Verdict }) {
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

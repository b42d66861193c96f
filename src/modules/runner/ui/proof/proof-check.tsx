import type { ReactNode } from 'react'
import { Badge } from '~/ui/badge'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { CodeBox } from '~/ui/content/code-box'
import { Icon } from '~/ui/icon'
import type { Proof } from '../../proof-link'
import { isActive, type RunState } from '../../run-state'
import { Loading } from '../panel/loading'
import { Difference } from './difference'
import { type Rerun, useRerun } from './use-rerun'

/** `isForeign`: written by nobody knows whom, as the link itself. */
type ProofCheckProps = { proof: Proof; draw: (code: string) => ReactNode; isForeign?: boolean }

/** A program that somebody has linked to, what it promises to print, and its run in this browser, which only a press begins. */
export function ProofCheck({ proof, draw, isForeign = false }: ProofCheckProps) {
  const { state, result, start, stop } = useRerun(proof)
  const isRunning = state !== null && isActive(state)
  return (
    <div className="grid grid-cols-1 gap-8">
      {isForeign && <Warning />}
      <section aria-labelledby="programa" className="grid grid-cols-1 gap-3">
        <h2 id="programa" className="text-2xl">
          El programa
        </h2>
        {[...proof.before, proof.code].map((code, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of a link, which does not change
          <div key={at}>{draw(code)}</div>
        ))}
        {isForeign && <Given proof={proof} />}
      </section>
      <section aria-labelledby="promesa" className="grid grid-cols-1 gap-3">
        <h2 id="promesa" className="text-2xl">
          La salida que promete
        </h2>
        <CodeBox label="Salida prometida" className="code-block max-h-80">
          {proof.output}
        </CodeBox>
      </section>
      <section aria-label="Comprobación" className="grid grid-cols-1 gap-4 border-line border-t pt-6">
        <div className="flex flex-wrap items-center gap-3">
          {isRunning ? (
            <Button variant="outline" onClick={stop}>
              <Icon name="stop" className="size-4" />
              Detener
            </Button>
          ) : (
            <Button onClick={start}>
              <Icon name={result ? 'refresh' : 'play'} className="size-4" />
              {result ? 'Comprobar otra vez' : 'Comprobar en mi navegador'}
            </Button>
          )}
          <div role="status" className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-2">
            {isRunning && <span className="text-text-muted">{doing(state)}</span>}
            {result && <Said result={result} />}
          </div>
        </div>
        {state?.phase === 'loading' && <Loading {...state} />}
        {result?.kind === 'different' && <Difference {...result} />}
      </section>
    </div>
  )
}

function Warning() {
  return (
    <Banner title="Lo ha escrito otra persona">
      <p>
        Este programa y la salida que promete vienen en el propio enlace; PyMentor no los ha comprobado. Se ejecuta solo
        si lo pulsas, en tu navegador y aislado: sin red, sin tus archivos y sin acceso a tu cuenta.
      </p>
    </Banner>
  )
}

/** What the run was given besides the code; a time is told as the reader’s clock would, so never on the server. */
function Given({ proof: { inputs, seed, clock } }: { proof: Proof }) {
  const time = new Date(clock).toLocaleString('es-ES', { dateStyle: 'short', timeStyle: 'medium' })
  return (
    <>
      {inputs.length > 0 && (
        <p className="text-sm">
          Se le escribe: <span className="font-mono [overflow-wrap:anywhere]">{inputs.join(' ⏎ ')}</span>
        </p>
      )}
      <p className="text-text-muted text-xs tabular-nums">
        azar: semilla {seed} · reloj: {time}
      </p>
    </>
  )
}

const doing = ({ phase }: RunState) =>
  phase === 'loading'
    ? 'Descargando Python, unos 6 MB: solo la primera vez.'
    : phase === 'starting'
      ? 'Arrancando Python…'
      : 'Ejecutando…'

function Said({ result }: { result: Rerun }) {
  if (result.kind === 'same') {
    return (
      <>
        <Badge tone="verified" icon="check">
          Sigue dando lo mismo
        </Badge>
        <span>Tu navegador lo ha ejecutado y su salida es la prometida, línea por línea.</span>
      </>
    )
  }
  if (result.kind === 'other') {
    return (
      <>
        <Badge tone={result.verdict.kind === 'stopped' ? 'neutral' : 'accent'}>{result.verdict.name}</Badge>
        <span>{result.verdict.text}</span>
      </>
    )
  }
  return (
    <>
      <Badge tone="danger">Ya no da lo mismo</Badge>
      <span>
        {result.kind === 'asks'
          ? 'El programa pide más datos de los que trae el enlace.'
          : 'Lo que sale en tu navegador no es lo que promete el enlace.'}
      </span>
    </>
  )
}

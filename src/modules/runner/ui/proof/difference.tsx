import { CodeBox } from '~/ui/content/code-box'
import type { OutputDifference } from '../../compare-output'

type DifferenceProps = { difference: OutputDifference; error: string | null }

/** Where what was promised and what came part, and the error that it ended with. */
export function Difference({ difference: { from, promised, given, more }, error }: DifferenceProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {promised.length + given.length > 0 && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Lines label="Prometía" from={from} lines={promised} />
          <Lines label="Da ahora" from={from} lines={given} />
        </div>
      )}
      {more > 0 && (
        <p className="text-sm text-text-muted">
          Y {more === 1 ? 'otra línea distinta' : `otras ${more} líneas distintas`}.
        </p>
      )}
      {error !== null && (
        <CodeBox label="Error de Python" className="code-block max-h-60 border-danger border-l-2">
          {error.trimEnd()}
        </CodeBox>
      )}
    </div>
  )
}

function Lines({ label, from, lines }: { label: string; from: number; lines: readonly string[] }) {
  return (
    <div className="grid grid-cols-1 min-w-0 content-start gap-1.5">
      <p className="font-medium text-sm">
        {label}
        {lines.length > 0 && <span className="text-text-muted"> desde la línea {from + 1}</span>}
      </p>
      {lines.length === 0 ? (
        <p className="text-sm text-text-muted">Nada en ese lugar.</p>
      ) : (
        <CodeBox label={label} className="code-block max-h-60">
          {lines.join('\n')}
        </CodeBox>
      )}
    </div>
  )
}

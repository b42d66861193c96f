import type { RunEnd } from '../../contract'
import type { Conditions } from '../use-program'

/** Under what a run gave what it gave: the same again gives the same. */
export function RunFacts({ end, conditions }: { end: RunEnd; conditions: Conditions }) {
  const facts = [
    `${seconds(end.milliseconds)} s`,
    `azar: semilla ${conditions.seed}`,
    `reloj: ${new Date(conditions.clock).toLocaleString('es-ES', { dateStyle: 'short', timeStyle: 'medium' })}`,
    ...(end.earlier > 0
      ? [end.earlier === 1 ? 'tras el bloque anterior' : `tras ${end.earlier} bloques anteriores`]
      : []),
  ]
  return <p className="text-text-muted text-xs tabular-nums">{facts.join(' · ')}</p>
}

const seconds = (milliseconds: number) =>
  (milliseconds / 1000).toLocaleString('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

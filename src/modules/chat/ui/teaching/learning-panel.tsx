import { Button } from '~/ui/button'
import type { Rung } from '../../contract'
import { LEVEL_NAME, RUNG_NAME } from '../../copy'
import { RUNGS } from '../../rules'
import { useTeaching } from './use-teaching'

/** All the rungs once one of them was taken; before, their zeros would say nothing. */
const asked = ({ rungs }: { rungs: Record<Rung, number> }): readonly Rung[] =>
  RUNGS.some((rung) => rungs[rung] > 0) ? RUNGS : []

/** How somebody learns: their level, and how often they took each rung of a solution. For the person alone. */
export function LearningPanel() {
  const { teaching, change } = useTeaching()
  return (
    <div className="grid gap-3">
      <h2 className="text-lg">Cómo aprendes</h2>
      <div className="grid min-h-40 content-start gap-3">
        {teaching !== undefined && (
          <>
            <p className="text-sm text-text-muted">
              {asked(teaching).length === 0
                ? 'Con «Enséñame», el mentor te da primero la idea, luego el plan y un fragmento, y la solución solo si la pides. Aquí verás hasta dónde has pedido; solo lo ves tú.'
                : 'Lo que has pedido con «Enséñame» en los chats que conservas. Solo lo ves tú.'}
            </p>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
              <dt>Nivel</dt>
              <dd>{LEVEL_NAME[teaching.level]}</dd>
              {asked(teaching).map((rung) => (
                <div key={rung} className="col-span-2 grid grid-cols-subgrid">
                  <dt>{RUNG_NAME[rung]}</dt>
                  <dd className="text-right tabular-nums">{teaching.rungs[rung]}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {teaching?.isLevelChosen && (
          <div className="grid justify-items-start gap-2 border-line border-t pt-3">
            <p className="text-sm text-text-muted">El nivel lo has elegido tú.</p>
            <Button variant="outline" size="sm" onClick={() => change({ level: null })}>
              Que se ajuste a lo que escribo
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

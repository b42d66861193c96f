import { levelName } from '../../recording/copy'
import type { Level, ProgramState } from '../../recording/state-at'
import { ValueButton } from './value-button'

type StepLevelsProps = { state: ProgramState; at: number; onGo: (to: number) => void }

/** Deep recursions: the innermost, and the program itself. */
const MOST_LEVELS = 12

/** The functions that run, the innermost first, with their variables. */
export function StepLevels({ state, at, onGo }: StepLevelsProps) {
  const levels = state.levels.map((level, depth) => ({ level, depth })).toReversed()
  const hidden = Math.max(0, levels.length - MOST_LEVELS)
  const shown = hidden > 0 ? [...levels.slice(0, MOST_LEVELS - 1), ...levels.slice(-1)] : levels
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold text-sm">Variables</h3>
      {shown.map(({ level, depth }) => (
        <div key={depth} className="grid grid-cols-1 gap-2">
          {depth === 0 && hidden > 0 && (
            <p className="text-text-muted text-xs">
              … y {hidden === 1 ? '1 llamada' : `${hidden.toLocaleString('es-ES')} llamadas`} más entre medias
            </p>
          )}
          <LevelShown level={level} state={state} at={at} onGo={onGo} isInner={depth === state.levels.length - 1} />
        </div>
      ))}
    </div>
  )
}

function LevelShown({ level, isInner, state, at, onGo }: StepLevelsProps & { level: Level; isInner: boolean }) {
  return (
    <div className={`rounded-md border p-2.5 ${isInner ? 'border-line-strong bg-surface' : 'border-line'}`}>
      <h4 className="font-mono text-text-muted text-xs">{levelName(level.name)}</h4>
      {level.variables.size === 0 ? (
        <p className="text-text-muted text-xs">Sin variables todavía</p>
      ) : (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 gap-y-0.5">
          {[...level.variables].map(([name, placed]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid items-baseline">
              <dt className="max-w-40 truncate font-mono text-xs">{name}</dt>
              <dd className="min-w-0">
                <ValueButton of={name} placed={placed} state={state} at={at} onGo={onGo} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

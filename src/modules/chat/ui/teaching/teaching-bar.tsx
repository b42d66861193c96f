import { Icon } from '~/ui/icon'
import type { Teaching, TeachingChange } from '../../contract'
import { LEVEL_NAME } from '../../copy'
import { LEVELS } from '../../rules'

type TeachingBarProps = { teaching: Teaching | undefined; onChange: (change: TeachingChange) => void }

/** How one is taught, beside the box one asks in. Its room is there before it is known. */
export function TeachingBar({ teaching, onChange }: TeachingBarProps) {
  return (
    <div className="mb-1.5 flex min-h-8 flex-wrap items-center gap-2 pointer-coarse:min-h-10">
      {teaching !== undefined && <LevelButton teaching={teaching} onChange={onChange} />}
    </div>
  )
}

/** One press goes on to the next level, after the last to the first. */
function LevelButton({
  teaching: { level, isLevelChosen },
  onChange,
}: { teaching: Teaching } & Pick<TeachingBarProps, 'onChange'>) {
  const next = LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length] ?? level
  return (
    <button
      type="button"
      onClick={() => onChange({ level: next })}
      title={isLevelChosen ? 'Lo has elegido tú' : 'Por lo que has escrito'}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-text-muted text-xs hover:bg-surface-raised hover:text-text pointer-coarse:min-h-10"
    >
      <span className="sr-only">Nivel: </span>
      <span aria-live="polite">{LEVEL_NAME[level]}</span>
      <Icon name="refresh" className="size-3.5" />
      <span className="sr-only">, cambiar a {LEVEL_NAME[next].toLowerCase()}</span>
    </button>
  )
}

import { classNames } from '~/ui/class-names'
import { boxName } from '../../recording/copy'
import type { Placed, ProgramState } from '../../recording/state-at'

type ValueButtonProps = {
  /** What has the value: a variable, an item. */
  of: string
  placed: Placed
  state: ProgramState
  at: number
  onGo: (to: number) => void
}

/** A value: pressed, it leads to the step from which on it has been there. What has just changed is marked. */
export function ValueButton({ of, placed: { value, since }, state, at, onGo }: ValueButtonProps) {
  const box = 'box' in value ? state.boxes.get(value.box) : undefined
  const text = 'text' in value ? value.text : box ? boxName(value.box, box) : '…'
  const isNew = since === at
  return (
    <button
      type="button"
      title={`Ir al paso ${since + 1}, donde se puso`}
      aria-label={`${of}: ${text}${isNew ? ', acaba de cambiar' : ''}. Ir al paso ${since + 1}, donde se puso`}
      onClick={() => onGo(since)}
      className={classNames(
        'min-h-6 min-w-6 max-w-full rounded-sm px-1 text-left font-mono text-xs [overflow-wrap:anywhere] hover:bg-line',
        'pointer-coarse:min-h-10 pointer-coarse:min-w-10',
        isNew ? 'bg-accent-soft font-semibold text-accent' : 'text-text',
        box && 'underline decoration-dotted underline-offset-4',
      )}
    >
      {box && <span aria-hidden="true">→ </span>}
      {text}
    </button>
  )
}

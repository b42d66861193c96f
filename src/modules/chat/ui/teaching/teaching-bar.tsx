import { useId, useState } from 'react'
import { Icon } from '~/ui/icon'
import type { Mode, Teaching, TeachingChange } from '../../contract'
import { LEVEL_NAME, MODE_NAME } from '../../copy'
import { LEVELS } from '../../rules'

type Changing = { onChange: (change: TeachingChange) => void }

/** How one is taught, beside the box one asks in. Its room is there before it is known. */
export function TeachingBar({ teaching, onChange }: { teaching: Teaching | undefined } & Changing) {
  return (
    <div className="mb-1.5 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-xs pointer-coarse:min-h-10">
      {teaching !== undefined && (
        <>
          <ModeSwitch mode={teaching.mode} onChange={onChange} />
          <LevelButton teaching={teaching} onChange={onChange} />
        </>
      )}
    </div>
  )
}

/** What each does, in a line. */
const MODE_HINT = {
  teach: 'Primero la idea; después, si lo pides, el plan, un fragmento y la solución',
  solve: 'El programa entero, explicado',
} satisfies Record<Mode, string>

function ModeSwitch({ mode, onChange }: { mode: Mode } & Changing) {
  const name = useId()
  // Shown at the press: what is kept tells of it a moment later, and the mark would jump back meanwhile.
  const [shown, setShown] = useState(mode)
  const [known, setKnown] = useState(mode)
  if (mode !== known) {
    setKnown(mode)
    setShown(mode)
  }
  return (
    <fieldset className="flex rounded-md border border-line">
      <legend className="sr-only">Cómo quieres la respuesta</legend>
      {(['teach', 'solve'] as const).map((value) => (
        <label
          key={value}
          title={MODE_HINT[value]}
          className="relative flex min-h-8 cursor-pointer items-center rounded-md px-2.5 text-text-muted hover:text-text has-checked:bg-surface-raised has-checked:font-semibold has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-link pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name={name}
            checked={shown === value}
            onChange={() => {
              setShown(value)
              onChange({ mode: value })
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {MODE_NAME[value]}
        </label>
      ))}
    </fieldset>
  )
}

/** One press goes on to the next level, after the last to the first. */
function LevelButton({ teaching: { level, isLevelChosen }, onChange }: { teaching: Teaching } & Changing) {
  const next = LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length] ?? level
  return (
    <button
      type="button"
      onClick={() => onChange({ level: next })}
      title={isLevelChosen ? 'Lo has elegido tú' : 'Por lo que has escrito'}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-text-muted hover:bg-surface-raised hover:text-text pointer-coarse:min-h-10"
    >
      <span className="sr-only">Nivel: </span>
      <span aria-live="polite">{LEVEL_NAME[level]}</span>
      <Icon name="refresh" className="size-3.5" />
      <span className="sr-only">, cambiar a {LEVEL_NAME[next].toLowerCase()}</span>
    </button>
  )
}

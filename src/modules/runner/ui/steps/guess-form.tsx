import { type FormEvent, useId, useRef } from 'react'
import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import type { Move, Stepping } from '../../recording/stepping'

type GuessFormProps = { stepping: Stepping; canGuess: boolean; line: number; onMove: (move: Move) => void }

/** The game: its reader says which line comes next before they see it. */
export function GuessForm({ stepping: { guesses, right, total }, canGuess, line, onMove }: GuessFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const guess = field.current?.valueAsNumber
    if (field.current === null || guess === undefined || !Number.isInteger(guess)) return
    field.current.value = ''
    onMove({ type: 'guess', line: guess })
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <CheckboxField
        label="Adivinar la línea que viene"
        checked={guesses}
        onChange={(event) => onMove({ type: 'guesses', on: event.currentTarget.checked })}
        className="pointer-coarse:min-h-10 pointer-coarse:items-center"
      />
      {guesses && (
        <form onSubmit={handleSubmit} className="flex flex-wrap items-center gap-2">
          <label htmlFor={id}>
            {canGuess ? `¿Qué línea viene tras la ${line}?` : 'Aquí no hay línea que adivinar: sigue.'}
          </label>
          <input
            ref={field}
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            disabled={!canGuess}
            className="min-h-10 w-20 rounded-md border border-line-strong bg-field px-2 font-mono text-base text-text"
          />
          <Button type="submit" variant="outline" disabled={!canGuess}>
            Comprobar
          </Button>
          {total > 0 && (
            <span className="text-text-muted tabular-nums">
              {right} de {total}
            </span>
          )}
        </form>
      )}
    </div>
  )
}

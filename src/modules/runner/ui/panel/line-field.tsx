import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Button } from '~/ui/button'
import { MAX_LINE } from '../../rules'

/**
 * Where a line is typed that the program asks for. It takes the focus, as a terminal would, from whatever of its block has it, and
 * stands clear of what floats over the end of a conversation.
 */
export function LineField({ onLine }: { onLine: (line: string) => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const block = field.current?.closest('figure')
    if (block?.contains(document.activeElement)) field.current?.focus()
  }, [])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (field.current === null) return
    const line = field.current.value
    // The field goes with its line: what holds it keeps the focus for the next one.
    field.current.closest('section')?.focus({ preventScroll: true })
    onLine(line)
  }

  return (
    <form
      onSubmit={handleSubmit}
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      className="grid scroll-mt-4 scroll-mb-16 grid-cols-1 gap-1.5"
    >
      <label htmlFor={id} className="font-medium">
        Tu respuesta al programa
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LINE}
          className="min-h-10 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-3 font-mono text-base text-text"
        />
        <Button type="submit">Enviar dato</Button>
      </div>
    </form>
  )
}

import { type KeyboardEvent, type RefObject, useId } from 'react'
import { classNames } from '~/ui/class-names'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { Icon } from '~/ui/icon'
import { MAX_SEARCH_LENGTH } from '../../rules'

type SearchFieldProps = {
  fieldRef: RefObject<HTMLInputElement | null>
  text: string
  onChange: (text: string) => void
  /** Down, or Enter: into what was found. */
  onEnterResults: () => void
}

/** Where one types what to look for. Escape, or the cross, empties it. */
export function SearchField({ fieldRef, text, onChange, onEnterResults }: SearchFieldProps) {
  const id = useId()

  function clear() {
    onChange('')
    fieldRef.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text !== '') clear()
    else if (event.key === 'ArrowDown' || event.key === 'Enter') onEnterResults()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <search className="relative">
      <label htmlFor={id} className="sr-only">
        Buscar en tus chats
      </label>
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-4 text-text-muted" />
      <input
        ref={fieldRef}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder="Buscar en tus chats"
        aria-keyshortcuts="/"
        data-search
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKey}
        className={classNames(CONTROL_CLASSES, 'h-10 pr-9 pl-9 text-sm pointer-coarse:text-base')}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Borrar la búsqueda"
          onClick={clear}
          className="absolute top-0 right-0 grid size-10 place-items-center rounded-md text-text-muted hover:text-text"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </search>
  )
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '~/ui/class-names'
import { CONTROL_CLASSES, FieldError } from '~/ui/forms/control'
import { MAX_TITLE_LENGTH } from '../../rules'
import { BLANK_TITLE } from './actions/title-words'

type ChatTitleProps = {
  title: string
  isEditing: boolean
  /** Null where there is no chat to rename. */
  onEdit: (() => void) | null
  /** The new title, or null if it stays as it is. */
  onDone: (title: string | null) => void
}

const SIZE = 'text-base leading-snug md:text-lg'

/** The open conversation's title. A double click, or the menu, turns it into a field (CHAT-06). */
export function ChatTitle({ title, isEditing, onEdit, onDone }: ChatTitleProps) {
  if (isEditing) return <TitleField title={title} onDone={onDone} />
  return (
    // The double click is for the mouse alone; the menu does the same.
    <h1
      onDoubleClick={onEdit ?? undefined}
      title={onEdit ? 'Doble clic para cambiar el nombre' : undefined}
      className={classNames('max-w-full truncate', SIZE)}
    >
      {title}
    </h1>
  )
}

/** Enter and leaving the field save, Escape leaves the title as it was; a blank one can't be saved (VAL-18). */
function TitleField({ title, onDone }: Pick<ChatTitleProps, 'title' | 'onDone'>) {
  const id = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [text, setText] = useState(title)
  const wanted = text.trim()
  const isBlank = wanted === ''

  useEffect(() => {
    cameFrom.current = document.activeElement
    fieldRef.current?.select()
  }, [])

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter' && isBlank) return
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    onDone(event.key === 'Escape' || wanted === title ? null : wanted)
  }

  return (
    <h1 className="w-full max-w-xl">
      <input
        ref={fieldRef}
        aria-label="Nombre de la conversación"
        aria-invalid={isBlank || undefined}
        aria-describedby={isBlank ? id : undefined}
        autoComplete="off"
        maxLength={MAX_TITLE_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => onDone(isBlank || wanted === title ? null : wanted)}
        onKeyDown={handleKey}
        className={classNames(CONTROL_CLASSES, '-ml-3 h-10 font-display font-semibold', SIZE)}
      />
      {isBlank && (
        <div className="py-1 font-normal font-sans tracking-normal">
          <FieldError id={id}>{BLANK_TITLE}</FieldError>
        </div>
      )}
    </h1>
  )
}

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
} from 'react'
import { classNames } from '~/ui/class-names'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { earlyText } from '~/ui/react/early-text'
import { COMPOSER_MAX_HEIGHT_PX } from '../../rules'
import { boxAction } from './composer-keys'
import { lengthNote } from './message-length'

type QuestionBoxProps = {
  boxRef: RefObject<HTMLTextAreaElement | null>
  /** What it is called; read out, not seen. */
  label: string
  placeholder?: string
  text: string
  disabled?: boolean
  describedBy?: string | undefined
  onWrite: (text: string) => void
  onSend: () => void
  /** Whether Escape meant something here. */
  onEscape: () => boolean
  /** Whether there is a last question to go back to. */
  onEditLast?: () => boolean
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

/** A box one writes a question in; it grows up to 120 px (CHAT-16), Enter sends (CHAT-15). Under it, how long the text may be. */
export function QuestionBox(props: QuestionBoxProps) {
  const { boxRef, label, placeholder, text, disabled = false, describedBy, onWrite } = props
  const id = useId()
  const note = lengthNote(text.length)
  useAutoGrow(boxRef, text)

  const takeEarlyText = useEffectEvent(() => {
    const typed = boxRef.current ? earlyText(boxRef.current) : ''
    if (typed !== '' && text === '') onWrite(typed)
  })
  useEffect(() => takeEarlyText(), [])

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const touch = matchMedia('(pointer: coarse)').matches
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    const press = { key, shiftKey, altKey, ctrlKey, metaKey, isComposing: event.nativeEvent.isComposing }
    const action = boxAction(press, { touch, isEmpty: text === '' })
    if (action === 'none') return
    if (action === 'escape' && !props.onEscape()) return
    if (action === 'edit_last' && !props.onEditLast?.()) return
    event.preventDefault()
    if (action === 'send') props.onSend()
    if (action !== 'new_line') return
    const box = event.currentTarget
    box.setRangeText('\n', box.selectionStart, box.selectionEnd, 'end')
    onWrite(box.value)
  }

  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={boxRef}
        id={id}
        rows={1}
        value={text}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={note?.kind === 'too_long' || undefined}
        placeholder={placeholder}
        enterKeyHint="enter"
        onChange={(event) => onWrite(event.currentTarget.value)}
        onKeyDown={handleKey}
        onPaste={props.onPaste}
        className={classNames(CONTROL_CLASSES, 'block max-h-[120px] min-h-11 resize-none py-2 [field-sizing:content]')}
      />
      <p
        aria-live="polite"
        className={classNames('text-xs', note?.kind === 'too_long' ? 'text-danger' : 'text-text-muted')}
      >
        {note?.text}
      </p>
    </div>
  )
}

/** CHAT-16, for browsers without `field-sizing: content`: the box grows with its text up to 120 px. */
function useAutoGrow(boxRef: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const box = boxRef.current
    if (!box || CSS.supports('field-sizing', 'content')) return
    box.style.height = text === '' ? '' : 'auto'
    if (text !== '') box.style.height = `${Math.min(box.scrollHeight, COMPOSER_MAX_HEIGHT_PX)}px`
  }, [boxRef, text])
}

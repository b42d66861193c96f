import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { CONTROL_CLASSES } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { Tooltip } from '~/ui/tooltip'
import type { Activity } from '../conversation/conversation'
import { composerAction } from './composer-keys'
import { isSendable, lengthNote } from './message-length'
import { useAutoGrow } from './use-auto-grow'

type ComposerProps = {
  boxRef: RefObject<HTMLTextAreaElement | null>
  text: string
  activity: Activity['kind']
  /** Why nothing can be written (MENTOR-11); undefined while it can. */
  closedBecause: string | undefined
  onWrite: (text: string) => void
  onSend: () => void
  onStop: () => void
}

/** In a narrow place the icon alone is seen. */
const LABEL = 'sr-only @md:not-sr-only'

/** The box one asks in; it grows up to 120 px (CHAT-16). Enter sends (CHAT-15); while a reply is being written the button stops it, and so does Escape. */
export function Composer({ boxRef, text, activity, closedBecause, onWrite, onSend, onStop }: ComposerProps) {
  const id = useId()
  const note = lengthNote(text.length)
  const isReplying = activity === 'receiving' || activity === 'stopping'
  useAutoGrow(boxRef, text)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (activity === 'idle' && closedBecause === undefined && isSendable(text)) onSend()
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const touch = matchMedia('(pointer: coarse)').matches
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    const press = { key, shiftKey, altKey, ctrlKey, metaKey, isComposing: event.nativeEvent.isComposing }
    const action = composerAction(press, { touch, replying: isReplying })
    if (action === 'none') return
    event.preventDefault()
    if (action === 'send') submit()
    else if (action === 'stop') onStop()
    else {
      const box = event.currentTarget
      box.setRangeText('\n', box.selectionStart, box.selectionEnd, 'end')
      onWrite(box.value)
    }
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Tooltip text={closedBecause} className="min-w-0 flex-1">
        {(described) => (
          <div className="min-w-0 flex-1">
            <label htmlFor={id} className="sr-only">
              Tu pregunta
            </label>
            <textarea
              {...described}
              ref={boxRef}
              id={id}
              rows={1}
              value={text}
              disabled={closedBecause !== undefined}
              aria-invalid={note?.kind === 'too_long' || undefined}
              placeholder="Escribe tu pregunta"
              enterKeyHint="enter"
              onChange={(event) => onWrite(event.currentTarget.value)}
              onKeyDown={handleKey}
              className={classNames(
                CONTROL_CLASSES,
                'block max-h-[120px] min-h-11 resize-none py-2 [field-sizing:content]',
              )}
            />
            <p
              aria-live="polite"
              className={classNames('text-xs', note?.kind === 'too_long' ? 'text-danger' : 'text-text-muted')}
            >
              {note?.text}
            </p>
          </div>
        )}
      </Tooltip>
      {isReplying ? (
        <Button
          variant="secondary"
          className="min-h-11 min-w-11 px-3 @md:px-4"
          pending={activity === 'stopping'}
          onClick={onStop}
        >
          <Icon name="stop" className="size-4" />
          <span className={LABEL}>Detener</span>
        </Button>
      ) : (
        <Button
          type="submit"
          className="min-h-11 min-w-11 px-3 @md:px-4"
          pending={activity === 'sending'}
          disabled={closedBecause !== undefined || activity === 'lost' || !isSendable(text)}
        >
          <Icon name="send" className="size-4" />
          <span className={LABEL}>Enviar</span>
        </Button>
      )}
    </form>
  )
}

import type { FormEvent, RefObject } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Tooltip } from '~/ui/menus/tooltip'
import { useHydrated } from '~/ui/react/use-hydrated'
import type { Attachment } from '../../contract'
import { AttachButton } from '../attachments/attach-button'
import { BoxFiles } from '../attachments/box-files'
import { type Attachments, mayBeSent } from '../attachments/use-attachments'
import type { Activity } from '../conversation/conversation-state'
import { QuestionBox } from './question-box'

type ComposerProps = {
  boxRef: RefObject<HTMLTextAreaElement | null>
  text: string
  attachments: Attachments
  onOpenFile: (attachment: Attachment) => void
  activity: Activity['kind']
  /** Why nothing can be written (MENTOR-11); undefined while it can. */
  closedBecause: string | undefined
  onWrite: (text: string) => void
  onSend: () => void
  onStop: () => void
  /** Opens the last question for a change; false when there is none. */
  onEditLast: () => boolean
}

/** In a narrow place the icon alone is seen. */
const LABEL = 'sr-only @md:not-sr-only'
const BUTTON = 'min-h-11 min-w-11 px-3 @md:px-4 aria-disabled:opacity-50'

/** The box one asks in, and its button. While a reply is being written the button stops it, and so does Escape. */
export function Composer({
  boxRef,
  text,
  attachments,
  onOpenFile,
  activity,
  closedBecause,
  onWrite,
  onSend,
  onStop,
  onEditLast,
}: ComposerProps) {
  const isHydrated = useHydrated()
  const isReplying = activity === 'receiving' || activity === 'stopping'
  const isPending = activity === 'sending' || activity === 'continuing'
  const maySend = activity === 'idle' && closedBecause === undefined && mayBeSent(text, attachments)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (maySend) onSend()
  }

  function stop() {
    if (isReplying) onStop()
    return isReplying
  }

  return (
    <form onSubmit={submit} className="group/drop" {...(closedBecause === undefined ? attachments.dropZone : {})}>
      <BoxFiles attachments={attachments} text={text} onOpen={onOpenFile} />
      <div className="flex items-end gap-2">
        <AttachButton disabled={closedBecause !== undefined} onPick={attachments.addFiles} />
        <Tooltip text={closedBecause} className="min-w-0 flex-1">
          {(described) => (
            <QuestionBox
              boxRef={boxRef}
              label="Tu pregunta"
              placeholder="Escribe tu pregunta"
              text={text}
              disabled={closedBecause !== undefined}
              describedBy={described['aria-describedby']}
              onWrite={onWrite}
              onSend={submit}
              onEscape={stop}
              onEditLast={onEditLast}
              onPaste={attachments.paste}
            />
          )}
        </Tooltip>
        {/* Stays in the tab order when there is nothing to send: a button that is disabled under the focus loses it. */}
        <Button
          type={isReplying ? 'button' : 'submit'}
          variant={isReplying ? 'secondary' : 'default'}
          className={BUTTON}
          pending={activity === 'stopping' || isPending}
          // Pressed before the page works, "Detener" would stop nothing, without a word.
          disabled={isReplying && !isHydrated}
          aria-disabled={isReplying || isPending || maySend ? undefined : true}
          onClick={isReplying ? onStop : undefined}
        >
          <Icon name={isReplying ? 'stop' : 'send'} className="size-4" />
          <span className={LABEL}>{isReplying ? 'Detener' : 'Enviar'}</span>
        </Button>
      </div>
    </form>
  )
}

import type { FormEvent } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Tooltip } from '~/ui/menus/tooltip'
import { useHydrated } from '~/ui/react/use-hydrated'
import { AttachButton } from '../attachments/attach-button'
import { BoxFiles } from '../attachments/box-files'
import { mayBeSent } from '../attachments/use-attachments'
import type { ChatbotState } from '../conversation/use-chatbot'
import { QuestionBox } from './question-box'

/** In a narrow place the icon alone is seen. */
const LABEL = 'sr-only @md:not-sr-only'
const BUTTON = 'min-h-11 min-w-11 px-3 @md:px-4 aria-disabled:opacity-50'

/** The box one asks in, and its button. While a reply is being written the button stops it, and so does Escape. */
export function Composer({ chatbot }: { chatbot: ChatbotState }) {
  const { draft, attachments, send, stop } = chatbot
  const { closedBecause } = chatbot.limits
  const { kind: activity } = chatbot.conversation.state.activity
  const isHydrated = useHydrated()
  const isReplying = activity === 'receiving' || activity === 'stopping'
  const isPending = activity === 'sending' || activity === 'continuing'
  const maySend = activity === 'idle' && closedBecause === undefined && mayBeSent(draft.text, attachments)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (maySend) send()
  }

  function stopByKey() {
    if (isReplying) void stop()
    return isReplying
  }

  return (
    <form onSubmit={submit} className="group/drop" {...(closedBecause === undefined ? attachments.dropZone : {})}>
      <BoxFiles attachments={attachments} text={draft.text} onOpen={chatbot.openFile} />
      <div className="flex items-end gap-2">
        <AttachButton disabled={closedBecause !== undefined} onPick={attachments.addFiles} />
        <Tooltip text={closedBecause} className="min-w-0 flex-1">
          {(described) => (
            <QuestionBox
              boxRef={chatbot.boxRef}
              label="Tu pregunta"
              placeholder="Escribe tu pregunta"
              text={draft.text}
              disabled={closedBecause !== undefined}
              describedBy={described['aria-describedby']}
              onWrite={draft.write}
              onSend={submit}
              onEscape={stopByKey}
              onEditLast={chatbot.editing.beginLast}
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
          onClick={isReplying ? stop : undefined}
        >
          <Icon name={isReplying ? 'stop' : 'send'} className="size-4" />
          <span className={LABEL}>{isReplying ? 'Detener' : 'Enviar'}</span>
        </Button>
      </div>
    </form>
  )
}

import { memo, type ReactNode } from 'react'
import { clockTime, longDate } from '~/platform/time/dates'
import { useOnline } from '~/ui/react/use-online'
import { SentFiles } from '../attachments/sent-files'
import type { ShownMessage } from '../conversation/conversation-state'
import { ActionButton, WHILE_FREE } from './action-button'
import { useMessageActions } from './message-actions'
import { MessageFrame, QUESTION } from './message-frame'
import { MessageToolbar } from './message-toolbar'

type QuestionItemProps = {
  question: ShownMessage
  isSending: boolean
  /** Nothing has been asked since: ArrowUp in the empty box opens this one. */
  isLastQuestion: boolean
  /** The box that stands in its place while it is changed. */
  editor: ReactNode
}

/** What the reader asked: as it was typed, line breaks and indentation included. */
export const QuestionItem = memo(({ question, isSending, isLastQuestion, editor }: QuestionItemProps) => {
  const { edit, openAttachment } = useMessageActions()
  if (editor) {
    return (
      <MessageFrame messageId={question.id} label="Tú" className={QUESTION}>
        {editor}
      </MessageFrame>
    )
  }
  return (
    <MessageFrame
      messageId={question.id}
      label="Tú"
      className={QUESTION}
      note={isSending ? <Sending /> : <SentAt question={question} />}
    >
      <p className="max-w-[70ch] whitespace-pre-wrap rounded-md border-action border-l-2 bg-surface-raised px-4 py-2.5 [overflow-wrap:anywhere]">
        {question.content}
      </p>
      <SentFiles files={question.attachments ?? []} onOpen={openAttachment} />
      {!isSending && (
        <MessageToolbar message={question} isShown={false}>
          <ActionButton
            icon="pencil"
            label="Editar"
            hint={isLastQuestion ? '↑' : undefined}
            data-action="edit"
            className={WHILE_FREE}
            onClick={() => edit(question)}
          />
        </MessageToolbar>
      )}
    </MessageFrame>
  )
})

const Sending = () => (useOnline() ? 'Enviando…' : 'Sin conexión. Lo seguimos intentando…')

const SentAt = ({ question }: { question: ShownMessage }) => (
  <time dateTime={question.timestamp} title={longDate(question.timestamp)}>
    {clockTime(question.timestamp)}
  </time>
)

import { memo } from 'react'
import { clockTime, longDate } from '~/platform/dates'
import { ActionButton } from './action-button'
import { ActionsRow } from './actions-row'
import type { ShownMessage } from './conversation-state'
import { Margin } from './margin'
import { useMessageActions } from './message-actions'

type QuestionItemProps = {
  question: ShownMessage
  isSending: boolean
  /** Nothing has been asked since: ArrowUp in the empty box opens this one. */
  isLast: boolean
  isWaiting: boolean
}

/** What the reader asked: as it was typed, line breaks and indentation included. */
export const QuestionItem = memo(({ question, isSending, isLast, isWaiting }: QuestionItemProps) => {
  const { edit } = useMessageActions()
  return (
    <Margin messageId={question.id} label="Tú" note={isSending ? 'Enviando…' : <SentAt question={question} />}>
      <p className="max-w-[70ch] whitespace-pre-wrap rounded-md border-action border-l-2 bg-surface-raised px-4 py-2.5 [overflow-wrap:anywhere]">
        {question.content}
      </p>
      {!isSending && (
        <ActionsRow message={question} isShown={false} isWaiting={isWaiting}>
          <ActionButton
            icon="pencil"
            label="Editar"
            hint={isLast ? '↑' : undefined}
            data-action="edit"
            className={isWaiting ? 'invisible' : undefined}
            onClick={() => edit(question)}
          />
        </ActionsRow>
      )}
    </Margin>
  )
})

export const SentAt = ({ question }: { question: ShownMessage }) => (
  <time dateTime={question.timestamp} title={longDate(question.timestamp)}>
    {clockTime(question.timestamp)}
  </time>
)

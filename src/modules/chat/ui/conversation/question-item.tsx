import { memo } from 'react'
import { clockTime, longDate } from '~/ui/dates'
import type { ShownMessage } from './conversation'
import { Margin } from './margin'

/** What the reader asked: as it was typed, line breaks and indentation included. */
export const QuestionItem = memo(({ question, isSending }: { question: ShownMessage; isSending: boolean }) => (
  <Margin
    label="Tú"
    note={
      isSending ? (
        'Enviando…'
      ) : (
        <time dateTime={question.timestamp} title={longDate(question.timestamp)}>
          {clockTime(question.timestamp)}
        </time>
      )
    }
  >
    <p className="max-w-[70ch] whitespace-pre-wrap rounded-md border-action border-l-2 bg-surface-raised px-4 py-2.5 [overflow-wrap:anywhere]">
      {question.content}
    </p>
  </Margin>
))

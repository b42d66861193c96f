import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '~/platform/http/call'
import { Icon } from '~/ui/icon'
import { followUps } from '../../contract'
import type { ChatbotState } from '../conversation/use-chatbot'

/**
 * What one could ask next. The room for it is always there, so that the questions that come into it move nobody; it is no part of what
 * the reader is carried along by.
 */
export const FollowUps = ({ chatbot: { followedUpId, limits, ask } }: { chatbot: ChatbotState }) => (
  <div className="min-h-40 px-4 pt-3 pb-5 pointer-coarse:min-h-48 @2xl:pr-6 @2xl:pl-38">
    {followedUpId !== null && (
      <Questions key={followedUpId} replyId={followedUpId} isClosed={limits.closedBecause !== undefined} onAsk={ask} />
    )}
  </div>
)

type QuestionsProps = {
  replyId: string
  /** No message is left: then only what takes none is offered. */
  isClosed: boolean
  onAsk: (question: string) => void
}

/** Under a whole reply. They come when they are there: nothing waits for them, nothing announces them. */
function Questions({ replyId, isClosed, onAsk }: QuestionsProps) {
  const id = useId()
  const { data } = useQuery({
    queryKey: ['chat-follow-ups', replyId],
    queryFn: ({ signal }) => call(followUps, { params: { id: replyId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data === undefined || data.questions.length === 0 || (isClosed && !data.areFree)) return null
  return (
    <section aria-labelledby={id} className="animate-fade print:hidden">
      <h3 id={id} className="mb-0.5 font-sans font-semibold text-text-muted text-xs tracking-normal">
        ¿Y ahora?
      </h3>
      <ul className="-ml-3">
        {data.questions.slice(0, 3).map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="flex min-h-8 items-center gap-2 rounded-md px-3 py-1 text-left text-link text-sm hover:bg-surface-raised pointer-coarse:min-h-10"
            >
              <Icon name="arrow-right" className="size-4 shrink-0" />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { memo, type ReactNode, useState } from 'react'
import type { ChatType } from '../../contract'
import { keyOf, visibleMessages } from '../conversation/conversation'
import type { Conversation, ShownMessage } from '../conversation/conversation-state'
import { groupMessages, type MessageGroup } from './message-groups'
import { QuestionItem } from './question-item'
import { ReplyItem } from './reply-item'

/**
 * The one place where the browser leaves out what is far from the reader's eyes; finding, selecting and links still reach it. Where it
 * comes in at another height than it had, the browser holds what is read in its place; one that cannot do that (Safari) leaves nothing
 * out. The last group grows: its messages are left out one by one, but for the last, which is being written. Both for the same message
 * were tried: what is read jumps by the difference of two unknown heights.
 */
const GROUP = '[contain-intrinsic-block-size:auto_112rem] supports-[overflow-anchor:auto]:[content-visibility:auto]'
const LAST_GROUP = 'supports-[overflow-anchor:auto]:[&>:not(:last-child)]:[content-visibility:auto]'

type MessageListProps = {
  type: ChatType
  conversation: Conversation
  /** The question in whose place the box stands that changes it. */
  editedId: string | undefined
  editor: ReactNode
}

/** The messages themselves: what is typed below them renders none of them. */
export const MessageList = memo(({ type, conversation, editedId, editor }: MessageListProps) => {
  const { activity, announced, isEnd } = conversation
  const messages = visibleMessages(conversation)
  const isSending = activity.kind === 'sending' && activity.ask.kind === 'question'
  function entry(message: ShownMessage, at: number) {
    const isLast = at === messages.length - 1
    if (message.role === 'assistant') {
      return (
        <ReplyItem
          key={keyOf(message)}
          type={type}
          reply={message}
          question={messages[at - 1]?.content}
          isLast={isLast}
          isEnd={isLast && isEnd}
          isReceivedHere={announced?.replyId === message.id}
          isContinuing={isLast && activity.kind === 'continuing'}
        />
      )
    }
    return (
      <QuestionItem
        key={keyOf(message)}
        question={message}
        isSending={isLast && isSending}
        isLastQuestion={isEnd && at >= messages.length - 2}
        editor={message.id === editedId ? editor : null}
      />
    )
  }
  return useGroups(conversation).map((group, at, { length }) => (
    <div key={group.key} className={at === length - 1 ? LAST_GROUP : GROUP}>
      {group.messages.map((message, index) => entry(message, group.start + index))}
    </div>
  ))
})

function useGroups(conversation: Conversation): readonly MessageGroup[] {
  const [grouped, setGrouped] = useState(() => ({
    conversation,
    groups: groupMessages([], visibleMessages(conversation)),
  }))
  if (grouped.conversation === conversation) return grouped.groups
  const groups = groupMessages(grouped.groups, visibleMessages(conversation))
  setGrouped({ conversation, groups })
  return groups
}

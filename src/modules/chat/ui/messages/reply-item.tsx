import { memo, useCallback, useSyncExternalStore } from 'react'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { isApple, keyText } from '~/ui/menus/keyboard'
import type { ChatType } from '../../contract'
import { MENTOR_NAME, REPLY_FAILURE, writtenBy } from '../../copy'
import { isRepairQuestion } from '../../repair'
import { VERSION } from '../../rules'
import { Answer, type FailedCode } from '../answer/answer'
import { CopyButton } from '../code/copy-button'
import type { ShownMessage } from '../conversation/conversation-state'
import { keysOf } from '../palette/shortcuts'
import { ActionButton, WHILE_FREE } from './action-button'
import { useMessageActions } from './message-actions'
import { MessageFrame } from './message-frame'
import { MessageToolbar } from './message-toolbar'
import { Trouble } from './trouble'
import { useVoting } from './use-voting'
import { VoteButtons, VoteReason } from './vote-buttons'

type ReplyItemProps = {
  type: ChatType
  reply: ShownMessage
  /** What it answers; none where that is not loaded. */
  question: string | undefined
  /** Whether it ends what is loaded: it may grow, and is always laid out. */
  isLast: boolean
  /** Whether it ends the conversation: only then can it be gone on with. */
  isEnd: boolean
  /** It was received on this page, to a question just asked. */
  isReceivedHere: boolean
  /** It broke off and is being opened again. */
  isContinuing: boolean
}

/**
 * For the reply that is written on this page, which is always laid out: its blocks of code get their buttons and last colours all at once,
 * and a long answer has many. Each has had its height by then.
 */
const CODE_LEFT_OUT_WHEN_FAR =
  '[&_figure]:[contain-intrinsic-block-size:auto_12rem] supports-[overflow-anchor:auto]:[&_figure]:[content-visibility:auto]'

/** A program in a repair is the repaired one. */
const HAS_PYTHON = /^```(?:python|py)\b/m

/** What the mentor answered, with what became of it. */
export const ReplyItem = memo(
  ({ type, reply, question, isLast, isEnd, isReceivedHere, isContinuing }: ReplyItemProps) => {
    const { content, status } = reply
    const { repair } = useMessageActions()
    const isStreaming = status === 'streaming'
    const sendBack = useCallback((failed: FailedCode) => repair(reply, failed), [repair, reply])
    return (
      <MessageFrame
        messageId={reply.id}
        label={MENTOR_NAME[type]}
        note={VERSION[type]}
        className={isLast && isReceivedHere ? CODE_LEFT_OUT_WHEN_FAR : undefined}
      >
        {!isStreaming && isRepairQuestion(question ?? '') && HAS_PYTHON.test(content) && (
          <p className="@2xl:pt-2.5">
            <Badge icon="refresh">Corregido tras ejecutarlo</Badge>
          </p>
        )}
        {content !== '' && (
          <div data-answer={isStreaming ? 'writing' : 'written'} className="@2xl:pt-2.5">
            <Answer
              content={content}
              streaming={isStreaming}
              isReceivedHere={isReceivedHere}
              replyId={reply.id}
              question={question}
              sendBack={isEnd && status === 'complete' ? sendBack : undefined}
            />
          </div>
        )}
        {isStreaming && <Writing hasText={content !== ''} />}
        {status === 'failed' && <Failure reply={reply} isEnd={isEnd} isContinuing={isContinuing} />}
        {status === 'stopped' && <p className="mt-3 text-sm text-text-muted">Respuesta detenida</p>}
        {!isStreaming && (
          <div className="mt-1 -ml-3">
            <ReplyActions reply={reply} isEnd={isEnd} />
          </div>
        )}
      </MessageFrame>
    )
  },
)

function ReplyActions({ reply, isEnd }: Pick<ReplyItemProps, 'reply' | 'isEnd'>) {
  const { regenerate } = useMessageActions()
  const apple = useSyncExternalStore(neverChanges, isApple, () => false)
  const voting = useVoting(reply)
  // A reply that brought nothing is asked for again in its place.
  if (reply.content === '' && reply.status === 'failed') return null
  return (
    <>
      <MessageToolbar message={reply} isShown={isEnd || reply.vote !== null} note={writtenBy(reply.authors)}>
        <CopyButton text={reply.content} label="Copiar respuesta" />
        <ActionButton
          icon="refresh"
          label="Otra respuesta"
          hint={isEnd ? keyText(keysOf('regenerate'), apple) : undefined}
          data-action="regenerate"
          className={WHILE_FREE}
          onClick={() => regenerate(reply)}
        />
        {reply.status !== 'failed' && <VoteButtons vote={reply.vote} voting={voting} />}
      </MessageToolbar>
      {voting.isAsking && <VoteReason voting={voting} />}
    </>
  )
}

const neverChanges = () => () => {}

function Writing({ hasText }: { hasText: boolean }) {
  return (
    <p className="mt-1 flex min-h-8 items-center gap-2 text-sm text-text-muted pointer-coarse:min-h-10">
      <span
        aria-hidden="true"
        className="h-4 w-1.5 animate-[fade_700ms_ease-in-out_infinite_alternate] rounded-sm bg-accent"
      />
      {hasText ? <span className="sr-only">Escribiendo…</span> : 'Pensando la respuesta…'}
    </p>
  )
}

function Failure({ reply, isEnd, isContinuing }: Pick<ReplyItemProps, 'reply' | 'isEnd' | 'isContinuing'>) {
  const { repeat, continueReply } = useMessageActions()
  const hasText = reply.content !== ''
  return (
    <Trouble sentence={REPLY_FAILURE[reply.failure ?? 'broken']} className={hasText ? 'mt-3' : undefined}>
      {isEnd && (
        <div className="flex flex-wrap gap-2">
          {hasText && reply.failure !== 'too_long' && (
            <Button
              size="sm"
              className="pointer-coarse:min-h-10"
              pending={isContinuing}
              onClick={() => continueReply(reply)}
            >
              Continuar
            </Button>
          )}
          <Button variant="outline" size="sm" className={WHILE_FREE} onClick={() => repeat(reply)}>
            <Icon name="refresh" className="size-4" />
            Repetir
          </Button>
        </div>
      )}
    </Trouble>
  )
}

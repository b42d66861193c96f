import { memo, useLayoutEffect, useSyncExternalStore } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { isApple, keyText } from '~/ui/keyboard'
import type { ChatType } from '../../contract'
import { MENTOR_NAME, REPLY_FAILURE } from '../../copy'
import { VERSION } from '../../rules'
import { Answer } from '../answer/answer'
import { CopyButton } from '../answer/copy-button'
import { keysOf } from '../palette/shortcuts'
import { ActionButton } from './action-button'
import { ActionsRow } from './actions-row'
import type { ShownMessage } from './conversation-state'
import type { LiveText } from './conversation-store'
import { Margin } from './margin'
import { useMessageActions } from './message-actions'
import { Trouble } from './trouble'
import { useLiveText } from './use-live'

type ReplyItemProps = {
  type: ChatType
  reply: ShownMessage
  /** Where its text is while it is received: that alone is then drawn anew. */
  live: LiveText | null
  /** Whether it ends the conversation: only then can it be gone on with. */
  isLast: boolean
  /** It broke off and is being opened again. */
  isContinuing: boolean
  isWaiting: boolean
}

/** What the mentor answered, with what became of it. */
export const ReplyItem = memo(({ type, reply, live, isLast, isContinuing, isWaiting }: ReplyItemProps) => (
  <Margin messageId={reply.id} label={MENTOR_NAME[type]} note={VERSION[type]}>
    <ReplyText reply={reply} live={live} />
    {reply.status === 'failed' && (
      <Failure reply={reply} isLast={isLast} isContinuing={isContinuing} isWaiting={isWaiting} />
    )}
    {reply.status === 'stopped' && <p className="mt-3 text-sm text-text-muted">Respuesta detenida</p>}
    {reply.status !== 'streaming' && (
      <div className="mt-1 -ml-3">
        <ReplyActions reply={reply} isLast={isLast} isWaiting={isWaiting} />
      </div>
    )}
  </Margin>
))

/** The text, and while it is being written the sign of that. */
function ReplyText({ reply, live }: Pick<ReplyItemProps, 'reply' | 'live'>) {
  const content = useLiveText(live) ?? reply.content
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text that has been drawn is told
  useLayoutEffect(() => live?.onGrown(), [live, content])
  const isStreaming = reply.status === 'streaming'
  return (
    <>
      {content !== '' && (
        <div className="@2xl:pt-2.5">
          <Answer content={content} streaming={isStreaming} />
        </div>
      )}
      {isStreaming && <Writing hasText={content !== ''} />}
    </>
  )
}

function ReplyActions({ reply, isLast, isWaiting }: Pick<ReplyItemProps, 'reply' | 'isLast' | 'isWaiting'>) {
  const { regenerate } = useMessageActions()
  const apple = useSyncExternalStore(neverChanges, isApple, () => false)
  // A reply that brought nothing is asked for again in its place.
  if (reply.content === '' && reply.status === 'failed') return null
  return (
    <ActionsRow message={reply} isShown={isLast} isWaiting={isWaiting}>
      <CopyButton text={reply.content} label="Copiar respuesta" />
      <ActionButton
        icon="refresh"
        label="Otra respuesta"
        hint={isLast ? keyText(keysOf('regenerate'), apple) : undefined}
        data-action="regenerate"
        className={isWaiting ? 'invisible' : undefined}
        onClick={() => regenerate(reply)}
      />
    </ActionsRow>
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

function Failure({ reply, isLast, isContinuing, isWaiting }: Omit<ReplyItemProps, 'type' | 'live'>) {
  const { repeat, continueReply } = useMessageActions()
  const hasText = reply.content !== ''
  return (
    <Trouble sentence={REPLY_FAILURE[reply.failure ?? 'broken']} className={hasText ? 'mt-3' : undefined}>
      {isLast && (
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
          <Button
            variant="outline"
            size="sm"
            className={isWaiting ? 'invisible' : undefined}
            onClick={() => repeat(reply)}
          >
            <Icon name="refresh" className="size-4" />
            Repetir
          </Button>
        </div>
      )}
    </Trouble>
  )
}

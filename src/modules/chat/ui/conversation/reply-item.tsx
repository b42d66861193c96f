import { memo } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { ChatType } from '../../contract'
import { MENTOR_NAME, REPLY_FAILURE } from '../../copy'
import { VERSION } from '../../rules'
import { Answer } from '../answer/answer'
import { CopyButton } from '../answer/copy-button'
import type { ShownMessage } from './conversation'
import { Margin } from './margin'
import { Trouble } from './trouble'

type ReplyItemProps = {
  type: ChatType
  reply: ShownMessage
  /** Why it broke off, where it is known. */
  reason: string | undefined
  /** Asks again; undefined where asking again makes no sense any more. */
  onRepeat: ((reply: ShownMessage) => void) | undefined
}

/** What the mentor answered, with what became of it. */
export const ReplyItem = memo(({ type, reply, reason, onRepeat }: ReplyItemProps) => (
  <Margin label={MENTOR_NAME[type]} note={VERSION[type]}>
    {reply.content !== '' && (
      <div className="@2xl:pt-2.5">
        <Answer content={reply.content} streaming={reply.status === 'streaming'} />
      </div>
    )}
    {reply.status === 'streaming' && <Writing hasText={reply.content !== ''} />}
    {reply.status === 'failed' && <Failure reply={reply} reason={reason} onRepeat={onRepeat} />}
    {reply.status === 'stopped' && <p className="mt-3 text-sm text-text-muted">Respuesta detenida</p>}
    {reply.status !== 'streaming' && reply.content !== '' && (
      <div className="-ml-3 mt-1">
        <CopyButton text={reply.content} label="Copiar respuesta" />
      </div>
    )}
  </Margin>
))

function Writing({ hasText }: { hasText: boolean }) {
  return (
    <p className="flex items-center gap-2 pt-2.5 text-sm text-text-muted">
      <span
        aria-hidden="true"
        className="h-4 w-1.5 animate-[fade_700ms_ease-in-out_infinite_alternate] rounded-sm bg-accent"
      />
      {hasText ? <span className="sr-only">Escribiendo…</span> : 'Pensando la respuesta…'}
    </p>
  )
}

function Failure({ reply, reason, onRepeat }: Pick<ReplyItemProps, 'reply' | 'reason' | 'onRepeat'>) {
  const sentence = reason ?? (reply.content === '' ? REPLY_FAILURE.unavailable : REPLY_FAILURE.broken)
  return (
    <Trouble sentence={sentence} className={reply.content === '' ? undefined : 'mt-3'}>
      {onRepeat && (
        <Button variant="outline" size="sm" onClick={() => onRepeat(reply)}>
          <Icon name="refresh" className="size-4" />
          Repetir
        </Button>
      )}
    </Trouble>
  )
}

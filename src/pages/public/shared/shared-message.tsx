import type { ReactNode } from 'react'
import type { ChatType, MessageStatus } from '~/modules/chat/contract'
import { MENTOR_NAME } from '~/modules/chat/copy'
import { Answer } from '~/modules/chat/ui/answer/answer'

type Message = { role: 'user' | 'assistant'; content: string; status: MessageStatus; timestamp: string }

const ENDINGS = {
  complete: null,
  streaming: null,
  stopped: 'La respuesta se detuvo aquí.',
  failed: 'La respuesta se cortó aquí.',
} satisfies Record<MessageStatus, string | null>

/** One message of a shared conversation: to be read, and its code to be copied. */
export function SharedMessage({ type, message: { role, content, status } }: { type: ChatType; message: Message }) {
  if (role === 'user') {
    return (
      <Entry label="Pregunta">
        <p className="max-w-[70ch] whitespace-pre-wrap rounded-md border-action border-l-2 bg-surface-raised px-4 py-2.5 [overflow-wrap:anywhere]">
          {content}
        </p>
      </Entry>
    )
  }
  const ending = content === '' ? 'Esta pregunta se quedó sin respuesta.' : ENDINGS[status]
  return (
    <Entry label={MENTOR_NAME[type]}>
      <div data-answer="written" className="@2xl:pt-2.5">
        <Answer content={content} />
      </div>
      {ending !== null && <p className="mt-3 text-sm text-text-muted">{ending}</p>}
    </Entry>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-1.5 @2xl:grid-cols-[6.5rem_minmax(0,1fr)]">
      <h2 className="font-sans font-semibold text-xs @2xl:pt-3 @2xl:text-right">{label}</h2>
      <div className="min-w-0">{children}</div>
    </li>
  )
}

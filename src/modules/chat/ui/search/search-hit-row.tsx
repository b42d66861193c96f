import { Link } from 'react-router'
import { shortDate } from '~/platform/time/dates'
import { Badge } from '~/ui/badge'
import type { SearchHit } from '../../contract'
import { chatLink } from '../chats/chat-link'

/** A found place: the conversation, what stands there with the hit marked, who said it and when. */
export function SearchHitRow({ hit, onOpen }: { hit: SearchHit; onOpen: (hit: SearchHit) => void }) {
  const { chat, messageId, role, snippet, timestamp } = hit
  return (
    <li className="rounded-md hover:bg-surface-raised">
      <Link
        to={chatLink(chat.id, messageId)}
        preventScrollReset
        onClick={() => onOpen(hit)}
        className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-md px-3 py-2.5 text-sm no-underline focus-visible:outline-offset-[-2px]"
      >
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{messageId === null ? <Snippet parts={snippet} /> : chat.title}</span>
          {chat.type === 'pro' && <Badge tone="accent">PRO</Badge>}
        </span>
        {messageId !== null && (
          <span className="line-clamp-3 text-text-muted text-xs [overflow-wrap:anywhere]">
            <Snippet parts={snippet} />
          </span>
        )}
        <span className="text-text-muted text-xs">
          {role !== null && `${role === 'user' ? 'Tu pregunta' : 'Respuesta'} · `}
          <time dateTime={timestamp}>{shortDate(timestamp)}</time>
        </span>
      </Link>
    </li>
  )
}

/** The hit is underlined and bold, not only tinted. */
export function Snippet({ parts }: { parts: SearchHit['snippet'] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which never change places
      <mark key={index} className="bg-accent-soft font-semibold text-text underline decoration-accent decoration-2">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

import { Badge } from '~/ui/badge'
import type { ChatType } from '../../contract'
import { MENTOR_NAME } from '../../copy'
import { VERSION } from '../../rules'

/** CHAT-11: who answers in a conversation, and in which version. */
export const MentorBadge = ({ type }: { type: ChatType }) => (
  <Badge tone={type === 'pro' ? 'accent' : 'neutral'}>
    {MENTOR_NAME[type]} {VERSION[type]}
  </Badge>
)

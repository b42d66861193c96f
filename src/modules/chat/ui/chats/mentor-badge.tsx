import { Badge } from '~/ui/badge'
import type { ChatType } from '../../contract'
import { MENTOR_NAME } from '../../copy'
import { VERSION } from '../../rules'

/** CHAT-11: who answers in a conversation, and in which version; in a narrow bar in plain words, which need less room. */
export const MentorBadge = ({ type }: { type: ChatType }) => (
  <Badge tone={type === 'pro' ? 'accent' : 'neutral'} className="max-md:bg-transparent max-md:p-0 max-md:leading-none">
    {MENTOR_NAME[type]} {VERSION[type]} · IA
  </Badge>
)

import { startTransition } from 'react'
import { CallError } from '~/platform/http/call'
import type { ChatType } from '../../contract'
import { CHAT_ERRORS } from '../../copy'
import { errorToast } from '../chats/actions/error-toast'
import type { DraftBox } from '../composer/use-draft'
import type { EditBox } from '../composer/use-edit'
import { postToTabs } from '../tabs/tab-events'
import type { Ask } from './conversation-state'
import type { StreamListeners } from './use-reply-stream'
import type { ScrollBox } from './window/scroll-box'
import type { Place } from './window/use-place'

/** What sending again would not overcome: the plan (CHAT-24), or a session that has ended. */
export type Obstacle = 'plan' | 'session'

const OBSTACLES: Readonly<Record<string, Obstacle>> = { requires_upgrade: 'plan', not_authenticated: 'session' }

const obstacleOf = (error: unknown): Obstacle | null =>
  error instanceof CallError ? (OBSTACLES[error.code] ?? null) : null

/** No failures: the box says which limit it is and until when, or the conversation what to do. */
const SAID_IN_PLACE: ReadonlySet<string> = new Set([
  ...Object.keys(OBSTACLES),
  ...['limit_reached', 'send_key_used', 'too_many_replies', 'too_many_readers'],
])

type Parts = {
  asker: { userId: string; type: ChatType }
  draft: DraftBox
  edit: EditBox
  scroll: ScrollBox
  place: Place
  limits: { reread: () => void }
  teaching: { reread: () => void }
  onObstacle: (obstacle: Obstacle | null) => void
  onChatId: (chatId: string, title: string, at: string) => void
}

/**
 * What follows for the box, the limits and the other tabs when something was asked: it is there, it was refused, it is lost, or it has been
 * answered. `parts` are looked at then: they are made of the conversation that this goes into.
 */
export function outcomesFor(parts: () => Parts): StreamListeners {
  return {
    onStarted(start, ask) {
      const { asker, draft, edit, scroll, place, onChatId } = parts()
      startTransition(() => {
        if (isEdit(ask)) edit.acknowledge()
        else if (ask.kind === 'question') draft.acknowledge()
      })
      // What is asked anew takes the place of the old where it begins to be answered, not before.
      if (ask.kind === 'regenerate') scroll.goToEnd()
      place.leave()
      const { chatId, title, timestamp: at } = start
      postToTabs(asker.userId, { kind: 'asked', chatId, title, type: asker.type, at })
      onChatId(chatId, title, at)
    },

    onRefused(error, ask) {
      const { draft, edit, limits, onObstacle } = parts()
      const isKeySpent = error instanceof CallError && error.code === 'send_key_used'
      if (isEdit(ask)) edit.giveBack({ isKeySpent })
      else if (ask.kind === 'question') draft.giveBack({ isKeySpent })
      limits.reread()
      onObstacle(obstacleOf(error))
      const isSaidElsewhere = error instanceof CallError && SAID_IN_PLACE.has(error.code)
      if (!isSaidElsewhere) errorToast(CHAT_ERRORS.send)
    },

    onLost: (error) => parts().onObstacle(obstacleOf(error)),

    onEnded() {
      const { limits, teaching } = parts()
      limits.reread()
      teaching.reread()
    },
  }
}

/** Whether it was asked in place of an earlier question. What failed with nothing is asked again under its own key. */
const isEdit = (ask: Ask): boolean =>
  ask.kind === 'question' && ask.replaces !== null && ask.replaces !== ask.question.id

import { toast } from '~/ui/toast'
import { CHAT_ERRORS } from '../../copy'
import { errorToast } from '../chats/error-toast'
import { limitTooltip, renewalLine } from '../composer/limits-text'
import { newSendKey } from '../composer/send-key'
import type { LimitsState } from '../composer/use-limits'
import { askToWait } from './ask-to-wait'
import type { ShownMessage } from './conversation-state'
import { failureSentence } from './failure-sentence'
import { focusIn } from './focus'
import { type MessageActions, useStableActions } from './message-actions'
import type { UsedConversation } from './use-conversation'
import { messageOf, type ScrollEnd } from './use-scroll-end'

type Parts = {
  conversation: UsedConversation
  scroll: ScrollEnd
  limits: LimitsState
  /** What is left of the limits is looked up again. */
  reread: () => void
  /** Something else stands in the conversation than before. */
  onChanged: () => void
  edit: (question: ShownMessage) => void
  focusBox: () => void
}

/** What the buttons of the messages do. While a reply is on its way the conversation takes none of it. */
export function useMessageHandlers({
  conversation,
  scroll,
  limits,
  reread,
  onChanged,
  edit,
  focusBox,
}: Parts): MessageActions {
  const { state } = conversation
  const isIdle = state.activity.kind === 'idle'

  /** Messages further up offer what they do all the time; while a reply is being written they say so when they are asked. */
  function mayAct() {
    if (!isIdle) askToWait()
    return isIdle
  }

  /** Asks for another version, unless a limit stands in the way: then it says which one, and until when. */
  function regenerate(reply: ShownMessage, sendKey = newSendKey()) {
    if (!mayAct()) return
    if (limits.kind === 'closed') {
      const { by, limits: used } = limits
      toast({ title: limitTooltip(by, used), description: `${renewalLine(by, used)}.` })
      return
    }
    conversation.regenerate(reply.id, sendKey)
    focusBox()
  }

  return useStableActions({
    edit: (question) => mayAct() && edit(question),
    regenerate: (reply) => regenerate(reply),

    /** Nothing came: the same send again, in the same place. Some text came: that stays as an earlier version. */
    repeat(reply) {
      if (reply.content !== '') return regenerate(reply)
      if (reply.sendKey !== null) return regenerate(reply, reply.sendKey)
      conversation.repeat(reply.id)
      scroll.goToEnd()
      focusBox()
    },

    async continueReply(reply) {
      try {
        await conversation.continueReply(reply.id)
        onChanged()
        focusBox()
      } catch (error) {
        errorToast(failureSentence(error))
        reread()
      }
    },

    /**
     * The message stays where it is on the screen; where its beginning is not to be seen, the switch does. The focus stays on that.
     */
    async showVersion(message, versionId, side) {
      if (!mayAct()) return
      try {
        const change = await conversation.switchTo(versionId)
        onChanged()
        const control = scroll.isInView(messageOf(message.id)) ? '' : ` [data-version=${side}]`
        scroll.keepPlace((box) => messageOf(versionId, control)(box) ?? messageOf(message.id, control)(box), change)
        focusIn(scroll.contentRef.current, versionId, `[data-version=${side}]`)
      } catch {
        errorToast(CHAT_ERRORS.history)
      }
    },

    linkTo({ id }) {
      const { origin } = window.location
      return `${origin}/chat?c=${state.chatId}&m=${id}`
    },
  })
}

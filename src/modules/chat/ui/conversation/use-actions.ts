import { type RefObject, useState } from 'react'
import { randomUuid } from '~/platform/random-uuid'
import { useLatest } from '~/ui/react/use-latest'
import { toast } from '~/ui/toasts/toast'
import type { Attachment } from '../../contract'
import { CHAT_ERRORS } from '../../copy'
import { MAX_REPAIR_ERROR, repairQuestion } from '../../repair'
import { errorToast } from '../chats/actions/error-toast'
import type { MessageActions } from '../messages/message-actions'
import type { ShownMessage } from './conversation-state'
import type { Parts } from './use-parts'
import { failureSentence } from './use-reply-stream'
import { focusIn, messageOf } from './window/anchors'

/** While a reply is being written nothing else can be asked or changed: says so to one who tries. */
export const askToWait = () =>
  toast({ title: 'Espera un momento', description: 'Podrás hacerlo cuando termine la respuesta.' })

type Acting = Parts & { beginEdit: (question: ShownMessage) => void; openFile: (attachment: Attachment) => void }

/** What the messages' buttons do: the same functions for as long as the conversation is shown, so that messages are not rendered anew. */
export function useActions(parts: Acting): MessageActions {
  const latest = useLatest(parts)
  const [actions] = useState(() => actionsOn(latest))
  return actions
}

type Latest = RefObject<Acting>

const actionsOn = (on: Latest): MessageActions => ({
  ...askingAgain(on),
  ...answering(on),
  showVersion: versionSwitch(on),
  edit: (question) => mayAct(on) && on.current.beginEdit(question),
  openAttachment: (attachment) => on.current.openFile(attachment),
  linkTo({ id }) {
    const { origin } = window.location
    return `${origin}/chat?c=${on.current.conversation.state.chatId}&m=${id}`
  },
})

/** Buttons hide while something is on its way; a shortcut may press them all the same. */
function mayAct(on: Latest): boolean {
  const isFree = on.current.conversation.isFree()
  if (!isFree) askToWait()
  return isFree
}

/** Another version of a reply, and what went wrong once more. */
function askingAgain(on: Latest): Pick<MessageActions, 'regenerate' | 'repeat' | 'repair'> {
  /** Asks for another version, unless a limit stands in the way: then it says which one, and until when. */
  function regenerate(reply: ShownMessage, sendKey = randomUuid()) {
    if (!mayAct(on)) return
    const { limits, conversation, focusBox } = on.current
    const { closedBecause, renewal } = limits
    if (closedBecause) return toast({ title: closedBecause, description: renewal })
    conversation.regenerate(reply.id, sendKey)
    focusBox()
  }
  function goToAsked() {
    on.current.scroll.goToEnd()
    on.current.focusBox()
  }

  return {
    regenerate: (reply) => regenerate(reply),

    /** Nothing came: the same send again, in the same place. Some text came: that stays as an earlier version. */
    repeat(reply) {
      if (reply.content !== '') return regenerate(reply)
      if (reply.sendKey !== null) return regenerate(reply, reply.sendKey)
      on.current.conversation.repeat(reply.id)
      goToAsked()
    },

    repair(reply, { block, code, error }) {
      if (!mayAct(on)) return
      const shortened = error.trim().slice(-MAX_REPAIR_ERROR)
      const text = repairQuestion(code, shortened)
      if (text === null) return errorToast('Este programa es demasiado largo para enviarlo con su error.')
      on.current.conversation.send({ text, sendKey: randomUuid() }, { replyId: reply.id, block, error: shortened })
      goToAsked()
    },
  }
}

/** What is done with a reply that is there. */
const answering = (on: Latest): Pick<MessageActions, 'continueReply' | 'vote'> => ({
  async continueReply(reply) {
    try {
      await on.current.conversation.continueReply(reply.id)
      on.current.onChanged()
      on.current.focusBox()
    } catch (error) {
      errorToast(failureSentence(error))
      on.current.limits.reread()
    }
  },

  async vote(reply, vote) {
    try {
      await on.current.conversation.vote(reply.id, vote)
      on.current.onChanged()
      return null
    } catch (error) {
      return failureSentence(error)
    }
  },
})

/** The message stays where it is on the screen; where its beginning is not to be seen, the switch does. The focus stays on that. */
const versionSwitch =
  (on: Latest): MessageActions['showVersion'] =>
  async (message, versionId, side) => {
    if (!mayAct(on)) return
    try {
      const { scroll } = on.current
      const change = await on.current.conversation.switchTo(versionId)
      on.current.onChanged()
      const control = scroll.isInView(messageOf(message.id)) ? '' : ` [data-version=${side}]`
      scroll.keepPlace((box) => messageOf(versionId, control)(box) ?? messageOf(message.id, control)(box), change)
      focusIn(scroll.contentRef.current, versionId, `[data-version=${side}]`)
    } catch {
      errorToast(CHAT_ERRORS.history)
    }
  }

import { type Ref, type RefObject, useImperativeHandle } from 'react'
import { toast } from '~/ui/toasts/toast'
import { messageFor } from '../attachments/attachment-words'
import { errorToast } from '../chats/actions/error-toast'
import type { DraftBox } from '../composer/use-draft'
import type { UsedConversation } from './use-conversation'
import type { Scroll } from './window/use-scroll'

/** What can be done in a conversation from beside it. */
export type ConversationHandle = { ask(question: string): void }

/** Why a question from beside the conversation is not asked now. */
const WHY_NOT = {
  busy: 'Espera a que termine la respuesta y vuelve a pulsar.',
  writing: 'Tienes algo escrito en la caja. Envíalo o bórralo antes.',
}

type Parts = {
  conversation: UsedConversation
  draft: DraftBox
  scroll: Scroll
  boxRef: RefObject<HTMLTextAreaElement | null>
  focusBox: () => void
  /** Whether a question can be asked at the end, and nothing has to be finished before. */
  isFree: boolean
  isBoxEmpty: boolean
  handle: Ref<ConversationHandle> | undefined
}

/** Asking at the end of the conversation: what stands in the box, what was offered, and what comes from beside it. */
export function useSending(parts: Parts) {
  const { conversation, draft, scroll, boxRef, focusBox, isFree, isBoxEmpty } = parts

  function send(text?: string) {
    // A second click may come before the first has been rendered.
    if (!conversation.isFree()) return
    conversation.send(draft.take(text))
    scroll.goToEnd()
    focusBox()
  }

  useImperativeHandle(parts.handle, () => ({
    ask(question) {
      const why = !isFree ? WHY_NOT.busy : isBoxEmpty ? null : WHY_NOT.writing
      if (why !== null) return toast({ title: 'Todavía no', description: why })
      send(question)
      // On a phone it stands above what was pressed.
      scroll.boxRef.current?.scrollIntoView({ block: 'nearest' })
    },
  }))

  return {
    send: () => send(draft.text.trim() === '' ? messageFor(draft.files) : undefined),
    /** Sends a question that was offered. */
    ask: (question: string) => send(question),
    /** CHAT-09: a question worth asking goes into the box, to be changed or sent. */
    pick(question: string) {
      draft.write(question)
      boxRef.current?.focus()
    },
    async stop() {
      focusBox()
      if (!(await conversation.stop())) errorToast('No se pudo detener la respuesta. Por favor, inténtalo de nuevo.')
    },
  }
}

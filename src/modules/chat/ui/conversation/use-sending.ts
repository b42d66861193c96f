import { type Ref, startTransition, useImperativeHandle } from 'react'
import { toast } from '~/ui/toasts/toast'
import { messageFor } from '../attachments/attachment-words'
import { errorToast } from '../chats/actions/error-toast'
import type { ConversationHandle, Parts } from './use-parts'

/** Why a question from beside the conversation is not asked now. */
const WHY_NOT = {
  busy: 'Espera a que termine la respuesta y vuelve a pulsar.',
  writing: 'Tienes algo escrito en la caja. Envíalo o bórralo antes.',
}

/** Asking at the end of the conversation: what stands in the box, what was offered, and what comes from beside it. */
export function useSending(parts: Parts, handle: Ref<ConversationHandle> | undefined) {
  const { conversation, draft, scroll, boxRef, focusBox, isFree, isBoxEmpty } = parts

  function send(text?: string) {
    // A second click may come before the first has been rendered.
    if (!conversation.isFree()) return
    const taken = draft.take(text)
    // The box is empty at once; the question comes in pieces, which a long conversation does not make one long task.
    startTransition(() => conversation.send(taken))
    scroll.goToEnd()
    focusBox()
  }

  useImperativeHandle(handle, () => ({
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

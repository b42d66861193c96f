import { useState } from 'react'
import { flushSync } from 'react-dom'
import { CHAT_ERRORS } from '../../copy'
import { errorToast } from '../chats/error-toast'
import { markFound } from './focus'
import { findIn } from './message-pages'
import type { UsedConversation } from './use-conversation'
import { type Place, useOpenPlace } from './use-place'
import { firstMessage, messageOf, type ScrollEnd } from './use-scroll-end'

type Parts = { conversation: UsedConversation; scroll: ScrollEnd; place: Place; focusBox: () => void }

/** Going about in a conversation: back, to the place that the address names, on from there, and to its end. */
export function useReading({ conversation, scroll, place, focusBox }: Parts) {
  const { state } = conversation
  const [pending, setPending] = useState<'older' | 'newer' | 'end' | null>(null)
  const [wantedId, setWantedId] = useState<string | null>(null)

  /** Reads a part and makes the change that it brings; what goes wrong is said. */
  async function read(what: typeof pending, load: () => Promise<() => void>, apply: (change: () => void) => void) {
    setPending(what)
    try {
      apply(await load())
    } catch {
      errorToast(CHAT_ERRORS.history)
    } finally {
      setPending(null)
    }
  }

  async function openPlace(messageId: string, isStale: () => boolean) {
    try {
      const isHere = findIn(state.pages, messageId) !== undefined
      // Awaited in both cases: this is called by an effect, and React draws nothing at once from within one.
      const change = await (isHere ? () => {} : conversation.moveTo(messageId))
      const show = () => {
        change()
        setWantedId(messageId)
      }
      const message = isStale() ? null : scroll.goTo(messageOf(messageId), show)
      if (message) markFound(message)
    } catch {
      errorToast(CHAT_ERRORS.access)
      place.leave()
    }
  }
  useOpenPlace(place.messageId, { isFree: state.activity.kind !== 'sending', open: openPlace })

  return {
    pending,
    /** The message that the address named last. */
    wantedId,
    loadOlder: () => read('older', conversation.loadOlder, (change) => scroll.keepPlace(firstMessage, change)),
    readOn: () =>
      read('newer', conversation.loadNewer, (change) => {
        flushSync(change)
        // The bar may have given way to the box.
        if (document.activeElement === document.body) focusBox()
      }),
    goToEnd: () =>
      read(
        'end',
        () => conversation.moveTo(null),
        (change) => {
          flushSync(change)
          place.leave()
          scroll.goToEnd()
          focusBox()
        },
      ),
  }
}

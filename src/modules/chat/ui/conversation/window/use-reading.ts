import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { CHAT_ERRORS } from '../../../copy'
import { errorToast } from '../../chats/actions/error-toast'
import type { Change } from '../loading'
import type { Parts } from '../use-parts'
import { messageOf } from './anchors'
import { findMessage } from './message-window'

/** Going about in a conversation: back and on as one scrolls, to the place that the address names, and to the end. */
export function useReading({ conversation, scroll, place, focusBox }: Parts) {
  const { state } = conversation
  const [pending, setPending] = useState<'older' | 'newer' | 'end' | null>(null)

  /** Reads a part and makes the change that it brings; what goes wrong is said. */
  async function read(what: typeof pending, load: () => Promise<Change | null>, apply: (change: Change) => void) {
    if (pending !== null) return
    setPending(what)
    try {
      const change = await load()
      if (change) apply(change)
    } catch {
      errorToast(CHAT_ERRORS.history)
    } finally {
      setPending(null)
    }
  }

  /** The box gives way to the bar, or the bar to the box: what had the focus may be gone. It then goes to what is read. */
  function keepReading(change: Change) {
    const focused = document.activeElement
    scroll.keepReading(change)
    if (focused?.isConnected === false) scroll.boxRef.current?.focus({ preventScroll: true })
  }

  async function openPlace(messageId: string, isStale: () => boolean) {
    try {
      const isHere = findMessage(state.messages, messageId) !== undefined
      // Awaited in both cases: this is called by an effect, and React renders nothing at once from within one.
      const change = await (isHere ? null : conversation.moveTo(messageId))
      if (isStale()) return
      if (change) flushSync(change)
      const message = scroll.goTo(messageOf(messageId))
      if (message) markFound(message)
    } catch {
      errorToast(CHAT_ERRORS.access)
      place.leave()
    }
  }
  useOpenPlace(place.messageId, { isFree: state.activity.kind !== 'sending', open: openPlace })

  return {
    pending,
    loadOlder: () => void read('older', conversation.loadOlder, keepReading),
    loadNewer: () => void read('newer', conversation.loadNewer, keepReading),
    readOn: () =>
      void read('newer', conversation.loadNewer, (change) => {
        keepReading(change)
        if (conversation.latest.current.isEnd) focusBox()
      }),
    goToEnd: () =>
      void read(
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
export type Reading = ReturnType<typeof useReading>

/** Calls `open` each time the address leads to a message, also to the same one again; not before it `isFree` to. */
function useOpenPlace(
  messageId: string | null,
  { isFree, open }: { isFree: boolean; open: (messageId: string, isStale: () => boolean) => void },
): void {
  const { key } = useLocation()
  const openedFor = useRef<string | null>(null)
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (messageId === null || !isFree || openedFor.current === key) return
    openedFor.current = key
    openNow(messageId, () => openedFor.current !== key)
  }, [messageId, key, isFree])
}

/** Puts the focus on a message and marks it for as long as it stays there. */
function markFound(message: Element): void {
  if (!(message instanceof HTMLElement)) return
  message.dataset.found = ''
  message.focus({ preventScroll: true })
  message.addEventListener('blur', () => delete message.dataset.found, { once: true })
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { History } from '../../../contract'

const placeKey = (messageId: string) => ['chat-place', messageId]

/** Takes over what the page's server has read around the message that the address names (`?m=`), once. */
export function useGivenPlace(place: { messageId: string; history: History } | null): void {
  const queryClient = useQueryClient()
  useState(() => {
    if (place) queryClient.setQueryData(placeKey(place.messageId), place.history)
  })
}

export type Place = {
  /** The message of this chat that the address names: a search hit, a copied link. */
  messageId: string | null
  /** What the server has read around it, with the page. */
  given: History | null
  /** Takes it out of the address: the reader has gone on. */
  leave: () => void
}

export function usePlace(chatId: string | null): Place {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const messageId = chatId !== null && parameters.get('c') === chatId ? parameters.get('m') : null
  return {
    messageId,
    given: messageId === null ? null : (queryClient.getQueryData<History>(placeKey(messageId)) ?? null),
    leave() {
      if (messageId !== null) void navigate({ search: `?c=${chatId}` }, { replace: true, preventScrollReset: true })
    },
  }
}

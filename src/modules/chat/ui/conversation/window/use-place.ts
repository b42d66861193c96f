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

export function usePlace(chatId: string | null) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const messageId = chatId !== null && parameters.get('c') === chatId ? parameters.get('m') : null
  return {
    /** The message of this chat that the address names: a search hit, a copied link. */
    messageId,
    /** What the server has read around it, with the page. */
    given: messageId === null ? null : (queryClient.getQueryData<History>(placeKey(messageId)) ?? null),
    /** Takes it out of the address: the reader has gone on. */
    leave() {
      if (messageId !== null) void navigate({ search: `?c=${chatId}` }, { replace: true, preventScrollReset: true })
    },
  }
}
export type Place = ReturnType<typeof usePlace>

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '~/platform/http/call'
import { toast } from '~/ui/toasts/toast'
import { type Chat, readShare, type Share, shareChat, unshareChat } from '../../contract'
import { errorToast } from '../chats/actions/error-toast'
import { refusalOf } from '../chats/actions/refusal'

type ShareState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'none' } | { kind: 'shared'; share: Share }

/** The link to a chat: what there is of it, and what can be done. Read anew each time it is shown. */
export function useShare(chat: Chat) {
  const queryClient = useQueryClient()
  const params = { id: chat.id }
  const queryKey = ['chat-share', chat.id]
  const keep = (share: Share | null) => queryClient.setQueryData(queryKey, { share })
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readShare, { params, signal }),
    staleTime: 0,
    gcTime: 0,
  })

  const make = useMutation({
    mutationFn: () => call(shareChat, { params }),
    onSuccess({ share }) {
      const isUpdate = query.data !== undefined && query.data.share !== null
      keep(share)
      if (isUpdate) toast({ title: 'Enlace actualizado', description: 'Ya se ve la conversación hasta ahora.' })
    },
    onError: (error) => errorToast(refusalOf(error) ?? 'No se pudo crear el enlace. Por favor, inténtalo de nuevo.'),
  })

  const revoke = useMutation({
    mutationFn: () => call(unshareChat, { params }),
    onSuccess() {
      keep(null)
      toast({ title: 'Enlace retirado', description: 'Quien lo tenga ya no puede leer la conversación.' })
    },
    onError: () => errorToast('No se pudo retirar el enlace. Sigue funcionando: inténtalo de nuevo.'),
  })

  return {
    state: stateOf(query),
    retry: () => void query.refetch(),
    make: () => make.mutate(),
    isMaking: make.isPending,
    revoke: () => revoke.mutate(),
    isRevoking: revoke.isPending,
  }
}
export type ShareActions = ReturnType<typeof useShare>

function stateOf({ data, isError }: { data: { share: Share | null } | undefined; isError: boolean }): ShareState {
  if (data === undefined) return { kind: isError ? 'failed' : 'loading' }
  return data.share === null ? { kind: 'none' } : { kind: 'shared', share: data.share }
}

import type { Throttle } from '~/modules/accounts/accounts.server'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type * as contract from '../../contract'
import type { Actor } from '../asking/actor'
import type { Library } from './library'

type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]> & { user: Actor }

const DONE = { ok: true } as const

/** HTTP for the library. */
export const libraryHandlers = (library: Library, { throttle, clock }: { throttle: Throttle; clock: Clock }) => ({
  pinChat: ({ user, params, body }: Input<'pinChat'>) =>
    library.pinChat(user.id, { chatId: params.id, pinned: body.pinned }),

  async deleteChat({ user, params }: Input<'deleteChat'>) {
    await library.deleteChat(user.id, params.id)
    return DONE
  },

  async restoreChat({ user, params }: Input<'restoreChat'>) {
    return { chat: await library.restoreChat(user.id, params.id) }
  },

  async exportChat({ user, params, query }: Input<'exportChat'>) {
    await throttle.chatExport(user.id, clock())
    const { disposition, mediaType, body } = await library.exportChat(user, { chatId: params.id, ...query })
    return new Response(body, {
      headers: {
        'Content-Type': mediaType,
        'Content-Disposition': disposition,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },

  async readShare({ user, params }: Input<'readShare'>) {
    return { share: await library.readShare(user.id, params.id) }
  },

  async shareChat({ user, params }: Input<'shareChat'>) {
    return { share: await library.shareChat(user, params.id) }
  },

  async unshareChat({ user, params }: Input<'unshareChat'>) {
    await library.unshareChat(user.id, params.id)
    return DONE
  },
})

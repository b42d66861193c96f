import type { EndpointInput } from '~/platform/http/endpoint'
import type * as contract from '../../admin-contract'
import type { CurrentUser } from '../../contract'
import type { Administration } from './administration'

type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]> & { user: CurrentUser }

const DONE = { ok: true } as const

/** HTTP for administrators; the router lets nobody else in. */
export const adminHandlers = (administration: Administration) => ({
  async blockAccount({ user, params, body }: Input<'blockAccount'>) {
    await administration.block({ actorId: user.id, targetId: params.id, reason: body.reason })
    return DONE
  },
  async unblockAccount({ user, params, body }: Input<'unblockAccount'>) {
    await administration.unblock({ actorId: user.id, targetId: params.id, reason: body.reason })
    return DONE
  },
  async endAccountSessions({ user, params, body }: Input<'endAccountSessions'>) {
    await administration.endSessions({ ...body, actorId: user.id, targetId: params.id })
    return DONE
  },
  async resendMail({ user, params, body }: Input<'resendMail'>) {
    await administration.resend({ ...body, actorId: user.id, targetId: params.id })
    return DONE
  },
})

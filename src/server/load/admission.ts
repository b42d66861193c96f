import type { MiddlewareHandler } from 'hono'
import * as accounts from '~/modules/accounts/contract'
import * as chat from '~/modules/chat/contract'
import { AppError } from '~/platform/app-error'
import type { Endpoint } from '~/platform/http/endpoint'
import type { AppEnv } from '../env'
import type { Overload } from './overload'

type Load = { overload: () => Overload | null; openStreams: () => number; maxStreams: number }
type Refusal = Overload | 'streams' | 'stopping'
export type Admission = ReturnType<typeof createAdmission>

/** Calls that begin a reply or hold a stream open. */
const OPENING: readonly Endpoint[] = [
  chat.sendMessage,
  chat.regenerateReply,
  chat.repairReply,
  chat.continueReply,
  chat.followReply,
]
/** Calls that end work, or a session: always admitted. */
const ENDING: readonly Endpoint[] = [chat.stopReply, accounts.logout, accounts.signOut, accounts.clearSession]

const matcherOf = (endpoints: readonly Endpoint[]) => {
  const patterns = endpoints.map(({ path }) => path.replace(/:[a-zA-Z]+/g, '[^/]+'))
  const pattern = new RegExp(`^(${patterns.join('|')})$`)
  return (path: string) => pattern.test(path)
}
const opens = matcherOf(OPENING)
const ends = matcherOf(ENDING)

/**
 * Whether this instance takes work on. While it is overloaded it takes none but what ends some; with all streams taken, or while it
 * stops, it begins no reply and no stream.
 */
export function createAdmission({ overload, openStreams, maxStreams }: Load) {
  let phase: 'serving' | 'announced' | 'stopping' = 'serving'
  return {
    /** From here on `isReady` says no: a balancer shall turn away. */
    announceStop: () => {
      phase = 'announced'
    },
    /** From here on no reply and no stream begins here. */
    stop: () => {
      phase = 'stopping'
    },
    isReady: () => phase === 'serving',
    /** Why a call of this path is refused now, or null. */
    refusal(path: string): Refusal | null {
      const reason = overload()
      if (reason !== null) return ends(path) ? null : reason
      if (phase !== 'stopping' && openStreams() < maxStreams) return null
      if (!opens(path)) return null
      return phase === 'stopping' ? 'stopping' : 'streams'
    },
  }
}

/** Throws AppError `overloaded`, or `unavailable` while this instance stops. */
export function admit(admission: Admission, onRefused: (reason: Refusal) => void): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const reason = admission.refusal(c.req.path)
    if (reason === null) await next()
    // Whoever keeps this connection shall open the next one elsewhere.
    if (!admission.isReady()) c.res.headers.set('Connection', 'close')
    if (reason === null) return
    onRefused(reason)
    throw new AppError(reason === 'stopping' ? 'unavailable' : 'overloaded')
  }
}

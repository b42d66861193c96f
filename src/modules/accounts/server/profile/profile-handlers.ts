import type { Context } from 'hono'
import { AppError } from '~/platform/app-error'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { CurrentUser } from '../../contract'
import type * as contract from '../../profile-contract'
import type { PersonalData } from './personal-data'
import type { Profile } from './profile'

type Endpoints = typeof contract
type Input<Name extends keyof Endpoints> = EndpointInput<Endpoints[Name]> & { user: CurrentUser }
type Options = {
  profile: Profile
  /** What the other modules keep about users. */
  personalData: readonly PersonalData[]
  sessionToken: (c: Context) => string | undefined
  dropSessionCookie: (c: Context) => void
}

const DONE = { ok: true } as const

/** HTTP for "Mi Cuenta". Everybody is held to their own account: no call takes anyone's id. */
export function profileHandlers({ profile, personalData, sessionToken, dropSessionCookie }: Options) {
  const owner = (user: CurrentUser, c: Context) => {
    const token = sessionToken(c)
    if (token === undefined) throw new AppError('not_authenticated')
    return { user, token }
  }

  return {
    updateProfile: ({ user, body }: Input<'updateProfile'>, c: Context) => profile.update(owner(user, c), body),

    async changePassword({ user, body }: Input<'changePassword'>, c: Context) {
      await profile.changePassword(owner(user, c), { current: body.currentPassword, next: body.newPassword })
      return DONE
    },

    readNotifications: ({ user }: Input<'readNotifications'>) => profile.notifications(user.id),
    saveNotifications: ({ user, body }: Input<'saveNotifications'>) => profile.saveNotifications(user.id, body),

    saveImprovement: ({ user, body }: Input<'saveImprovement'>) => profile.saveImprovement(user.id, body),

    endOtherSessions: async ({ user }: Input<'endOtherSessions'>, c: Context) => ({
      ended: await profile.endOtherSessions(owner(user, c)),
    }),

    async exportPersonalData({ user }: Input<'exportPersonalData'>) {
      return new Response(await profile.export(user, personalData), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': 'attachment; filename="pymentor-mis-datos.zip"',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      })
    },

    async deleteAccount({ user }: Input<'deleteAccount'>, c: Context) {
      await profile.erase(owner(user, c))
      dropSessionCookie(c)
      return DONE
    },
  }
}

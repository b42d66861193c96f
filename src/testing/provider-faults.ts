import { eq } from 'drizzle-orm'
import { identityUser } from '~/database/schema'
import type { Subject } from '~/modules/accounts/identity-port'
import { AppError } from '~/platform/app-error'
import type { TestApp } from './start-app'

/**
 * Puts an account administration in the place of the identity provider's own, which does its part in the provider's tables, notes its
 * calls, and fails `failures` times: for what the product does when the provider fails. The current password is `current`.
 */
export function faultyProvider(app: TestApp, { current }: { current: string }) {
  const { db } = app.database
  const provider = { failures: 0, calls: [] as string[] }
  const attempt = async (call: string) => {
    provider.calls.push(call)
    if (provider.failures > 0) {
      provider.failures -= 1
      throw new Error('the provider is away')
    }
  }
  Object.assign(app.services.accounts.identity, {
    rename: ({ subject }: Subject, name: string) => attempt(`rename ${subject} ${name}`),
    endSessions: ({ subject }: Subject) => attempt(`endSessions ${subject}`),
    setDisabled: ({ subject }: Subject, isDisabled: boolean) => attempt(`setDisabled ${subject} ${isDisabled}`),
    async emailChangeCode({ subject }: Subject, newEmail: string) {
      await attempt(`emailChangeCode ${subject} ${newEmail}`)
      if (newEmail === 'taken-there@example.com') throw new AppError('email_taken')
      return 'a-code'
    },
    async changePassword({ subject }: Subject, passwords: { current: string; next: string }) {
      await attempt(`changePassword ${subject}`)
      if (passwords.current !== current) throw new AppError('wrong_credentials')
      if (passwords.next === '123456') throw new AppError('weak_password')
    },
    async deletePerson(subject: string) {
      await attempt(`deletePerson ${subject}`)
      await db.delete(identityUser).where(eq(identityUser.id, subject))
    },
  })
  return provider
}

import type { EmbeddedIdentity } from '~/modules/accounts/accounts.server'
import { once } from '~/platform/once'
import type { EmbeddedOptions } from './embedded'
import { ISSUER } from './embedded/issuer'

/** The embedded provider, loaded when it is first asked: its library is a sixth of the server, and who has a session does without it. */
export function embeddedOnFirstUse(options: EmbeddedOptions): EmbeddedIdentity {
  const identity = once(async () => (await import('./embedded')).createEmbeddedIdentity(options))
  return {
    issuer: ISSUER,
    verifyIdToken: async (...given) => (await identity()).verifyIdToken(...given),
    passwordResetCode: async (...given) => (await identity()).passwordResetCode(...given),
    resetPassword: async (...given) => (await identity()).resetPassword(...given),
    verificationCode: async (...given) => (await identity()).verificationCode(...given),
    emailChangeCode: async (...given) => (await identity()).emailChangeCode(...given),
    readEmailCode: async (...given) => (await identity()).readEmailCode(...given),
    confirmEmail: async (...given) => (await identity()).confirmEmail(...given),
    takeOver: async (...given) => (await identity()).takeOver(...given),
    changePassword: async (...given) => (await identity()).changePassword(...given),
    endSessions: async (...given) => (await identity()).endSessions(...given),
    rename: async (...given) => (await identity()).rename(...given),
    setDisabled: async (...given) => (await identity()).setDisabled(...given),
    deletePerson: async (...given) => (await identity()).deletePerson(...given),
    tidy: async (...given) => (await identity()).tidy(...given),
    signUp: async (...given) => (await identity()).signUp(...given),
    signIn: async (...given) => (await identity()).signIn(...given),
    signOut: async (...given) => (await identity()).signOut(...given),
    idToken: async (...given) => (await identity()).idToken(...given),
    ensureAccount: async (...given) => (await identity()).ensureAccount(...given),
  }
}

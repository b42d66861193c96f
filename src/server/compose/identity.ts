import type { PasswordCost } from '~/adapters/identity/embedded/password-sign-in'
import { embeddedOnFirstUse } from '~/adapters/identity/embedded-on-first-use'
import type { Config } from '~/config/config'
import type { OpenDatabase } from '~/database/open-database'
import type { EmbeddedIdentity, GoogleSignIn, IdentityProvider } from '~/modules/accounts/accounts.server'
import type { Log } from '~/platform/log'
import { once } from '~/platform/once'
import { systemClock } from '~/platform/time/clock'
import { embeddedOnMovedClock, onMovedClock } from '../clock/real-time-identity'
import { isDemoEmail } from '../demo/demo-people'

type Parts = { config: Config; database: OpenDatabase; secret: string; log: Log; passwordCost?: PasswordCost }
type ChosenIdentity = { identity: IdentityProvider; embeddedIdentity: EmbeddedIdentity | null }

export async function chooseIdentity(parts: Parts, offsetMs: () => number): Promise<ChosenIdentity> {
  const { secret, passwordCost } = parts
  const { identity: chosen, publicUrl } = parts.config
  switch (chosen.kind) {
    case 'embedded': {
      const options = { db: parts.database.db, secret, publicUrl, passwordCost }
      const identity = embeddedOnMovedClock(embeddedOnFirstUse(options), offsetMs)
      return { identity, embeddedIdentity: identity }
    }
    case 'firebase': {
      const { createFirebaseIdentity } = await import('~/adapters/identity/firebase/firebase')
      const identity = createFirebaseIdentity({ ...chosen, siteUrl: publicUrl })
      return { identity: onMovedClock(identity, offsetMs), embeddedIdentity: null }
    }
  }
}

/** Its sign-in, loaded when somebody comes by it. */
export async function composeGoogle(parts: Parts) {
  const { config } = parts
  const googleEmulator = config.google.kind === 'emulated' ? await loadGoogleEmulator(parts) : null
  if (config.google.kind !== 'real' && googleEmulator === null) return { googleEmulator, google: null }
  const signIn = once(() => openGoogle(parts, googleEmulator))
  const google: GoogleSignIn = {
    start: async (...given) => (await signIn()).start(...given),
    finish: async (...given) => (await signIn()).finish(...given),
  }
  return { googleEmulator, google }
}
type GoogleEmulator = Awaited<ReturnType<typeof loadGoogleEmulator>>

async function openGoogle({ config, database, secret, log }: Parts, emulator: GoogleEmulator | null) {
  const { createGoogleSignIn, realGoogle } = await import('~/adapters/identity/google')
  const client = config.google.kind === 'real' ? realGoogle(config.google) : emulator?.client
  if (client === undefined) throw new Error('Google is emulated without an emulator')
  return createGoogleSignIn({
    ...{ db: database.db, secret, publicUrl: config.publicUrl, client, log },
    isReserved: isDemoEmail,
  })
}

/** Demo mode's: loaded nowhere else. Its tokens carry the real time, by which they are verified. */
async function loadGoogleEmulator({ config, database, secret }: Parts) {
  const [{ createGoogleEmulator }, { databaseKeep }] = await Promise.all([
    import('../../../emulators/google/google'),
    import('../../../emulators/google/keep'),
  ])
  return createGoogleEmulator({
    keep: databaseKeep(database.db),
    clock: systemClock,
    secret,
    adminEmails: config.adminEmails,
  })
}

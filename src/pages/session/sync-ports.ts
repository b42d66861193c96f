import type { IdentitySettings } from '~/modules/accounts/contract'
import { type AuthMemory, createAuthMemory } from '~/modules/accounts/ui/auth-memory'
import { chosenIdentity } from '~/modules/accounts/ui/chosen-identity'
import { sessionBackend } from '~/modules/accounts/ui/session-backend'
import { reachStorage } from '~/modules/accounts/ui/session-mark'
import type { SyncPorts } from '~/modules/accounts/ui/session-sync'
import { isForeignDraft } from '~/modules/chat/ui/composer/draft'

/** What signing in and out works with in a real browser, at the provider of `useIdentitySettings()`. */
export function browserPorts(settings: IdentitySettings): SyncPorts {
  return {
    identity: chosenIdentity(settings),
    backend: sessionBackend,
    memory: browserMemory(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: Date.now,
  }
}

export function browserMemory(): AuthMemory {
  return createAuthMemory({
    local: reachStorage(() => window.localStorage),
    session: reachStorage(() => window.sessionStorage),
    isForeignDraft,
  })
}

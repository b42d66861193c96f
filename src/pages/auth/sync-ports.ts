import { type AuthMemory, createAuthMemory } from '~/modules/accounts/ui/auth-memory'
import { embeddedIdentity } from '~/modules/accounts/ui/identity-client'
import { sessionBackend } from '~/modules/accounts/ui/session-backend'
import { reachStorage } from '~/modules/accounts/ui/session-mark'
import type { SyncPorts } from '~/modules/accounts/ui/session-sync'
import { isForeignDraft } from '~/modules/chat/ui/composer/draft'

/** What signing in and out works with in a real browser. */
export function browserPorts(): SyncPorts {
  return {
    identity: embeddedIdentity,
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

import type { IdentityConfig } from '~/config/config'
import type { IdentitySettings } from '~/modules/accounts/contract'

/** What browsers may know: named one by one, since the rest is secret. */
export function identitySettings(config: IdentityConfig): IdentitySettings {
  if (config.kind === 'embedded') return { kind: 'embedded' }
  const { kind, apiKey, authDomain, projectId } = config
  return { kind, apiKey, authDomain, projectId }
}

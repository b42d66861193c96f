import { call } from '~/platform/call'
import * as contract from '../contract'

/** The product's own session (AUTH-02), as the browser opens and ends it. Throws CallError and ConnectionError. */
export type SessionBackend = {
  clearSession(): Promise<void>
  openSession(body: contract.SyncBody): Promise<contract.CurrentUser>
  /** API-04: the user of the running session. */
  autoLogin(): Promise<contract.CurrentUser>
  verifySession(body: Omit<contract.SyncBody, 'displayName' | 'registration'>): Promise<contract.CurrentUser>
  endSession(): Promise<void>
}

export const sessionBackend: SessionBackend = {
  async clearSession() {
    await call(contract.clearSession, { body: {} })
  },
  openSession: async (body) => (await call(contract.firebaseLogin, { body })).user,
  verifySession: async (body) => (await call(contract.verifySession, { body })).user,
  autoLogin: async () => (await call(contract.autoLogin, { body: {} })).user,
  async endSession() {
    await call(contract.logout, { body: {} })
  },
}

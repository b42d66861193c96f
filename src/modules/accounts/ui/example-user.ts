import type { CurrentUser } from '../contract'

/** A user, for tests. */
export const ANA: CurrentUser = {
  id: 'ana-id',
  username: 'Ana Gil',
  email: 'ana@example.com',
  emailVerified: false,
  termsAccepted: true,
  firstName: 'Ana',
  lastName: 'Gil',
  avatar: null,
  googleId: null,
  password: true,
  role: 'user',
}

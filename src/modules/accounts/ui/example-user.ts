import type { CurrentUser } from '../contract'

/** A user of the free plan, for tests. */
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
  planType: 'free',
  subscriptionStatus: 'basic',
  planExpiresAt: null,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
}

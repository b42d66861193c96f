import * as z from 'zod'
import { ConfigError } from './config-error'

const key = (name: string, prefix: RegExp, example: string) =>
  z.string().regex(prefix, `${name} must be a key of Stripe's, such as ${example}`).optional()
const link = (name: string) =>
  z
    .url({ protocol: /^https$/, error: `${name} must be an https address, such as https://buy.stripe.com/abc` })
    .optional()

export const paymentSettings = {
  STRIPE_SECRET_KEY: key('STRIPE_SECRET_KEY', /^(sk|rk)_(test|live)_\w+$/, 'sk_live_…'),
  STRIPE_PUBLISHABLE_KEY: key('STRIPE_PUBLISHABLE_KEY', /^pk_(test|live)_\w+$/, 'pk_live_…'),
  STRIPE_WEBHOOK_SECRET: key('STRIPE_WEBHOOK_SECRET', /^whsec_\w+$/, 'whsec_…'),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'STRIPE_API_BASE must be an http(s) address, such as http://localhost:12111' })
    .optional(),
  STRIPE_TAX: z.enum(['rate', 'automatic'], 'STRIPE_TAX must be rate or automatic').default('rate'),
  STRIPE_PAYMENT_LINK_TRIAL: link('STRIPE_PAYMENT_LINK_TRIAL'),
  STRIPE_PAYMENT_LINK_PRO_MONTHLY: link('STRIPE_PAYMENT_LINK_PRO_MONTHLY'),
  STRIPE_PAYMENT_LINK_PRO_LIFETIME: link('STRIPE_PAYMENT_LINK_PRO_LIFETIME'),
}
type PaymentEnvironment = z.output<z.ZodObject<typeof paymentSettings>>

/** Payment links to open in place of a checkout of our own making, by plan. */
export type PaymentLinks = Partial<Record<'trial' | 'pro-monthly' | 'pro-lifetime', string>>
/** `rate`: Spain's, for everybody. `automatic`: what Stripe Tax finds. */
export type TaxMode = 'rate' | 'automatic'
export type StripeConfig = {
  kind: 'stripe'
  tax: TaxMode
  secretKey: string
  /** Without it there is no card form in the product (PAY-07). */
  publishableKey: string | null
  webhookSecret: string
  /** Where the API is instead of at Stripe. */
  apiBase: URL | null
  links: PaymentLinks
}
/** `emulated`: a local stand-in, in demo mode only. */
export type PaymentsConfig = { kind: 'emulated'; tax: TaxMode } | StripeConfig

export function paymentsConfig(env: PaymentEnvironment): PaymentsConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey === undefined) {
    const alone = Object.keys(paymentSettings).find(
      (name) => name !== 'STRIPE_TAX' && env[name as keyof PaymentEnvironment] !== undefined,
    )
    if (alone !== undefined) throw new ConfigError(`STRIPE_SECRET_KEY must be set together with ${alone}`)
    return { kind: 'emulated', tax: env.STRIPE_TAX }
  }
  if (webhookSecret === undefined)
    throw new ConfigError('STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY')
  return {
    kind: 'stripe',
    tax: env.STRIPE_TAX,
    secretKey,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
    webhookSecret,
    apiBase: env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : null,
    links: {
      trial: env.STRIPE_PAYMENT_LINK_TRIAL,
      'pro-monthly': env.STRIPE_PAYMENT_LINK_PRO_MONTHLY,
      'pro-lifetime': env.STRIPE_PAYMENT_LINK_PRO_LIFETIME,
    },
  }
}

/** Throws ConfigError: with any of these, PRO would be had without money. */
export function refusePaymentsUnfitForLive(payments: PaymentsConfig) {
  if (payments.kind === 'emulated') throw new ConfigError('STRIPE_SECRET_KEY must be set in live mode')
  if (/_test_/.test(payments.secretKey))
    throw new ConfigError('STRIPE_SECRET_KEY must be a live key in live mode, not a test key')
  if (payments.apiBase !== null && payments.apiBase.protocol !== 'https:')
    throw new ConfigError('STRIPE_API_BASE must be an https address in live mode')
}

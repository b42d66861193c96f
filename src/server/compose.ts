import type { PasswordCost } from '~/adapters/identity/embedded/password-sign-in'
import { createTimeCodes } from '~/adapters/identity/time-codes'
import { createWebauthn } from '~/adapters/identity/webauthn'
import type { Config, MailConfig } from '~/config/config'
import type { OpenDatabase } from '~/database/open-database'
import { createAccounts, type ErasureRecord, type IdentityProvider } from '~/modules/accounts/accounts.server'
import { createBilling, type PaymentProvider } from '~/modules/billing/billing.server'
import { createChatModule, createFreeQuestion, type Models } from '~/modules/chat/chat.server'
import { createContact } from '~/modules/contact/contact.server'
import { createCosts } from '~/modules/costs/costs.server'
import { createMailbox, type MailTransport } from '~/modules/mail/mail.server'
import { createEmbeddedMentor } from '~/modules/mentor/mentor.server'
import { createOverview } from '~/modules/overview/overview.server'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import { productFacts } from '~/server/facts/product-facts'
import { SITE } from '../../content/site'
import { openDemoClock } from './clock/demo-clock'
import { chooseIdentity, composeGoogle } from './compose/identity'
import { chooseModels } from './compose/models'
import { DEMO_EMAILS } from './demo/demo-people'
import { createAdmission } from './load/admission'
import { processLoad } from './load/process-load'
import { createMetrics } from './metrics/metrics'
import { erasureRecordIn } from './process/erasure-record'

type Parts = {
  config: Config
  database: OpenDatabase
  secret: string
  clock: Clock
  log: Log
  passwordCost?: PasswordCost
  erasureRecord?: ErasureRecord
}
export type Services = Awaited<ReturnType<typeof compose>>

/** The only place where adapters are chosen. `models`, `passwordCost` and `erasureRecord` stand in for the real ones in tests. */
export async function compose(given: Parts, models?: Models) {
  const { config, database, secret, log } = given
  const demoClock = config.mode === 'demo' ? await openDemoClock({ database, real: given.clock, log }) : null
  const clock = demoClock?.clock ?? given.clock
  const parts = { ...given, clock }
  const { db } = database
  const { identity, embeddedIdentity } = await chooseIdentity(parts, demoClock?.offsetMs ?? (() => 0))
  const mailbox = createMailbox({ db, clock, log, transport: await chooseMail(config.mail) })
  const costs = composeCosts(parts, mailbox)
  const metrics = createMetrics({ prices: config.prices, poolState: database.poolState })
  const { openStreams, telemetry } = metrics
  const chosenModels = models ?? (await chooseModels({ config, secret, log, ledger: costs.ledger }))
  const chat = composeChat(parts, { models: chosenModels, telemetry })
  const overview = composeOverview(parts)
  const stripeEmulator = config.payments.kind === 'emulated' ? await loadStripeEmulator(parts) : null
  const billing = await composeBilling(parts, { mailbox, stripeEmulator, real: given.clock })
  const accounts = composeAccounts(parts, { identity, mailbox, billing, chat, costs })
  return {
    ...parts,
    /** What the modules do by themselves, in the order of their names. */
    jobs: [accounts, billing, chat, costs, mailbox, overview].flatMap(({ jobs }) => jobs),
    /** Demo mode's, which can be moved; null in live mode. */
    demoClock,
    /** Demo mode's stand-in for Stripe; null where payments are real. */
    stripeEmulator,
    ...(await composeGoogle(parts)),
    /** What the provider does beyond its port when it is this process; else null. */
    embeddedIdentity,
    admission: createAdmission({ overload: processLoad().overload, openStreams, maxStreams: config.maxStreams }),
    ...{ accounts, billing, chat, costs, mailbox, metrics, overview },
    freeQuestion: composeFreeQuestion(parts, accounts),
    contact: createContact({ clock, secret, to: SITE.email, send: mailbox.send, limit: accounts.throttle.contact }),
    /** What modules beside the accounts keep about users: for the export of it. */
    personalData: [billing, chat, costs].map(({ personalData }) => personalData),
  }
}

type Mailbox = ReturnType<typeof createMailbox>
type Costs = ReturnType<typeof createCosts>
type Chat = ReturnType<typeof createChatModule>
type Billing = ReturnType<typeof createBilling>

const composeCosts = ({ config, database: { db }, clock, log, secret }: Parts, mailbox: Mailbox) =>
  createCosts({
    ...{ db, clock, log, secret, prices: config.prices, budgets: config.monthlyTokens },
    send: mailbox.send,
    publicUrl: config.publicUrl,
    ownerEmails: config.adminEmails.length > 0 ? config.adminEmails : [SITE.email],
  })

const composeOverview = ({ config, database: { db, reading }, clock, log }: Parts) =>
  createOverview({
    ...{ db, reading, clock, log, leftOut: DEMO_EMAILS },
    currency: config.prices.currency,
    budgets: config.monthlyTokens,
  })

type ChatParts = Pick<Parameters<typeof createChatModule>[0], 'models' | 'telemetry'>

function composeChat({ config, database, clock, log, secret }: Parts, { models, telemetry }: ChatParts) {
  const { db, reading, listen } = database
  return createChatModule({
    ...{ db, reading, listen, clock, log, secret, models, telemetry },
    limits: {
      maxReplies: config.maxStreams,
      repliesPerPerson: config.maxRepliesPerPerson,
      readersPerPerson: config.maxReadersPerPerson,
      continuations: config.maxContinuations,
    },
  })
}

/** `real`: the clock that a real payment provider goes by. */
type BillingParts = { mailbox: Mailbox; stripeEmulator: StripeEmulator | null; real: Clock }

async function composeBilling(parts: Parts, { mailbox, stripeEmulator, real }: BillingParts) {
  const { config, database, clock, log, secret } = parts
  return createBilling({
    ...{ db: database.db, clock, log, secret },
    provider: await choosePayments({ ...parts, clock: stripeEmulator ? clock : real }, stripeEmulator),
    links: config.payments.kind === 'stripe' ? config.payments.links : {},
    publicUrl: config.publicUrl,
    send: mailbox.send,
  })
}

type AccountsParts = { identity: IdentityProvider; mailbox: Mailbox; billing: Billing; chat: Chat; costs: Costs }

/** What the other modules do about accounts is told to the accounts here: they know none of them. */
function composeAccounts(parts: Parts, { identity, mailbox, billing, chat, costs }: AccountsParts) {
  const { config, database, clock, log, secret } = parts
  const { publicUrl, adminEmails, dataDir } = config
  return createAccounts({
    ...{ db: database.db, clock, log, identity, secret, adminEmails },
    operatorEmails: [SITE.email.toLowerCase(), ...adminEmails],
    passkeyVerifier: createWebauthn(publicUrl),
    timeCodes: createTimeCodes(),
    needsSecondStep: config.mode === 'live',
    ...{ send: mailbox.send, publicUrl },
    erasureRecord: parts.erasureRecord ?? erasureRecordIn(dataDir),
    emailChanged: billing.updateCustomer,
    async beforeErasure(userId) {
      await billing.closeAccount(userId)
      await chat.retainedUsage.retain(userId)
      await costs.retainedTokens.retain(userId)
      await chat.library.eraseConversations(userId)
    },
    async afterRegistration(user) {
      await chat.retainedUsage.restore(user)
      await costs.retainedTokens.restore(user)
    },
    afterBlock: chat.stopReplies,
  })
}

function composeFreeQuestion({ config, clock, secret }: Parts, { throttle }: ReturnType<typeof createAccounts>) {
  const visitorsMentor = createEmbeddedMentor(() => productFacts(config))
  return createFreeQuestion({
    clock,
    secret,
    limit: throttle.freeQuestion,
    async answer(content) {
      const { markdown } = await visitorsMentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
      return markdown
    },
  })
}

/** Each is loaded only where it is used: the server starts faster. */
async function chooseMail(config: MailConfig): Promise<MailTransport> {
  switch (config.kind) {
    case 'stored':
      // Mails go nowhere: they stay in the database, and are read at `/dev/mail`.
      return { kind: 'stored', deliver: async () => {} }
    case 'smtp': {
      const { createSmtpTransport } = await import('~/adapters/mail/smtp')
      return createSmtpTransport(config)
    }
  }
}

/** Demo mode's: it goes by the demo's clock, so that renewals come when that is moved. */
async function loadStripeEmulator({ config, database, secret, clock, log }: Parts) {
  const { createStripeEmulator } = await import('../../emulators/stripe/stripe-emulator')
  return createStripeEmulator({ db: database.db, clock, secret, log, publicUrl: config.publicUrl.origin })
}
type StripeEmulator = Awaited<ReturnType<typeof loadStripeEmulator>>

/** One code for Stripe and for its emulator: only where it asks, and with which keys, differs. `clock`: Stripe's is the real one. */
async function choosePayments(
  { config, clock, log }: Parts,
  emulator: StripeEmulator | null,
): Promise<PaymentProvider> {
  const { createStripePayments } = await import('~/adapters/payments/stripe')
  if (config.payments.kind === 'stripe') {
    const { publishableKey, secretKey, webhookSecret, apiBase, tax } = config.payments
    const cardForm =
      publishableKey === null ? { kind: 'missing' as const } : { kind: 'stripe' as const, publishableKey }
    return createStripePayments({ log, clock, secretKey, webhookSecret, apiBase, cardForm, tax })
  }
  if (emulator === null) throw new Error('payments are emulated without an emulator')
  const { secretKey, publishableKey, webhookSecret, fetch, path } = emulator
  const cardForm = { kind: 'emulated', publishableKey, apiPath: `${path}/v1` } as const
  return createStripePayments({ log, clock, secretKey, webhookSecret, fetch, cardForm, tax: config.payments.tax })
}

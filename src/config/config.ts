import { join, resolve } from 'node:path'
import * as z from 'zod'
import { SITE } from '../../content/site'
import { ConfigError } from './config-error'
import { type DatabaseConfig, databaseConfig, databaseSettings } from './database'
import { type FirebaseConfig, firebaseConfig } from './firebase'
import { type ModelList, modelList, modelSettings } from './models'
import { type ModerationConfig, moderationConfig, moderationSettings } from './moderation'
import { type ObservabilityConfig, observabilityConfig, observabilitySettings } from './observability'
import { type PaymentsConfig, paymentSettings, paymentsConfig, refusePaymentsUnfitForLive } from './payments'
import { type ModelPrices, modelPrices } from './spending'

export { ConfigError } from './config-error'
export type { DatabaseConfig, PostgresConfig } from './database'
export type { ModelConfig, ModelList, RemoteModel } from './models'
export type { ModerationConfig } from './moderation'
export type { ModelPrices } from './spending'

const port = z.coerce
  .number('PORT must be a number')
  .int()
  .min(1, 'PORT must be between 1 and 65535')
  .max(65535, 'PORT must be between 1 and 65535')
const httpUrl = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an http(s) address, such as http://localhost:8000` })

const wholeNumber = (name: string, { min }: { min: number }) => {
  const sentence = `${name} must be a whole number, ${min} or more`
  return z.coerce.number(sentence).int(sentence).min(min, sentence)
}

/** `8`, or `4/8` where the mentors differ: for the Basic one and for the PRO one. */
const forMentors = (name: string, least: number, usual: number) =>
  z
    .string()
    .regex(
      /^\d{1,6}(\/\d{1,6})?$/,
      `${name} must be a whole number, or two as in 4/8: for the Basic mentor and the PRO one`,
    )
    .default(String(usual))
    .transform((text) => {
      const [basic = usual, pro = basic] = text.split('/').map(Number)
      return { basic, pro }
    })
    .refine(({ basic, pro }) => Math.min(basic, pro) >= least, `${name} must be ${least} or more`)

const environmentSchema = z.object({
  PYMENTOR_MODE: z.enum(['demo', 'live'], 'PYMENTOR_MODE must be demo or live').default('demo'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl('PUBLIC_URL').optional(),
  AUTH_SECRET: z.string().min(32, 'AUTH_SECRET must have at least 32 characters').optional(),
  TRUST_PROXY: z.coerce
    .number('TRUST_PROXY must be the number of proxies in front')
    .int('TRUST_PROXY must be a whole number')
    .min(0, 'TRUST_PROXY must not be negative')
    .default(0),
  DATA_DIR: z.string().default('.data'),
  PYODIDE_PACKAGES_DIR: z.string().optional(),
  ...databaseSettings,
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /.+/,
      error: 'SMTP_URL must be smtp://user:password@host:587 or smtps://…:465',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@"\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'MAIL_FROM must be an address, such as PyMentor <hola@pymentor.example>',
    )
    .optional(),
  IDENTITY: z.enum(['embedded', 'firebase'], 'IDENTITY must be embedded or firebase').default('embedded'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'FIREBASE_PROJECT_ID must be the id of a Firebase project, such as pymentor-1a2b3')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'FIREBASE_API_KEY must be the web API key of the Firebase project')
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'FIREBASE_AUTH_DOMAIN must be a host, such as pymentor-1a2b3.firebaseapp.com')
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  ...paymentSettings,
  ...modelSettings,
  ...moderationSettings,
  MENTOR_MONTHLY_TOKENS: wholeNumber('MENTOR_MONTHLY_TOKENS', { min: 1 }).optional(),
  MENTOR_MONTHLY_TOKENS_PER_PERSON: wholeNumber('MENTOR_MONTHLY_TOKENS_PER_PERSON', { min: 1 }).optional(),
  ADMIN_EMAILS: z.string().default(''),
  MAX_STREAMS: wholeNumber('MAX_STREAMS', { min: 1 }).default(2_000),
  MAX_REPLIES_PER_PERSON: forMentors('MAX_REPLIES_PER_PERSON', 1, 3),
  MAX_CONTINUATIONS: forMentors('MAX_CONTINUATIONS', 0, 8),
  MAX_READERS_PER_PERSON: wholeNumber('MAX_READERS_PER_PERSON', { min: 1 }).default(12),
  ...observabilitySettings,
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters').optional(),
  STOP_DELAY_SECONDS: wholeNumber('STOP_DELAY_SECONDS', { min: 0 }).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'LOG_LEVEL must be debug, info, warn or error').default('info'),
})

/** Every name that is read, but those of named model servers; all others are no settings of the product. */
export const SETTINGS: ReadonlySet<string> = new Set(Object.keys(environmentSchema.shape))

/** A number for each mentor. */
export type ForMentors = { basic: number; pro: number }
export type MailConfig = { kind: 'stored' } | { kind: 'smtp'; url: string; from: string }
/** `none`: nobody is offered Google. */
export type GoogleConfig =
  | { kind: 'emulated' }
  | { kind: 'real'; clientId: string; clientSecret: string }
  | { kind: 'none' }
  /** Firebase is the one that asks Google. */
  | { kind: 'firebase' }
export type IdentityConfig = { kind: 'embedded' } | FirebaseConfig
/** The secret of the installation: given, or made once and kept in the data folder. */
export type SecretConfig = { kind: 'given'; value: string } | { kind: 'kept'; file: string }

type SiteFacts = { isSample: boolean }

export type Config = {
  mode: 'demo' | 'live'
  host: string
  port: number
  publicUrl: URL
  trustedProxies: number
  dataDir: string
  /** Where Python packages for readers' browsers lie, if there are any. */
  packagesDir: string
  secret: SecretConfig
  database: DatabaseConfig
  mail: MailConfig
  identity: IdentityConfig
  google: GoogleConfig
  payments: PaymentsConfig
  models: { basic: ModelList; pro: ModelList }
  /** Who judges the questions to models elsewhere; null for nobody. */
  moderation: ModerationConfig | null
  prices: ModelPrices
  /** How many tokens the answers of a month may take, of all and of a person, before the embedded mentor gives them; null for no end. */
  monthlyTokens: { installation: number | null; person: number | null }
  /** How many replies one instance writes, and how many streams it holds open, before it refuses more. */
  maxStreams: number
  /** How many replies are written at once for one person, and how many readers one person has at an instance. */
  maxRepliesPerPerson: ForMentors
  maxReadersPerPerson: number
  /** How often a reply that broke off is written on. */
  maxContinuations: ForMentors
  observability: ObservabilityConfig
  /** What lets others than this machine read the metrics; null lets nobody. */
  metricsToken: string | null
  /** How long a stopping instance still serves everything, saying that it is not ready. */
  stopDelaySeconds: number
  adminEmails: string[]
  /** What the operator should know of the environment, in a sentence each. */
  warnings: string[]
  logLevel: 'debug' | 'info' | 'warn' | 'error'
}

/**
 * Reads the environment once; `site` is what stands in content/site.ts. Empty values count as missing. Throws ConfigError naming
 * the setting that is wrong.
 */
export function parseConfig(environment: Record<string, string | undefined>, site: SiteFacts = SITE): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues[0]?.message ?? 'the environment could not be read')
  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR)
  const models = {
    basic: modelList('MENTOR_BASIC_MODEL', env, given),
    pro: modelList('MENTOR_PRO_MODEL', env, given),
  }
  const config: Config = {
    mode: env.PYMENTOR_MODE,
    host: env.HOST,
    port: env.PORT,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    trustedProxies: env.TRUST_PROXY,
    dataDir,
    packagesDir: resolve(env.PYODIDE_PACKAGES_DIR ?? join(dataDir, 'python-packages')),
    secret: env.AUTH_SECRET
      ? { kind: 'given', value: env.AUTH_SECRET }
      : { kind: 'kept', file: join(dataDir, 'auth-secret') },
    database: databaseConfig(env, dataDir),
    mail: mailConfig(env),
    identity: env.IDENTITY === 'firebase' ? firebaseConfig(env) : { kind: 'embedded' },
    google: googleConfig(env),
    payments: paymentsConfig(env),
    models,
    moderation: moderationConfig(env, models),
    prices: modelPrices(
      env,
      [...models.basic, ...models.pro].map(({ id }) => id),
    ),
    monthlyTokens: {
      installation: env.MENTOR_MONTHLY_TOKENS ?? null,
      person: env.MENTOR_MONTHLY_TOKENS_PER_PERSON ?? null,
    },
    maxStreams: env.MAX_STREAMS,
    maxRepliesPerPerson: env.MAX_REPLIES_PER_PERSON,
    maxReadersPerPerson: env.MAX_READERS_PER_PERSON,
    maxContinuations: env.MAX_CONTINUATIONS,
    observability: observabilityConfig(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    stopDelaySeconds: env.STOP_DELAY_SECONDS,
    adminEmails: env.ADMIN_EMAILS.split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
    warnings: warningsOf(given),
    logLevel: env.LOG_LEVEL,
  }
  if (config.mode === 'live') refuseUnfitForLive(config, site)
  return config
}

/** Prices of mentors became prices of models: who still sets them would be shown answers without a cost. */
function warningsOf(given: Record<string, string | undefined>): string[] {
  const removed = ['MENTOR_BASIC_PRICE', 'MENTOR_PRO_PRICE'].filter((name) => given[name] !== undefined)
  if (removed.length === 0) return []
  const [is, it] = removed.length === 1 ? ['is', 'it'] : ['are', 'them']
  return [`${removed.join(' and ')} ${is} no longer read: set MODEL_PRICES in place of ${it}.`]
}

function mailConfig({ SMTP_URL: url, MAIL_FROM: from }: z.output<typeof environmentSchema>): MailConfig {
  if (url === undefined) return { kind: 'stored' }
  if (from === undefined) throw new ConfigError('MAIL_FROM must be set with SMTP_URL')
  return { kind: 'smtp', url, from }
}

/** The emulator lets anyone be anyone: it stands in for Google in demo mode only. */
function googleConfig(env: z.output<typeof environmentSchema>): GoogleConfig {
  if (env.IDENTITY === 'firebase') return { kind: 'firebase' }
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId !== undefined && clientSecret !== undefined) return { kind: 'real', clientId, clientSecret }
  if (clientId !== undefined) throw new ConfigError('GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID')
  if (clientSecret !== undefined)
    throw new ConfigError('GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET')
  return { kind: env.PYMENTOR_MODE === 'demo' ? 'emulated' : 'none' }
}

function refuseUnfitForLive(config: Config, { isSample }: SiteFacts) {
  if (config.publicUrl.protocol !== 'https:') throw new ConfigError('PUBLIC_URL must be an https address in live mode')
  if (config.secret.kind !== 'given') throw new ConfigError('AUTH_SECRET must be set in live mode')
  if (config.mail.kind === 'stored') throw new ConfigError('SMTP_URL must be set in live mode: mail would reach nobody')
  refusePaymentsUnfitForLive(config.payments)
  if (isSample)
    throw new ConfigError('content/site.ts must hold your own data in live mode: fill it in and set isSample to false')
}

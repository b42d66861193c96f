import { type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { created, moment } from './columns'

const ACCENTED = 'áàäâãéèëêíìïîóòöôõúùüûñç'
const PLAIN = 'aaaaaeeeeiiiiooooouuuunc'
const SEPARATORS = '@._+-'
type Named = Record<'firstName' | 'lastName' | 'email', SQLWrapper>

/** The words of somebody's name and e-mail, without accents. The index holds for this very expression. */
export const wordsOfUser = ({ firstName, lastName, email }: Named) =>
  sql`to_tsvector('simple', translate(lower(${firstName} || ' ' || ${lastName} || ' ' || ${email}), '${sql.raw(ACCENTED + SEPARATORS)}', '${sql.raw(PLAIN + ' '.repeat(SEPARATORS.length))}'))`

// accounts
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    avatar: text('avatar'),
    googleId: text('google_id'),
    hasPassword: boolean('has_password').notNull().default(false),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    blockedAt: moment('blocked_at'),
    /** ACCT-07: what a user wants mail about. */
    notifyUpdates: boolean('notify_updates').notNull().default(true),
    notifyTips: boolean('notify_tips').notNull().default(true),
    notifyMarketing: boolean('notify_marketing').notNull().default(false),
    /** C-68: whether the owner is shown, without who it is, what this user voted and was not answered. */
    helpsImprove: boolean('helps_improve').notNull().default(true),
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_created').on(table.createdAt, table.id),
    index('users_blocked_newest').on(table.createdAt, table.id).where(sql`${table.blockedAt} is not null`),
    index('users_unverified_newest').on(table.createdAt, table.id).where(sql`not ${table.emailVerified}`),
    index('users_words').using('gin', wordsOfUser(table)),
  ],
)

// accounts: who at which identity provider is which user
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)],
)

// accounts: the product's own sessions; the cookie's token is kept as a hash only
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: created(),
    /** When its user last proved who they are: a session can be made anew without that. */
    authenticatedAt: moment('authenticated_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

// accounts: identities whose user is erased here and who have still to be deleted at their provider; nobody signs in by them
export const erasures = pgTable(
  'erasures',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

// accounts: which accounts were erased, as keyed hashes, so that a restore does not bring them back
export const erasedAccounts = pgTable(
  'erased_accounts',
  {
    account: text('account').primaryKey(),
    erasedAt: moment('erased_at').notNull(),
  },
  (table) => [index('erased_accounts_time').on(table.erasedAt)],
)

// accounts, billing: by which addresses and cards an account is known, as keyed hashes; they outlive it, so that who comes back is known
export const personKeys = pgTable(
  'person_keys',
  {
    key: text('key').notNull(),
    /** The user, by a keyed hash as well, since it outlives them. */
    account: text('account').notNull(),
    kind: text('kind', { enum: ['address', 'card'] }).notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.key, table.account] }), index('person_keys_account').on(table.account)],
)

// accounts: what administrators did to whom; it outlives both
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    action: text('action', {
      enum: [
        'block',
        'unblock',
        'activate_plan',
        'expire_plan',
        'test_chat',
        'gift_plan',
        'refund',
        'end_sessions',
        'resend_mail',
        'second_step_off',
      ],
    }).notNull(),
    /** Null for the operator, whose commands know no account. */
    actorId: uuid('actor_id'),
    targetId: uuid('target_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: created(),
  },
  (table) => [
    index('audit_log_time').on(table.createdAt, table.id),
    index('audit_log_target').on(table.targetId, table.createdAt),
  ],
)

// accounts: counted attempts (sign-in, registration), one row a key and window
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (table) => [index('attempts_window').on(table.windowEndsAt)],
)

// accounts: what people sign in with instead of a password; the private half never leaves their device
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** Of the authenticator; one that goes back is a copy. Those that sync always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    createdAt: created(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId, table.createdAt),
  ],
)

// accounts: the second step of signing in; its secret is sealed by the installation's
export const secondSteps = pgTable('second_steps', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  /** Null until a code of the app was typed. */
  turnedOnAt: moment('turned_on_at'),
  /** Of the last code that was taken, in 30 s since 1970: none is good twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: created(),
})

// accounts: codes for who has lost the phone, as keyed hashes; each is good once
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

// accounts: sign-ins that wait for their second step; they open nothing
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    authenticatedAt: moment('authenticated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_sign_ins_user').on(table.userId), index('pending_sign_ins_expiry').on(table.expiresAt)],
)

// accounts: what authenticators are asked to sign, as hashes; each is good once, for the session or browser that asked
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    /** A hash of the session's token, or of the cookie that a browser got before it signed in. */
    boundTo: text('bound_to').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)

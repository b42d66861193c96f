import type { Config, IdentityConfig, ModelConfig, ModelList } from '~/config/config'
import type { DemoAccount } from '../demo/demo-accounts'
import { isLoopback } from '../request/local-caller'

type Row = [part: string, kind: 'embedded' | 'emulated' | 'real' | 'off', where: string]

/** What the operator reads once the server listens: which part is embedded, emulated or real, and where to look. `clockOffsetMs`: how far the demo's clock is ahead. */
export function startupTable(config: Config, clockOffsetMs = 0): string {
  const rows: Row[] = [
    describeDatabase(config),
    describeMail(config),
    ['identity', ...describeIdentity(config.identity)],
    ['Google', ...describeGoogle(config)],
    ['payments', ...describePayments(config)],
    ...describeModels('mentor Basic', config.models.basic),
    ...describeModels('mentor PRO', config.models.pro),
    ...describeObservability(config),
    ...(clockOffsetMs === 0 ? [] : [describeClock(config, clockOffsetMs)]),
  ]
  const lines = rows.map(([part, kind, where]) => `  ${part.padEnd(14)}${kind.padEnd(10)}${where}`)
  for (const warning of config.warnings) lines.push('', `  Warning: ${warning}`)
  if (config.mode === 'live' && config.database.kind === 'pglite') {
    lines.push('', '  Warning: PGlite serves one process and does not sync to disk. Set DATABASE_URL for PostgreSQL.')
  }
  return ['', `PyMentor is ready (${config.mode} mode): ${config.publicUrl.origin}`, '', ...lines, ''].join('\n')
}

export function demoAccountsTable(accounts: DemoAccount[]): string {
  if (accounts.length === 0) return ''
  const lines = accounts.map(({ email, password, plan }) => `  ${email.padEnd(26)}${password.padEnd(16)}${plan}`)
  return ['Demo accounts:', ...lines, ''].join('\n')
}

function describeDatabase({ database }: Config): Row {
  if (database.kind === 'pglite') return ['database', 'embedded', `PGlite in ${database.folder}`]
  const url = new URL(database.url)
  return ['database', 'real', `PostgreSQL at ${url.host}${url.pathname}`]
}

function describeMail({ mail, publicUrl }: Config): Row {
  if (mail.kind === 'smtp') return ['mail', 'real', `SMTP at ${new URL(mail.url).host}, from ${mail.from}`]
  return ['mail', 'embedded', `kept here: ${seenAt('/dev/mail', publicUrl)}`]
}

/** Pages for who is on this machine are nowhere else. */
const seenAt = (path: string, publicUrl: URL): string =>
  isLoopback(publicUrl) ? `see ${new URL(path, publicUrl).href}` : `${path} is there where PUBLIC_URL is this machine's`

const describeIdentity = (identity: IdentityConfig): [Row[1], string] =>
  identity.kind === 'embedded'
    ? ['embedded', 'better-auth in this process']
    : ['real', `Firebase project ${identity.projectId}`]

function describeGoogle({ google, publicUrl }: Config): [Row[1], string] {
  switch (google.kind) {
    case 'emulated':
      return ['emulated', `anyone can be anyone; GOOGLE_CLIENT_ID brings the real one (${publicUrl.origin}/login)`]
    case 'real':
      return ['real', `comes back to ${publicUrl.origin}/api/identity/callback/google`]
    case 'firebase':
      return ['real', 'asked by Firebase']
    case 'none':
      return ['off', 'no button: GOOGLE_CLIENT_ID is not set']
  }
}

function describePayments({ payments, publicUrl }: Config): [Row[1], string] {
  if (payments.kind === 'emulated') return ['emulated', `no money moves: ${seenAt('/emulador/stripe', publicUrl)}`]
  return ['real', payments.apiBase === null ? 'Stripe' : `Stripe's API at ${payments.apiBase.host}`]
}

/** Only what is set: without it there is nothing to swap. */
function describeObservability({ observability: { traces, errorsDsn } }: Config): Row[] {
  return [
    ...(traces === null ? [] : [['traces', 'real', `OTLP at ${new URL(traces.url).host}`] satisfies Row]),
    ...(errorsDsn === null ? [] : [['errors', 'real', `Sentry at ${new URL(errorsDsn).host}`] satisfies Row]),
  ]
}

const describeClock = ({ publicUrl }: Config, offsetMs: number): Row => {
  const hours = Math.round(offsetMs / 3_600_000)
  return ['clock', 'emulated', `${Math.floor(hours / 24)} d ${hours % 24} h ahead: ${seenAt('/dev/clock', publicUrl)}`]
}

/** A row for each model, in the order in which they are asked. */
const describeModels = (part: string, list: ModelList): Row[] =>
  list.map((model, at) => [at === 0 ? part : '  or else', ...describeModel(model)])

function describeModel(model: ModelConfig): [Row[1], string] {
  if (model.kind === 'embedded') return ['embedded', 'reads code and errors, and has lessons; no key needed']
  const { origin, host, pathname } = new URL(model.baseUrl)
  // The path of a webhook is what keeps strangers from it.
  return ['real', model.kind === 'n8n' ? `n8n at ${host}` : `${model.model} at ${origin}${pathname}`]
}

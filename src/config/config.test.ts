import { describe, expect, it } from 'vitest'
import { LIVE_ENVIRONMENT as LIVE, OWN_SITE } from '~/testing/live-environment'
import { ConfigError, parseConfig } from './config'

describe('configuration', () => {
  it('needs nothing: demo mode, loopback, everything embedded', () => {
    expect(parseConfig({ PORT: '' })).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      database: { kind: 'pglite' },
      identity: { kind: 'embedded' },
      mail: { kind: 'stored' },
      models: { basic: [{ kind: 'embedded' }], pro: [{ kind: 'embedded' }] },
      secret: { kind: 'kept' },
    })
    expect(parseConfig({ PORT: '4000' }).publicUrl.href).toBe('http://localhost:4000/')
  })

  it('becomes unions by what is given', () => {
    const config = parseConfig({
      DATABASE_URL: 'postgres://db/pymentor',
      MENTOR_PRO_MODEL: 'openai-compatible/qwen/qwen3-coder',
      OPENAI_BASE_URL: 'http://localhost:8000/v1',
      ADMIN_EMAILS: ' Jefa@Example.com, ,otra@example.com',
      SMTP_URL: 'smtps://pymentor:hush%2Fhush@mail.example:465',
      MAIL_FROM: 'PyMentor <hola@pymentor.example>',
    })
    expect(config.mail).toEqual({
      kind: 'smtp',
      url: 'smtps://pymentor:hush%2Fhush@mail.example:465',
      from: 'PyMentor <hola@pymentor.example>',
    })
    expect(config.database).toEqual({
      ...{ kind: 'postgres', url: 'postgres://db/pymentor', directUrl: 'postgres://db/pymentor' },
      ...{ replicaUrl: null, poolSize: 10, preparesStatements: true },
    })
    expect(config.models.basic).toMatchObject([{ kind: 'embedded' }])
    expect(config.models.pro).toMatchObject([
      { kind: 'openai-compatible', baseUrl: 'http://localhost:8000/v1', model: 'qwen/qwen3-coder' },
    ])
    expect(config.adminEmails).toEqual(['jefa@example.com', 'otra@example.com'])
  })

  it.each([
    [{ PYMENTOR_MODE: 'production' }, 'PYMENTOR_MODE'],
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'pymentor.es' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://pymentor.es' }, 'PUBLIC_URL'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE'],
    [{ DATABASE_URL: 'postgres://pooler/pymentor', DATABASE_DIRECT_URL: 'db:5432' }, 'DATABASE_DIRECT_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://db/pymentor' }, 'DATABASE_URL'],
    [{ DATABASE_REPLICA_URL: 'postgres://standby/pymentor' }, 'DATABASE_URL'],
    [{ DATABASE_PREPARED_STATEMENTS: 'no' }, 'DATABASE_PREPARED_STATEMENTS'],
    [{ IDENTITY: 'auth0' }, 'IDENTITY'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID'],
    [{ MENTOR_BASIC_MODEL: 'gpt-5' }, 'MENTOR_BASIC_MODEL'],
    [{ MENTOR_PRO_MODEL: 'openai-compatible/' }, 'MENTOR_PRO_MODEL'],
    [{ OPENAI_BASE_URL: 'localhost' }, 'OPENAI_BASE_URL'],
    [{ MENTOR_MONTHLY_TOKENS_PER_PERSON: '0' }, 'MENTOR_MONTHLY_TOKENS_PER_PERSON'],
    [{ MAX_CONTINUATIONS: '4/' }, 'MAX_CONTINUATIONS'],
    [{ MAX_REPLIES_PER_PERSON: '0/3' }, 'MAX_REPLIES_PER_PERSON'],
    [{ MAX_STREAMS: '0' }, 'MAX_STREAMS'],
    [{ MAX_REPLIES_PER_PERSON: '0' }, 'MAX_REPLIES_PER_PERSON'],
    [{ MAX_READERS_PER_PERSON: 'x' }, 'MAX_READERS_PER_PERSON'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ STOP_DELAY_SECONDS: 'a while' }, 'STOP_DELAY_SECONDS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ ...LIVE, PUBLIC_URL: 'http://pymentor.example' }, 'PUBLIC_URL'],
    [{ ...LIVE, AUTH_SECRET: '' }, 'AUTH_SECRET'],
    [{ ...LIVE, SMTP_URL: '' }, 'SMTP_URL'],
    [{ ...LIVE, MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'PyMentor' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM'],
  ])('stops the start at %o with one sentence that names %s', (environment, name) => {
    const refusal = () => parseConfig(environment, OWN_SITE)
    expect(refusal).toThrow(ConfigError)
    expect(refusal).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`))
  })

  it('has Google emulated in demo mode only', () => {
    const registered = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' }
    const real = { kind: 'real', clientId: 'id', clientSecret: 'hush' }
    expect(parseConfig({}).google).toEqual({ kind: 'emulated' })
    expect(parseConfig(LIVE, OWN_SITE).google).toEqual({ kind: 'none' })
    for (const mode of [{}, LIVE]) expect(parseConfig({ ...mode, ...registered }, OWN_SITE).google).toEqual(real)
  })

  it('reads bounds for both mentors, or for each', () => {
    expect(parseConfig({ MAX_REPLIES_PER_PERSON: '1/4' })).toMatchObject({
      maxRepliesPerPerson: { basic: 1, pro: 4 },
      maxContinuations: { basic: 8, pro: 8 },
    })
    expect(parseConfig({ MAX_CONTINUATIONS: '2' }).maxContinuations).toEqual({ basic: 2, pro: 2 })
  })

  it('allows live mode with a secret, https and a mail server', () => {
    expect(parseConfig(LIVE, OWN_SITE).mode).toBe('live')
  })

  it('C-53 refuses the sample data of content/site.ts in live mode, and in demo mode goes with them', () => {
    expect(() => parseConfig(LIVE, { isSample: true })).toThrow(/^content\/site\.ts must hold your own data/)
    expect(parseConfig({}, { isSample: true }).mode).toBe('demo')
  })
})

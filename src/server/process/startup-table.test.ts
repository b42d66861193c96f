import { describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { LIVE_ENVIRONMENT, OWN_SITE } from '~/testing/live-environment'
import { demoAccountsTable, startupTable } from './startup-table'

describe('what the operator reads at the start', () => {
  it('says of each part whether it is embedded or real, and no secret', () => {
    const table = startupTable(
      parseConfig({
        DATABASE_URL: 'postgres://pymentor:hush@db.example/pymentor',
        MENTOR_PRO_MODEL: 'openai-compatible/qwen',
        OPENAI_BASE_URL: 'http://localhost:8000/v1',
        OPENAI_API_KEY: 'sk-hush',
        SMTP_URL: 'smtp://pymentor:hush@mail.example:587',
        MAIL_FROM: 'hola@pymentor.example',
        STRIPE_SECRET_KEY: 'sk_test_hush',
        STRIPE_WEBHOOK_SECRET: 'whsec_hush',
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'hush-hush',
      }),
    )
    expect(table).toMatch(/demo mode.*http:\/\/localhost:3000/)
    expect(table).toMatch(/database +real +PostgreSQL at db\.example\/pymentor/)
    expect(table).toMatch(/mail +real +SMTP at mail\.example:587, from hola@pymentor\.example/)
    expect(startupTable(parseConfig({}))).toMatch(/mail +embedded .*http:\/\/localhost:3000\/dev\/mail/)
    expect(table).toMatch(/Google +real +comes back to http:\/\/localhost:3000\/api\/identity\/callback\/google/)
    expect(table).toMatch(/payments +real +Stripe/)
    expect(startupTable(parseConfig({}))).toMatch(/payments +emulated .*\/emulador\/stripe/)
    expect(table).toMatch(/mentor Basic +embedded/)
    expect(table).toMatch(/mentor PRO +real +qwen at http:\/\/localhost:8000\/v1/)
    expect(table).not.toContain('hush')
  })

  it('names the models of a list in their order, and no path of a webhook', () => {
    const table = startupTable(
      parseConfig({
        MENTOR_BASIC_MODEL: 'n8n, google/gemini-x, embedded',
        N8N_WEBHOOK_URL: 'https://n8n.example/webhook/hush',
        N8N_WEBHOOK_KEY: 'hush',
        GOOGLE_AI_API_KEY: 'hush',
      }),
    )
    expect(table).toMatch(
      /mentor Basic +real +n8n at n8n\.example\n +or else +real +gemini-x at https:\/\/generativelanguage\.googleapis\.com\/v1beta\n +or else +embedded/,
    )
    expect(table).not.toContain('hush')
  })

  it('warns of prices that are no longer read, and names what took their place', () => {
    const table = startupTable(parseConfig({ MENTOR_PRO_PRICE: '3/15' }))
    expect(table).toContain('Warning: MENTOR_PRO_PRICE is no longer read: set MODEL_PRICES in place of it.')
    const both = startupTable(parseConfig({ MENTOR_BASIC_PRICE: '3/15', MENTOR_PRO_PRICE: '3/15' }))
    expect(both).toMatch(/MENTOR_BASIC_PRICE and MENTOR_PRO_PRICE are no longer read/)
    expect(startupTable(parseConfig({ MENTOR_BASIC_PRICE: '' }))).not.toContain('Warning')
  })

  it('warns of PGlite in live mode', () => {
    const live = LIVE_ENVIRONMENT
    expect(startupTable(parseConfig(live, OWN_SITE))).toContain('Warning: PGlite')
    expect(startupTable(parseConfig(live, OWN_SITE))).toMatch(/Google +off/)
    expect(startupTable(parseConfig({}))).toMatch(/Google +emulated/)
    expect(startupTable(parseConfig({}))).not.toContain('Warning')
  })

  it('mentions the clock when it is moved', () => {
    expect(startupTable(parseConfig({}), 745 * 3_600_000)).toMatch(/clock +emulated +31 d 1 h ahead.*\/dev\/clock/)
    expect(startupTable(parseConfig({}), 0)).not.toMatch(/clock/)
  })

  it('leads to no page that is not there: those for this machine, where the product is reached by another name', () => {
    const table = startupTable(parseConfig({ PUBLIC_URL: 'https://demo.example' }), 3_600_000)
    expect(table).not.toMatch(/demo\.example\/(dev|emulador)/)
    expect(table).toMatch(/mail +embedded +kept here: \/dev\/mail is there where PUBLIC_URL is this machine's/)
  })

  it('names the demo accounts', () => {
    expect(demoAccountsTable([{ email: 'pro@pymentor.example', password: 'abc', plan: 'PRO' }])).toMatch(
      /pro@pymentor\.example +abc +PRO/,
    )
  })
})

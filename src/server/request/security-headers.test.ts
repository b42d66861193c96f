import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { LIVE_ENVIRONMENT, OWN_SITE } from '~/testing/live-environment'
import type { AppEnv } from '../env'
import { pagePolicy, securityHeaders } from './security-headers'

async function policy(environment: Record<string, string>) {
  const config = parseConfig(environment, OWN_SITE)
  const app = new Hono<AppEnv>().use(securityHeaders(config, false)).get('/', (c) => c.text('hola'))
  return (await app.request('/')).headers.get('content-security-policy') ?? ''
}

describe('the content security policy', () => {
  it('of a page allows inline scripts and styles by nonce only, and otherwise equals every other answer’s', async () => {
    const ofPage = pagePolicy(parseConfig({}, OWN_SITE), false)('abc').split('; ')
    const usual = (await policy({})).split('; ')
    expect(ofPage).toContain("script-src 'self' 'nonce-abc'")
    expect(ofPage).toContain("style-src 'self' 'nonce-abc'")
    const rest = (all: string[]) => all.filter((directive) => !/^(script|style)-src/.test(directive)).toSorted()
    expect(rest(ofPage)).toEqual(rest(usual))
    expect(ofPage.join()).not.toMatch(/unsafe/)
  })

  it('lets this site’s own pages frame the one page that says so, which otherwise has the same rules', () => {
    const policyOf = pagePolicy(parseConfig({}, OWN_SITE), false)
    expect(policyOf('abc')).toMatch(/frame-ancestors 'none'/)
    expect(policyOf('abc', true)).toBe(policyOf('abc').replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  })

  it('PAY-02 names Stripe only where its card fields are used', async () => {
    const withFields = await policy({ ...LIVE_ENVIRONMENT, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })
    expect(withFields).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
    expect(withFields).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com[^;]* https:\/\/hooks\.stripe\.com/)
    expect(withFields).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/)
    for (const environment of [{}, { ...LIVE_ENVIRONMENT, STRIPE_PUBLISHABLE_KEY: '' }]) {
      expect(await policy(environment)).not.toMatch(/stripe/)
    }
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standInForGoogle } from '~/testing/identity/google-stand-in'
import { createAccessTokens } from './access-tokens'

describe('access tokens of a service account', () => {
  let google: Awaited<ReturnType<typeof standInForGoogle>>
  const clock = { now: 0 }
  beforeEach(async () => {
    google = await standInForGoogle(() => ({ status: 503, body: {} }))
    clock.now = Date.now()
  })
  afterEach(() => google.stop())
  const tokens = (url = google.endpoints.accessTokens) =>
    createAccessTokens({ serviceAccount: google.serviceAccount, url, now: () => clock.now })

  it('are kept until a minute before their end', async () => {
    const kept = tokens()
    await kept.get()
    clock.now += 3_539_000
    await kept.get()
    expect(google.requests).toHaveLength(1)
    // The stand-in would refuse an assertion from the future; that it is asked again is what counts.
    clock.now += 2_000
    await kept.get().catch(() => {})
    expect(google.requests).toHaveLength(2)
  })

  it('are asked for again after a failure', async () => {
    const failing = tokens(new URL('/elsewhere', google.endpoints.accessTokens))
    await expect(failing.get()).rejects.toMatchObject({ code: 'unavailable' })
    await expect(failing.get()).rejects.toMatchObject({ code: 'unavailable' })
    expect(google.requests).toHaveLength(2)
  })
})

import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { LIVE_ENVIRONMENT, OWN_SITE } from '~/testing/live-environment'
import type { AppEnv } from '../env'
import { toAppError } from '../errors'
import { hostCheck, originGuard } from './guards'

const DEMO = parseConfig({ DATA_DIR: '/nonexistent' })
const LIVE = parseConfig({ DATA_DIR: '/nonexistent', ...LIVE_ENVIRONMENT }, OWN_SITE)
const OURS = 'pymentor.example'

describe('the Host of a request', () => {
  const isTaken = (config: typeof DEMO, rawHeaders: string[]) => {
    const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    return hostCheck(config)({ rawHeaders, headers: at < 0 ? {} : { host: rawHeaders[at + 1] ?? '' } })
  }

  it('is one, well formed, whatever other headers and values look like', () => {
    for (const headers of [
      ['Host', 'localhost:3000'],
      ['host', '[::1]:3000'],
      ['From', 'ana@example.com', 'Host', 'localhost'],
      ['X-Word', 'host', 'Host', 'localhost'],
    ])
      expect([headers, isTaken(DEMO, headers)]).toEqual([headers, true])
    for (const headers of [
      [],
      ['X-Word', 'host'],
      ['Host', ''],
      ['Host', 'a b'],
      ['Host', 'ana@localhost'],
      ['Host', 'localhost', 'hOST', 'localhost'],
      ['Host', 'localhost', 'Host', 'evil.example'],
    ])
      expect([headers, isTaken(DEMO, headers)]).toEqual([headers, false])
  })

  it('is ours in live mode, in any case of letters', () => {
    expect(isTaken(LIVE, ['Host', OURS])).toBe(true)
    expect(isTaken(LIVE, ['Host', 'PyMentor.example'])).toBe(true)
    for (const other of ['localhost', 'evil.example', `${OURS}:444`, `${OURS}.evil.example`])
      expect([other, isTaken(LIVE, ['Host', other])]).toEqual([other, false])
  })
})

describe('where a request comes from', () => {
  const answer = async (config: typeof DEMO, method: string, headers: Record<string, string>, host = OURS) => {
    const app = new Hono<AppEnv>()
    app.onError((error, c) => c.json(toAppError(error).code, 400))
    app.use(originGuard(config))
    app.all('/', (c) => c.json('taken'))
    return (await app.request('/', { method, headers }, { incoming: { headers: { host } } })).json()
  }
  const ELSEWHERE: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'no address' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: `https://${OURS}`, 'Sec-Fetch-Site': 'cross-site' },
  ]

  it.each([DEMO, LIVE])('decides about what it writes, not about what it reads: $mode', async (config) => {
    for (const headers of ELSEWHERE) {
      expect([headers, await answer(config, 'POST', headers)]).toEqual([headers, 'cross_site_request'])
      for (const method of ['GET', 'OPTIONS']) expect(await answer(config, method, headers)).toBe('taken')
    }
  })

  it.each([DEMO, LIVE])('is our own page, an address typed by hand, or no browser at all: $mode', async (config) => {
    const own = { Origin: `https://${OURS}` }
    const taken: Record<string, string>[] = [
      {},
      own,
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
      { ...own, 'Sec-Fetch-Site': 'same-origin' },
    ]
    for (const headers of taken) expect([headers, await answer(config, 'POST', headers)]).toEqual([headers, 'taken'])
  })

  it('in demo mode is by the name that was asked for, in live mode by ours over https', async () => {
    expect(await answer(DEMO, 'POST', { Origin: 'http://192.0.2.1:3000' }, '192.0.2.1:3000')).toBe('taken')
    expect(await answer(DEMO, 'POST', { Origin: 'http://192.0.2.1:3001' }, '192.0.2.1:3000')).toBe('cross_site_request')
    expect(await answer(LIVE, 'POST', { Origin: `http://${OURS}` })).toBe('cross_site_request')
    expect(await answer(LIVE, 'POST', { Origin: 'https://evil.example' }, 'evil.example')).toBe('cross_site_request')
    expect(await answer(LIVE, 'POST', { Origin: `https://${OURS}` }, 'PyMentor.example')).toBe('taken')
  })
})

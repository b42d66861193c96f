import { redirect } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crossSitePageHoles } from '~/testing/attacks/cross-site'
import { pageMethodHoles } from '~/testing/attacks/methods'
import { buildPages, PAGES } from '~/testing/attacks/page-build'
import { addressesOf, pageHoles } from '~/testing/attacks/pages'
import { HOSTILE, redirectHoles } from '~/testing/attacks/redirects'
import { startApp, type TestApp } from '~/testing/start-app'
import { inTurn } from '~/testing/turns'

const addresses = addressesOf()
const module = { default: () => null }
const beneath = { parentId: 'root' }
/** A page that goes wherever it is told, one that breaks, and an administrator's that everybody sees. */
const PLANTED: Parameters<typeof buildPages>[0] = {
  away: {
    ...{ ...beneath, id: 'away', path: 'planted/away' },
    module: { ...module, loader: ({ url }) => redirect(url.searchParams.get('redirect') ?? '/') },
  },
  broken: {
    ...{ ...beneath, id: 'broken', path: 'planted/broken' },
    module: { ...module, loader: () => Promise.reject(new TypeError('a defect')) },
  },
  shown: { ...beneath, id: 'shown', path: 'admin/planted', module },
}

let app: TestApp
let holed: TestApp
beforeAll(async () => {
  app = await startApp({ pages: await buildPages() })
  holed = await startApp({
    database: app.database,
    pages: await buildPages(PLANTED),
    plant: (hono) => void hono.post('/planted/before', (c) => c.text('')),
  })
})
afterAll(async () => {
  await holed.stop()
  await app.stop()
})

describe('every page', () => {
  it('is in the table', () => {
    expect(addresses.length).toBeGreaterThan(45)
    expect(PAGES.length).toBeGreaterThan(addresses.length)
  })

  it('C-41 opens for whom it is, tells nobody about ended accounts, and never breaks', async () => {
    expect(await pageHoles(app, addresses)).toEqual([])
  })

  it('refuses what another site’s page writes to it, and breaks by no method', async () => {
    expect(await crossSitePageHoles(app, addresses)).toEqual([])
    expect(await pageMethodHoles(app, addresses)).toEqual([])
  })

  it('C-28 sends nobody off the site, whatever its query says', async () => {
    expect(await redirectHoles(app, addresses, inTurn(HOSTILE, 3))).toEqual([])
  })
})

it('finds a page that sends people away, one that breaks and one that shows too much', async () => {
  expect(await crossSitePageHoles(holed, ['/planted/before'])).toContain(
    'POST /planted/before with {"Origin":"https://evil.example"}: answers 200',
  )
  expect(await pageMethodHoles(holed, ['/planted/broken'])).toContain('GET /planted/broken: answers 500')
  const away = await redirectHoles(holed, ['/planted/away'])
  expect(away).toContainEqual(
    expect.stringMatching(/^\/planted\/away\?.* as anonymous: leads to https:\/\/evil.example\/$/),
  )
  expect(away).toContainEqual(expect.stringMatching(/^\/planted\/away.data\?.* as user: leads to \/\\evil.example$/))
  const holes = await pageHoles(holed, ['/planted/broken', '/admin/planted'])
  expect(holes).toContain('/planted/broken as anonymous: answers 500')
  expect(holes).toContain("/admin/planted as user: an administrator's page answers 200")
})

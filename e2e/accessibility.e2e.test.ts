import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { startModelServer } from '~/testing/model-server'
import { inspect, NARROW } from './support/inspection'
import { startJourney } from './support/journey'
import { newPerson, registerByApi, signInByApi } from './support/people'
import { conversationStates } from './support/states/chat'
import { DEMO, GOOGLE } from './support/states/demo'
import type { State } from './support/states/state'
import { ADMIN, USER } from './support/states/user'
import { DOORS, PUBLIC } from './support/states/visitor'

const model = await startModelServer()
const { newPage, product, tolerate } = startJourney({
  env: async () => ({
    MENTOR_BASIC_MODEL: 'openai-compatible/prueba',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'clave-de-prueba',
  }),
})
afterAll(() => model.stop())

const calmPage = () => newPage('desktop', { reducedMotion: 'reduce' })
const LONG_NAME = ['María del Carmen Inmaculada', 'Fernández de Córdoba y Álvarez de Toledo'] as const

/** Which address has which title: no other page may have it. */
const titles = new Map<string, string>()

/** Unknown pages are all called alike. */
async function sameTitle(page: Page): Promise<string[]> {
  const title = await page.title()
  const { pathname } = new URL(page.url())
  const known = titles.get(title) ?? pathname
  titles.set(title, known)
  return known === pathname || title.startsWith('404') ? [] : [`is called "${title}" like ${known}`]
}

/** Brings the page into one state after the other; answers what is wrong with each. */
async function faultsOf(page: Page, states: readonly State[]): Promise<string[]> {
  const faults: string[] = []
  for (const { what, at, first, isNarrow } of states) {
    try {
      if (isNarrow) await page.setViewportSize(NARROW)
      if (at !== undefined) await page.goto(at)
      await first?.(page)
      const found = [...(await inspect(page, { isNarrow })), ...(await sameTitle(page))]
      faults.push(...found.map((fault) => `${what}: ${fault}`))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    } catch (cause) {
      throw new Error(`${what}: ${cause}`, { cause })
    }
  }
  return faults
}

describe('WCAG 2.2 AA, 320 px and 200 %, in both themes', () => {
  it('the public pages', async () => {
    tolerate(/status of 4(04|22)/)
    expect(await faultsOf(await calmPage(), PUBLIC)).toEqual([])
  })

  it('the ways in and out', async () => {
    tolerate(/status of 4/)
    const page = await calmPage()
    await page.addInitScript('window.open = () => null')
    expect(await faultsOf(page, [...DOORS, ...GOOGLE])).toEqual([])
  })

  it('what a new user finds', async () => {
    const page = await calmPage()
    await registerByApi(page, newPerson(...LONG_NAME))
    expect(await faultsOf(page, USER)).toEqual([])
  })

  it('a conversation', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED|manifest patches|status of 500/)
    const page = await calmPage()
    await registerByApi(page)
    expect(await faultsOf(page, conversationStates(model))).toEqual([])
  })

  it('a purchase, and what stands in for others', async () => {
    tolerate(/status of 4/)
    const page = await calmPage()
    await registerByApi(page)
    expect(await faultsOf(page, DEMO)).toEqual([])
  })

  it('the owner’s pages', async () => {
    const page = await calmPage()
    await signInByApi(page, product().accounts.admin)
    expect(await faultsOf(page, ADMIN)).toEqual([])
  })
})

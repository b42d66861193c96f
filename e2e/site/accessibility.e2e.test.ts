import { describe, expect, it } from 'vitest'
import { startJourney } from '../support/browser/journey'
import { signInByApi } from '../support/people/people'
import { GOOGLE } from '../support/states/demo'
import { calmPage, faultsOf, ROUND_TIMEOUT_MS } from '../support/states/round'
import { ADMIN } from '../support/states/user'
import { DOORS, PUBLIC } from '../support/states/visitor'

const { newPage, product, tolerate } = startJourney()

describe('WCAG 2.2 AA in both themes, 320 px and 200 %', { timeout: ROUND_TIMEOUT_MS }, () => {
  it('the public pages', async () => {
    tolerate(/status of 4(04|22)/)
    expect(await faultsOf(await calmPage(newPage), PUBLIC)).toEqual([])
  })

  it('the ways in and out', async () => {
    tolerate(/status of 4/)
    const page = await calmPage(newPage)
    await page.addInitScript('window.open = () => null')
    expect(await faultsOf(page, [...DOORS, ...GOOGLE])).toEqual([])
  })

  it('the owner’s pages', async () => {
    const page = await calmPage(newPage)
    await signInByApi(page, product().accounts.admin)
    expect(await faultsOf(page, ADMIN)).toEqual([])
  })
})

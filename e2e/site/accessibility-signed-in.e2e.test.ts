import { describe, expect, it } from 'vitest'
import { startJourney } from '../support/browser/journey'
import { newPerson, registerByApi } from '../support/people/people'
import { ASKING_MODEL, model } from '../support/product/model'
import { conversationStates } from '../support/states/chat'
import { DEMO } from '../support/states/demo'
import { calmPage, faultsOf, ROUND_TIMEOUT_MS } from '../support/states/round'
import { USER } from '../support/states/user'

const { newPage, tolerate } = startJourney({ env: ASKING_MODEL })

const LONG_NAME = ['María del Carmen Inmaculada', 'Fernández de Córdoba y Álvarez de Toledo'] as const

describe('WCAG 2.2 AA in both themes, 320 px and 200 %, for who is signed in', { timeout: ROUND_TIMEOUT_MS }, () => {
  it('what a new user finds', async () => {
    const page = await calmPage(newPage)
    await registerByApi(page, newPerson(...LONG_NAME))
    expect(await faultsOf(page, USER)).toEqual([])
  })

  it('a conversation', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED|manifest patches|status of 500/)
    const page = await calmPage(newPage)
    await registerByApi(page)
    expect(await faultsOf(page, conversationStates(model))).toEqual([])
  })

  it('a purchase, and what stands in for others', async () => {
    tolerate(/status of 4/)
    const page = await calmPage(newPage)
    await registerByApi(page)
    expect(await faultsOf(page, DEMO)).toEqual([])
  })
})

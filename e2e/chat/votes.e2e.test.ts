import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { focused } from '../support/browser/keyboard'
import { ask, lastMessage, untilAnswered, untilReady } from '../support/chat/chat'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { registerByApi, signInByApi } from '../support/people/people'

const { newPage, product, tolerate } = startJourney()

const vote = (page: Page, name: string) => lastMessage(page).getByRole('button', { name, exact: true })
const pressed = (page: Page, name: string) => vote(page, name).getAttribute('aria-pressed')
const form = (page: Page) => page.getByRole('form', { name: '¿Por qué no te ha servido?' })

describe('votes, on a phone', () => {
  it('C-68 stay after a reload, are taken back, and say why; what could not be sent stays', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await page.goto('/mentor-basic')
    await untilReady(page)
    await ask(page, '¿Qué es una tupla?')
    await untilAnswered(page)

    await vote(page, 'Me ha servido').click()
    // It is marked at the press and stored after that.
    await page.getByText('Gracias', { exact: true }).waitFor()
    await page.reload()
    await untilReady(page)
    await eventually(() => pressed(page, 'Me ha servido')).toBe('true')
    await vote(page, 'Me ha servido').click()
    await page.getByText('Voto retirado').waitFor()
    expect(await pressed(page, 'Me ha servido')).toBe('false')

    await vote(page, 'No me ha servido').focus()
    await page.keyboard.press('Enter')
    await form(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('No responde a lo que pregunté')
    await page.keyboard.press('ArrowDown')
    await form(page).getByLabel('Cuéntanos más (opcional)').fill('Da un IndexError.')
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])

    tolerate(/vote|ERR_FAILED|Failed to load/)
    await page.route('**/api/chat/vote/*', (route) => route.abort())
    await form(page).getByRole('button', { name: 'Enviar' }).click()
    await form(page).getByRole('alert').getByText('No hay conexión con el servidor').waitFor()
    expect(await form(page).getByLabel('Cuéntanos más (opcional)').inputValue()).toBe('Da un IndexError.')
    await page.unroute('**/api/chat/vote/*')
    await form(page).getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('Gracias por contarlo').waitFor()
    await eventually(() => focused(page)).toBe('No me ha servido')
    await page.reload()
    await untilReady(page)
    await eventually(() => pressed(page, 'No me ha servido')).toBe('true')
  })
})

describe('what helped nobody', () => {
  it('C-68 is shown to the owner without who asked, and becomes a draft of a card', async () => {
    const reader = await newPage()
    const { email } = await registerByApi(reader)
    const question = `Soy ${email}: ¿cómo uso kafka?`
    const asked = await reader.request.post('/api/chat/message', { data: { message: question, chatbotType: 'basic' } })
    const { id } = await asked.json()
    const vote = { value: 'down', reason: 'off_topic', comment: 'Llámame al 612345678' }
    await reader.request.post(`/api/chat/vote/${id}`, { data: vote })

    const page = await newPage()
    await signInByApi(page, product().accounts.admin)
    await page.goto('/admin/lo-que-no-se-supo?clase=no-sirvio')
    const group = page.getByRole('article', { name: 'Soy [correo]: ¿cómo uso kafka?' })
    await group.getByText('No responde a lo que pregunté: 1').waitFor()
    await group.getByText('«Llámame al [teléfono]»').waitFor()
    expect(await page.content()).not.toContain(email)
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])

    const download = page.waitForEvent('download')
    await group.getByRole('button', { name: 'Descargar borrador de ficha' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.md$/)
    expect(readFileSync(await file.path(), 'utf8')).toContain('question: "¿Soy [correo]: ¿cómo uso kafka?"')
  })
})

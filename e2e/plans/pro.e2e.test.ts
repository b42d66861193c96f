import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import {
  ask,
  clipboard,
  lastAnswer,
  lastMessage,
  questionBox,
  toast,
  untilAnswered,
  untilReady,
} from '../support/chat/chat'
import { registerByApi, signIn, signInByApi } from '../support/people/people'

const { newPage, product } = startJourney()

describe('a PRO user, on a phone', () => {
  it('CHAT-03, CHAT-11, MENTOR-04, MENTOR-05, MENTOR-12, MENTOR-13 creates a PRO chat, sees no limits anywhere, and copies or asks what is suggested', async () => {
    const page = await newPage('phone')
    const askedForLimits: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('message-limits')) askedForLimits.push(request.url())
    })
    await page.goto('/login')
    await signIn(page, product().accounts.pro)
    await page.getByRole('heading', { level: 1, name: 'Hola, Cuenta' }).waitFor()
    await page.getByRole('region', { name: 'Tu plan' }).getByText('Plan Vitalicio').waitFor()
    await page.getByText('Mentor PRO v2.13').waitFor()

    await page.goto('/chat')
    await untilReady(page)
    await page.getByRole('button', { name: 'Tus chats' }).click()
    await page.getByRole('button', { name: 'PRO v2.13' }).click()
    await page.waitForURL(/\/chat\?c=/)
    await page.getByText('Mentor PRO v2.13').waitFor()
    await ask(page, '¿Cómo leo un archivo CSV?')
    await untilAnswered(page)
    expect(await lastMessage(page).textContent()).toContain('Mentor PRO')
    expect(await lastAnswer(page).textContent()).toContain('csv')
    expect(await page.getByText(/mensajes hoy|Límite/).count()).toBe(0)
    expect(askedForLimits).toEqual([])

    await page.goto('/mentor-pro')
    await page.getByRole('heading', { level: 1, name: 'Mentor PRO' }).waitFor()
    const features = page.getByRole('region', { name: 'Qué incluye tu plan' })
    await features.getByText('Mensajes sin límite diario ni mensual').waitFor()
    // The product's own mentor answers for both: what only a model does is not promised.
    expect(await features.textContent()).not.toContain('casos límite')
    await untilReady(page)
    const region = page.getByRole('region', { name: 'Preguntas sugeridas' })
    const questions = region.getByRole('button').and(page.locator(':not([aria-label])'))
    expect(await questions.count()).toBe(3)
    for (const [at, text] of (await questions.allTextContents()).entries()) {
      await questions.nth(at).click()
      await questions.nth(at).getByText('Copiada').waitFor()
      expect(await clipboard(page)).toBe(text)
    }
    await eventually(() => questions.getByText('Copiada').count()).toBe(0)

    const arrows = region.getByRole('button', { name: /^Preguntar: / })
    const asked = page.locator('[data-message]', { hasText: (await questions.first().textContent()) ?? '' })
    const before = await asked.count()
    await arrows.first().click()
    await eventually(() => asked.count()).toBe(before + 1)
    await untilAnswered(page)
    await questionBox(page).fill('a medias')
    await arrows.nth(1).click()
    await toast(page).getByText('Tienes algo escrito en la caja.').waitFor()
    expect(await questionBox(page).inputValue()).toBe('a medias')
  })
})

describe('a Basic user, on a phone', () => {
  it('CHAT-23, CHAT-26, CHAT-27, ROLE-07, C-02, MENTOR-06, MENTOR-07 sees what PRO requires, gets no PRO chat, not even another’s, and finds its mentor restricted', async () => {
    const page = await newPage('phone')
    await signInByApi(page, product().accounts.pro)
    const { chatId } = await (await page.request.post('/api/chat/create', { data: { type: 'pro' } })).json()
    await page.context().clearCookies()
    await registerByApi(page)
    await page.goto(`/chat?c=${chatId}`)
    await page.getByRole('heading', { name: 'No encontramos esta conversación' }).waitFor()
    const sent = await page.request.post('/api/chat/message', { data: { message: 'hola', chatId, chatbotType: 'pro' } })
    expect(sent.status()).toBe(404)

    await page.goto('/chat')
    await untilReady(page)
    await page.getByRole('button', { name: 'Tus chats' }).click()
    await page.getByRole('button', { name: 'PRO Requiere PRO' }).click({ force: true })
    await toast(page).getByText('Acceso Denegado').waitFor()
    await toast(page).getByText('Necesitas una suscripción PRO para crear chats con Mentor PRO.').waitFor()
    expect(new URL(page.url()).search).toBe('')
    const forced = await page.request.post('/api/chat/create', { data: { type: 'pro' } })
    expect([forced.status(), await forced.json()]).toEqual([403, expect.objectContaining({ requiresUpgrade: true })])
    const { chats } = await (await page.request.get('/api/chat/chats')).json()
    expect(chats).toEqual([])

    await page.goto('/app/mentor-pro')
    await page.getByRole('heading', { name: 'Acceso Restringido' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/mentor-pro')
    expect(await questionBox(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Volver al Dashboard' }).click()
    await page.waitForURL('/dashboard')
    await page.getByRole('region', { name: 'Tu plan' }).getByText('Plan Básico').waitFor()
  })
})

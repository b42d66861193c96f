import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { patience } from '~/testing/pace'
import { holdScripts } from '../support/browser/hold-scripts'
import { DEVICES, type Device, eventually, startJourney } from '../support/browser/journey'
import {
  ask,
  clipboard,
  lastAnswer,
  lastMessage,
  messages,
  questionBox,
  untilAnswered,
  untilReady,
} from '../support/chat/chat'
import { fillRegistration, newPerson, registerByApi } from '../support/people/people'

const { newPage } = startJourney({ countsTheDay: true })

/** As one types it in a hurry: no accents, no question marks, two typos. */
const HASTY_QUESTION = 'como recoro una lista con un vucle for'
const ITS_TITLE = 'como recoro una lista con un v...'

describe.each(DEVICES)('from registration to the last message of the day, on a %s', (device) => {
  it('AUTH-14, AUTH-22, CHAT-02, CHAT-08, CHAT-12, CHAT-13, MENTOR-01, MENTOR-02, MENTOR-03, MENTOR-08, MENTOR-10, MENTOR-11 one asks, copies, finds the chat again, renames it, is told when there will be more, and signs out', async () => {
    const page = await newPage(device)
    await page.goto('/register')
    await fillRegistration(page, newPerson('José', 'Núñez'))
    await page.getByRole('button', { name: 'Crear cuenta gratis' }).click()
    await page.getByRole('heading', { level: 1, name: 'Hola, José' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')

    await ask(page, HASTY_QUESTION)
    await untilAnswered(page)
    expect(await lastAnswer(page).textContent()).toContain('bucle')

    const code = lastMessage(page)
      .locator('figure', { has: page.locator('figcaption', { hasText: 'Python' }) })
      .first()
    await expectColours(code)
    await expectCopies(page, code)

    await page.getByRole('link', { name: 'Tus chats Todas tus conversaciones' }).click()
    await page.getByRole('heading', { level: 1, name: ITS_TITLE }).waitFor()
    expect(await page.title()).toBe('Chat · PyMentor')
    await rename(page, device, 'Bucles de José')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Bucles de José' }).waitFor()
    expect(await messages(page).first().textContent()).toContain(HASTY_QUESTION)
    expect(await lastAnswer(page).textContent()).toContain('bucle')

    await page.goto('/mentor-basic')
    await page.getByText('Te quedan 4 de 5 mensajes hoy · 19 de 20 este mes').waitFor()
    await page.getByRole('heading', { name: 'Qué puedes preguntar' }).waitFor({ state: 'attached' })
    const upgrade = page.getByRole('link', { name: 'Descubrir Plan PRO' })
    expect(await upgrade.getAttribute('href')).toBe('/checkout/pro')
    for (const [question, left] of [
      ['¿Qué es una tupla?', 'Te quedan 3 de 5'],
      ['¿Qué es un diccionario?', 'Te quedan 2 de 5'],
      ['¿Qué es un conjunto?', 'Te queda 1 de 5'],
    ] as const) {
      await ask(page, question)
      await page.getByText(left).waitFor()
      await untilAnswered(page)
    }
    await ask(page, '¿Qué es lambda?')
    const closed = 'Límite diario alcanzado (5/5). Se renueva mañana a las 00:00.'
    await page.getByText(closed).waitFor()
    await untilAnswered(page)
    await expectClosed(page, device)

    await page.reload()
    await page.getByText(closed).waitFor()
    await untilReady(page)
    await expectClosed(page, device)
    expect(await messages(page).count()).toBe(10)
    const sixth = await page.request.post('/api/chat/message', { data: { message: 'una más', chatbotType: 'basic' } })
    expect([sixth.status(), await sixth.json()]).toEqual([403, expect.objectContaining({ limitReached: 'daily' })])

    await page.getByRole('button', { name: device === 'phone' ? 'Menú' : 'José Núñez, tu cuenta' }).click()
    await page.getByRole(device === 'phone' ? 'link' : 'menuitem', { name: 'Cerrar Sesión' }).click()
    await page.getByRole('heading', { level: 1, name: 'Has cerrado sesión' }).waitFor()
    await page.waitForURL('/')
    await page.getByRole('heading', { level: 1, name: 'Aprende Python' }).waitFor()
    for (const path of ['/chat', '/dashboard', '/mentor-basic', '/mentor-pro']) {
      const { url } = await page.request.get(path).then((answer) => ({ url: new URL(answer.url()) }))
      expect([url.pathname, url.searchParams.get('redirect')]).toEqual(['/auth/login', path])
    }
  })
})

describe('chats, on a phone', () => {
  it('CHAT-01, CHAT-03, CHAT-06, CHAT-07, CHAT-09 opens chats, deletes them, and shows the next or none', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    for (const title of ['Primero', 'Segundo'])
      await page.request.post('/api/chat/create', { data: { type: 'basic', title } })
    await page.goto('/chat')
    await page.getByRole('heading', { level: 1, name: 'Segundo' }).waitFor()
    await page.getByRole('heading', { name: 'Hola, soy tu mentor Basic' }).waitFor()
    await untilReady(page)
    await questionBox(page).waitFor()
    await openList(page, 'phone')
    await page.getByRole('navigation', { name: 'Tus chats' }).waitFor()
    await page.getByRole('button', { name: 'Basic v1.0' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nuevo chat' }).waitFor()
    for (const [deleted, next] of [
      ['Nuevo chat', 'Segundo'],
      ['Segundo', 'Primero'],
      ['Primero', 'Nuevo chat'],
    ]) {
      await openList(page, 'phone')
      await page.getByRole('button', { name: `Opciones de «${deleted}»` }).click()
      await page.getByRole('menuitem', { name: 'Eliminar' }).click()
      await closeList(page)
      await page.getByRole('heading', { level: 1, name: next }).waitFor()
    }
    await page.reload()
    await questionBox(page).waitFor()
    const { chats } = await (await page.request.get('/api/chat/chats')).json()
    expect(chats).toEqual([])
  })
})

describe('before the page has its script', () => {
  it('a question that is typed stays and is sent, and the theme changes at once, and only once', async () => {
    const page = await newPage()
    await registerByApi(page)
    const release = await holdScripts(page)
    await page.goto('/mentor-basic', { waitUntil: 'commit' })
    await questionBox(page).fill(HASTY_QUESTION)
    await page.getByRole('button', { name: 'Tema claro' }).first().click()
    const theme = () => page.locator('html').getAttribute('data-theme')
    expect(await theme()).toBe('light')
    release()
    await untilReady(page)
    expect(await theme()).toBe('light')
    expect(await questionBox(page).inputValue()).toBe(HASTY_QUESTION)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await messages(page).first().getByText(HASTY_QUESTION).waitFor()
  })

  it('a button that is pressed does what it says as soon as it can', async () => {
    const page = await newPage()
    await registerByApi(page)
    const release = await holdScripts(page)
    await page.goto('/chat', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Basic v1.0' }).click()
    release()
    await page.getByRole('heading', { level: 1, name: 'Nuevo chat' }).waitFor()
    await page.waitForURL(/\/chat\?c=/)
    const { chats } = await (await page.request.get('/api/chat/chats')).json()
    expect(chats).toHaveLength(1)
  })
})

/** Python's words have colours of their own once the highlighter is there. */
async function expectColours(code: Locator) {
  await code.locator('.hljs-keyword').first().waitFor()
  const [plain, keyword, text] = await Promise.all(
    ['code', '.hljs-keyword', '.hljs-string'].map((part) =>
      code
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).color),
    ),
  )
  expect(new Set([plain, keyword, text]).size).toBe(3)
}

async function expectCopies(page: Page, code: Locator) {
  const clickedAt = Date.now()
  await code.getByRole('button', { name: 'Copiar' }).click()
  await code.getByRole('button', { name: 'Copiado' }).waitFor()
  expect(await clipboard(page)).toBe(await code.locator('code').textContent())
  await code.getByRole('button', { name: 'Copiar' }).waitFor()
  expect(Date.now() - clickedAt).toBeGreaterThan(1_000)
  expect(Date.now() - clickedAt).toBeLessThan(patience(10_000))
}

/** On a phone the list of chats lies behind a button. */
async function openList(page: Page, device: Device) {
  if (device === 'phone') await page.getByRole('button', { name: 'Tus chats' }).click()
}

async function closeList(page: Page) {
  const list = page.getByRole('dialog', { name: 'Tus chats' })
  if (await list.isVisible()) await list.getByRole('button', { name: 'Cerrar' }).click()
}

async function rename(page: Page, device: Device, title: string) {
  await openList(page, device)
  await page.getByRole('button', { name: `Opciones de «${ITS_TITLE}»` }).click()
  await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar el nombre' })
  const field = dialog.getByLabel('Nombre de la conversación')
  await eventually(() => field.inputValue()).toBe(ITS_TITLE)
  await field.fill(title)
  const saved = page.waitForResponse(/\/api\/chat\/update-title\//)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  expect((await saved).status()).toBe(200)
}

/** The box takes nothing more, and says why to whoever points at it or comes by with the keyboard. */
async function expectClosed(page: Page, device: Device) {
  expect(await questionBox(page).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Enviar', exact: true }).isDisabled()).toBe(true)
  const frame = page.getByRole('group').filter({ has: questionBox(page) })
  if (device === 'phone') await frame.tap()
  else await frame.hover()
  const tooltip = page.getByRole('tooltip')
  await tooltip.waitFor()
  expect(await tooltip.textContent()).toBe('Límite diario alcanzado (5/5)')
}

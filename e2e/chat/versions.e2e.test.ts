import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdScripts } from '../support/browser/hold-scripts'
import { DEVICE_IN_TURN, eventually, MOVING, startJourney } from '../support/browser/journey'
import { focused } from '../support/browser/keyboard'
import {
  ask,
  lastAnswer,
  lastMessage,
  messages,
  questionBox,
  toast,
  untilAnswered,
  untilAtRest,
  untilReady,
} from '../support/chat/chat'
import { createTap } from '../support/chat/tap'
import { registerByApi, signInByApi } from '../support/people/people'
import { ASKING_MODEL, model } from '../support/product/model'

const { newPage, tolerate } = startJourney({ countsTheDay: true, env: ASKING_MODEL })

const editBox = (page: Page): Locator => page.getByLabel('Cambia tu pregunta')
const version = (page: Page, place: string): Locator => page.getByRole('group', { name: `Versión ${place}` })
/** Where an element is on the screen. */
const topOf = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? Number.NaN)

async function openMentor(page: Page) {
  await page.goto('/mentor-basic')
  await untilReady(page)
}

/** Asks, and lets the mentor answer with this text. */
async function exchange(page: Page, question: string, answer: string) {
  model.script({ kind: 'tokens', tokens: [answer] })
  await ask(page, question)
  await untilAnswered(page, question)
}

async function askAgain(page: Page, answer: string) {
  model.script({ kind: 'tokens', tokens: [answer] })
  await lastMessage(page).getByRole('button', { name: 'Otra respuesta' }).click()
  await eventually(() => lastAnswer(page).textContent()).toBe(answer)
  await untilAnswered(page)
}

const texts = async (page: Page) =>
  (await page.locator('[data-message] :is(.prose-notebook, p.whitespace-pre-wrap)').allTextContents()).map((text) =>
    text.trim(),
  )
const paragraphs = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`).join('\n\n')

describe('another reply to the same question, on a phone', () => {
  it('MENTOR-08 takes the place of the first, which stays, also after a reload, and a message each, up to the limit', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await openMentor(page)
    await exchange(page, '¿Qué es una lista?', 'Primera')
    await askAgain(page, 'Segunda')
    await askAgain(page, 'Tercera')
    await version(page, '3 de 3').getByText('3/3').waitFor()
    await eventually(() => texts(page)).toEqual(['¿Qué es una lista?', 'Tercera'])

    await page.getByRole('button', { name: 'Versión anterior' }).click()
    await version(page, '2 de 3').waitFor()
    await eventually(() => texts(page)).toEqual(['¿Qué es una lista?', 'Segunda'])
    await eventually(() => focused(page)).toBe('Versión anterior')
    await page.reload()
    await version(page, '2 de 3').waitFor()
    expect(await lastAnswer(page).textContent()).toBe('Segunda')
    await page.getByText('Te quedan 2 de 5 mensajes hoy').waitFor()

    await untilReady(page)
    for (const answer of ['Cuarta', 'Quinta']) await askAgain(page, answer)
    await page.getByText('Límite diario alcanzado (5/5).').waitFor()
    await lastMessage(page).getByRole('button', { name: 'Otra respuesta' }).click()
    await toast(page).getByText('Límite diario alcanzado (5/5)').waitFor()
    expect(await lastAnswer(page).textContent()).toBe('Quinta')
    await version(page, '5 de 5').waitFor()
  })
})

describe('another reply to the same question', () => {
  it('keeps what followed each version, and is not offered while a reply is being written', async () => {
    const page = await newPage()
    await registerByApi(page)
    await openMentor(page)
    await exchange(page, 'uno', 'A')
    await exchange(page, 'dos', 'B')
    model.script({ kind: 'tokens', tokens: ['A2'] })
    await messages(page).nth(1).hover()
    await messages(page).nth(1).getByRole('button', { name: 'Otra respuesta' }).click()
    await eventually(() => texts(page)).toEqual(['uno', 'A2'])
    await untilAnswered(page)
    const tap = createTap()
    model.script({ kind: 'tokens', tokens: tap.tokens })
    await ask(page, 'tres')
    tap.write('C')
    await eventually(() => lastAnswer(page).textContent()).toBe('C')
    for (const name of ['Otra respuesta', 'Editar', 'Versión anterior'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0)
    tap.end()
    await untilAnswered(page)
    await lastMessage(page).getByRole('button', { name: 'Otra respuesta' }).waitFor()
    await page.getByRole('button', { name: 'Versión anterior' }).click()
    await eventually(() => texts(page)).toEqual(['uno', 'A', 'dos', 'B'])
    await page.getByRole('button', { name: 'Versión siguiente' }).click()
    await eventually(() => texts(page)).toEqual(['uno', 'A2', 'tres', 'C'])
    // There is no fourth: the button says so and does nothing.
    expect(await page.getByRole('button', { name: 'Versión siguiente' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('switches without moving the reader; a click sends what is offered to be asked next', async () => {
    const page = await newPage('desktop', MOVING)
    await registerByApi(page)
    await openMentor(page)
    await exchange(page, 'uno', paragraphs('relleno', 30))
    await exchange(page, 'dos', paragraphs('larga', 40))
    await askAgain(page, 'corta')
    // What one could ask next comes after the answer and moves it.
    await page.getByText('¿Y ahora?').waitFor()
    const question = messages(page).nth(2)
    await untilAtRest(question)
    const before = await topOf(question)
    await page.getByRole('button', { name: 'Versión anterior' }).press('Enter')
    await version(page, '1 de 2').waitFor()
    expect(await topOf(question)).toBe(before)
    await eventually(() => focused(page)).toBe('Versión anterior')

    // From far down in a long version, whose beginning is out of sight: the switch stays under the finger.
    const forth = page.getByRole('button', { name: 'Versión siguiente' })
    await forth.focus()
    const switchBefore = await topOf(forth)
    await forth.press('Enter')
    await version(page, '2 de 2').waitFor()
    expect(await topOf(forth)).toBe(switchBefore)
    await eventually(() => focused(page)).toBe('Versión siguiente')

    const offered = page.getByRole('region', { name: '¿Y ahora?' }).getByRole('button')
    await offered.first().waitFor()
    expect(await offered.count()).toBeLessThanOrEqual(3)
    await questionBox(page).fill('otra cosa')
    await offered.first().waitFor({ state: 'detached' })
    await questionBox(page).fill('')
    const next = await offered.first().textContent()
    await offered.first().click()
    await eventually(() => messages(page).count()).toBe(6)
    await untilAnswered(page)
    expect(await texts(page)).toContain(next)
    await eventually(() => focused(page)).toBe('Tu pregunta')
  })
})

describe.each(DEVICE_IN_TURN)('a question that is changed, on a %s', (device) => {
  it('is changed in place; the old one stays as the other version, with what followed it', async () => {
    const page = await newPage(device)
    await registerByApi(page)
    await openMentor(page)
    await exchange(page, 'uno', 'A')
    await exchange(page, 'dos', 'B')
    const question = messages(page).nth(2)
    if (device === 'desktop') await question.hover()
    await question.getByRole('button', { name: 'Editar' }).click()
    expect(await editBox(page).inputValue()).toBe('dos')
    await eventually(() => focused(page)).toBe('Cambia tu pregunta')
    await editBox(page).fill('DOS')
    model.script({ kind: 'tokens', tokens: ['B2'] })
    await editBox(page).press('Control+Enter')
    await eventually(() => texts(page)).toEqual(['uno', 'A', 'DOS', 'B2'])
    await untilAnswered(page)
    if (device === 'desktop') await eventually(() => focused(page)).toBe('Tu pregunta')
    await version(page, '2 de 2').getByRole('button', { name: 'Versión anterior' }).click()
    await eventually(() => texts(page)).toEqual(['uno', 'A', 'dos', 'B'])
  })
})

describe('a question that is changed', () => {
  it('CHAT-21 may be the last one, by ArrowUp; Escape gives it up; it survives a reload and a send that fails', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED/)
    const page = await newPage()
    await registerByApi(page)
    await openMentor(page)
    await exchange(page, 'uno', 'A')
    await questionBox(page).press('ArrowUp')
    expect(await editBox(page).inputValue()).toBe('uno')
    await editBox(page).press('End')
    await editBox(page).pressSequentially(' y medio')
    await editBox(page).press('Escape')
    expect(await editBox(page).count()).toBe(0)
    await eventually(() => focused(page)).toBe('Tu pregunta')
    await eventually(() => texts(page)).toEqual(['uno', 'A'])
    await questionBox(page).fill('algo')
    await questionBox(page).press('ArrowUp')
    expect(await editBox(page).count()).toBe(0)
    await questionBox(page).fill('')

    await questionBox(page).press('ArrowUp')
    await editBox(page).fill('uno y medio')
    await page.reload()
    await eventually(() => editBox(page).inputValue()).toBe('uno y medio')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.reload()
    await untilReady(page)
    await untilAnswered(page)
    expect(await editBox(page).count()).toBe(0)

    await questionBox(page).press('ArrowUp')
    await editBox(page).fill('dos')
    await page.context().setOffline(true)
    await editBox(page).press('Enter')
    await page.getByRole('main').getByText('No hay conexión con el servidor.').waitFor()
    expect(await editBox(page).inputValue()).toBe('dos')
    await page.context().setOffline(false)
    model.script({ kind: 'tokens', tokens: ['B'] })
    await editBox(page).press('Enter')
    await eventually(() => texts(page)).toEqual(['dos', 'B'])
    await version(page, '2 de 2').waitFor()
    await page.getByText('Te quedan 3 de 5 mensajes hoy').waitFor()
  })
})

describe('two tabs, and two devices', () => {
  it('C-65 HTTP-11 a tab shows at once what is asked in the other; a device continues what it shows, not what it does not', async () => {
    const page = await newPage()
    const person = await registerByApi(page)
    await openMentor(page)
    await exchange(page, 'uno', 'A')
    const second = await page.context().newPage()
    await second.goto('/chat')
    await untilReady(second)
    await exchange(second, 'dos', 'B')
    await eventually(() => texts(page)).toEqual(['uno', 'A', 'dos', 'B'])
    await page.getByText('Te quedan 3 de 5 mensajes hoy').waitFor()

    const reads: string[] = []
    page.on('request', (request) => reads.push(new URL(request.url()).pathname))
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    model.script({ kind: 'tokens', tokens: ['C'] })
    await ask(second, 'tres')
    await eventually(() => texts(page)).toEqual(['uno', 'A', 'dos', 'B', 'tres', 'C'])
    expect(reads.filter((path) => path === '/api/chat/history')).toHaveLength(1)

    // What is done on another device is seen at the next action or reload.
    const elsewhere = await newPage()
    await signInByApi(elsewhere, person)
    await elsewhere.goto('/chat')
    await untilReady(elsewhere)
    await exchange(elsewhere, 'cuatro', 'D')
    await exchange(page, 'cinco', 'E')
    const shown = ['uno', 'A', 'dos', 'B', 'tres', 'C', 'cinco', 'E']
    await eventually(() => texts(page)).toEqual(shown)
    await page.reload()
    await eventually(() => texts(page)).toEqual(shown)
    await version(page, '2 de 2').waitFor()
  })
})

describe('a reply that broke off', () => {
  it('is continued in its place, without taking a message; after a reload it still says why', async () => {
    const page = await newPage()
    await registerByApi(page)
    await openMentor(page)
    model.script({ kind: 'tokens', tokens: ['Una lista guarda '], ending: 'cut' })
    await ask(page, '¿Qué es una lista?')
    await lastMessage(page).getByRole('button', { name: 'Continuar' }).waitFor()
    // Pressed while React waits for the messages' own part, known by a text of it.
    const release = await holdScripts(page, 'La versión anterior se conserva.')
    await page.reload({ waitUntil: 'commit' })
    await lastMessage(page).getByText('La respuesta se ha cortado a mitad de camino.').waitFor()
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
    model.script({ kind: 'tokens', tokens: ['valores en orden.'] })
    await lastMessage(page).getByRole('button', { name: 'Continuar' }).click()
    release()
    await eventually(() => lastAnswer(page).textContent()).toContain('valores en orden.')
    await untilAnswered(page)
    expect(await lastAnswer(page).textContent()).toMatch(/^Una lista guarda/)
    expect(await messages(page).count()).toBe(2)
    expect(await lastMessage(page).getByRole('button', { name: 'Repetir' }).count()).toBe(0)
    await page.getByText('Te quedan 4 de 5 mensajes hoy').waitFor()
  })
})

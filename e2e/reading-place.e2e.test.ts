import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startModelServer } from '~/testing/model-server'
import {
  ask,
  clipboard,
  lastAnswer,
  lastMessage,
  messages,
  questionBox,
  untilAnswered,
  untilReady,
} from './support/chat'
import { eventually, startJourney } from './support/journey'
import { focused } from './support/keyboard'
import { signInByApi } from './support/people'
import { createTap } from './support/tap'

const model = await startModelServer()
const { newPage, product, tolerate } = startJourney({
  env: async () => ({
    MENTOR_PRO_MODEL: 'openai-compatible/prueba',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'clave-de-prueba',
  }),
})
afterAll(() => model.stop())

/** So many that pages far from the reader's eyes are not drawn. */
const TURNS = 130
const BAR = 'Estás leyendo una parte anterior de la conversación.'

type Asked = { chatId: string; questionId: string; replyId: string }

/** Asks by the call that the page makes. Replies are of different heights, and some have a program. */
async function askByApi(page: Page, message: string, place: { chatId?: string; after?: string } = {}): Promise<Asked> {
  const lines = 'Un bucle recorre los valores de una lista, uno tras otro.\n\n'.repeat(1 + (message.length % 5))
  const program = '```python\nfor fruta in frutas:\n    print(fruta)\n```'
  model.script({ kind: 'tokens', tokens: [`Respuesta a ${message}.\n\n${lines}${program}`] })
  const data = { chatbotType: 'pro', message, ...place }
  const response = await page.request.post('/api/chat/message', { data, headers: { Accept: 'text/event-stream' } })
  const [, start = ''] = /event: start\ndata: (.*)\n/.exec(await response.text()) ?? []
  return JSON.parse(start)
}

/** A chat of 130 turns, of which the 10th has another version that was left again. */
let chatId = ''
const turns: Asked[] = []
let other: Asked | undefined
beforeAll(async () => {
  const page = await newPage()
  await signInByApi(page, product().accounts.pro)
  for (let at = 0; at < TURNS; at += 1) {
    const turn = await askByApi(page, `pregunta ${at + 1}`, chatId === '' ? {} : { chatId })
    chatId = turn.chatId
    turns.push(turn)
  }
  other = await askByApi(page, 'pregunta diez, de otra manera', { chatId, after: turns[8]?.replyId ?? '' })
  const shown = await page.request.post(`/api/chat/show/${turns.at(-1)?.replyId}`)
  expect(shown.ok()).toBe(true)
})

const turn = (number: number): Asked => {
  const found = turns[number - 1]
  if (found === undefined) throw new Error(`no turn ${number}`)
  return found
}

async function openAt(page: Page, messageId: string) {
  await signInByApi(page, product().accounts.pro)
  await page.goto(`/chat?c=${chatId}&m=${messageId}`)
  await untilReady(page)
}
const message = (page: Page, id: string): Locator => page.locator(`[data-message="${id}"]`)
const box = (page: Page): Locator => page.locator('[data-ready]')
const isSeen = async (page: Page, element: Locator) => {
  const [outer, inner] = [await box(page).boundingBox(), await element.boundingBox()]
  return outer !== null && inner !== null && inner.y >= outer.y - 1 && inner.y < outer.y + outer.height
}
/** How many messages the page has, drawn or not. */
const loadedCount = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-messages]')].reduce(
      (sum, { dataset }) => sum + Number(dataset.messages),
      0,
    ),
  )
const shownLeaf = async (page: Page) => {
  const { messages: last } = await (await page.request.get(`/api/chat/history?chatId=${chatId}`)).json()
  return last.at(-1).id
}

describe('a place in a long conversation, on a phone', () => {
  it('opens there, marked and with the focus; a bar stands in the place of the box', async () => {
    const page = await newPage('phone')
    await openAt(page, turn(20).questionId)
    const found = message(page, turn(20).questionId)
    await eventually(() => isSeen(page, found)).toBe(true)
    expect(await found.getAttribute('data-found')).toBe('')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-message'))).toBe(turn(20).questionId)
    await page.getByText(BAR).waitFor()
    expect(await questionBox(page).count()).toBe(0)
  })

  it('leads on, and to the end', async () => {
    const page = await newPage('phone')
    await openAt(page, turn(122).questionId)
    await page.getByText(BAR).waitFor()
    const found = message(page, turn(122).questionId)
    const before = Math.round((await found.boundingBox())?.y ?? 0)
    await page.getByRole('button', { name: 'Ver lo que sigue' }).click()
    await message(page, turn(130).replyId).waitFor({ state: 'attached' })
    expect(Math.round((await found.boundingBox())?.y ?? 0)).toBe(before)
    await questionBox(page).waitFor()
    expect(await page.getByText(BAR).count()).toBe(0)

    await page.goto(`/chat?c=${chatId}&m=${turn(20).questionId}`)
    await untilReady(page)
    await page.getByRole('button', { name: 'Ir al final' }).click()
    await questionBox(page).waitFor()
    await eventually(() => isSeen(page, lastMessage(page))).toBe(true)
    expect(await lastMessage(page).getAttribute('data-message')).toBe(turn(130).replyId)
    expect(new URL(page.url()).search).toBe(`?c=${chatId}`)
  })
})

describe('a place in a long conversation', () => {
  it('that is loaded already is only gone to', async () => {
    const page = await newPage()
    await openAt(page, turn(128).questionId)
    await eventually(() => isSeen(page, message(page, turn(128).questionId))).toBe(true)
    expect(await questionBox(page).count()).toBe(1)
    // The same address again, from a link on the page.
    await box(page).evaluate((element) => element.scrollTo({ top: 0 }))
    await page.goto(`/chat?c=${chatId}&m=${turn(129).questionId}`)
    await eventually(() => isSeen(page, message(page, turn(129).questionId))).toBe(true)
  })

  it('in another version is read there, and nothing is changed by reading', async () => {
    const page = await newPage()
    if (other === undefined) throw new Error('no other version')
    await openAt(page, other.questionId)
    await message(page, other.questionId).getByRole('group', { name: 'Versión 2 de 2' }).waitFor()
    expect(await lastMessage(page).getAttribute('data-message')).toBe(other.replyId)
    expect(await shownLeaf(page)).toBe(turn(130).replyId)
    await page.reload()
    await message(page, other.questionId).waitFor()
    expect(await shownLeaf(page)).toBe(turn(130).replyId)
  })

  it('that does not exist is said so, and the conversation opens at its end', async () => {
    tolerate(/404/)
    const page = await newPage()
    await openAt(page, '00000000-0000-4000-8000-000000000000')
    await page.getByText('No se pudo acceder a esta conversación. Por favor, inténtalo de nuevo.').waitFor()
    await eventually(() => new URL(page.url()).search).toBe(`?c=${chatId}`)
    await questionBox(page).waitFor()
  })

  it('is what "Copiar enlace" copies', async () => {
    const page = await newPage()
    await openAt(page, turn(128).questionId)
    await message(page, turn(128).replyId).hover()
    await message(page, turn(128).replyId).getByRole('button', { name: 'Copiar enlace' }).click()
    await message(page, turn(128).replyId).getByText('Enlace copiado').waitFor()
    const link = await clipboard(page)
    expect(link).toBe(`${product().origin}/chat?c=${chatId}&m=${turn(128).replyId}`)
    const second = await page.context().newPage()
    await second.goto(link)
    await eventually(() => isSeen(second, message(second, turn(128).replyId))).toBe(true)
  })
})

describe('a long conversation', () => {
  it('opens at its end and pages upwards without a jump', async () => {
    const page = await newPage()
    await signInByApi(page, product().accounts.pro)
    await page.goto(`/chat?c=${chatId}`)
    await untilReady(page)
    await eventually(() => isSeen(page, lastMessage(page))).toBe(true)
    const older = page.getByRole('button', { name: 'Ver mensajes anteriores' })
    const counts = [await loadedCount(page)]
    while ((await older.count()) > 0) {
      await box(page).evaluate((element) => element.scrollTo({ top: 0 }))
      const first = page.locator('[data-messages]').first().locator('[data-message]').first()
      const id = await first.getAttribute('data-message')
      const before = (await first.boundingBox())?.y ?? Number.NaN
      await older.click()
      await eventually(() => loadedCount(page)).toBeGreaterThan(counts.at(-1) ?? 0)
      counts.push(await loadedCount(page))
      const after = (await message(page, id ?? '').boundingBox())?.y ?? Number.NaN
      expect(Math.abs(after - before)).toBeLessThan(2)
    }
    expect(counts).toEqual([50, 100, 150, 200, 250, 260])
    await eventually(() => messages(page).count()).toBeLessThan(200)
    // Through all that has not been laid out before: what one reads stays put.
    for (let top = await box(page).evaluate((element) => element.scrollTop); top > 0; top -= 700) {
      const moved = await box(page).evaluate(async (element, to) => {
        element.scrollTop = to
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const { top: edge } = element.getBoundingClientRect()
        const seen = [...element.querySelectorAll('[data-message]')].find(
          (each) => each.getBoundingClientRect().top > edge,
        )
        const first = seen?.getBoundingClientRect().top ?? 0
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return (seen?.getBoundingClientRect().top ?? 0) - first
      }, top)
      expect(Math.abs(moved)).toBeLessThan(2)
    }
  })

  it('leads to a message that is loaded and not drawn', async () => {
    const page = await newPage()
    await signInByApi(page, product().accounts.pro)
    await page.goto(`/chat?c=${chatId}`)
    await untilReady(page)
    const older = page.getByRole('button', { name: 'Ver mensajes anteriores' })
    while ((await older.count()) > 0) {
      const before = await loadedCount(page)
      await older.click()
      await eventually(() => loadedCount(page)).toBeGreaterThan(before)
    }
    await box(page).evaluate((element) => element.scrollTo({ top: 0 }))
    await eventually(() => message(page, turn(100).questionId).count()).toBe(0)
    await page.getByPlaceholder('Buscar en tus chats').fill('pregunta 100')
    await page
      .getByRole('link', { name: /pregunta 100/ })
      .first()
      .click()
    await eventually(() => new URL(page.url()).searchParams.has('m')).toBe(true)
    const wanted = new URL(page.url()).searchParams.get('m') ?? ''
    expect([turn(100).questionId, turn(100).replyId]).toContain(wanted)
    await eventually(() => isSeen(page, message(page, wanted))).toBe(true)
    expect(await loadedCount(page)).toBe(260)
  })

  it('moves nobody who reads further up while a reply is being written', async () => {
    const page = await newPage()
    await openAt(page, turn(120).questionId)
    await page.getByRole('button', { name: 'Ir al final' }).click()
    await questionBox(page).waitFor()
    const tap = createTap()
    model.script({ kind: 'tokens', tokens: tap.tokens })
    await ask(page, 'y ahora algo largo')
    tap.write('```python\n')
    await eventually(() => lastAnswer(page).count()).toBe(1)
    await message(page, turn(128).questionId).scrollIntoViewIfNeeded()
    await box(page).hover()
    await page.mouse.wheel(0, -30)
    const read = message(page, turn(128).questionId)
    await eventually(() => isSeen(page, read)).toBe(true)
    const before = (await read.boundingBox())?.y ?? Number.NaN
    for (let line = 0; line < 60; line += 1) tap.write(`x_${line} = ${line}  # línea\n`)
    tap.write('```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n')
    await page.getByText('x_59').waitFor({ state: 'attached' })
    tap.end()
    await untilAnswered(page)
    expect(Math.abs(((await read.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(1)
    await eventually(() => focused(page)).toBe('Tu pregunta')
  })
})

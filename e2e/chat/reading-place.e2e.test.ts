import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually, MOVING, startJourney } from '../support/browser/journey'
import { focused } from '../support/browser/keyboard'
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
import { createTap } from '../support/chat/tap'
import { signInByApi } from '../support/people/people'
import { ASKING_MODEL, model } from '../support/product/model'

const { newPage, product, tolerate } = startJourney({ env: ASKING_MODEL })

/** Two messages each: more than the page holds at once. */
const EXCHANGES = 110
const WINDOW_LENGTH = 200
const BAR = 'Estás leyendo una parte anterior de la conversación.'

type Asked = { chatId: string; questionId: string; replyId: string }

const LINE = '\n\nUn bucle recorre los valores de una lista, uno tras otro.'
const PROGRAM = '\n\n```python\nfor fruta in ("pera", "uva"):\n    print(fruta)\n```'

/** Asks by the call that the page makes. Replies are of different heights, and some have a program. */
async function askByApi(page: Page, message: string, place: { chatId?: string; after?: string } = {}): Promise<Asked> {
  const at = exchanges.length
  model.script({
    kind: 'tokens',
    tokens: [`Respuesta a ${message}.${LINE.repeat(at % 3)}${at % 2 === 0 ? PROGRAM : ''}`],
  })
  const data = { chatbotType: 'basic', message, ...place }
  const response = await page.request.post('/api/chat/message', { data, headers: { Accept: 'text/event-stream' } })
  const [, start = ''] = /event: start\ndata: (.*)\n/.exec(await response.text()) ?? []
  return JSON.parse(start)
}

/** A chat of 110 exchanges, of which the 10th has another version that was left again. */
let chatId = ''
const exchanges: Asked[] = []
let other: Asked | undefined
beforeAll(async () => {
  const page = await newPage()
  await signInByApi(page, product().accounts.pro)
  for (let at = 0; at < EXCHANGES; at += 1) {
    const exchange = await askByApi(page, `pregunta ${at + 1}`, chatId === '' ? {} : { chatId })
    chatId = exchange.chatId
    exchanges.push(exchange)
  }
  other = await askByApi(page, 'pregunta diez, de otra manera', { chatId, after: exchanges[8]?.replyId ?? '' })
  const shown = await page.request.post(`/api/chat/show/${exchanges.at(-1)?.replyId}`)
  expect(shown.ok()).toBe(true)
})

const exchange = (number: number): Asked => {
  const found = exchanges[number - 1]
  if (found === undefined) throw new Error(`no exchange ${number}`)
  return found
}

async function goTo(page: Page, messageId: string) {
  await page.goto(`/chat?c=${chatId}&m=${messageId}`)
  await untilReady(page)
}

async function openAt(page: Page, messageId: string) {
  await signInByApi(page, product().accounts.pro)
  await goTo(page, messageId)
}
const message = (page: Page, id: string): Locator => page.locator(`[data-message="${id}"]`)
const box = (page: Page): Locator => page.locator('[data-ready]')
/** Where an element's top is once nothing scrolls any more. */
async function restingTop(element: Locator): Promise<number> {
  let top = Number.NaN
  await eventually(async () => {
    const before = top
    top = (await element.boundingBox())?.y ?? Number.NaN
    return top === before
  }).toBe(true)
  return top
}

const isSeen = async (page: Page, element: Locator) => {
  const [outer, inner] = [await box(page).boundingBox(), await element.boundingBox()]
  return outer !== null && inner !== null && inner.y >= outer.y - 1 && inner.y < outer.y + outer.height
}
const UP = -1
const DOWN = 1
type Direction = typeof UP | typeof DOWN
/** Scrolls by most of what one sees, and says how far the first message in view was moved by anything else, in CSS pixels. */
const movedAfter = (page: Page, direction: Direction) =>
  box(page).evaluate(async (element, sign) => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    element.scrollTop += sign * 0.7 * element.clientHeight
    await frames(2)
    const { top: edge } = element.getBoundingClientRect()
    const seen = [...element.querySelectorAll('[data-message]')].find(
      (each) => each.getBoundingClientRect().bottom > edge,
    )
    const before = seen?.getBoundingClientRect().top ?? Number.NaN
    await frames(3)
    return (seen?.getBoundingClientRect().top ?? Number.NaN) - before
  }, direction)
/** Scrolls on, step by step, until a message is loaded: nothing else moves what one reads. The most messages that the page had. */
async function readThrough(page: Page, { direction, to }: { direction: Direction; to: string }): Promise<number> {
  let most = 0
  for (let step = 0; step < 400 && (await message(page, to).count()) === 0; step += 1) {
    expect(Math.abs(await movedAfter(page, direction))).toBeLessThan(2)
    most = Math.max(most, await messages(page).count())
  }
  return most
}
const shownLeaf = async (page: Page) => {
  const { messages: last } = await (await page.request.get(`/api/chat/history?chatId=${chatId}`)).json()
  return last.at(-1).id
}

describe('a place in a long conversation, on a phone', () => {
  it('opens there, marked and with the focus; a bar in the place of the box leads on, and to the end', async () => {
    const page = await newPage('phone')
    await openAt(page, exchange(20).questionId)
    const found = message(page, exchange(20).questionId)
    await eventually(() => isSeen(page, found)).toBe(true)
    expect(await found.getAttribute('data-found')).toBe('')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-message'))).toBe(
      exchange(20).questionId,
    )
    await page.getByText(BAR).waitFor()
    expect(await questionBox(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Ir al final' }).click()
    await questionBox(page).waitFor()
    await eventually(() => isSeen(page, lastMessage(page))).toBe(true)
    expect(await lastMessage(page).getAttribute('data-message')).toBe(exchange(110).replyId)
    expect(new URL(page.url()).search).toBe(`?c=${chatId}`)

    await goTo(page, exchange(102).questionId)
    await page.getByText(BAR).waitFor()
    const read = message(page, exchange(102).questionId)
    const before = Math.round((await read.boundingBox())?.y ?? 0)
    await page.getByRole('button', { name: 'Ver lo que sigue' }).click()
    await message(page, exchange(110).replyId).waitFor({ state: 'attached' })
    expect(Math.round((await read.boundingBox())?.y ?? 0)).toBe(before)
    await questionBox(page).waitFor()
    expect(await page.getByText(BAR).count()).toBe(0)
  })
})

describe('a place in a long conversation', () => {
  it('that is loaded is only gone to; one in another version is read there; one that does not exist is said so', async () => {
    tolerate(/404/)
    const page = await newPage()
    await openAt(page, exchange(108).questionId)
    await eventually(() => isSeen(page, message(page, exchange(108).questionId))).toBe(true)
    expect(await questionBox(page).count()).toBe(1)
    await message(page, exchange(108).replyId).hover()
    await message(page, exchange(108).replyId).getByRole('button', { name: 'Copiar enlace' }).click()
    await message(page, exchange(108).replyId).getByText('Enlace copiado').waitFor()
    const link = await clipboard(page)
    expect(link).toBe(`${product().origin}/chat?c=${chatId}&m=${exchange(108).replyId}`)
    await box(page).evaluate((element) => element.scrollTo({ top: 0 }))
    await page.goto(link)
    await eventually(() => isSeen(page, message(page, exchange(108).replyId))).toBe(true)

    if (other === undefined) throw new Error('no other version')
    await goTo(page, other.questionId)
    await message(page, other.questionId).getByRole('group', { name: 'Versión 2 de 2' }).waitFor()
    expect(await lastMessage(page).getAttribute('data-message')).toBe(other.replyId)
    expect(await shownLeaf(page)).toBe(exchange(110).replyId)
    await page.reload()
    await message(page, other.questionId).waitFor()
    expect(await shownLeaf(page), 'nothing is changed by reading').toBe(exchange(110).replyId)

    await goTo(page, '00000000-0000-4000-8000-000000000000')
    await page.getByText('No se pudo acceder a esta conversación. Por favor, inténtalo de nuevo.').waitFor()
    await eventually(() => new URL(page.url()).search).toBe(`?c=${chatId}`)
    await questionBox(page).waitFor()
  })
})

describe('a long conversation', () => {
  it('goes back to its beginning as one scrolls, without a jump', async () => {
    const page = await newPage('desktop', MOVING)
    await signInByApi(page, product().accounts.pro)
    await page.goto(`/chat?c=${chatId}`)
    await untilReady(page)
    await eventually(() => isSeen(page, lastMessage(page))).toBe(true)
    await questionBox(page).fill('a medias')
    expect(await readThrough(page, { direction: UP, to: exchange(1).questionId })).toBeLessThanOrEqual(WINDOW_LENGTH)
    expect(await messages(page).count()).toBe(WINDOW_LENGTH)
    await page.getByText(BAR).waitFor()
    expect(await page.getByRole('button', { name: 'Ver mensajes anteriores' }).count()).toBe(0)
    // The bar has taken the place of the box, which had the focus: now the keyboard scrolls.
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('goes on to its end as one scrolls, without a jump, on a phone', async () => {
    const page = await newPage('phone')
    await signInByApi(page, product().accounts.pro)
    await page.goto(`/chat?c=${chatId}`)
    await untilReady(page)
    await questionBox(page).fill('a medias')
    await openAt(page, exchange(1).questionId)
    await page.getByText(BAR).waitFor()
    expect(await readThrough(page, { direction: DOWN, to: exchange(110).replyId })).toBeLessThanOrEqual(WINDOW_LENGTH)
    await eventually(() => questionBox(page).inputValue()).toBe('a medias')
    expect(await messages(page).count()).toBe(WINDOW_LENGTH)
    expect(await message(page, exchange(1).questionId).count()).toBe(0)
  })

  it('is gone back in by its button and by the search; a reply that is being written moves nobody who reads further up', async () => {
    const page = await newPage('desktop', MOVING)
    await signInByApi(page, product().accounts.pro)
    await page.goto(`/chat?c=${chatId}`)
    await untilReady(page)
    const older = page.getByRole('button', { name: 'Ver mensajes anteriores' })
    await older.focus()
    const first = message(page, exchange(86).questionId)
    await older.press('Enter')
    await message(page, exchange(61).questionId).waitFor({ state: 'attached' })
    await eventually(() => isSeen(page, first)).toBe(true)

    expect(await message(page, exchange(20).questionId).count()).toBe(0)
    await page.getByPlaceholder('Buscar en tus chats').fill('pregunta 20')
    await page
      .getByRole('link', { name: /pregunta 20/ })
      .first()
      .click()
    await eventually(() => new URL(page.url()).searchParams.has('m')).toBe(true)
    const wanted = new URL(page.url()).searchParams.get('m') ?? ''
    expect([exchange(20).questionId, exchange(20).replyId]).toContain(wanted)
    await eventually(() => isSeen(page, message(page, wanted))).toBe(true)
    await page.getByText(BAR).waitFor()

    await page.getByRole('button', { name: 'Ir al final' }).click()
    await questionBox(page).waitFor()
    const tap = createTap()
    model.script({ kind: 'tokens', tokens: tap.tokens })
    await ask(page, 'y ahora algo largo')
    tap.write('```python\n')
    await eventually(() => lastAnswer(page).count()).toBe(1)
    await message(page, exchange(108).questionId).scrollIntoViewIfNeeded()
    await box(page).hover()
    const scrollTop = () => box(page).evaluate((element) => element.scrollTop)
    const from = await scrollTop()
    await page.mouse.wheel(0, -30)
    // A busy page turns the wheel later.
    await eventually(scrollTop).toBeLessThan(from)
    const read = message(page, exchange(108).questionId)
    await eventually(() => isSeen(page, read)).toBe(true)
    const before = await restingTop(read)
    for (let line = 0; line < 60; line += 1) tap.write(`x_${line} = ${line}  # línea\n`)
    tap.write('```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n')
    await page.getByText('x_59').waitFor({ state: 'attached' })
    tap.end()
    await untilAnswered(page)
    expect(Math.abs(((await read.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(1)
    await eventually(() => focused(page)).toBe('Tu pregunta')
  })
})

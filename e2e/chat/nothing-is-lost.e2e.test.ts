import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { ask, lastAnswer, lastMessage, messages, questionBox, untilAnswered, untilReady } from '../support/chat/chat'
import { createTap, type Tap } from '../support/chat/tap'
import { endSessionElsewhere, registerByApi, signIn } from '../support/people/people'
import { type Line, startLine } from '../support/product/line'
import { ASKING_MODEL, model } from '../support/product/model'

const { newPage, product, tolerate } = startJourney({ countsTheDay: true, env: ASKING_MODEL })
let lines: Line[] = []
afterEach(async () => {
  await Promise.all(lines.map((line) => line.stop()))
  lines = []
})

const READERS = 2
const CUTS_EACH = 10
const WORDS_A_CUT = 40
const AFTER_ONE = 'Te quedan 4 de 5 mensajes hoy'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
/** Tokens of a text in which a gap or a repetition shows: "1 2 3 …". */
const numbers = (from: number, to: number) => range(from, to).map((number) => (number === 1 ? '1' : ` ${number}`))
const upTo = (last: number) => range(1, last).join(' ')

/** Somebody new with an empty conversation, reached over a line of their own. */
async function openReader() {
  const line = await startLine({ port: Number(new URL(product().origin).port) })
  lines.push(line)
  tolerate(
    new RegExp(`^foreign request: ${line.origin}/`),
    /ERR_(CONNECTION_RE|EMPTY_RESPONSE|INCOMPLETE_CHUNKED)|manifest patches/,
  )
  const page = await newPage('desktop', { baseURL: line.origin })
  const person = await registerByApi(page)
  await page.goto('/mentor-basic')
  await untilReady(page)
  return { page, line, person }
}

/** Asks a model that writes what the returned tap lets through; resolves when its first words are there. */
async function begin(page: Page) {
  const tap = createTap()
  model.script({ kind: 'tokens', tokens: tap.tokens })
  await ask(page, 'Cuenta')
  tap.write(...numbers(1, 10))
  await untilShown(page, 10)
  return tap
}

const untilShown = (page: Page, last: number) => eventually(() => lastAnswer(page).textContent()).toBe(upTo(last))

/** What is stored of the newest conversation, past the line; as whoever these cookies belong to. */
async function storedMessages(page: Page): Promise<{ role: string; content: string; status: string }[]> {
  const cookies = await page.context().cookies()
  const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const read = async (path: string) => (await fetch(product().origin + path, { headers })).json()
  const { chats } = await read('/api/chat/chats')
  return (await read(`/api/chat/history?chatId=${chats[0].id}`)).messages
}

async function expectWhole(page: Page, last: number, status = 'complete') {
  expect(await lastAnswer(page).textContent()).toBe(upTo(last))
  expect(await messages(page).count()).toBe(2)
  expect(await storedMessages(page)).toMatchObject([
    { role: 'user', content: 'Cuenta', status: 'complete' },
    { role: 'assistant', content: upTo(last), status },
  ])
  await page.getByText(AFTER_ONE).waitFor()
}

describe('a reply whose reader has a bad line', () => {
  it('loses and doubles no character, cut at 20 random points', async () => {
    const readers = await Promise.all(range(1, READERS).map(openReader))
    const taps: Tap[] = []
    // One after the other: the model gives its taps in the order of the questions.
    for (const { page, line } of readers) {
      // Somewhere in the answer's head or its first event, so that some questions are sent twice.
      line.cutAfter(randomInt(2_000))
      taps.push(await begin(page))
    }
    await Promise.all(
      readers.map(async ({ page, line }, at) => {
        let last = 10
        for (let cut = 1; cut <= CUTS_EACH; cut += 1) {
          const before = line.cuts()
          // Fewer bytes than the words take, so that it falls among them.
          line.cutAfter(randomInt(WORDS_A_CUT * 2))
          taps[at]?.write(...numbers(last + 1, last + WORDS_A_CUT))
          last += WORDS_A_CUT
          await untilShown(page, last)
          expect(line.cuts()).toBeGreaterThan(before)
        }
        taps[at]?.end()
        await untilAnswered(page)
        await expectWhole(page, last)
      }),
    )
  })

  it('goes on after a line that hung, and over a slow one', async () => {
    const { page, line } = await openReader()
    const tap = await begin(page)
    line.hang()
    tap.write(...numbers(11, 60))
    await eventually(async () => (await storedMessages(page)).at(-1)?.content).toBe(upTo(60))
    expect(await lastAnswer(page).textContent()).toBe(upTo(10))
    line.release()
    await untilShown(page, 60)
    line.slowDown(2_000)
    tap.write(...numbers(61, 200))
    tap.end()
    await untilAnswered(page)
    line.slowDown(null)
    await expectWhole(page, 200)
  })

  it('is the same in two tabs, through cuts and reloads, and is stopped after a reload', async () => {
    const { page, line } = await openReader()
    const tap = await begin(page)
    const second = await page.context().newPage()
    await second.goto('/chat')
    line.cut()
    tap.write(...numbers(11, 40))
    for (const tab of [page, second]) await untilShown(tab, 40)
    const reloaded = page.reload()
    tap.write(...numbers(41, 70))
    await reloaded
    line.cut()
    tap.write(...numbers(71, 100))
    for (const tab of [page, second]) await untilShown(tab, 100)
    await page.reload()
    await untilShown(page, 100)
    await page.getByRole('button', { name: 'Detener' }).click()
    for (const tab of [page, second]) await lastMessage(tab).getByText('Respuesta detenida').waitFor()
    expect(await model.requests.at(-1)?.closed).toBe('cut')
    for (const tab of [page, second]) await expectWhole(tab, 100, 'stopped')
    tap.end()
  })
})

describe('a network that goes away while a question is on its way', () => {
  it('is named beside the question, for as long as it is away', async () => {
    const { page } = await openReader()
    await page.route('**/api/chat/message', () => new Promise(() => {}))
    await ask(page, 'Cuenta')
    await lastMessage(page).getByText('Enviando…').waitFor()
    await page.context().setOffline(true)
    await lastMessage(page).getByText('Sin conexión. Lo seguimos intentando…').waitFor()
    await page.context().setOffline(false)
    await lastMessage(page).getByText('Enviando…').waitFor()
  })
})

describe('a session that expires while a reply is written', () => {
  it('C-30 VAL-02 loses neither the reply nor the text in the box; one signs in and is back', async () => {
    const { page, person } = await openReader()
    const tap = await begin(page)
    await questionBox(page).fill('¿Y si cuento hacia atrás?')
    await endSessionElsewhere(page)
    tap.write(...numbers(11, 40))
    await untilShown(page, 40)
    tap.end()
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    const main = page.getByRole('main')
    await main.getByText('Tu sesión ha caducado. Inicia sesión de nuevo.').waitFor()
    expect(await questionBox(page).inputValue()).toBe('¿Y si cuento hacia atrás?')
    // Said where it is read, and not once more in a toast.
    expect(await page.getByText('No se pudo enviar el mensaje').count()).toBe(0)

    await main.getByRole('link', { name: 'Iniciar sesión' }).click()
    await signIn(page, person)
    await untilReady(page)
    await untilShown(page, 40)
    expect(await questionBox(page).inputValue()).toBe('¿Y si cuento hacia atrás?')
    await expectWhole(page, 40)
  })

  it('goes on when the line is cut as well, and the page offers to sign in', async () => {
    const { page, line, person } = await openReader()
    const tap = await begin(page)
    await questionBox(page).fill('Esto aún no está enviado')
    await endSessionElsewhere(page)
    line.cut()
    tap.write(...numbers(11, 40))
    tap.end()
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
    await signIn(page, person)
    await untilReady(page)
    await untilShown(page, 40)
    expect(await questionBox(page).inputValue()).toBe('Esto aún no está enviado')
    await expectWhole(page, 40)
  })
})

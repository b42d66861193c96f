import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { REPLY_FAILURE } from '~/modules/chat/copy'
import type { ModelBehaviour } from '~/testing/models/model-server'
import { patience } from '~/testing/pace'
import { eventually, MOVING, startJourney } from '../support/browser/journey'
import {
  ask,
  lastAnswer,
  lastMessage,
  messages,
  questionBox,
  toast,
  untilAnswered,
  untilReady,
} from '../support/chat/chat'
import { createTap } from '../support/chat/tap'
import { registerByApi } from '../support/people/people'
import { ASKING_MODEL, model } from '../support/product/model'

/** A stop of the server, and the lease of a reply. */
const LONG_TIMEOUT_MS = patience(180_000)

const { newPage, product, tolerate } = startJourney({ isAlone: true, countsTheDay: true, env: ASKING_MODEL })

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
/** Tokens of a text in which a gap or a repetition shows: "1 2 3 …". */
const numbers = (from: number, to: number) => range(from, to).map((number) => (number === 1 ? '1' : ` ${number}`))
const upTo = (last: number) => range(1, last).join(' ')

const answers = (page: Page) => messages(page).locator('.prose-notebook')

async function openMentor(page: Page) {
  await page.goto('/mentor-basic')
  await untilReady(page)
}

/** Asks a model that writes what the returned tap lets through. */
async function askSlowly(page: Page, question = 'Cuenta') {
  const tap = createTap()
  model.script({ kind: 'tokens', tokens: tap.tokens })
  await ask(page, question)
  return tap
}

describe('a reply that is being written, on a phone', () => {
  it('goes on after a reload, with no gap and nothing twice; "Detener" keeps the text, marks it and stops the model', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await openMentor(page)
    const tap = await askSlowly(page)
    tap.write(...numbers(1, 30))
    await eventually(() => lastAnswer(page).textContent()).toBe(upTo(30))
    const reloaded = page.reload()
    tap.write(...numbers(31, 60))
    await reloaded
    await eventually(() => lastAnswer(page).textContent()).toBe(upTo(60))
    tap.write(...numbers(61, 90))
    tap.end()
    await untilAnswered(page)
    expect(await lastAnswer(page).textContent()).toBe(upTo(90))
    expect(await messages(page).count()).toBe(2)

    const stopped = await askSlowly(page)
    stopped.write(...numbers(1, 30))
    await eventually(() => lastAnswer(page).textContent()).toBe(upTo(30))
    await page.getByRole('button', { name: 'Detener' }).click()
    await lastMessage(page).getByText('Respuesta detenida').waitFor()
    expect(await model.requests.at(-1)?.closed).toBe('cut')
    await page.reload()
    await lastMessage(page).getByText('Respuesta detenida').waitFor()
    expect(await answers(page).allTextContents()).toEqual([upTo(90), upTo(30)])
    stopped.end()
  })
})

describe('a reply that is being written', () => {
  it('is the same in a second tab, which may stop it', async () => {
    const page = await newPage()
    await registerByApi(page)
    await openMentor(page)
    const tap = await askSlowly(page)
    tap.write(...numbers(1, 20))
    await eventually(() => lastAnswer(page).textContent()).toBe(upTo(20))
    const second = await page.context().newPage()
    await second.goto('/chat')
    await eventually(() => lastAnswer(second).textContent()).toBe(upTo(20))
    tap.write(...numbers(21, 40))
    for (const tab of [page, second]) await eventually(() => lastAnswer(tab).textContent()).toBe(upTo(40))
    await questionBox(second).press('Escape')
    for (const tab of [page, second]) await lastMessage(tab).getByText('Respuesta detenida').waitFor()
    tap.end()
  })

  it('VAL-19 lets nobody send the next question, nor lose one that is being changed meanwhile', async () => {
    const page = await newPage()
    await registerByApi(page)
    await openMentor(page)
    model.script({ kind: 'tokens', tokens: ['A'] })
    await ask(page, 'uno')
    await untilAnswered(page)
    await questionBox(page).press('ArrowUp')
    const editBox = page.getByLabel('Cambia tu pregunta')
    await editBox.fill('uno y medio')
    const tap = createTap()
    model.script({ kind: 'tokens', tokens: tap.tokens })
    const box = page.getByLabel('Tu pregunta', { exact: true })
    await box.fill('dos')
    await box.press('Enter')
    tap.write('B')
    await eventually(() => lastAnswer(page).textContent()).toBe('B')
    await box.fill('otra')
    await box.press('Enter')
    const composer = page.locator('form', { has: box })
    expect(await composer.getByRole('button', { name: 'Enviar', exact: true }).count()).toBe(0)
    await editBox.press('Enter')
    await toast(page).getByText('Espera un momento').waitFor()
    expect(await editBox.inputValue()).toBe('uno y medio')
    tap.end()
    await untilAnswered(page)
    expect(await messages(page).count()).toBe(4)
    expect(await box.inputValue()).toBe('otra')
    model.script({ kind: 'tokens', tokens: ['C'] })
    await editBox.press('Enter')
    await eventually(() => lastAnswer(page).textContent()).toBe('C')
    await page.getByRole('group', { name: 'Versión 2 de 2' }).waitFor()
  })

  it('leaves a reader who scrolled up in peace; "Ir al final" goes down', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await openMentor(page)
    const box = page.locator('[data-ready]')
    const place = () =>
      box.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
        top: Math.round(scrollTop),
        toEnd: Math.round(scrollHeight - scrollTop - clientHeight),
      }))
    const lines = (from: number, to: number) => range(from, to).map((number) => `- línea ${number}\n`)
    const tap = await askSlowly(page)
    tap.write(...lines(1, 5))
    await lastAnswer(page).getByText('línea 5').waitFor()
    tap.write(...lines(6, 60))
    await lastAnswer(page).getByText('línea 60').waitFor()
    await eventually(place).toMatchObject({ toEnd: 0 })

    await box.evaluate((element) => element.scrollTo({ top: 200 }))
    const down = page.getByRole('button', { name: 'Ir al final' })
    await down.waitFor()
    const before = await place()
    tap.write(...lines(61, 90))
    await lastAnswer(page).getByText('línea 90').waitFor({ state: 'attached' })
    expect((await place()).top).toBe(before.top)

    await down.click()
    await eventually(place).toMatchObject({ toEnd: 0 })
    tap.write(...lines(91, 120))
    await lastAnswer(page).getByText('línea 120').waitFor()
    await eventually(place).toMatchObject({ toEnd: 0 })
    expect(await down.count()).toBe(0)
    tap.end()
    await untilAnswered(page)
  })
})

describe('a program that is being written', () => {
  it('does not flicker: lines that are there are left alone, in their colours', async () => {
    const page = await newPage('desktop', MOVING)
    await registerByApi(page)
    await openMentor(page)
    const tap = await askSlowly(page)
    const lines = (from: number, to: number) => range(from, to).map((number) => `    x_${number} = f("a") # n\n`)
    tap.write('Mira:\n\n```py', 'thon\ndef f():\n', ...lines(1, 20))
    const code = lastAnswer(page).locator('code')
    await code.getByText('x_20').waitFor()
    await code.locator('.hljs-keyword').first().waitFor()
    await page.evaluate(() => {
      const disturbed: string[] = []
      Object.assign(window, { disturbed })
      const observer = new MutationObserver((changes) => {
        for (const { type, target } of changes) disturbed.push(`${type} ${target.textContent?.slice(0, 40)}`)
      })
      const everything = { childList: true, characterData: true, attributes: true, subtree: true }
      // The first two boxes of lines are full; of the block's head nothing changes, "Ejecutar" only comes when the reply has ended.
      for (const box of [...document.querySelectorAll('pre code > span')].slice(0, 2)) observer.observe(box, everything)
      for (const head of document.querySelectorAll('figcaption > span, figcaption button'))
        observer.observe(head, everything)
    })
    const placeInText = () =>
      page.evaluate(() => document.querySelector<HTMLElement>('[data-message] figure')?.offsetTop)
    const place = await placeInText()
    for (const number of range(21, 60)) {
      tap.write(...lines(number, number))
      if (number % 10 === 0) await code.getByText(`x_${number} `).waitFor({ state: 'attached' })
    }
    tap.write('```\n\nY ya está.')
    await lastAnswer(page).getByText('Y ya está.').waitFor()
    tap.end()
    await untilAnswered(page)
    expect(await page.evaluate(() => Reflect.get(window, 'disturbed'))).toEqual([])
    expect(await placeInText()).toBe(place)
    expect(await code.textContent()).toBe(`def f():\n${lines(1, 60).join('')}`.trimEnd())
  })
})

/** What goes wrong before the first word, and the sentence it is told in. */
const REFUSALS: [behaviour: ModelBehaviour, sentence: string][] = [
  [{ kind: 'json', status: 408, body: {} }, REPLY_FAILURE.timeout],
  [{ kind: 'json', status: 500, body: 'x' }, REPLY_FAILURE.unavailable],
  [{ kind: 'json', status: 400, body: {} }, REPLY_FAILURE.rejected],
  [{ kind: 'tokens', tokens: [] }, REPLY_FAILURE.broken],
]

describe('a model that fails', () => {
  it('says what went wrong before the first word; "Repetir" asks again, for one message in all', async () => {
    const page = await newPage()
    await registerByApi(page)
    await openMentor(page)
    for (const [at, [behaviour, sentence]] of REFUSALS.entries()) {
      model.script(behaviour)
      await ask(page, `¿Qué es una lista ${at}?`)
      await lastMessage(page).getByText(sentence).waitFor()
      await page.getByText(`${5 - at} de 5 mensajes hoy`).waitFor()
      await lastMessage(page).getByRole('button', { name: 'Repetir' }).click()
      await untilAnswered(page)
      expect(await lastAnswer(page).textContent()).toContain(`Has preguntado: ¿Qué es una lista ${at}?`)
      await lastMessage(page).getByText('Escrito por prueba', { exact: true }).waitFor()
      await page.getByText(`${4 - at} de 5 mensajes hoy`).waitFor()
      expect(await messages(page).count()).toBe(2 * (at + 1))
    }
  })

  it('in the middle of a reply: what came stays, and one can ask again', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await openMentor(page)
    model.script({ kind: 'tokens', tokens: numbers(1, 30), ending: 'cut' })
    await ask(page, '¿Qué es una lista?')
    await lastMessage(page).getByText(REPLY_FAILURE.broken).waitFor()
    expect(await lastAnswer(page).textContent()).toBe(upTo(30))
    await page.getByText('Te quedan 4 de 5 mensajes hoy').waitFor()
    await page.reload()
    await lastMessage(page).getByText(REPLY_FAILURE.broken).waitFor()
    expect(await lastAnswer(page).textContent()).toBe(upTo(30))
    await lastMessage(page).getByRole('button', { name: 'Repetir' }).click()
    await eventually(() => lastAnswer(page).textContent()).toContain('Has preguntado: ¿Qué es una lista?')
    await untilAnswered(page)
    // The half one stays, as the first version.
    expect(await messages(page).count()).toBe(2)
    await page.getByRole('group', { name: 'Versión 2 de 2' }).waitFor()
  })
})

describe('a connection that breaks', () => {
  it('CHAT-21 before the question is sent: it is in the box again, and sent once when the line is back', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED/)
    const page = await newPage('phone')
    await registerByApi(page)
    await openMentor(page)
    await page.context().setOffline(true)
    await ask(page, '¿Qué es un conjunto?')
    await toast(page).getByText('No se pudo enviar el mensaje. Por favor, inténtalo de nuevo.').waitFor()
    await page.getByRole('main').getByText('No hay conexión con el servidor.').waitFor()
    expect(await questionBox(page).inputValue()).toBe('¿Qué es un conjunto?')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await untilAnswered(page)
    expect(await messages(page).count()).toBe(2)
    await page.getByText('Te quedan 4 de 5 mensajes hoy').waitFor()
  })

  it(
    'a server that stops in the middle keeps what was written, and the page finds it again',
    async () => {
      tolerate(/ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET)/)
      const page = await newPage()
      await registerByApi(page)
      await openMentor(page)
      const tap = await askSlowly(page)
      tap.write(...numbers(1, 30))
      await eventually(() => lastAnswer(page).textContent()).toBe(upTo(30))
      await product().restart()
      // The server writes on for a while, is killed, and its lease has to run out.
      await lastMessage(page)
        .getByRole('button', { name: 'Continuar' })
        .waitFor({ timeout: patience(45_000) })
      await lastMessage(page).getByText(REPLY_FAILURE.interrupted).waitFor()
      expect(await lastAnswer(page).textContent()).toBe(upTo(30))
      tap.end()
    },
    LONG_TIMEOUT_MS,
  )
})

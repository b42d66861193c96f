import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEVICE_IN_TURN, eventually, startJourney } from '../support/browser/journey'
import { ask, clipboard, lastAnswer, lastMessage, messages, untilAnswered, untilReady } from '../support/chat/chat'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { registerByApi, signInByApi } from '../support/people/people'
import { ASKING_MODEL, model } from '../support/product/model'

const { newPage, product } = startJourney({ env: ASKING_MODEL })

const CODE = 'precios = [3, 5]\ntotal = 0\nfor precio in precios:\n    total += precio\nprint(total)'
const ANSWER = [
  'Se suman con un bucle.',
  `\`\`\`python\n${CODE}\n\`\`\``,
  '- **Línea 2:** `total` empieza en cero.\n- **Líneas 3–4:** recorre los precios y los suma.',
  '**Resultado:**\n\n```text\n8\n```',
  '### Errores frecuentes\n\nOlvidar `total = 0`: `NameError`.',
  '### Para practicar\n\nSuma solo los pares.',
].join('\n\n')

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('not in the layout')
  return box
}
const notes = (page: Page) => lastAnswer(page).getByRole('list', { name: 'Línea a línea' })
const markedLines = (page: Page) => lastAnswer(page).locator('.code-lines > [data-marked]').allTextContents()

describe.each(DEVICE_IN_TURN)('an answer, on a %s', (device) => {
  it('has notes at the lines of its program, and folds what is there for those who want more', async () => {
    const page = await newPage(device, device === 'desktop' ? { viewport: { width: 1440, height: 900 } } : {})
    await registerByApi(page)
    await page.goto('/chat')
    await untilReady(page)
    model.script({ kind: 'tokens', tokens: ANSWER.match(/[\s\S]{1,40}/g) ?? [] })
    await ask(page, '¿Cómo sumo precios?')
    await untilAnswered(page)
    const code = lastAnswer(page).locator('figure').first()
    const [beside, program] = [await boxOf(notes(page)), await boxOf(code)]
    if (device === 'desktop') expect(beside.x).toBeGreaterThan(program.x + program.width)
    else expect(beside.y).toBeGreaterThan(program.y + program.height - 1)

    await notes(page).getByRole('button', { name: 'Líneas 3–4' }).focus()
    expect(await markedLines(page)).toEqual(['3', '4'])
    const second = await boxOf(code.locator('.code-lines > span').nth(1))
    await page.mouse.move(second.x + 80, second.y + second.height / 2)
    await eventually(() => notes(page).locator('li[data-marked]').allTextContents()).toEqual([
      'Línea 2total empieza en cero.',
    ])
    await code.getByRole('button', { name: 'Copiar' }).click()
    expect(await clipboard(page)).toBe(CODE)

    const mistakes = lastAnswer(page).getByText('NameError')
    expect(await mistakes.isVisible()).toBe(false)
    await lastAnswer(page).locator('summary').first().press('Enter')
    await mistakes.waitFor()
    await lastMessage(page).getByRole('button', { name: 'Copiar respuesta' }).click()
    expect(await clipboard(page)).toBe(ANSWER)
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('an answer, on a phone', () => {
  it('that is known at once is read from its question on', async () => {
    const page = await newPage('phone')
    await signInByApi(page, product().accounts.pro)
    await page.goto('/mentor-pro')
    await untilReady(page)
    for (const question of ['¿Cómo leo un archivo CSV?', '¿Cómo ordeno una lista?']) {
      await ask(page, question)
      await untilAnswered(page, question)
      const view = await boxOf(page.locator('[data-ready]'))
      const asked = await boxOf(messages(page).nth(-2))
      expect(asked.y).toBeGreaterThanOrEqual(view.y)
      expect(asked.y).toBeLessThan(view.y + 40)
      await page.getByRole('button', { name: 'Ir al final' }).waitFor()
    }
  })
})

it('a conversation on paper is whole, in ink on white, and has nothing that one presses', async () => {
  const page = await newPage('desktop')
  await registerByApi(page)
  await page.goto('/chat')
  await untilReady(page)
  for (const question of ['¿Cómo sumo precios?', '¿Y otra vez?', '¿Y una más?']) {
    model.script({ kind: 'tokens', tokens: [ANSWER] })
    await ask(page, question)
    await untilAnswered(page, question)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await messages(page).first().isVisible()).toBe(true)
  for (const part of ['Errores frecuentes', 'Línea 2'])
    expect(await lastAnswer(page).getByText(part).isVisible()).toBe(true)
  await lastAnswer(page).getByText('NameError').waitFor()
  const pressed = page.getByRole('button').filter({ visible: true })
  expect(new Set(await pressed.allTextContents())).toEqual(new Set(['Línea 2', 'Líneas 3–4']))
  expect(await page.getByRole('banner').count()).toBe(0)
  expect(await page.getByLabel('Tu pregunta').isVisible()).toBe(false)
  // No box of its own scrolls: the page is as long as what was said.
  const said = await page.evaluate(() => {
    const ends = [...document.querySelectorAll('[data-message]')].map((message) => message.getBoundingClientRect())
    return (ends.at(-1)?.bottom ?? 0) - (ends[0]?.top ?? 0)
  })
  expect(said).toBeGreaterThan(1_000)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(said)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

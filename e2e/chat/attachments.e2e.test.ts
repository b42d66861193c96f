import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startJourney } from '../support/browser/journey'
import { lastAnswer, questionBox, untilAnswered, untilReady } from '../support/chat/chat'
import { registerByApi } from '../support/people/people'

const { newPage, tolerate } = startJourney()

const PROGRAM = 'precios = [3, 5]\ntotal = 0\nfor p in precios:\n    total += p\nprint("Total: " + total)\n'
const ERROR =
  'Traceback (most recent call last):\n  File "tienda.py", line 5, in <module>\n    print("Total: " + total)\nTypeError: can only concatenate str (not "int") to str\n'
/** Longer than a message may be. */
const LONG_LOG = `${'arrancando la tienda\n'.repeat(500)}${ERROR}`

const file = (name: string, content: string | Buffer) => ({ name, mimeType: '', buffer: Buffer.from(content) })
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles(files)
const chips = (page: Page) =>
  page.locator('form').getByRole('list', { name: 'Archivos adjuntos' }).getByRole('listitem')
const sentFiles = (page: Page) => page.locator('[data-message]').getByRole('list', { name: 'Archivos adjuntos' })

async function open(device: 'desktop' | 'phone'): Promise<Page> {
  const page = await newPage(device)
  await registerByApi(page)
  await page.goto('/mentor-basic')
  await untilReady(page)
  return page
}

/** As a paste from another program arrives. */
const paste = (page: Page, text: string) =>
  questionBox(page).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

describe('C-70 attachments', () => {
  it('a paste that is too long and a program become files, stay over a reload, are read, looked at and erased', async () => {
    const page = await open('desktop')
    await questionBox(page).fill('No me funciona, ¿por qué?')
    await paste(page, LONG_LOG)
    await choose(page, file('tienda.py', PROGRAM))
    await page.getByRole('button', { name: 'Ver error.log' }).waitFor()
    await page.getByRole('button', { name: 'Ver tienda.py' }).waitFor()
    expect(await questionBox(page).inputValue(), 'the paste is not in the box too').toBe('No me funciona, ¿por qué?')

    await page.reload()
    await untilReady(page)
    await page.getByRole('button', { name: 'Ver tienda.py' }).waitFor()
    expect(await chips(page).count()).toBe(2)

    await questionBox(page).press('Enter')
    await untilAnswered(page)
    const answer = await lastAnswer(page).innerText()
    expect(answer).toContain('TypeError')
    expect(answer).toMatch(/línea 5/)
    expect(await chips(page).count()).toBe(0)

    await sentFiles(page)
      .getByRole('button', { name: /Ver tienda\.py/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'tienda.py' })
    await dialog.getByText('total += p').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByText('Descargar').click()])
    expect(download.suggestedFilename()).toBe('tienda.py')

    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
    await sentFiles(page)
      .getByRole('button', { name: /tienda/ })
      .waitFor({ state: 'detached' })
    await sentFiles(page)
      .getByRole('button', { name: /error\.log/ })
      .waitFor()

    await page.getByRole('button', { name: 'Editar' }).click()
    const box = page.locator('form', { has: page.getByLabel('Cambia tu pregunta') })
    await box.getByRole('button', { name: 'Ver error.log' }).waitFor()
    await box.locator('input[type=file]').setInputFiles(file('otra.py', PROGRAM))
    await box.getByRole('button', { name: 'Ver otra.py' }).waitFor()
    await page.getByLabel('Cambia tu pregunta').fill('¿Qué error es?')
    await page.getByLabel('Cambia tu pregunta').press('Enter')
    await untilAnswered(page)
    await sentFiles(page)
      .getByRole('button', { name: /error\.log/ })
      .waitFor()
    expect(await lastAnswer(page).innerText(), 'the edited question kept its file').toContain('TypeError')
    await sentFiles(page)
      .getByRole('button', { name: /otra\.py/ })
      .waitFor()
  })

  it('on a phone: what fails can be tried again, what is no text is said, and a short file goes back into the box', async () => {
    tolerate(/ERR_FAILED|status of 422/)
    const page = await open('phone')
    await page.route('**/api/chat/attachments', (route) => route.abort(), { times: 1 })
    await choose(page, file('notas.csv', 'nombre;nota\nAna;7\n'))
    await page.getByRole('alert').filter({ hasText: 'No hay conexión' }).waitFor()
    const send = page.getByRole('button', { name: 'Enviar', exact: true })
    expect(await send.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('button', { name: 'Ver notas.csv' }).waitFor()

    await choose(page, file('foto.txt', Buffer.from([137, 80, 78, 71, 0, 0])))
    await page.getByRole('alert').filter({ hasText: 'no es de texto' }).waitFor()
    await page.getByRole('button', { name: 'Quitar foto.txt' }).click()

    await page.getByRole('button', { name: 'Pegarlo en el mensaje' }).click()
    await chips(page).first().waitFor({ state: 'detached' })
    expect(await questionBox(page).inputValue()).toBe('nombre;nota\nAna;7\n')

    await questionBox(page).fill('')
    await choose(page, file('notas.csv', 'nombre;nota\nAna;7\n'))
    await page.getByRole('button', { name: 'Ver notas.csv' }).waitFor()
    await send.click()
    await untilAnswered(page)
    await page.getByText('Te adjunto notas.csv.', { exact: true }).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

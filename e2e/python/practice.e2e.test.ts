import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { answered } from '../support/chat/answered'
import { questionBox } from '../support/chat/chat'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { ASKING_MODEL, model } from '../support/product/model'
import { keepPython, START } from './python'

const { newPage } = startJourney({ env: ASKING_MODEL })

const editor = (page: Page, name = 'programa.py'): Locator => page.getByRole('textbox', { name: `Código de ${name}` })
const console_ = (page: Page): Locator => page.getByRole('region', { name: 'Consola' })
const output = (page: Page) => console_(page).getByRole('log', { name: 'Salida del programa' }).textContent()
const run = (page: Page) => page.getByRole('button', { name: 'Ejecutar', exact: true }).first().click()

async function type(page: Page, text: string) {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  // Typed over a selection, a browser would give the text the style of what was there, which the page's policy refuses aloud.
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
}

describe('the practice', () => {
  it('writes, runs, answers the program, explains its error and keeps it all, on a phone', async () => {
    const page = await newPage('phone')
    await page.goto('/practica')
    await keepPython(page)
    await type(page, 'edad = int(input("¿Edad? "))\nprint(2026 - edad)\nprint(1 / 0)')
    await page.keyboard.press('ControlOrMeta+Enter')
    const field = page.getByLabel('Tu respuesta al programa')
    await field.waitFor(START)
    await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await field.fill('30')
    await field.press('Enter')
    await console_(page).getByRole('region', { name: 'Explicación del error' }).waitFor(START)
    expect(await output(page)).toBe('¿Edad? 30\n1996\n')
    expect(await console_(page).getByRole('status').textContent()).toMatch(/^Con errores/)
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])

    // Esc and Tab leave the editor, Tab alone indents.
    await editor(page).press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.insertText('# fin')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await editor(page).evaluate((element) => element === document.activeElement)).toBe(false)
    await page.reload()
    await eventually(() => editor(page).innerText()).toMatch(/print\(1 \/ 0\)\n+ {4}# fin$/)
  })

  it('takes a block of an answer, and its error back to the chat as a question that is not sent', async () => {
    const page = await keepPython(await answered(await newPage(), model, 'Mira:\n\n```python\nprint(uno)\n```\n'))
    await page.getByRole('link', { name: 'Abrir en Práctica' }).click()
    await eventually(() => editor(page).innerText()).toBe('print(uno)')
    await eventually(() => new URL(page.url()).hash).toBe('')
    await run(page)
    await page.getByRole('link', { name: 'Pregunta al mentor por este error' }).click(START)
    await page.waitForURL('**/chat')
    await eventually(() => questionBox(page).inputValue()).toMatch(/```python\nprint\(uno\)\n```[\s\S]*NameError/)
    expect(await page.locator('[data-message]').count()).toBe(2)
  })

  it('runs with a sheet of the reader’s, which never leaves the browser', async () => {
    const page = await newPage('phone')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/practica')
    const content = Buffer.from('Día;Secreto\n01/03/2026;clave-7731\n', 'latin1')
    await editor(page).waitFor()
    await page
      .getByLabel('Archivos para el programa')
      .setInputFiles({ name: 'Ventas.csv', mimeType: 'text/csv', buffer: content })
    await page.getByRole('columnheader', { name: 'Día fecha dd/mm/aaaa' }).waitFor()
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Ventas.csv' }).waitFor()
    await type(page, "with open('Ventas.csv', encoding='cp1252') as f:\n    print(f.read())")
    await keepPython(page)
    await run(page)
    await eventually(() => output(page)).toContain('Día;Secreto\n01/03/2026;clave-7731')
    await page.getByRole('button', { name: 'Ventas.csv' }).click()
    await page.getByRole('link', { name: 'Pregunta por estos datos' }).click()
    await page.waitForURL('**/auth/login**')
    const question = await page.evaluate(() => localStorage.getItem('pymentor-practice-question'))
    expect(question).toContain('Secreto')
    expect(question).not.toContain('clave-7731')
    expect(sent.filter((request) => /clave|Secreto|^(?:POST|PUT)/.test(request))).toEqual([])
  })

  it('brings a deleted program back', async () => {
    const page = await newPage()
    await page.goto('/practica')
    await type(page, 'print("mío")')
    await page.getByRole('button', { name: 'Opciones de «Programa 1»' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await eventually(() => editor(page).innerText()).toBe('\n')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await eventually(() => editor(page).innerText()).toBe('print("mío")')
  })

  it('C-71 marks what Ruff finds, mends it by keyboard or button, and lays out without a network', async () => {
    const page = await newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/practica')
    await editor(page).waitFor()
    expect(asked.filter((path) => path.includes('ruff'))).toEqual([])
    await type(page, 'import os\nuno = 1\nprint( uno is 1 )')
    const found = page.getByRole('list', { name: 'Avisos de Ruff' })
    await found.getByText('Importas os y no lo usas').waitFor(START)
    await editor(page).press('ControlOrMeta+Home')
    await page.keyboard.press('F8')
    await page.keyboard.press('ControlOrMeta+.')
    await eventually(() => editor(page).innerText()).toBe('uno = 1\nprint( uno is 1 )')
    await page.getByRole('button', { name: 'Corregir la línea 2' }).click()
    await eventually(() => editor(page).innerText()).toBe('uno = 1\nprint( uno == 1 )')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Dar formato' }).click()
    await eventually(() => editor(page).innerText()).toMatch(/^uno = 1\nprint\(uno == 1\)\n+$/)
    await page.setViewportSize({ width: 320, height: 700 })
    await type(page, 'if uno = 3:\n    pass')
    await found.getByText('para comparar se escribe ==').waitFor()
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('draws columns of a sheet, and says the same as a table, in both themes and 320 px', async () => {
    const page = await newPage('phone')
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/practica')
    const content = Buffer.from('Día;Tienda;Total\n02/03/2026;Sur;1.200,5\n01/03/2026;Norte;-3,5\n03/03/2026;Sur;10\n')
    await editor(page).waitFor()
    await page
      .getByLabel('Archivos para el programa')
      .setInputFiles({ name: 'ventas.csv', mimeType: 'text/csv', buffer: content })
    await page.getByRole('button', { name: 'Dibujar un gráfico' }).click()
    await page.getByRole('img', { name: /^Líneas: Total según Día/ }).waitFor()
    await page.getByLabel('Tipo de gráfico').selectOption('Barras')
    await page.getByLabel('Eje horizontal').selectOption('Tienda')
    const chart = page.getByRole('img', { name: /^Barras: Suma de Total según Tienda/ })
    await chart.locator('canvas').waitFor()
    await page.getByText('El gráfico en una tabla').click()
    await page.getByRole('row', { name: 'Sur 1210,5' }).waitFor()
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      expect(await overflow(page)).toEqual([])
      expect(await accessibilityFaults(page)).toEqual([])
    }
  })
})

import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { answered } from '../support/chat/answered'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { ASKING_MODEL, model } from '../support/product/model'
import { keepPython, START } from './python'

const { newPage } = startJourney({ env: ASKING_MODEL })

const PROGRAM = 'notas = [5, 8]\notra = notas\notra.append(int(input("¿Nota? ")))\nprint(sum(notas))\nprint(1 / 0)'

const viewer = (page: Page): Locator => page.getByRole('region', { name: 'Paso a paso' })
const said = (page: Page) => viewer(page).getByRole('status').first().textContent()

describe('step by step', () => {
  it('walks a program forwards and backwards and guesses its lines, on a phone', async () => {
    const page = await newPage('phone')
    await page.goto(`/practica#codigo=${encodeURIComponent(PROGRAM)}`)
    await eventually(() => new URL(page.url()).hash).toBe('')
    await keepPython(page)
    await page.getByRole('button', { name: 'Paso a paso' }).click()
    await page.getByLabel('Tu respuesta al programa').fill('9', START)
    await page.keyboard.press('Enter')
    await viewer(page).getByText('Paso 1 de 7').waitFor(START)
    await eventually(() => said(page)).toContain('Ahora toca la línea 1.')

    await page.keyboard.press('ArrowRight')
    await eventually(() => said(page)).toContain('La variable notas vale lista 1. Ahora toca la línea 2.')
    await page.keyboard.press('End')
    await eventually(() => said(page)).toContain('El programa ha terminado.')
    await viewer(page).getByRole('region', { name: 'Explicación del error' }).waitFor(START)
    await viewer(page).getByText('¿Nota? 9').waitFor()
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])

    // One list with two names; its last item leads to where it was put.
    expect(
      await viewer(page)
        .getByRole('button', { name: /^(?:notas|otra): lista 1/ })
        .count(),
    ).toBe(2)
    await viewer(page)
      .getByRole('button', { name: /^lista 1, 2: 9/ })
      .click()
    await eventually(() => said(page)).toContain('Cambia lista 1; escribe «¿Nota? 9». Ahora toca la línea 4.')

    await viewer(page).getByLabel('Adivinar la línea que viene').check()
    await viewer(page).getByLabel('¿Qué línea viene tras la 4?').fill('5')
    await page.keyboard.press('Enter')
    await eventually(() => said(page)).toContain('¡Has acertado!')
    await viewer(page).getByText('1 de 1', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Volver al editor' }).click()
    await page.getByRole('textbox', { name: 'Código de programa.py' }).waitFor()
  })

  it('opens in the block of an answer, with the line that was typed to it, and stops at a bound', async () => {
    const page = await answered(
      await newPage(),
      model,
      'Mira:\n\n```python\nn = int(input("¿n? "))\nwhile n > 0:\n    n += 1\n```\n\n```python\nx = int(input())\nprint(x)\n```\n',
    )
    await keepPython(page)
    await page.getByRole('button', { name: 'Ejecutar', exact: true }).last().click()
    await page.getByLabel('Tu respuesta al programa').fill('4', START)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Paso a paso' }).click(START)
    await viewer(page).getByText('Paso 1 de 3').waitFor(START)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto(`/practica#codigo=${encodeURIComponent('n = 0\nwhile True:\n    n += 1')}`)
    await page.getByRole('button', { name: 'Paso a paso' }).click()
    await viewer(page).getByText('más de 10.000 pasos').waitFor(START)
    await viewer(page).getByText('Paso 1 de 10.000').waitFor()
  })
})

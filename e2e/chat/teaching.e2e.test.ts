import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { ask, lastAnswer, lastMessage, untilAnswered, untilReady } from '../support/chat/chat'
import { overflow } from '../support/pages/page-faults'
import { registerByApi } from '../support/people/people'

const { newPage } = startJourney({ countsTheDay: true })
const REQUEST = 'Escribe un programa que sume los números pares de la lista [1, 2, 3, 4, 5, 6]'

describe('how one is taught, on a phone', () => {
  it('is changed at a press beside the box, remembered, and counted for the person alone', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await page.goto('/profile')
    const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Cómo aprendes' }) })
    await panel.getByText('Con «Enséñame», el mentor te da primero la idea').waitFor()
    expect(await panel.locator('dd').allTextContents()).toEqual(['Principiante'])
    await page.goto('/chat')
    await untilReady(page)
    await page.getByRole('button', { name: 'Nivel: Principiante' }).click()
    await page.getByRole('button', { name: 'Nivel: Intermedio' }).waitFor()
    await page.getByRole('radio', { name: 'Enséñame' }).check()
    await ask(page, REQUEST)
    await untilAnswered(page)
    expect(await lastAnswer(page).textContent()).toContain('La idea')
    expect(await lastAnswer(page).locator('pre').count()).toBe(0)
    for (const [press, given] of [
      ['Dame el plan', 'El plan'],
      ['Dame un fragmento', 'Un fragmento'],
      ['Enséñame la solución', 'Total: 12'],
    ] as const) {
      await page.getByRole('button', { name: press }).click()
      await eventually(() => lastMessage(page).textContent()).toContain(given)
      await untilAnswered(page)
    }
    await page.getByText('Te quedan 4 de 5 mensajes hoy').waitFor()
    await page.getByRole('button', { name: 'Ponme un ejercicio parecido' }).waitFor()
    expect(await overflow(page)).toEqual([])
    await page.goto('/profile')
    await panel.getByText('Intermedio').waitFor()
    expect(await panel.locator('dd').allTextContents()).toEqual(['Intermedio', '1', '1', '1', '1'])
  })
})

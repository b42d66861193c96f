import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { decodeProof, encodeProof } from '~/modules/runner/proof-link'
import { startJourney } from '../support/browser/journey'
import { answered } from '../support/chat/answered'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { ASKING_MODEL, model } from '../support/product/model'
import { keepPython, START } from './python'

const { newPage } = startJourney({ countsTheDay: true, env: ASKING_MODEL })

const fenced = (code: string) => `\`\`\`python\n${code}\n\`\`\``
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Ejecución' }).first()

async function runFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ejecutar', exact: true }).first().click()
}

describe('a file that is missing', () => {
  it('is given by the reader or invented, what is written can be had, and what fails goes back to the mentor', async () => {
    const code =
      "import csv\nwith open('ventas.csv') as f:\n    total = sum(float(x['importe']) for x in csv.DictReader(f))\nprint(total)\nwith open('total.txt', 'w') as f:\n    f.write(str(total))"
    const page = await keepPython(await answered(await newPage('phone'), model, fenced(code)))
    await runFirst(page)
    const trouble = panel(page).getByRole('group', { name: 'Al programa le falta el archivo ventas.csv.' })
    await trouble.waitFor(START)
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await trouble.getByRole('button', { name: 'Usar datos inventados' }).click()
    const written = panel(page).getByRole('list', { name: 'Lo que ha mostrado y escrito' })
    await written.waitFor(START)
    expect(await panel(page).getByRole('log').textContent()).toBe('66.4\n')
    expect(await panel(page).textContent()).toContain('ventas.csv (31 bytes): datos inventados')
    // What rests on the reader's own data is in no link.
    expect(await panel(page).getByRole('button', { name: 'Enlace que se comprueba solo' }).count()).toBe(0)

    await page.reload()
    await runFirst(page)
    await trouble.waitFor(START)
    await trouble
      .locator('input[type=file]')
      .setInputFiles({ name: 'mi hoja.csv', mimeType: 'text/csv', buffer: Buffer.from('importe\n1.5\n2\n') })
    await written.waitFor(START)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      written.getByRole('button', { name: 'Descargar total.txt' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('total.txt')
    expect(await readFile(await download.path(), 'utf8')).toBe('3.5')

    // What fails goes back to the mentor.
    await page.reload()
    await runFirst(page)
    model.script({ kind: 'tokens', tokens: [`Así:\n\n${fenced('print(1)')}`] })
    await panel(page).getByRole('button', { name: 'Que lo arregle el mentor' }).click(START)
    await page.getByText('Corregido tras ejecutarlo').waitFor()
    await page.getByText('Te quedan 4 de 5 mensajes hoy').waitFor()
    expect(await overflow(page)).toEqual([])
  })
})

describe('a link that proves itself', () => {
  it('C-71 makes the same run in another’s browser, after a press, and tells what was changed', async () => {
    const code = "import random\nnombre = input('¿Nombre? ')\nprint('Hola,', nombre, random.randint(1, 9999))"
    const owner = await keepPython(await answered(await newPage(), model, `Mira:\n\n${fenced(code)}\n`))
    await runFirst(owner)
    const field = owner.getByLabel('Tu respuesta al programa')
    await field.waitFor(START)
    await field.fill('Inés')
    await field.press('Enter')
    await panel(owner).getByRole('button', { name: 'Enlace que se comprueba solo' }).click()
    const url = await panel(owner).getByLabel('Enlace que se comprueba solo').inputValue()
    expect(url).toMatch(/\/comprobar#1\.[\w.-]+$/)

    // Who has the link has no account.
    const page = await newPage('phone')
    await page.goto(url)
    await keepPython(page)
    const check = page.getByRole('button', { name: 'Comprobar en mi navegador' })
    await check.waitFor()
    expect(await page.getByRole('group', { name: 'Salida prometida' }).textContent()).toMatch(
      /^¿Nombre\? Inés\nHola, Inés \d/,
    )
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await check.click()
    await page.getByText('Sigue dando lo mismo').waitFor(START)

    const proof = await decodeProof(url.split('#')[1] ?? '')
    if (typeof proof === 'string') throw new Error(proof)
    const forged = await encodeProof({ ...proof, output: proof.output.replace('Hola', 'Adiós') })
    await page.goto(url.replace(/#.*/, `#${forged}`))
    await page.getByRole('group', { name: 'Salida prometida' }).getByText('Adiós').waitFor()
    await check.click()
    await page.getByText('Ya no da lo mismo').waitFor(START)
    expect(await page.getByRole('group', { name: 'Prometía' }).textContent()).toMatch(/^Adiós, Inés \d+$/)
    expect(await page.getByRole('group', { name: 'Da ahora' }).textContent()).toMatch(/^Hola, Inés \d+$/)
    expect(await overflow(page)).toEqual([])

    await page.goto(url.slice(0, -3))
    await page.getByText('Este enlace está cortado o alterado').waitFor()
    expect(await page.getByRole('button', { name: /Comprobar/ }).count()).toBe(0)

    // An article's program, where no script has run it in its place.
    await page.goto('/blog/variables-y-tipos')
    await page.goto((await page.getByRole('link', { name: 'Ejecutar' }).first().getAttribute('href')) ?? '')
    await page.getByRole('link', { name: '«Variables y tipos' }).waitFor()
    await check.click()
    await page.getByText('Sigue dando lo mismo').waitFor(START)
  })
})

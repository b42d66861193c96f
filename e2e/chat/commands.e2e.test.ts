import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { focused } from '../support/browser/keyboard'
import {
  ask,
  clipboard,
  lastAnswer,
  lastMessage,
  questionBox,
  toast,
  untilAnswered,
  untilReady,
} from '../support/chat/chat'
import { converse, createChats, library, rowTitles, title } from '../support/chat/library'
import { createTap } from '../support/chat/tap'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { registerByApi } from '../support/people/people'
import { ASKING_MODEL, model } from '../support/product/model'

const { newPage, tolerate } = startJourney({ env: ASKING_MODEL })

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Paleta de comandos' })
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Atajos de teclado' })

async function openChats(page: Page) {
  await page.goto('/chat')
  await untilReady(page)
}

async function startWith(page: Page, titles: readonly string[]) {
  await registerByApi(page)
  await createChats(page, titles)
  await openChats(page)
}

/** Types into the palette and does what it then has chosen. */
async function command(page: Page, text: string, chosen: string | RegExp) {
  await page.keyboard.press('Control+k')
  await eventually(() => focused(page)).toBe('Busca un comando o un chat')
  await page.keyboard.type(text)
  await eventually(() => chosenLine(page)).toMatch(chosen)
  await page.keyboard.press('Enter')
  await palette(page).waitFor({ state: 'detached' })
}

/** The line that the field's active descendant is: what a screen reader says. */
const chosenLine = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? ''
    return document.getElementById(id)?.innerText ?? ''
  })

describe('the palette', () => {
  it('closes with Escape and gives the focus back; the arrows go round its lines; other pages and the theme are in it', async () => {
    const page = await newPage()
    await startWith(page, ['Bucles', 'Listas'])
    await questionBox(page).focus()
    await page.keyboard.press('Control+k')
    await eventually(() => chosenLine(page)).toBe('Bucles')
    const count = await palette(page).getByRole('option').count()
    await page.keyboard.press('ArrowUp')
    expect(await chosenLine(page)).toContain('Atajos de teclado')
    for (let step = 0; step < count; step++) await page.keyboard.press('ArrowDown')
    expect(await chosenLine(page)).toContain('Atajos de teclado')
    expect(await palette(page).getByRole('option', { selected: true }).count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await eventually(() => focused(page)).toBe('Tu pregunta')
    await page.keyboard.press('Control+k')
    await eventually(() => focused(page)).toBe('Busca un comando o un chat')
    await page.keyboard.press('Control+k')
    await eventually(() => focused(page)).toBe('Tu pregunta')

    await command(page, 'tema', 'Cambiar al tema claro')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
    await page.keyboard.press('Control+k')
    await eventually(() => focused(page)).toBe('Busca un comando o un chat')
    await page.keyboard.type('xyzzyxyzzy')
    await palette(page).getByText('No hay nada con esas palabras.').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await command(page, 'panel', 'Ir a tu panel')
    await page.waitForURL('/dashboard')
  })

  it('goes from chat to chat by keyboard alone, each with what was being written in it, and to what stands in a message', async () => {
    const page = await newPage()
    await registerByApi(page)
    const chatId = await converse(page, ['hola', 'qué es una tupla'])
    await createChats(page, ['Bucles', 'Función lambda'])
    await openChats(page)
    await page.keyboard.press('Alt+p')
    await eventually(() => focused(page)).toBe('Tu pregunta')
    await page.keyboard.type('¿y en una lambda?')
    await command(page, 'bucl', 'Bucles')
    await title(page).getByText('Bucles').waitFor()
    await eventually(() => focused(page)).toBe('Tu pregunta')
    expect(await questionBox(page).inputValue()).toBe('')
    await page.keyboard.type('¿y un while?')
    await command(page, 'funcion', 'Función lambda')
    await title(page).getByText('Función lambda').waitFor()
    await eventually(() => questionBox(page).inputValue()).toBe('¿y en una lambda?')
    await eventually(() => focused(page)).toBe('Tu pregunta')
    await command(page, 'bucl', 'Bucles')
    await eventually(() => questionBox(page).inputValue()).toBe('¿y un while?')
    await command(page, 'tupla', /tupla/i)
    await page.waitForURL(new RegExp(`c=${chatId}&m=`))
    await title(page).getByText('hola').waitFor()
  })

  it('pins, renames, exports, deletes and brings back the open chat, and has what was used last above', async () => {
    const page = await newPage()
    await startWith(page, ['Uno', 'Dos'])
    const list = await library(page, 'desktop')
    await command(page, 'fijar', 'Fijar este chat')
    await list.getByRole('heading', { name: 'Fijados' }).waitFor()
    await command(page, 'renombrar', 'Cambiar el nombre de este chat')
    await eventually(() => focused(page)).toBe('Nombre de la conversación')
    await page.keyboard.type('Tres')
    await page.keyboard.press('Enter')
    await title(page).getByText('Tres').waitFor()
    await eventually(() => rowTitles(list)).toEqual(['Tres', 'Uno'])
    const saved = page.waitForEvent('download')
    await command(page, 'markdown', /Markdown/)
    expect((await saved).suggestedFilename()).toMatch(/\.md$/)
    await command(page, 'borrar', 'Eliminar este chat')
    await eventually(() => rowTitles(list)).toEqual(['Uno'])
    await title(page).getByText('Uno').waitFor()
    // The next chat takes the focus when it is there; in the box the keys would undo what was typed.
    await eventually(() => focused(page)).toBe('Tu pregunta')
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('Control+z')
    await eventually(() => rowTitles(list)).toEqual(['Tres', 'Uno'])
    await title(page).getByText('Tres').waitFor()

    await page.keyboard.press('Control+k')
    const recent = palette(page).getByRole('group', { name: 'Usados hace poco' }).getByRole('option')
    await eventually(async () => (await recent.allTextContents())[0]).toContain('Eliminar este chat')
  })
})

describe('the shortcuts', () => {
  it('make a chat, go through the list, copy the last answer, ask for another one, and stop it', async () => {
    const page = await newPage()
    await startWith(page, ['Uno', 'Dos', 'Tres'])
    await title(page).getByText('Tres').waitFor()
    await page.keyboard.press('Alt+ArrowDown')
    await title(page).getByText('Dos').waitFor()
    await page.keyboard.press('Alt+ArrowDown')
    await title(page).getByText('Uno').waitFor()
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    await title(page).getByText('Dos').waitFor()
    await page.keyboard.press('Alt+n')
    await title(page).getByText('Nuevo chat').waitFor()
    expect(await rowTitles(await library(page, 'desktop'))).toEqual(['Nuevo chat', 'Tres', 'Dos', 'Uno'])

    await ask(page, 'qué es una lista')
    await untilAnswered(page)
    await page.keyboard.press('Alt+c')
    await eventually(() => clipboard(page)).toContain('lista')
    const tap = createTap()
    model.script({ kind: 'tokens', tokens: tap.tokens })
    await page.keyboard.press('Alt+r')
    await page.getByRole('button', { name: 'Detener' }).waitFor()
    tap.write('Otra lista')
    await eventually(() => lastAnswer(page).textContent()).toBe('Otra lista')
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('Escape')
    await lastMessage(page).getByText('Respuesta detenida').waitFor()
    tap.end()
  })

  it('are letters and signs where one writes; Ctrl+/ explains them, and what cannot be loaded leaves the page as it is', async () => {
    tolerate(/ERR_FAILED/)
    const page = await newPage()
    await startWith(page, ['Uno'])
    await questionBox(page).focus()
    await page.keyboard.type('¿qué hace a/b?')
    expect(await questionBox(page).inputValue()).toBe('¿qué hace a/b?')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.keyboard.press('Control+k')
    await toast(page).getByText('No se ha podido abrir.').waitFor()
    expect(await palette(page).count()).toBe(0)
    expect(await questionBox(page).inputValue()).toBe('¿qué hace a/b?')

    await page.unroute('**/assets/*.js')
    await questionBox(page).focus()
    await page.keyboard.press('Control+/')
    await sheet(page).waitFor()
    const keys = sheet(page).getByRole('row', { name: 'Abrir la paleta de comandos' }).locator('kbd')
    expect(await keys.allTextContents()).toEqual(['Ctrl', 'K'])
    await page.keyboard.press('Escape')
    await eventually(() => focused(page)).toBe('Tu pregunta')
  })

  it('are explained by a sheet, which "?" opens, with the keys of a Mac on a Mac', async () => {
    const page = await newPage()
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }))
    await startWith(page, ['Uno'])
    await page.keyboard.press('?')
    await sheet(page).waitFor()
    const keys = sheet(page).getByRole('row', { name: 'Abrir la paleta de comandos' }).locator('kbd')
    expect(await keys.allTextContents()).toEqual(['⌘', 'K'])
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Meta+k')
    await palette(page).waitFor()
    await page.keyboard.press('Escape')
    await palette(page).waitFor({ state: 'detached' })

    await page.keyboard.press('?')
    await sheet(page).getByLabel('Usar también los atajos de una sola tecla').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.keyboard.press('/')
    expect(await sheet(page).count()).toBe(0)
    expect(await focused(page)).not.toBe('Buscar en tus chats')
    await page.keyboard.press('Meta+/')
    await sheet(page).waitFor()
  })
})

describe('on a phone', () => {
  it('the palette and the sheet are a touch away, and fit', async () => {
    const page = await newPage('phone')
    await startWith(page, ['Uno', 'Dos'])
    await page.getByRole('button', { name: 'Opciones de esta conversación' }).tap()
    await page.getByRole('menuitem', { name: 'Paleta de comandos' }).tap()
    await palette(page).getByRole('option', { name: 'Uno' }).waitFor()
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await palette(page).getByRole('option', { name: 'Uno' }).tap()
    await title(page).getByText('Uno').waitFor()
    await page.getByRole('button', { name: 'Opciones de esta conversación' }).tap()
    await page.getByRole('menuitem', { name: 'Atajos de teclado' }).tap()
    await sheet(page).waitFor()
    expect(await overflow(page)).toEqual([])
    await sheet(page).getByRole('button', { name: 'Cerrar' }).tap()
    await page.getByRole('button', { name: 'Opciones de esta conversación' }).tap()
    await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).tap()
    await page.getByRole('dialog', { name: 'Cambiar el nombre' }).waitFor()
  })
})

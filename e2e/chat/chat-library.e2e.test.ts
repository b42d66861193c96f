import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEVICE_IN_TURN, eventually, startJourney } from '../support/browser/journey'
import { focused } from '../support/browser/keyboard'
import { ask, lastAnswer, messages, questionBox, toast, untilAnswered, untilReady } from '../support/chat/chat'
import { chooseInHead, chooseInRow, converse, createChats, library, rowTitles, title } from '../support/chat/library'
import { createTap } from '../support/chat/tap'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { registerByApi } from '../support/people/people'
import { ASKING_MODEL, model } from '../support/product/model'

const { newPage, tolerate } = startJourney({ env: ASKING_MODEL })

async function openChats(page: Page) {
  await page.goto('/chat')
  await untilReady(page)
}

const FAILURE = { status: 500, json: { error: 'internal', message: 'Algo salió mal.' } }

describe.each(DEVICE_IN_TURN)('searching, on a %s', (device) => {
  it('says what to try when there is nothing, goes back to the list, and opens a word with a slip at its place', async () => {
    const page = await newPage(device)
    await registerByApi(page)
    const chatId = await converse(page, ['qué es un diccionario'])
    await converse(page, ['hola'])
    await openChats(page)
    await title(page).getByText('hola').waitFor()
    const list = await library(page, device)
    const field = list.getByLabel('Buscar en tus chats')
    await field.fill('xyzzyxyzzy')
    await list.getByText('No hemos encontrado nada').waitFor()
    await eventually(() => list.getByRole('status').textContent()).toBe('Sin resultados')
    await field.press('Escape')
    await eventually(() => rowTitles(list)).toEqual(['hola', 'qué es un diccionario'])
    expect(await field.inputValue()).toBe('')
    if (device === 'phone') expect(await page.getByRole('dialog', { name: 'Tus chats' }).isVisible()).toBe(true)

    await field.fill('dicionario')
    const hits = list.getByRole('list', { name: 'Resultados' }).getByRole('link')
    await hits.first().waitFor()
    await eventually(() => list.getByRole('status').textContent()).toMatch(/^\d+ resultados?$/)
    expect((await hits.first().locator('mark').first().textContent())?.toLowerCase()).toContain('diccionario')
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await hits.filter({ hasText: 'Tu pregunta' }).click()
    await page.waitForURL(new RegExp(`c=${chatId}&m=`))
    await title(page).getByText('qué es un diccionario').waitFor()
    await messages(page).first().getByText('qué es un diccionario').waitFor()
    if (device === 'phone') expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('searching by keyboard', () => {
  it('is reached with "/", goes through the hits, and can be tried again when it fails or there is no connection', async () => {
    tolerate(/status of 500|ERR_INTERNET_DISCONNECTED|manifest patches/)
    const page = await newPage()
    await registerByApi(page)
    await createChats(page, ['Sumar columnas', 'Sumar filas', 'Otra cosa'])
    await openChats(page)
    await page.keyboard.press('/')
    await eventually(() => focused(page)).toBe('Buscar en tus chats')
    await page.keyboard.type('sumar')
    const list = await library(page, 'desktop')
    const found = list.getByRole('list', { name: 'Resultados' })
    const hits = found.getByRole('link')
    await eventually(() => hits.count()).toBe(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await eventually(() => focused(page)).toBe((await hits.nth(1).innerText()).trim())
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await eventually(() => focused(page)).toBe('Buscar en tus chats')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await title(page).getByText('Sumar').waitFor()

    await page.route('**/api/chat/search*', (route) => route.fulfill(FAILURE))
    await list.getByLabel('Buscar en tus chats').fill('otras')
    await list.getByText('No se ha podido buscar').waitFor()
    await page.unroute('**/api/chat/search*')
    await list.getByRole('button', { name: 'Reintentar' }).click()
    await found.getByText('Otra cosa').waitFor()
    await page.context().setOffline(true)
    await list.getByLabel('Buscar en tus chats').fill('otra')
    await list.getByText('Sin conexión').waitFor()
    await page.context().setOffline(false)
    await found.getByText('Otra cosa').waitFor()
  })
})

describe('a chat among others', () => {
  it('CHAT-06, VAL-18 is renamed by a double click, not to a blank title, and pinned above the others, after a reload too', async () => {
    const page = await newPage()
    await registerByApi(page)
    await createChats(page, ['Uno', 'Dos', 'Tres'])
    await openChats(page)
    const list = await library(page, 'desktop')
    await title(page).dblclick()
    const field = page.getByLabel('Nombre de la conversación')
    await field.fill('  ')
    await page.getByText('El título no puede estar vacío.').waitFor()
    await field.press('Enter')
    expect(await field.isVisible()).toBe(true)
    await field.press('Escape')
    await title(page).getByText('Tres').waitFor()
    await title(page).dblclick()
    await field.fill('Cuatro')
    await field.press('Enter')
    await title(page).getByText('Cuatro').waitFor()
    await eventually(() => rowTitles(list)).toEqual(['Cuatro', 'Dos', 'Uno'])

    const pinned = page.waitForResponse(/\/api\/chat\/pin\//)
    await chooseInRow(list, 'Uno', 'Fijar')
    await eventually(() => rowTitles(list)).toEqual(['Uno', 'Cuatro', 'Dos'])
    await list.getByRole('heading', { name: 'Fijados' }).waitFor()
    await pinned
    await page.reload()
    await untilReady(page)
    expect(await rowTitles(list)).toEqual(['Uno', 'Cuatro', 'Dos'])
    await chooseInRow(list, 'Uno', 'Dejar de fijar')
    await eventually(() => rowTitles(list)).toEqual(['Cuatro', 'Dos', 'Uno'])
    expect(await list.getByRole('heading', { name: 'Fijados' }).count()).toBe(0)
  })

  it('is saved as Markdown, its code as a program, and both as a notebook', async () => {
    const page = await newPage()
    await registerByApi(page)
    const program = '```python\nfor fruta in frutas:\n    print(fruta)\n```'
    model.script({ kind: 'tokens', tokens: [`Así:\n\n${program}\n`] })
    await converse(page, ['como recorro una lista con un bucle for'])
    await openChats(page)

    const markdown = await download(page, 'Markdown (.md)')
    expect(markdown.name).toMatch(/\.md$/)
    expect(markdown.text).toContain('como recorro una lista con un bucle for')
    expect(markdown.text).toContain('```python')

    const script = await download(page, 'Python (.py)')
    expect(script.name).toMatch(/\.py$/)
    expect(script.text).toMatch(/^for .+ in .+:$/m)
    expect(script.text).not.toContain('```')

    const notebook = await download(page, 'Cuaderno de Jupyter (.ipynb)')
    expect(notebook.name).toMatch(/\.ipynb$/)
    const { nbformat, cells } = JSON.parse(notebook.text)
    expect(nbformat).toBe(4)
    expect(cells.map(({ cell_type }: { cell_type: string }) => cell_type)).toContain('code')
  })

  it('CHAT-20 stays as it was when the server refuses to pin, save, delete it or bring it back, and the page says so', async () => {
    tolerate(/status of 500/)
    const page = await newPage()
    await registerByApi(page)
    await createChats(page, ['Uno', 'Dos'])
    await openChats(page)
    const list = await library(page, 'desktop')
    const refusal = { status: 422, json: { error: 'invalid_input', message: 'Puedes fijar 50 chats como máximo.' } }
    await page.route('**/api/chat/pin/*', (route) => route.fulfill(refusal))
    await chooseInRow(list, 'Uno', 'Fijar')
    await toast(page).getByText('Puedes fijar 50 chats como máximo.').waitFor()
    await eventually(() => rowTitles(list)).toEqual(['Dos', 'Uno'])

    await page.route('**/api/chat/export/**', (route) => route.fulfill(FAILURE))
    await chooseInRow(list, 'Uno', 'Python (.py)')
    await toast(page).getByText('No se pudo exportar la conversación. Por favor, inténtalo de nuevo.').waitFor()
    await title(page).getByText('Dos').waitFor()

    await page.route('**/api/chat/delete/*', (route) => route.fulfill(FAILURE))
    await chooseInRow(list, 'Dos', 'Eliminar')
    await toast(page).getByText('No se pudo eliminar el chat. Por favor, inténtalo de nuevo.').waitFor()
    await eventually(() => rowTitles(list)).toEqual(['Dos', 'Uno'])
    await title(page).getByText('Dos').waitFor()
    await page.unroute('**/api/chat/delete/*')

    await page.route('**/api/chat/restore/*', (route) => route.fulfill(FAILURE))
    await chooseInRow(list, 'Dos', 'Eliminar')
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await toast(page).getByText('No se pudo recuperar «Dos». Sigue eliminada.').waitFor()
    await eventually(() => rowTitles(list)).toEqual(['Uno'])
    await page.unroute('**/api/chat/restore/*')
    await toast(page).getByRole('button', { name: 'Reintentar' }).click()
    await eventually(() => rowTitles(list)).toEqual(['Dos', 'Uno'])
  })
})

describe('deleting, on a phone', () => {
  it('CHAT-07 asks nothing, shows the next chat, and is taken back with the chat in its place and open again', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await createChats(page, ['Uno', 'Dos', 'Tres'])
    await openChats(page)
    let list = await library(page, 'phone')
    await list.getByRole('link', { name: 'Dos' }).click()
    await title(page).getByText('Dos').waitFor()
    await questionBox(page).fill('a medio escribir')
    await chooseInHead(page, 'Eliminar')
    await title(page).getByText('Tres').waitFor()
    await toast(page).getByText('Conversación eliminada').waitFor()
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await title(page).getByText('Dos').waitFor()
    await eventually(() => questionBox(page).inputValue()).toBe('a medio escribir')
    list = await library(page, 'phone')
    expect(await rowTitles(list)).toEqual(['Tres', 'Dos', 'Uno'])
    await page.reload()
    await untilReady(page)
    await title(page).getByText('Dos').waitFor()
  })
})

describe('deleting several', () => {
  it('is taken back with Ctrl+Z, unless a text is being written, and from another page, which stays', async () => {
    const page = await newPage()
    await registerByApi(page)
    await createChats(page, ['Uno', 'Dos', 'Tres', 'Cuatro'])
    await openChats(page)
    const list = await library(page, 'desktop')
    await chooseInRow(list, 'Tres', 'Eliminar')
    await eventually(() => rowTitles(list)).toEqual(['Cuatro', 'Dos', 'Uno'])
    await eventually(() => focused(page)).toBe('Dos')
    await chooseInRow(list, 'Dos', 'Eliminar')
    await toast(page).getByText('2 conversaciones eliminadas').waitFor()
    await eventually(() => focused(page)).toBe('Uno')
    await page.keyboard.press('Control+z')
    await eventually(() => rowTitles(list)).toEqual(['Cuatro', 'Tres', 'Dos', 'Uno'])
    await eventually(async () => {
      const { chats } = await (await page.request.get('/api/chat/chats')).json()
      return chats.length
    }).toBe(4)

    await chooseInRow(list, 'Uno', 'Eliminar')
    await toast(page).getByText('Conversación eliminada').waitFor()
    await questionBox(page).focus()
    await page.keyboard.type('hola')
    await page.keyboard.press('Control+z')
    expect(await rowTitles(list)).toEqual(['Cuatro', 'Tres', 'Dos'])
    expect(await toast(page).getByText('Conversación eliminada').isVisible()).toBe(true)

    await page.getByRole('link', { name: 'Chats', exact: true }).click()
    await page.waitForURL('/dashboard')
    const restored = page.waitForResponse(/\/api\/chat\/restore\//)
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    expect((await restored).status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.goto('/chat')
    await eventually(() => rowTitles(list)).toEqual(['Cuatro', 'Tres', 'Dos', 'Uno'])
  })
})

describe('deleting while a reply is being written', () => {
  it('stops it; taken back, the chat has what was written until then', async () => {
    const page = await newPage()
    await registerByApi(page)
    await createChats(page, ['Uno'])
    await openChats(page)
    const tap = createTap()
    model.script({ kind: 'tokens', tokens: tap.tokens })
    await ask(page, 'como recorro una lista con un bucle for')
    tap.write('Con un bucle')
    await eventually(() => lastAnswer(page).textContent()).toBe('Con un bucle')
    await chooseInHead(page, 'Eliminar')
    await title(page).getByText('Nuevo chat').waitFor()
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await title(page).getByText('Uno').waitFor()
    await eventually(() => messages(page).count()).toBe(2)
    await untilAnswered(page)
    expect(await lastAnswer(page).textContent()).toBe('Con un bucle')
    expect(await page.getByRole('button', { name: 'Detener' }).count()).toBe(0)
    tap.end()
  })
})

describe('sharing, on a phone', () => {
  it('makes a link that anybody reads, tells when it is behind, and revokes it', async () => {
    tolerate(/status of 404/)
    const page = await newPage('phone')
    await registerByApi(page)
    const chatId = await converse(page, ['qué es una tupla'])
    await openChats(page)
    await chooseInHead(page, 'Compartir…')
    const dialog = page.getByRole('dialog', { name: 'Compartir la conversación' })
    await dialog.getByRole('button', { name: 'Crear enlace' }).click()
    const link = await dialog.getByLabel('Enlace').inputValue()
    expect(link).toMatch(/\/compartido\/[\w-]+$/)
    await eventually(() => focused(page)).toBe('Copiar enlace')
    await dialog.getByRole('button', { name: 'Copiar enlace' }).click()
    await dialog.getByText('Copiado').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cerrar' }).click()

    const stranger = await newPage('phone')
    expect((await stranger.goto(link))?.status()).toBe(200)
    await stranger.getByText('qué es una tupla').first().waitFor()

    await page.request.post('/api/chat/message', { data: { message: 'gracias', chatId, chatbotType: 'basic' } })
    await chooseInHead(page, 'Compartir…')
    await dialog.getByText('Hay mensajes nuevos que no se ven en el enlace.').waitFor()
    await dialog.getByRole('button', { name: 'Actualizar' }).click()
    await toast(page).getByText('Enlace actualizado').waitFor()
    expect(await dialog.getByLabel('Enlace').inputValue()).toBe(link)
    await stranger.reload()
    await stranger.getByText('gracias').first().waitFor()

    await dialog.getByRole('button', { name: 'Retirar el enlace' }).click()
    await eventually(() => focused(page)).toBe('Cancelar')
    await dialog.getByRole('button', { name: 'Retirar', exact: true }).click()
    await toast(page).getByText('Enlace retirado').waitFor()
    await dialog.getByRole('button', { name: 'Crear enlace' }).waitFor()
    expect((await stranger.goto(link))?.status()).toBe(404)
  })
})

describe('a long list', () => {
  it('goes on by itself as one scrolls, and keeps the open chat in sight', async () => {
    const page = await newPage()
    await registerByApi(page)
    await createChats(
      page,
      Array.from({ length: 75 }, (_, index) => `Chat ${index + 1}`),
    )
    await openChats(page)
    const list = await library(page, 'desktop')
    const scroller = list.getByRole('navigation', { name: 'Tus chats' })
    const toEnd = () => scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    expect(await rowTitles(list)).toHaveLength(30)
    await eventually(async () => {
      await toEnd()
      return (await rowTitles(list)).length
    }).toBe(75)
    expect(await list.getByRole('button', { name: 'Ver más' }).count()).toBe(0)
    await toEnd()
    await page.keyboard.press('Alt+ArrowDown')
    await title(page).getByText('Chat 74').waitFor()
    await eventually(() => list.locator('[aria-current=page]').evaluate(isInSight)).toBe(true)
  })
})

/** Chooses an export in the head's menu, and reads the file that the browser saves. */
async function download(page: Page, entry: string): Promise<{ name: string; text: string }> {
  const saved = page.waitForEvent('download')
  await chooseInHead(page, entry)
  const file = await saved
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const frame = element.closest('nav')?.getBoundingClientRect()
  return frame !== undefined && box.top >= frame.top && box.bottom <= frame.bottom
}

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, startJourney } from '../support/browser/journey'
import { focused, pressUntil } from '../support/browser/keyboard'
import { messages, questionBox, toast, untilAnswered, untilReady } from '../support/chat/chat'
import { weightOf } from '../support/pages/script-weights'
import { newPerson, registerByApi, signIn } from '../support/people/people'

const { newPage, tolerate } = startJourney()

describe('the theme', () => {
  it('SHELL-03, SHELL-04 is dark, changes at a click, is kept, and is there before the first paint', async () => {
    const page = await newPage('phone')
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.atFirst = document.documentElement.dataset.theme
      })
    })
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const atFirst = () => page.locator('html').getAttribute('data-at-first')
    await page.goto('/')
    expect(await atFirst()).toBe('dark')
    const dark = await ground()
    const button = page.getByRole('button', { name: 'Tema claro' })
    await eventually(() => button.getAttribute('aria-pressed')).toBe('false')
    await button.click()
    await eventually(() => button.getAttribute('aria-pressed')).toBe('true')
    const light = await ground()
    expect(light).not.toBe(dark)

    for (const path of ['/', '/login', '/legal/politica-de-cookies']) {
      await page.goto(path)
      expect([await atFirst(), await ground()]).toEqual(['light', light])
    }
    const second = await page.context().newPage()
    await second.goto('/login')
    await second.getByRole('button', { name: 'Tema claro' }).click()
    await eventually(ground).toBe(dark)
  })

  it('is set without the page’s scripts and with storage shut', async () => {
    tolerate(/ERR_FAILED/)
    const page = await newPage()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      })
    })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Tema claro' })
    await button.click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  })
})

describe('the menu of the phone', () => {
  it('SHELL-08, SHELL-10, SHELL-11 offers a visitor the two ways in, and a user the chats and the way out', async () => {
    const page = await newPage('phone')
    await page.goto('/legal/politica-de-cookies')
    expect(await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).isVisible()).toBe(false)
    expect(await menuEntries(page)).toEqual(['Planes', 'Blog', 'Acerca de', 'Iniciar Sesión', 'Regístrate Gratis'])
    await phoneMenu(page).getByRole('link', { name: 'Regístrate Gratis' }).click()
    await page.waitForURL('/register')

    await registerByApi(page, newPerson('Íñigo', 'Álvarez'))
    await page.goto('/')
    expect(await menuEntries(page)).toEqual([
      'Planes',
      'Blog',
      'Acerca de',
      'Chats',
      'Mi Cuenta',
      'Práctica',
      'Cerrar Sesión',
    ])
    expect(await phoneMenu(page).textContent()).toContain('Íñigo Álvarez')
    await phoneMenu(page).getByRole('link', { name: 'Chats' }).click()
    await page.waitForURL('/dashboard')
  })

  it('SHELL-08, SHELL-09, SHELL-15 is not needed at a desk: name, initials and entries stand in the header', async () => {
    const page = await newPage()
    await registerByApi(page, newPerson('Íñigo', 'Álvarez'))
    await page.goto('/')
    const header = page.getByRole('banner')
    expect(await header.getByRole('button', { name: 'Menú' }).isVisible()).toBe(false)
    expect(await header.getByText('ÍÁ').isVisible()).toBe(true)
    await header.getByRole('button', { name: 'Íñigo Álvarez, tu cuenta' }).click()
    expect(
      await page.getByRole('menu', { name: 'Íñigo Álvarez, tu cuenta' }).getByRole('menuitem').allTextContents(),
    ).toEqual(['Mi Cuenta', 'Práctica', 'Cerrar Sesión'])
    await header.getByRole('link', { name: 'Chats' }).click()
    await page.waitForURL('/dashboard')
  })
})

describe('by keyboard alone', () => {
  it('CHAT-15 one can ask, write several lines, and rename and delete a chat; the focus is never lost', async () => {
    const page = await newPage()
    await registerByApi(page)
    await page.goto('/chat')
    await untilReady(page)
    await pressUntil(page, 'Tab', 'Tu pregunta')
    await page.keyboard.type('hola')
    await page.keyboard.press('Alt+Enter')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('¿qué es una lista?')
    expect(await questionBox(page).inputValue()).toBe('hola\n\n¿qué es una lista?')
    await page.keyboard.press('Enter')
    await untilAnswered(page)
    expect(await messages(page).count()).toBe(2)
    await eventually(() => focused(page)).toBe('Tu pregunta')

    const options = 'Opciones de «hola ¿qué es una lista?»'
    await pressUntil(page, 'Shift+Tab', options)
    await page.keyboard.press('ArrowDown')
    await eventually(() => focused(page)).toBe('Cambiar el nombre')
    await page.keyboard.press('Escape')
    await eventually(() => focused(page)).toBe(options)
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe('Cambiar el nombre')
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe('Nombre de la conversación')
    await page.keyboard.press('Escape')
    await eventually(() => focused(page)).toBe(options)
    expect(await page.getByRole('dialog').count()).toBe(0)

    await page.keyboard.press('ArrowUp')
    await eventually(() => focused(page)).toBe('Eliminar')
    await page.keyboard.press('Enter')
    await page.getByText('Aquí verás tus conversaciones.').waitFor()
    await eventually(() => focused(page)).toBe('Tu pregunta')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Nuevo chat')
  })

  it('CHAT-16 the box grows with its text up to 120 px, and on a phone Enter starts a line', async () => {
    const page = await newPage('phone')
    await registerByApi(page)
    await page.goto('/mentor-basic')
    await untilReady(page)
    const height = async () => (await questionBox(page).boundingBox())?.height ?? 0
    const empty = await height()
    await questionBox(page).tap()
    await page.keyboard.type('uno')
    await page.keyboard.press('Enter')
    await page.keyboard.type('dos')
    expect(await questionBox(page).inputValue()).toBe('uno\ndos')
    const some = await height()
    expect(some).toBeGreaterThan(empty)
    await questionBox(page).fill('línea\n'.repeat(40))
    expect(await height()).toBe(120)
    expect(some).toBeLessThan(120)
    expect(await messages(page).count()).toBe(0)
  })

  it('after going to another page the focus is at its content', async () => {
    const page = await newPage()
    await page.goto('/login')
    await eventually(() => page.getByRole('button', { name: 'Iniciar sesión' }).isEnabled()).toBe(true)
    await pressUntil(page, 'Tab', 'Regístrate gratis')
    await page.keyboard.press('Enter')
    await page.waitForURL('/auth/registro')
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('contenido')
  })
})

describe('toasts and banners', () => {
  it('SHELL-31, SHELL-33 are shown one at a time, reached with F8, closed with Escape', async () => {
    const page = await newPage()
    await page.goto('/login')
    for (const attempt of ['uno', 'dos']) {
      await signIn(page, { email: 'nadie@correo.example', password: `clave ${attempt}` })
      await page.getByRole('main').getByText('Error al iniciar sesión').waitFor()
    }
    expect(await toast(page).getByText('Error al iniciar sesión').count()).toBe(1)
    await page.getByLabel('Correo electrónico').focus()
    await page.keyboard.press('F8')
    await eventually(() => focused(page)).toBe('Avisos (F8)')
    await page.keyboard.press('Tab')
    await eventually(() => focused(page)).toBe('Cerrar aviso')
    await page.keyboard.press('Escape')
    await eventually(() => toast(page).textContent()).toBe('')
    await eventually(() => focused(page)).toBe('Correo electrónico')
  })

  it('SHELL-32 go by themselves after 5 s, but not under the pointer', async () => {
    const page = await newPage()
    await page.clock.install()
    await page.goto('/login')
    await signIn(page, { email: 'nadie@correo.example', password: 'otra clave' })
    const message = toast(page).getByText('Error al iniciar sesión')
    await message.waitFor()
    await message.hover()
    // From here on its time goes by these steps alone, however slow the machine is.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.clock.runFor(20_000)
    expect(await message.isVisible()).toBe(true)
    await page.mouse.move(10, 10)
    await page.clock.runFor(4_000)
    expect(await message.isVisible()).toBe(true)
    await page.clock.runFor(1_500)
    await eventually(() => message.count()).toBe(0)
  })
})

const phoneMenu = (page: Page) => page.getByRole('navigation', { name: 'Menú' })

async function menuEntries(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menú' }).click()
  await phoneMenu(page).waitFor()
  return phoneMenu(page).getByRole('link').allTextContents()
}

describe('what comes over the wire', () => {
  /** Bytes of the scripts of a page that nobody has been on, as they are sent. */
  const scriptsOf = async (page: Page, path: string): Promise<number> => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }

  it('is at most 140 kB of scripts for signing in, and compressed, whatever text it is', async () => {
    const page = await newPage()
    const plain: string[] = []
    page.on('response', async (response) => {
      const isText = /javascript|css|json|svg/.test(response.headers()['content-type'] ?? '')
      if (isText && response.status() === 200 && !response.headers()['content-encoding']) plain.push(response.url())
    })
    const weight = await scriptsOf(page, '/login')
    expect(plain).toEqual([])
    expect(weight).toBeGreaterThan(50_000)
    expect(weight).toBeLessThanOrEqual(140_000)
  })

  it('is at most 160 kB of scripts for a chat that has not begun', async () => {
    const page = await newPage()
    await registerByApi(page)
    expect(await scriptsOf(page, '/chat')).toBeLessThanOrEqual(160_000)
  })

  it('is at most 135 kB of scripts more for the first error of a program: the mentor’s skill and its parser', () => {
    expect(weightOf('explain-error')).toBeGreaterThan(50_000)
    expect(weightOf('explain-error')).toBeLessThanOrEqual(135_000)
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { patience } from '~/testing/pace'
import { eventually, startJourney } from '../support/browser/journey'
import { questionBox } from '../support/chat/chat'
import { accessibilityFaults, overflow } from '../support/pages/page-faults'
import { mailedPath } from '../support/people/mails'
import { fillRegistration, newPerson, registerByApi, signIn } from '../support/people/people'

const { newPage, product, tolerate } = startJourney()
const outbox = z.object({ mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })) })

const PAGES = [
  ['/about', 'Acerca de PyMentor'],
  ['/nuestros-mentores-ia', 'Nuestros mentores de IA'],
  ['/contacto', 'Contacto'],
  ['/legal/aviso-legal', 'Aviso legal'],
  ['/legal/derecho-de-desistimiento', 'Derecho de desistimiento'],
] as const

describe('the pages about the site', () => {
  it('LAND-08 the title of the first page is the name and what it is for', async () => {
    const html = await (await fetch(product().origin)).text()
    expect(html).toContain('<title>PyMentor: aprende Python con un mentor que te lo explica</title>')
  })

  it.each(PAGES)(
    'ROUTE-17, ROUTE-22, C-54 %s stands whole in its HTML, with its own address',
    async (path, heading) => {
      const response = await fetch(product().origin + path)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
      expect(html).toMatch(/<meta name="description" content="[^"]{60,}"/)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"`))
    },
  )

  it('sitemap, robots and manifest are there for machines; what is priced and asked is told to them, too', async () => {
    const read = async (path: string) => {
      const response = await fetch(product().origin + path)
      return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
    }
    const map = await read('/sitemap.xml')
    expect([map.status, map.type]).toEqual([200, 'application/xml; charset=utf-8'])
    for (const [path] of PAGES) expect(map.text).toMatch(new RegExp(`<loc>https?://[^/<]+${path}</loc>`))
    expect(await read('/robots.txt')).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' })
    const manifest = await read('/manifest.webmanifest')
    expect([manifest.status, manifest.type]).toEqual([200, 'application/manifest+json'])
    const { text: pricing } = await read('/pricing')
    const told = [...pricing.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    expect(told.map(([, json = '']) => JSON.parse(json)['@type'])).toEqual(['Product', 'FAQPage'])
    for (const path of ['/auth/login', '/auth/registro'])
      expect((await read(path)).text).toContain('<meta name="robots" content="noindex"/>')
  })

  it('C-08 the comparison of the mentors stands at two addresses, and names the first as its own', async () => {
    const html = await (await fetch(`${product().origin}/modelos-ia`)).text()
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/nuestros-mentores-ia"/)
    for (const said of ['Mentor Basic', 'Mentor PRO', 'El mentor incorporado de PyMentor']) expect(html).toContain(said)
  })

  it('ROLE-01 SHELL-01 a visitor may see each public page, in Spanish', async () => {
    const pages = ['/', '/blog', '/blog/leer-csv-sin-pandas', '/about', '/pricing', '/contacto', '/cookies']
    const legal = ['politica-de-privacidad', 'terminos-y-condiciones', 'politica-de-cookies'].map(
      (name) => `/legal/${name}`,
    )
    for (const path of [...pages, ...legal, '/login', '/register', '/auth/login', '/auth/registro']) {
      const response = await fetch(product().origin + path, { redirect: 'manual' })
      expect([path, response.status]).toEqual([path, 200])
      expect(await response.text(), path).toContain('<html lang="es"')
    }
    const unknown = await fetch(`${product().origin}/nada`)
    expect([unknown.status, await unknown.text()]).toEqual([
      404,
      expect.stringMatching(/<div lang="en"[^>]*><h1[^>]*>404/),
    ])
  })

  it('PAGE-02…04, SHELL-13 tell values, team and where to go on; the footer leads to every one of these pages', async () => {
    const page = await newPage('phone')
    await page.goto('/about')
    for (const value of ['Innovación', 'Accesibilidad', 'Excelencia'])
      await page.getByText(value, { exact: true }).waitFor()
    for (const role of [/fundador y CEO/i, /CPO/, /^CTO$/]) await page.getByRole('heading', { name: role }).waitFor()
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: 'Comenzar Gratis' }).getAttribute('href')).toBe('/auth/registro')
    const footer = page.getByRole('contentinfo')
    const targets = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const [path] of PAGES) expect(targets).toContain(path)
    for (const target of targets.filter((href) => href?.startsWith('/')))
      expect((await page.request.get(`${product().origin}${target}`)).status(), `${target}`).toBe(200)
    await main.getByRole('link', { name: 'Explorar Modelos de IA' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nuestros mentores de IA' }).waitFor()
  })
})

describe('a question without an account', () => {
  it('is answered as in a chat: what is said of the lines of a program stands beside them', async () => {
    const page = await newPage('desktop')
    await page.goto('/')
    await page.getByLabel('Tu pregunta de Python').fill('hazme un programa que pida el número del DNI y diga la letra')
    await page.getByRole('button', { name: 'Preguntar' }).click()
    const answer = page.getByRole('region', { name: 'Respuesta' })
    await answer.waitFor()
    // Where things stand is for the stylesheet to say.
    await page.waitForLoadState()
    const notes = await answer.locator('.margin-notes').first().boundingBox()
    const program = await answer.locator('figure').first().boundingBox()
    expect(notes?.x).toBeGreaterThan((program?.x ?? 0) + (program?.width ?? 0))
  })

  it('C-36 C-64 is asked on the first page and answered at once; question and answer are the first chat after registering', async () => {
    const page = await newPage('phone')
    await page.goto('/')
    await page.getByLabel('Tu pregunta de Python').fill('¿qué es una tupla?')
    await page.getByRole('button', { name: 'Preguntar' }).click()
    const asked = page.getByRole('heading', { level: 1, name: '¿qué es una tupla?' })
    await eventually(() => asked.evaluate((heading) => heading === document.activeElement)).toBe(true)
    await page.getByRole('region', { name: 'Respuesta' }).getByText('tupla').first().waitFor()
    expect(await overflow(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Sigue con una cuenta gratis' }).click()
    const person = newPerson()
    await fillRegistration(page, person)
    await page.getByRole('button', { name: 'Crear cuenta gratis' }).click()
    await page.waitForURL('**/chat?c=*')
    const conversation = page.getByRole('region', { name: 'Conversación con Mentor Basic' })
    await conversation.getByText('¿qué es una tupla?', { exact: true }).waitFor()
    await conversation.locator('.code-block').first().waitFor()
    expect(await questionBox(page).inputValue(), 'nothing is left to be asked').toBe('')
    expect(await page.evaluate(() => localStorage.getItem('pymentor-free-answer'))).toBeNull()

    tolerate(/409 .*confirm-email/)
    const elsewhere = await newPage()
    await elsewhere.goto(await mailedPath(page, person.email, 'Confirma tu correo en PyMentor'))
    await elsewhere.getByRole('button', { name: 'Confirmar mi correo' }).click()
    const password = 'tres gatos verdes'
    await elsewhere.getByLabel('Contraseña nueva', { exact: true }).fill(password)
    await elsewhere.getByLabel('Repite la contraseña nueva').fill(password)
    await elsewhere.getByRole('button', { name: 'Guardar contraseña' }).click()
    await elsewhere.getByRole('link', { name: 'Iniciar sesión', exact: true }).last().click()
    await elsewhere.waitForURL('/auth/login?redirect=%2Fchat')
    await signIn(elsewhere, { ...person, password })
    await elsewhere.waitForURL('**/chat')
    await elsewhere
      .getByRole('region', { name: 'Conversación con Mentor Basic' })
      .getByText('¿qué es una tupla?', { exact: true })
      .waitFor()
  })
})

describe('what this browser keeps', () => {
  it('is shown from the footer and goes with one button; nothing is asked before', async () => {
    const page = await newPage('phone')
    await page.goto('/about')
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.getByRole('button', { name: 'Tema claro' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datos en tu navegador' }).click()
    await page.getByText('Guardado', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Borrar lo guardado' }).click()
    await page.getByText('Borrado. En este navegador').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('pymentor-theme'))).toBeNull()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  })
})

describe('a page without React', () => {
  it('is for visitors, who all get the same; whoever is signed in gets their own, and it is never shown to others', async () => {
    const page = await newPage()
    const person = await registerByApi(page, newPerson('Carmela', 'Quiroga'))
    const own = async (path: string) => (await page.request.get(product().origin + path)).text()
    const visitors = async (path: string) => (await fetch(product().origin + path)).text()
    for (const path of ['/', '/about', '/blog', '/legal/aviso-legal']) {
      const [before, mine, after] = [await visitors(path), await own(path), await visitors(path)]
      expect(mine, path).toContain(person.firstName)
      expect(mine, path).toMatch(/<script[^>]* type="module"/)
      expect(after, path).toBe(before)
      expect(after, path).not.toMatch(/Carmela|type="module"|nonce/)
    }
  })

  it('AUTH-22 runs its own scripts, named by their hashes, and no others; and loads anew when its visitor has signed in in another tab', async () => {
    const page = await newPage()
    const response = await page.goto('/about')
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'sha256-[^;]*;/)
    expect(policy).not.toMatch(/nonce|unsafe|script-src[^;]*'self'/)
    const requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(requested.filter((address) => address.endsWith('.js'))).toEqual([])
    await page.getByRole('button', { name: 'Tema claro' }).click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')

    const other = await page.context().newPage()
    await registerByApi(other, newPerson('Carmela', 'Quiroga'))
    await other.goto('/profile')
    await page.getByRole('button', { name: 'Carmela Quiroga, tu cuenta' }).waitFor()
  })
})

describe('writing to the site', () => {
  it('PAGE-05 keeps what was written while it is refused or cannot be sent, and then sends it', async () => {
    tolerate(/status of 422/, /ERR_FAILED|Failed to fetch/)
    const page = await newPage('phone')
    await page.goto('/contacto')
    await page.waitForLoadState('networkidle')
    await write(page, { email: 'eva@correo' })
    await sending(page).click()
    await page.getByText('Escribe un correo electrónico válido').waitFor()
    await eventually(() => field(page, 'Correo electrónico').evaluate((box) => box === document.activeElement)).toBe(
      true,
    )

    await field(page, 'Correo electrónico').fill('eva@correo.example')
    await page.route('**/contacto', (route) => route.abort())
    await sending(page).click()
    await page.getByRole('alert').getByText('lo que has escrito sigue aquí').waitFor()
    expect(await field(page, 'Mensaje').inputValue()).toBe('Un mensaje de Eva')
    await page.unroute('**/contacto')
    await sendUntilTaken(page)
    const { mails } = outbox.parse(await (await page.request.get('/dev/mail.json')).json())
    expect(mails.find(({ subject }) => subject === 'Contacto: Eva')?.text).toContain('Responde a: eva@correo.example')
  })

  it('LAND-01 BLOG-03 PRICE-01 PAGE-05 without JavaScript every page is reached by links, and what one writes is sent', async () => {
    tolerate(/status of 422/)
    const page = await newPage('desktop', { javaScriptEnabled: false })
    await page.goto('/')
    const follow = async (place: 'banner' | 'main' | 'contentinfo', link: string, heading: string | RegExp) => {
      await page.getByRole(place).getByRole('link', { name: link }).first().click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
    await follow('banner', 'Blog', /Blog/)
    await follow('main', 'Datos', /Blog/)
    expect(new URL(page.url()).search).toBe('?categoria=datos')
    await follow('main', 'Cómo leer un CSV en Python sin pandas', 'Cómo leer un CSV en Python sin pandas')
    await follow('banner', 'Planes', /plan/i)
    await follow('contentinfo', 'Política de privacidad', 'Política de privacidad')

    await follow('contentinfo', 'Contacto', 'Contacto')
    await write(page, { email: 'eva' })
    await sending(page).click()
    await page.getByText('Escribe un correo electrónico válido').waitFor()
    expect(await field(page, 'Mensaje').inputValue()).toBe('Un mensaje de Eva')
    await field(page, 'Correo electrónico').fill('eva@correo.example')
    await sendUntilTaken(page)
    await follow('banner', 'PyMentor', /Aprende Python/)
  })
})

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const sending = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' })

async function write(page: Page, { email }: { email: string }) {
  await field(page, 'Nombre').fill('Eva')
  await field(page, 'Correo electrónico').fill(email)
  await field(page, 'Mensaje').fill('Un mensaje de Eva')
}

/** This reader writes faster than anybody can, and is asked to wait a moment. */
async function sendUntilTaken(page: Page) {
  await eventually(async () => {
    if ((await sending(page).count()) > 0) await sending(page).click({ timeout: patience(1_000) })
    return page.getByText('Mensaje enviado').isVisible()
  }).toBe(true)
}

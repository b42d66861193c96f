import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firebaseEnvironment } from '~/testing/identity/firebase-environment'
import { eventually, startJourney } from '../support/browser/journey'
import { toast } from '../support/chat/chat'
import { fillRegistration, newPerson, signIn } from '../support/people/people'

const { newPage, tolerate } = startJourney({ isAlone: true, asksMentor: false, env: firebaseEnvironment() })

const PERSON = newPerson('Lucía', 'Gómez')
/** Unsigned, as nobody but a forger would send it. */
const FORGED = [{ alg: 'none' }, { sub: 'lucia', exp: 4_000_000_000, iat: 1_700_000_000, note: 'x'.repeat(100) }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')

/** Google's answers to this page, by the end of the address. */
async function letGoogleAnswer(page: Page, answers: Record<string, { status?: number; json: object }>) {
  tolerate(
    /^foreign request: https:\/\/((identitytoolkit|securetoken)\.googleapis|apis\.google)\.com\//,
    /Failed to load resource.*google(apis)?\.com/,
  )
  await page.route(/google(apis)?\.com/, (route) => {
    const { pathname } = new URL(route.request().url())
    const answer = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1]
    if (answer === undefined) return route.abort()
    return route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
}
const refusing = (message: string) => ({ status: 400, json: { error: { code: 400, message } } })

describe('signing in at Firebase, on a phone', () => {
  it('AUTH-31, AUTH-32, AUTH-37 says in Spanish why it is refused, in the form and in a toast, and beside a field', async () => {
    const page = await newPage('phone')
    for (const [word, sentence] of [
      ['USER_DISABLED', 'Esta cuenta de usuario ha sido deshabilitada.'],
      ['INVALID_LOGIN_CREDENTIALS', 'Correo electrónico o contraseña incorrectos.'],
    ] as const) {
      await letGoogleAnswer(page, { ':signInWithPassword': refusing(word) })
      await page.goto('/login')
      await signIn(page, PERSON)
      await page.getByRole('main').getByText(sentence).waitFor()
      await eventually(() => toast(page).textContent()).toContain(`Error al iniciar sesión${sentence}`)
    }

    await letGoogleAnswer(page, { ':signUp': refusing('EMAIL_EXISTS') })
    await page.goto('/auth/registro')
    await fillRegistration(page, PERSON)
    await page.getByRole('button', { name: 'Crear cuenta gratis' }).click()
    await page.getByText('Ya existe una cuenta con este correo electrónico.', { exact: true }).waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  })
})

describe('Firebase in the browser', () => {
  it('AUTH-35 is loaded with the first try, not with the page; where it, or Google’s script, cannot be reached it says so', async () => {
    const page = await newPage()
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const hasSdk = () => loaded.some((url) => url.includes('/assets/firebase-identity'))
    await letGoogleAnswer(page, {})
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    expect(hasSdk()).toBe(false)
    await signIn(page, PERSON)
    await page.getByRole('main').getByText('No hay conexión con el proveedor de identidad.').waitFor()
    expect(hasSdk()).toBe(true)

    const asked = page.waitForRequest((request) => request.url().startsWith('https://apis.google.com/js/api.js'))
    await page.goto('/login-popup-google?from=login')
    await asked
    await page.getByText('No se pudo iniciar sesión con Google. Intenta nuevamente.').waitFor()
  })

  it('AUTH-26 opens no session for a token that Google has not signed', async () => {
    const page = await newPage()
    const tokens = { idToken: FORGED, refreshToken: 'r', expiresIn: '3600', localId: 'lucia' }
    await letGoogleAnswer(page, {
      ':signInWithPassword': { json: tokens },
      ':lookup': { json: { users: [{ localId: 'lucia', email: PERSON.email }] } },
      '/token': { json: { id_token: FORGED, access_token: FORGED, refresh_token: 'r', expires_in: '3600' } },
    })
    await page.goto('/login')
    await signIn(page, PERSON)
    await page.waitForURL('/login?force_login=true')
    await page.getByRole('main').getByText('No se pudo validar tu sesión.').waitFor()
    const status = await page.request.get('/api/auth/session-status')
    expect(await status.json()).toEqual({ isAuthenticated: false })
  })
})

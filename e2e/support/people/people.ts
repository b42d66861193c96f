import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Account } from '../product/start-product'

/** A page, or what asks without one and keeps its cookies. */
type Asking = Pick<Page, 'request'>
export type Person = Account & { firstName: string; lastName: string }

let count = 0

/** Somebody new. */
export function newPerson(firstName = 'Ana', lastName = 'Prueba'): Person {
  count += 1
  const email = `${firstName.toLowerCase().replace(/[^a-z]/g, '')}.${count}@correo.example`
  return { firstName, lastName, email, password: 'contraseña-larga' }
}

/** Makes an account and signs this page's browser in to it, by the calls that the registration page makes. */
export async function registerByApi(page: Page, person = newPerson()): Promise<Person> {
  const { firstName, lastName, email, password } = person
  const account = { email, password, name: `${firstName} ${lastName}` }
  const { token } = await post(page, '/api/identity/sign-up/email', account)
  const registration = { firstName, lastName, termsVersion: '2025-05-07' }
  await post(page, '/api/auth/firebase-login', { token, registration })
  return person
}

/** Signs this page's browser in, by the calls that the login page makes. */
export async function signInByApi(page: Asking, { email, password }: Account) {
  await post(page, '/api/auth/firebase-login', { credentials: { email, password } })
}

async function post(page: Asking, path: string, data: object) {
  const response = await page.request.post(path, { data })
  expect(response.ok(), `${path} answers ${response.status()}`).toBe(true)
  return response.json()
}

/** Fills the registration form in; what `values` leaves out is the person's. The terms are accepted. */
export async function fillRegistration(page: Page, person: Person) {
  await page.getByLabel('Nombre', { exact: true }).fill(person.firstName)
  await page.getByLabel('Apellido').fill(person.lastName)
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByLabel('Repite la contraseña').fill(person.password)
  await page.getByRole('checkbox').check()
}

/** Fills the login form in and sends it. */
export async function signIn(page: Page, { email, password }: Account) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

/**
 * Ends this browser's session with the product from another place: the cookie stays and is worth nothing any more. The identity
 * provider's goes on, so that it can be taken up again.
 */
export async function endSessionElsewhere(page: Page) {
  const { origin } = new URL(page.url())
  const cookies = await page.context().cookies()
  const response = await fetch(`${origin}/api/auth/clear-session`, {
    method: 'POST',
    headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  expect(response.status).toBe(200)
}

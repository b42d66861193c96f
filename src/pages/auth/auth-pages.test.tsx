import { expect, it } from 'vitest'
import { ANA } from '~/modules/accounts/ui/example-user'
import { PasswordPanel } from '~/modules/accounts/ui/profile/password-panel'
import { ProfilePanel } from '~/modules/accounts/ui/profile/profile-panel'
import { linksOf, renderPage } from '~/testing/render-page'
import LoginPage from './login'
import RegisterPage from './register'

/** The names of the fields, from above. */
const fieldsOf = (html: string) => [...html.matchAll(/<input [^>]*?name="([^"]+)"/g)].map(([, name]) => name)

it('AUTH-12 the registration leads to the terms, to the privacy policy and back to the login', () => {
  const links = linksOf(renderPage(RegisterPage, { at: '/auth/registro' }))
  expect(links).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/→ \/legal\/terminos-y-condiciones$/),
      expect.stringMatching(/→ \/legal\/politica-de-privacidad$/),
      'Inicia sesión → /auth/login',
    ]),
  )
})

it('DATA-14 the forms have these fields', () => {
  const fields = ['firstName', 'lastName', 'email', 'password', 'confirmPassword']
  expect(fieldsOf(renderPage(RegisterPage))).toEqual([...fields, 'acceptedTerms'])
  expect(fieldsOf(renderPage(LoginPage))).toEqual(['email', 'password'])
  const nothing = async () => {}
  const unasked = () => {
    throw new Error('no sign-in is asked for')
  }
  expect(
    fieldsOf(renderPage(() => <ProfilePanel user={ANA} hasPasskey={false} ports={unasked} onSaved={nothing} />)),
  ).toEqual(['firstName', 'lastName', 'email'])
  const passwords = fieldsOf(renderPage(() => <PasswordPanel user={ANA} onChanged={nothing} />))
  expect(passwords.filter((name) => name !== 'username')).toEqual(['currentPassword', 'newPassword', 'confirmPassword'])
})

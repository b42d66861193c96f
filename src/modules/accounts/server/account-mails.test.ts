import { describe, expect, it } from 'vitest'
import type { Mail } from '~/modules/mail/mail.server'
import { createAccountMails } from './account-mails'

const CODE = 'c0d1g0_-'.repeat(5)
const ANA = { email: 'ana@correo.example', firstName: 'Ana' }

function mailbox() {
  const sent: Mail[] = []
  const send = async (mail: Mail) => void sent.push(mail)
  return { sent, mails: createAccountMails({ send, publicUrl: new URL('https://pymentor.example') }) }
}
type Mails = ReturnType<typeof mailbox>['mails']

async function written(write: (mails: Mails) => Promise<void>): Promise<Mail> {
  const { sent, mails } = mailbox()
  await write(mails)
  const [mail] = sent
  if (mail === undefined) throw new Error('nothing was sent')
  return mail
}

const VERIFY = `https://pymentor.example/auth/verificar-correo#codigo=${CODE}`
const RESET = `https://pymentor.example/auth/recuperar-contrasena#codigo=${CODE}`
const RECOVER = 'https://pymentor.example/auth/recuperar-contrasena'
const A_DAY = 'El enlace sirve durante 24 horas y una sola vez.'
const HAS_ACCOUNT = 'Recibes este correo porque hay una cuenta de PyMentor con esta dirección.'

type Row = [write: (mails: Mails) => Promise<void>, subject: string, parts: string[]]

/** Every mail has its row: the compiler wants it. */
const ROWS: Record<keyof Mails, Row> = {
  verifyEmail: [
    (mails) => mails.verifyEmail(ANA, CODE),
    'Confirma tu correo en PyMentor',
    [VERIFY, A_DAY, 'Si no has creado una cuenta', 'porque alguien ha creado una cuenta'],
  ],
  confirmNewEmail: [
    (mails) => mails.confirmNewEmail({ ...ANA, email: 'nueva@correo.example' }, CODE),
    'Confirma tu nuevo correo en PyMentor',
    [VERIFY, A_DAY, 'Si no lo has pedido', 'porque alguien ha escrito esta dirección'],
  ],
  emailIsChanging: [
    (mails) => mails.emailIsChanging(ANA, 'nueva@correo.example'),
    'Has pedido cambiar el correo de tu cuenta',
    ['nueva@correo.example', RECOVER, 'Si no has sido tú', HAS_ACCOUNT],
  ],
  resetPassword: [
    (mails) => mails.resetPassword(ANA, CODE),
    'Elige una contraseña nueva para PyMentor',
    [RESET, '30 minutos y una sola vez', 'Si no lo has pedido', HAS_ACCOUNT],
  ],
  passwordChanged: [
    (mails) => mails.passwordChanged(ANA),
    'Tu contraseña de PyMentor ha cambiado',
    [RECOVER, 'Si no has sido tú', HAS_ACCOUNT],
  ],
  secondStepGuessed: [
    (mails) => mails.secondStepGuessed(ANA),
    'Alguien prueba códigos para entrar en tu cuenta',
    [RECOVER, 'Si no has sido tú', HAS_ACCOUNT],
  ],
  accountDeleted: [
    (mails) => mails.accountDeleted(ANA),
    'Tu cuenta de PyMentor se ha eliminado',
    ['No se puede deshacer', 'Si no has sido tú', 'último correo'],
  ],
  emailConfirmed: [
    (mails) => mails.emailConfirmed(ANA),
    'Tu correo está confirmado en PyMentor',
    [RECOVER, 'Si no has sido tú', HAS_ACCOUNT],
  ],
  accountTakenOver: [
    (mails) => mails.accountTakenOver(ANA),
    'Tu correo está confirmado y tu cuenta es solo tuya',
    ['Hemos cerrado todas sus sesiones', 'Si la cuenta no la creaste tú', HAS_ACCOUNT],
  ],
  otherSessionsEnded: [
    (mails) => mails.otherSessionsEnded(ANA),
    'Hemos cerrado las demás sesiones de tu cuenta',
    [RECOVER, 'Si no has sido tú', HAS_ACCOUNT],
  ],
  passkeyAdded: [
    (mails) => mails.passkeyAdded(ANA, 'Móvil'),
    'Has añadido una llave de acceso a tu cuenta',
    ['«Móvil»', RECOVER, 'Si no has sido tú', HAS_ACCOUNT],
  ],
  passkeyRemoved: [
    (mails) => mails.passkeyRemoved(ANA, 'Móvil'),
    'Has quitado una llave de acceso de tu cuenta',
    ['«Móvil»', RECOVER, 'Si no has sido tú', HAS_ACCOUNT],
  ],
  secondStepOn: [
    (mails) => mails.secondStepOn(ANA),
    'Has activado la verificación en dos pasos',
    [RECOVER, 'Si no has sido tú', HAS_ACCOUNT],
  ],
  secondStepOff: [
    (mails) => mails.secondStepOff(ANA),
    'Tu cuenta ya no pide el segundo paso al entrar',
    [RECOVER, 'Si no lo has pedido', HAS_ACCOUNT],
  ],
}

describe('the mails about an account', () => {
  it.each(Object.entries(ROWS))(
    '%s says the same in text and HTML: what, until when, why, and what if it was not you',
    async (_, [write, subject, parts]) => {
      const mail = await written(write)
      expect(mail.subject).toBe(subject)
      expect(mail.to).toMatch(/@correo\.example$/)
      for (const part of ['Hola, Ana:', ...parts]) {
        expect(mail.text).toContain(part)
        expect(mail.html).toContain(part)
      }
      expect(mail.html).toMatch(/^<!doctype html>\n<html lang="es">/)
      expect(mail.html, 'nothing is loaded').not.toMatch(/<img|<link|<script|@import|url\(|src=/)
    },
  )

  it('has a button and the plain address, both to the same place', async () => {
    const { html, text } = await written((mails) => mails.resetPassword(ANA, CODE))
    expect(html.match(new RegExp(`href="${RESET}"`, 'g'))).toHaveLength(2)
    expect(html).toContain(`>${RESET}</a>`)
    expect(text.split('\n')).toContain(RESET)
  })

  it('shows a name and an address as they are written and never as markup', async () => {
    const { html, text } = await written((mails) =>
      mails.passwordChanged({ ...ANA, firstName: `<b onclick="x('y')">Ana & Eva` }),
    )
    expect(html).not.toContain('<b ')
    expect(text).toMatch(/^Hola:\n/)
    const changing = await written((mails) => mails.emailIsChanging(ANA, '"<i>"@correo.example'))
    expect(changing.html).toContain('&quot;&lt;i&gt;&quot;@correo.example')
  })

  it.each([
    ...['Gana dinero en https://mal.example', 'www.mal.example', 'Entra en mal.example', 'x'.repeat(41), ' \n '],
    ...[
      'Llama al +34 806 555 123',
      'Entra en 93.184.216.34',
      'evil。com',
      'evil․com premio',
      'EVIL .com',
      'Cobro 499 €',
    ],
    'Has ganado un premio muy grande',
  ])('greets without the name when that is none: %s', async (firstName) => {
    const { text, html } = await written((mails) => mails.verifyEmail({ ...ANA, firstName }, CODE))
    expect(text).toMatch(/^Hola:\n/)
    expect(html).not.toContain('mal.example')
  })

  it('keeps a greeting on one line', async () => {
    const { text } = await written((mails) => mails.verifyEmail({ ...ANA, firstName: 'Ana\r\nM. J.' }, CODE))
    expect(text).toMatch(/^Hola, Ana M\. J\.:\n/)
  })
})

import { describe, expect, it } from 'vitest'
import type { Database } from '~/database/database'
import type { Mail } from '~/modules/mail/mail.server'
import { IMMEDIATE_START, WAIVER } from '../plans'
import { type BillingMails, createBillingMails } from './billing-mails'

const ANA = { email: 'ana@correo.example', firstName: 'Ana' }
const PAID_AT = new Date('2026-03-10T10:00:00Z')
const UNTIL = new Date('2026-03-13T10:00:00Z')
// Never touched: what is sent ends in the list.
const TX = {} as Database

async function written(write: (mails: BillingMails) => Promise<void>): Promise<Mail> {
  const sent: Mail[] = []
  const send = async (mail: Mail, tx: Database) => void (tx === TX && sent.push(mail))
  await write(createBillingMails({ send, publicUrl: new URL('https://pymentor.example') }))
  const [mail] = sent
  if (mail === undefined) throw new Error('nothing was sent')
  return mail
}

const bought = { paidAt: PAID_AT, until: null, renewsAt: null, consent: null }
const withdrawn = { cents: 4999, purchasedAt: PAID_AT, withdrawnAt: UNTIL, reference: 'pi_1' }
const ACCOUNT = 'https://pymentor.example/profile?tab=suscripcion'

describe('the mails about plans', () => {
  it.each<[string, (mails: BillingMails) => Promise<void>, string, string[]]>([
    [
      'a trial',
      (mails) => mails.purchase(TX, ANA, { ...bought, plan: 'trial', cents: 300, until: UNTIL }),
      'Tu plan PRO Prueba ya está en marcha',
      [
        '3,00 €, IVA incluido',
        '10 de marzo de 2026',
        'hasta el 13 de marzo de 2026',
        'no se renueva',
        '14 días',
        ACCOUNT,
      ],
    ],
    [
      'a monthly plan',
      (mails) => mails.purchase(TX, ANA, { ...bought, plan: 'pro-monthly', cents: 1700, renewsAt: UNTIL }),
      'Tu plan PRO Mensual ya está en marcha',
      [
        '17,00 €',
        'Se renueva cada mes',
        'la próxima vez, el 13 de marzo de 2026',
        'https://pymentor.example/legal/terminos-y-condiciones',
      ],
    ],
    [
      'a lifetime, with the wish that it begin at once',
      (mails) =>
        mails.purchase(TX, ANA, {
          ...bought,
          plan: 'pro-lifetime',
          cents: 4999,
          consent: { wording: IMMEDIATE_START.wording, givenAt: PAID_AT },
        }),
      'Tu plan PRO Vitalicio ya está en marcha',
      ['49,99 €', 'para siempre', IMMEDIATE_START.text],
    ],
    [
      'one with the waiver, which cannot be withdrawn from',
      (mails) =>
        mails.purchase(TX, ANA, {
          ...bought,
          plan: 'pro-monthly',
          cents: 1700,
          consent: { wording: WAIVER.wording, givenAt: PAID_AT },
        }),
      'Tu plan PRO Mensual ya está en marcha',
      [WAIVER.text, 'renunciaste a desistir'],
    ],
    [
      'a refund that the bank has sent back',
      (mails) => mails.refundFailed(TX, ANA, { plan: 'pro-lifetime', cents: 4999 }),
      'Tu banco no ha aceptado la devolución',
      ['49,99 €', 'PRO Vitalicio', ACCOUNT],
    ],
    [
      'a failed payment',
      (mails) => mails.paymentFailed(TX, ANA),
      'No hemos podido cobrar tu plan PRO Mensual',
      ['De momento conservas PRO', ACCOUNT],
    ],
    [
      'a cancellation',
      (mails) => mails.cancelled(TX, ANA, UNTIL),
      'Has cancelado tu plan PRO Mensual',
      ['hasta el 13 de marzo de 2026'],
    ],
    [
      'a cancellation taken back',
      (mails) => mails.resumed(TX, ANA, UNTIL),
      'Tu plan PRO Mensual sigue adelante',
      ['Se renovará el 13 de marzo de 2026 por 17,00 €'],
    ],
    ['the end', (mails) => mails.ended(TX, ANA), 'Tu plan PRO ha terminado', ['https://pymentor.example/pricing']],
    [
      'the end of a trial',
      (mails) => mails.trialEnding(TX, ANA, UNTIL),
      'Tu prueba de PRO termina pronto',
      ['13 de marzo de 2026', '49,99 €'],
    ],
    [
      'a payment in vain',
      (mails) => mails.duplicate(TX, ANA, 'trial'),
      'Te devolvemos un pago que no hacía falta',
      ['PRO Prueba'],
    ],
    [
      'a withdrawal',
      (mails) => mails.withdrawal(TX, ANA, { ...withdrawn, plan: 'pro-lifetime' }),
      'Hemos recibido tu desistimiento',
      [
        'PRO Vitalicio',
        '10 de marzo de 2026',
        'Lo recibimos el 13 de marzo de 2026',
        '49,99 €',
        'pi_1',
        'justificante',
      ],
    ],
    [
      'its refund',
      (mails) => mails.withdrawalRefunded(TX, ANA, { plan: 'trial', cents: 300 }),
      'Te hemos devuelto el importe de tu compra',
      ['3,00 €'],
    ],
  ])('%s', async (_, write, subject, said) => {
    const mail = await written(write)
    expect([mail.to, mail.subject]).toEqual([ANA.email, subject])
    expect(mail.text).toMatch(/^Hola, Ana:\n/)
    const text = mail.text.replaceAll('\u00a0', ' ')
    for (const words of said) expect(text).toContain(words)
    expect(mail.html).toContain(subject)
  })

  it('no consent is claimed that was not given', async () => {
    const mail = await written((mails) => mails.purchase(TX, ANA, { ...bought, plan: 'pro-lifetime', cents: 4999 }))
    expect(mail.text).not.toContain('nos pediste')
  })
})

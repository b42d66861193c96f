import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mails } from '~/database/tables/schema'
import { startApp, type TestApp } from '~/testing/start-app'
import { SITE } from '../../../content/site'
import { FORM_LIFETIME_MS, MAX_MESSAGE_LENGTH, MIN_WRITING_MS } from './rules'

const MESSAGE = { name: 'Ana Gil', email: 'ana@correo.example', message: '¿Puedo pagar con factura?\n\nGracias' }

const NAME_HIDDEN = 'El nombre contiene caracteres que no se ven: escríbelo de nuevo a mano'

let app: TestApp
let stamp: string
let address = 0
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.database.db.delete(mails)
  address += 1
  stamp = app.services.contact.newStamp()
  wait(MIN_WRITING_MS)
})

const wait = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}
const send = (form: object = {}) =>
  app.services.contact.receive({ ...MESSAGE, stamp, referencia: '', ...form }, `10.0.0.${address}`)
const sent = () => app.database.db.select().from(mails)

describe('the contact form', () => {
  it('PAGE-05 sends the message to those who run the site, with the address to answer to', async () => {
    await send({ name: '  Ana Gil ', email: ' ana@correo.example ' })
    const [mail] = await sent()
    expect(mail).toMatchObject({ recipient: SITE.email, subject: 'Contacto: Ana Gil' })
    expect(mail?.text).toContain('Responde a: ana@correo.example\n\n¿Puedo pagar con factura?\n\nGracias\n')
  })

  it('sends text, never markup', async () => {
    await send({ message: '<img src=x onerror=alert(1)>' })
    const [mail] = await sent()
    expect(mail?.html).not.toContain('<img')
  })

  it.each([
    [{ name: ' A ' }, { name: 'Escribe tu nombre: al menos 2 letras' }],
    [{ name: 'x'.repeat(81) }, { name: 'El nombre puede tener 80 caracteres como máximo' }],
    [{ name: 'Ana\r\nBcc: todos@correo.example' }, { name: NAME_HIDDEN }],
    [{ name: '\u200B\u200B\u200B' }, { name: NAME_HIDDEN }],
    [{ name: 'Ana\u202Enimda' }, { name: NAME_HIDDEN }],
    [{ message: '\u200B'.repeat(40) }, { message: 'Cuéntanos un poco más: al menos 10 caracteres' }],
    [{ email: 'ana@correo' }, { email: 'Escribe un correo electrónico válido' }],
    [{ message: 'Hola' }, { message: 'Cuéntanos un poco más: al menos 10 caracteres' }],
    [
      { message: 'ñ'.repeat(MAX_MESSAGE_LENGTH + 1) },
      { message: 'El mensaje puede tener 5.000 caracteres como máximo' },
    ],
    [
      { name: undefined, email: undefined, message: undefined },
      {
        name: 'Escribe tu nombre: al menos 2 letras',
        email: 'Escribe un correo electrónico válido',
        message: 'Cuéntanos un poco más: al menos 10 caracteres',
      },
    ],
  ])('has a sentence for each wrong field: %o', async (wrong, fields) => {
    await expect(send(wrong)).rejects.toMatchObject({ code: 'invalid_input', details: { fields } })
    expect(await sent()).toEqual([])
  })

  it('takes nothing but its own fields', async () => {
    await expect(send({ to: 'otra@correo.example' })).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(app.services.contact.receive('hola', '10.0.0.1')).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it('refuses what fills in the field that nobody sees', async () => {
    await expect(send({ referencia: 'https://spam.example' })).rejects.toMatchObject({ code: 'form_refused' })
    expect(await sent()).toEqual([])
  })

  it('refuses a form that was sent sooner than one can write, or without ever being opened', async () => {
    await expect(send({ stamp: app.services.contact.newStamp() })).rejects.toMatchObject({ code: 'form_too_early' })
    const [opened = '', signature = ''] = stamp.split('.')
    for (const forged of [
      '',
      '1',
      stamp.slice(0, -1),
      `${Number(opened) - 9}.${signature}`,
      `${opened}.x.${signature}`,
    ])
      await expect(send({ stamp: forged }), forged).rejects.toMatchObject({ code: 'form_expired' })
    expect(await sent()).toEqual([])
  })

  it('refuses a page that was left open for a day, and takes its form at once with a renewed stamp', async () => {
    wait(FORM_LIFETIME_MS)
    await expect(send()).rejects.toMatchObject({ code: 'form_expired' })
    await send({ stamp: app.services.contact.renewedStamp() })
    expect(await sent()).toHaveLength(1)
  })

  it('takes ten an hour from an address, however many come at once', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 14 }, () => send()))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(send()).rejects.toMatchObject({ code: 'too_many_attempts', details: { retryAfterSeconds: 3600 } })
    expect(await sent()).toHaveLength(10)
    wait(3_600_000)
    await send({ stamp: app.services.contact.renewedStamp() })
    expect(await sent()).toHaveLength(11)
  })
})

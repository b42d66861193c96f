import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '~/testing/hostile/raw-request'
import { LIVE_ENVIRONMENT } from '~/testing/live-environment'
import { startApp, type TestApp } from '~/testing/start-app'

const REAL_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hola@pymentor.example' }
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.origin + path, { headers })

describe('the outbox', () => {
  it('lists what would have been sent, and shows one as text and in a frame that runs nothing', async () => {
    expect(await (await get('/dev/mail')).text()).toContain('Todavía no hay ninguno')
    const mail = {
      to: 'ana@example.com',
      subject: '<i>Hola</i>',
      text: 'Uno & <b>dos</b>',
      html: '<html><head></head><p>Uno</p>',
    }
    await app.services.mailbox.send(mail)
    const { mails, total } = await (await get('/dev/mail.json')).json()
    expect([total, mails[0]]).toEqual([
      1,
      { ...mail, id: expect.any(String), createdAt: expect.any(String), sentAt: null },
    ])

    const list = await get('/dev/mail')
    expect(await list.text()).toContain(`<a href="/dev/mail/${mails[0].id}">&lt;i&gt;Hola&lt;/i&gt;</a>`)
    expect(list.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script)/)
    const one = await (await get(`/dev/mail/${mails[0].id}`)).text()
    expect(one).toContain('Uno &amp; &lt;b&gt;dos&lt;/b&gt;')
    expect(one).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    const framed = await get(`/dev/mail/${mails[0].id}/html`)
    expect(framed.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'; sandbox allow-popups/)
    expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await framed.text()).toContain('<p>Uno</p>')
  })

  it('has no page for what does not exist', async () => {
    for (const id of ['x', '1 or 1=1', '5b0d3f0e-0000-4000-8000-000000000001'])
      expect((await get(`/dev/mail/${encodeURIComponent(id)}`)).status).toBe(404)
  })

  it('is there for this machine alone', async () => {
    for (const path of ['/dev/mail', '/dev/mail.json']) {
      expect((await get(path, { 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404)
      expect((await get(path, { Via: '1.1 proxy' })).status).toBe(404)
      const foreign = await rawRequest(app.origin, { method: 'GET', path, headers: ['Host', 'mal.example'] })
      expect(foreign.status).toBe(404)
    }
  })

  it('is not there where mail is really sent, nor in live mode', async () => {
    const live = { ...LIVE_ENVIRONMENT, PUBLIC_URL: 'https://localhost' }
    for (const environment of [REAL_MAIL, live]) {
      const other = await startApp({ database: app.database, environment })
      const host = new URL(other.origin).host
      const headers = ['Host', environment === live ? 'localhost' : host]
      const { status } = await rawRequest(other.origin, { method: 'GET', path: '/dev/mail.json', headers })
      expect(status).toBe(404)
      await other.stop()
    }
  })
})

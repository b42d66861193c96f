import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpTransport } from './smtp'

const MAIL = {
  id: '5b0d3f0e-0000-4000-8000-000000000001',
  to: 'ana@correo.example',
  subject: 'Confirma tu correo, Begoña',
  text: 'Hola, Begoña:\n\nUn enlace.\n',
  html: '<p>Hola, Begoña</p>',
}
let server: Server | undefined
afterEach(() => server?.close())

/** A mail server that says `refusals[verb]` to a command, or that all is well; answers what it was told. */
async function mailServer(refusals: Record<string, string> = {}) {
  const told: string[] = []
  const sockets: Socket[] = []
  server = createServer((socket) => {
    sockets.push(socket)
    let isData = false
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n')) {
        if (line === '' && !isData) continue
        told.push(line)
        if (isData && line !== '.') continue
        const verb = isData ? '.' : (line.split(/[ :]/)[0] ?? '')
        isData = verb === 'DATA' && !(verb in refusals)
        socket.write(`${refusals[verb] ?? (isData ? '354 go on' : '250 ok')}\r\n`)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { told, sockets, url: `smtp://127.0.0.1:${address.port}` }
}
const transportTo = (url: string) => createSmtpTransport({ url, from: 'PyMentor <hola@pymentor.example>' })

describe('mail by SMTP', () => {
  it('goes out with both parts, from whom we say, and the same name at every try', async () => {
    const { told, url } = await mailServer()
    await transportTo(url).deliver(MAIL)
    const all = told.join('\n')
    expect(all).toContain('MAIL FROM:<hola@pymentor.example>')
    expect(all).toContain('RCPT TO:<ana@correo.example>')
    expect(all).toMatch(/^From: PyMentor <hola@pymentor\.example>$/m)
    expect(all).toContain(`Message-ID: <${MAIL.id}@pymentor.example>`)
    expect(all).toContain('Auto-Submitted: auto-generated')
    expect(all).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/i)
  })

  it.each([
    ['RCPT', '550 5.1.1 <ana@correo.example> unknown', 'MailRefused'],
    ['RCPT', '451 4.7.1 <ana@correo.example> greylisted', 'Error'],
    ['DATA', '554 5.7.1 ana@correo.example not now', 'Error'],
  ])('tells a refusal for good from one for now (%s: %s), without naming anybody', async (verb, answer, name) => {
    const { url } = await mailServer({ [verb]: answer })
    const failure = await transportTo(url)
      .deliver(MAIL)
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({ name })
    expect(String(failure)).not.toContain('ana@')
  })

  it('goes out by connections that are kept, whatever was refused on them, and by new ones once the server has closed those', async () => {
    const refusals: Record<string, string> = {}
    const { told, sockets, url } = await mailServer(refusals)
    const { deliver } = transportTo(url)
    for (let at = 0; at < 10; at += 1) await deliver(MAIL)
    refusals.RCPT = '550 5.1.1 unknown'
    for (let at = 0; at < 10; at += 1) await expect(deliver(MAIL)).rejects.toThrow()
    delete refusals.RCPT
    // One that was used a moment ago may not be free yet.
    expect(sockets.length).toBeLessThanOrEqual(2)
    for (const socket of sockets) socket.destroy()
    await deliver(MAIL)
    expect(told.filter((line) => line === `Message-ID: <${MAIL.id}@pymentor.example>`)).toHaveLength(11)
  })

  it('fails when nobody listens', async () => {
    const { url } = await mailServer()
    server?.close()
    await expect(transportTo(url).deliver(MAIL)).rejects.toThrow(/ESOCKET|ECONN/)
  })
})

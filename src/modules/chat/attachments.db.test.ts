import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { attachments, attempts, chats, messageAttachments } from '~/database/tables/schema'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { MAX_ATTACHED_BYTES, MAX_ATTACHMENT_BYTES } from './rules'

const START = new Date('2026-03-10T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: START })
})
afterEach(async () => {
  app.clock.now = START
  await app.database.db.delete(attempts)
})
afterAll(() => app.stop())

const somebody = () => app.register(`${randomUUID()}@example.com`)
const upload = (call: Call, name: string, content: string | Buffer) =>
  call('POST', '/api/chat/attachments', { name, data: Buffer.from(content).toString('base64') })
const added = async (call: Call, name = 'ventas.csv', content = 'a;b\n1;2\n'): Promise<string> =>
  (await (await upload(call, name, content)).json()).id
const send = (call: Call, body: object, key = randomUUID()) =>
  call('POST', '/api/chat/message', { message: 'Hola', chatbotType: 'basic', ...body }, { 'Idempotency-Key': key })
const path = (id: string) => `/api/chat/attachments/${id}`
const rowsOf = (userId: string) =>
  app.database.db.select({ id: attachments.id }).from(attachments).where(eq(attachments.userId, userId))
const history = async (call: Call, chatId: string) =>
  (await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()).messages
/** Fills an account up to what is left of its 20 MB. */
const fill = (userId: string, left: number) =>
  app.database.db.insert(attachments).values({
    ...{ userId, name: 'a.txt', content: 'a', lines: 1, encoding: 'utf-8' },
    bytes: MAX_ATTACHED_BYTES - left,
  })

describe('C-70 attachments', () => {
  it('keeps a text file, with its name cleaned, and hands it out to be read', async () => {
    const { call } = await somebody()
    const response = await upload(call, '..\\C:\\datos\\ven\u202etas?.CSV', 'año;1\r\nb;2\r\n')
    expect(response.status).toBe(200)
    const attachment = await response.json()
    expect(attachment).toEqual({
      id: expect.any(String),
      name: 'ventas.csv',
      bytes: 13,
      lines: 2,
      encoding: 'utf-8',
    })
    expect(await (await call('GET', path(attachment.id))).json()).toEqual({
      attachment,
      text: 'año;1\r\nb;2\r\n',
    })
  })

  it('says that a file was written in Windows-1252', async () => {
    const { call } = await somebody()
    const { id, encoding } = await (await upload(call, 'a.txt', Buffer.from('año', 'latin1'))).json()
    expect([encoding, (await (await call('GET', path(id))).json()).text]).toEqual(['windows-1252', 'año'])
  })

  it('is downloaded as plain text that no browser runs', async () => {
    const { call } = await somebody()
    const id = await added(call, 'página.py', '<script>alert(1)</script>')
    const { headers, status } = await call('GET', `${path(id)}/download`)
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'nosniff',
    ])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="pagina.py"; filename*=UTF-8''p%C3%A1gina.py`)
  })

  it.each([
    [
      'a picture',
      'foto.txt',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
      422,
      'attachment_not_text',
      'no es de texto',
    ],
    ['another kind', 'datos.xlsx', 'a', 422, 'invalid_input', 'Se admiten .py, .txt, .csv, .json, .ipynb, .log.'],
    ['nothing', 'nada.py', ' \n', 422, 'invalid_input', 'vacío'],
    ['too much', 'mucho.log', 'a'.repeat(MAX_ATTACHMENT_BYTES + 1), 413, 'payload_too_large', 'el máximo son 200 kB'],
  ])('refuses %s with a sentence', async (_, name, content, status, code, sentence) => {
    const { call, user } = await somebody()
    const response = await upload(call, name, content)
    const { error, message, fields } = await response.json()
    expect([response.status, error]).toEqual([status, code])
    expect(fields?.data ?? message).toContain(sentence)
    expect(await rowsOf(user.id)).toEqual([])
  })

  it('takes a file of 200 kB, while other calls stay at 64 kB', async () => {
    const { call } = await somebody()
    expect((await upload(call, 'justo.log', 'a'.repeat(MAX_ATTACHMENT_BYTES))).status).toBe(200)
    expect((await send(call, { message: 'a'.repeat(70_000) })).status).toBe(413)
  })

  it('goes with a question, and stays with its versions', async () => {
    const { call } = await somebody()
    const [first, second] = [await added(call, 'a.py'), await added(call, 'b.log')]
    const { chatId } = await (await send(call, { attachments: [second, first] })).json()
    const [question, reply] = await history(call, chatId)
    expect(question.attachments.map(({ name }: { name: string }) => name)).toEqual(['b.log', 'a.py'])
    expect(reply).not.toHaveProperty('attachments')
    await send(call, { message: 'Otra', chatId, after: chatId, attachments: [first] })
    const [edited] = await history(call, chatId)
    expect([edited.content, edited.attachments]).toMatchObject(['Otra', [{ id: first }]])
  })

  it('takes five a message, each once', async () => {
    const { call } = await somebody()
    const ids = await Promise.all(Array.from({ length: 6 }, () => added(call)))
    expect((await send(call, { attachments: ids })).status).toBe(422)
    expect((await send(call, { attachments: [ids[0], ids[0]] })).status).toBe(422)
    expect((await send(call, { attachments: ids.slice(1) })).status).toBe(200)
  })

  it('a question with a file that is not there, or not theirs, is not stored and takes no unit', async () => {
    const { call, user } = await somebody()
    const other = await somebody()
    const own = await added(call)
    for (const stranger of [randomUUID(), await added(other.call)]) {
      const refused = await send(call, { attachments: [own, stranger] })
      expect([refused.status, (await refused.json()).error]).toEqual([404, 'not_found'])
    }
    expect(await app.database.db.select().from(chats).where(eq(chats.userId, user.id))).toEqual([])
    expect((await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed).toBe(0)
    app.clock.now = new Date(START.getTime() + 25 * 3_600_000)
    await app.services.chat.attachments.tidy()
    expect(await rowsOf(user.id), 'it was not sent').toEqual([])
  })

  it('a repeated send is the same only with the same files', async () => {
    const { call } = await somebody()
    const [id, key] = [await added(call), randomUUID()]
    const { chatId } = await (await send(call, { attachments: [id] }, key)).json()
    expect((await (await send(call, { attachments: [id] }, key)).json()).chatId).toBe(chatId)
    expect((await (await send(call, {}, key)).json()).error).toBe('send_key_used')
  })

  it('is shown to a model with what was left out, in that question and in later ones', async () => {
    const { call } = await somebody()
    const rows = Array.from({ length: 9_000 }, (_, at) => `${at};${at * 3}`).join('\n')
    const id = await added(call, 'ventas.csv', `dia;total\n${rows}\n`)
    const { chatId, content } = await (await send(call, { message: '¿Y la media?', attachments: [id] })).json()
    expect(content).toContain('¿Y la media?\n\nArchivo adjunto «ventas.csv» (9001 líneas). 2 columnas')
    expect(content).toMatch(/quedan fuera \d+ líneas/)
    expect(content.length).toBeLessThan(14_000)
    const { content: later } = await (await send(call, { message: '¿Y el máximo?', chatId })).json()
    expect(later).toBe('Me preguntas: ¿Y el máximo?')
  })

  it('is erased at once, from every question', async () => {
    const { call } = await somebody()
    const id = await added(call)
    const { chatId } = await (await send(call, { attachments: [id] })).json()
    expect((await call('DELETE', path(id), {})).status).toBe(200)
    expect((await call('GET', path(id))).status).toBe(404)
    expect((await history(call, chatId))[0]).not.toHaveProperty('attachments')
    expect((await call('DELETE', path(id), {})).status).toBe(404)
  })

  it('what is never sent goes after a day, what was sent stays', async () => {
    const { call, user } = await somebody()
    const [sent] = [await added(call), await added(call)]
    await send(call, { attachments: [sent] })
    app.clock.now = new Date(START.getTime() + 23 * 3_600_000)
    await app.services.chat.attachments.tidy()
    expect(await rowsOf(user.id)).toHaveLength(2)
    app.clock.now = new Date(START.getTime() + 25 * 3_600_000)
    await app.services.chat.attachments.tidy()
    expect(await rowsOf(user.id)).toEqual([{ id: sent }])
  })

  it('goes with its chat, unless another chat has it too', async () => {
    const { call, user } = await somebody()
    const [only, both] = [await added(call), await added(call)]
    const { chatId } = await (await send(call, { attachments: [only, both] })).json()
    await send(call, { attachments: [both] })
    await call('DELETE', `/api/chat/delete/${chatId}`, {})
    app.clock.now = new Date(START.getTime() + 12 * 60_000)
    await app.services.chat.library.tidy()
    expect(await rowsOf(user.id)).toEqual([{ id: both }])
    expect(
      await app.database.db.select().from(messageAttachments).where(eq(messageAttachments.attachmentId, both)),
    ).toHaveLength(1)
  })

  it('holds 20 MB an account, however many come at once', async () => {
    const { call, user } = await somebody()
    await fill(user.id, 250 * 1024)
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(call, 'a.log', 'a'.repeat(100 * 1024))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array.from({ length: 18 }, () => 409)])
    const refused = await upload(call, 'a.log', 'a'.repeat(100 * 1024))
    expect(await refused.json()).toMatchObject({ error: 'attachments_full', message: expect.stringContaining('20 MB') })
    expect((await upload(call, 'b.log', 'a'.repeat(40 * 1024))).status).toBe(200)
  })

  it('counts small files as 4 kB, so that there is an end to them', async () => {
    const { call, user } = await somebody()
    await fill(user.id, 5 * 1024)
    expect((await upload(call, 'a.log', 'a')).status).toBe(200)
    expect((await upload(call, 'a.log', 'a')).status).toBe(409)
  })

  it('is throttled at 60 in ten minutes', async () => {
    const { call } = await somebody()
    const statuses = []
    for (let at = 0; at < 61; at += 1) statuses.push((await upload(call, 'a.xlsx', 'a')).status)
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([60, 429])
  })

  it('is in the personal data, with what it says', async () => {
    const { call, user } = await somebody()
    const id = await added(call, 'mio.py', 'print(1)\n')
    const files = new Map<string, string>()
    const { files: filesOf, facts } = app.services.chat.personalData
    for await (const file of filesOf?.(user.id) ?? []) {
      let text = ''
      for await (const piece of file.text) text += piece
      files.set(file.path, text)
    }
    expect(files.get('adjuntos/0001 mio.py')).toBe('print(1)\n')
    expect(await facts?.(user.id)).toMatchObject({
      attachments: [{ id, name: 'mio.py', sentAt: null, messageIds: [] }],
    })
  })
})

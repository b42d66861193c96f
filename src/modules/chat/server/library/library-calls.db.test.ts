import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addExchanges } from '~/testing/chat/conversations'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const json = async (response: Promise<Response>) => (await response).json()

async function chatOf(call: Call, userId: string, title: string) {
  const { chatId } = await json(call('POST', '/api/chat/create', { type: 'basic', title }))
  const code = 'Así:\n\n```python\nprint(1)\n```'
  await addExchanges(app.database.db, { id: chatId, userId }, [{ question: '¿Qué es una función?', reply: code }])
  return chatId
}

describe('the calls of the library', () => {
  it('pin, delete, restore, search, export and share', async () => {
    const { call, user } = await app.register('library@example.com')
    const id = await chatOf(call, user.id, 'Año nuevo')
    expect(await json(call('PATCH', `/api/chat/pin/${id}`, { pinned: true }))).toEqual({ pinned: true })
    expect((await json(call('GET', '/api/chat/chats'))).pinned).toMatchObject([{ id, pinned: true }])

    expect((await json(call('GET', '/api/chat/search?q=funcion'))).hits).toMatchObject([{ chat: { id }, role: 'user' }])
    expect(await json(call('GET', '/api/chat/search?q=fucnion'))).toMatchObject({ hits: [{}], nextCursor: null })

    const file = await call('GET', `/api/chat/export/${id}?format=py`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/x-python; charset=utf-8'])
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Ano nuevo.py"; filename*=UTF-8''A%C3%B1o%20nuevo.py`,
    )
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await file.text()).toContain('\nprint(1)\n')

    expect(await json(call('GET', `/api/chat/share/${id}`))).toEqual({ share: null })
    const { share } = await json(call('POST', `/api/chat/share/${id}`))
    expect(await json(call('GET', `/api/chat/share/${id}`))).toEqual({ share })
    expect(await json(call('DELETE', `/api/chat/share/${id}`))).toEqual({ ok: true })

    expect(await json(call('DELETE', `/api/chat/delete/${id}`))).toEqual({ ok: true })
    expect((await call('GET', `/api/chat/export/${id}?format=md`)).status).toBe(404)
    expect((await json(call('POST', `/api/chat/restore/${id}`))).chat).toMatchObject({
      id,
      title: 'Año nuevo',
      pinned: true,
    })
  })

  it('refuse what they do not know, and strangers', async () => {
    const { call, user } = await app.register('refused@example.com')
    const id = await chatOf(call, user.id, 'Mío')
    const wrong: [string, string, unknown?][] = [
      ['PATCH', `/api/chat/pin/${id}`, { pinned: 'sí' }],
      ['PATCH', `/api/chat/pin/${id}`, { pinned: true, userId: user.id }],
      ['PATCH', `/api/chat/pin/${id}`],
      ['GET', '/api/chat/search'],
      ['GET', '/api/chat/search?q=%20'],
      ['GET', `/api/chat/search?q=${'x'.repeat(101)}`],
      ['GET', '/api/chat/search?q=hola&userId=1'],
      ['GET', '/api/chat/search?q=hola&cursor=abc'],
      ['GET', `/api/chat/export/${id}`],
      ['GET', `/api/chat/export/${id}?format=pdf`],
      ['GET', `/api/chat/export/${id}?format=md&x=1`],
    ]
    for (const [method, path, body] of wrong) expect((await call(method, path, body)).status, path).toBe(422)
    const calls: [string, string, unknown?][] = [
      ['PATCH', '/api/chat/pin/ID', { pinned: true }],
      ['DELETE', '/api/chat/delete/ID'],
      ['POST', '/api/chat/restore/ID'],
      ['GET', '/api/chat/export/ID?format=md'],
      ['GET', '/api/chat/share/ID'],
      ['POST', '/api/chat/share/ID'],
      ['DELETE', '/api/chat/share/ID'],
    ]
    const other = await app.register('stranger@example.com')
    const nobody = app.browser()
    for (const [method, path, body] of calls) {
      expect((await other.call(method, path.replace('ID', id), body)).status, path).toBe(404)
      expect((await other.call(method, path.replace('ID', 'no-es-un-id'), body)).status, path).toBe(404)
      expect((await nobody(method, path.replace('ID', id), body)).status, path).toBe(401)
    }
    expect((await json(other.call('GET', '/api/chat/search?q=función'))).hits).toEqual([])
    expect((await nobody('GET', '/api/chat/search?q=hola')).status).toBe(401)
    expect((await json(call('GET', '/api/chat/chats'))).chats).toMatchObject([{ id, pinned: false }])
    expect(await json(call('GET', `/api/chat/share/${id}`))).toEqual({ share: null })
  })
})

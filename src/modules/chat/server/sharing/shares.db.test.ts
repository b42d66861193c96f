import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { chats, users } from '~/database/tables/schema'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { setPlan } from '~/testing/payments/plans'
import { createLibrary, type Library } from '../library/library'

const NOW = new Date('2026-03-10T10:00:00Z')
let database: OpenDatabase
let library: Library
beforeAll(async () => {
  database = await openTestDatabase()
  library = createLibrary({ db: database.db, reading: database.reading, clock: () => NOW })
})
afterAll(() => database.close())

async function setUp(
  exchanges: { question: string; reply: string }[] = [{ question: '¿Qué es una lista?', reply: 'Esto.' }],
) {
  const owner = await addUser(database.db, {
    firstName: 'Zoraida',
    lastName: 'Secreta',
    email: `${randomUUID()}@oculto.es`,
  })
  const chat = await addChat(database.db, { userId: owner.id, title: 'Listas', createdAt: NOW })
  const added = await addExchanges(database.db, chat, exchanges)
  const user = { id: owner.id, isPro: false }
  return { owner, user, chat: { ...chat, leafId: added.at(-1)?.replyId ?? null }, added }
}
const idOf = ({ path }: { path: string }) => path.replace('/compartido/', '')
const shown = async (shareId: string, from: number) => {
  const page = await library.readShared(shareId, from)
  return page === 'withheld' ? null : page
}
const texts = async (shareId: string, from = 0) => (await shown(shareId, from))?.messages.map(({ content }) => content)

describe('a shared conversation', () => {
  it('says what was said, and nothing about whose it is', async () => {
    const { owner, user, chat } = await setUp()
    expect(await library.readShare(user.id, chat.id)).toBeNull()
    const share = await library.shareChat(user, chat.id)
    expect(share).toEqual({
      path: expect.stringMatching(/^\/compartido\/[0-9a-f-]{36}$/),
      createdAt: NOW.toISOString(),
      isCurrent: true,
    })
    const shared = await library.readShared(idOf(share), 0)
    expect(shared).toEqual({
      title: 'Listas',
      type: 'basic',
      createdAt: NOW.toISOString(),
      from: 0,
      messages: [
        { role: 'user', content: '¿Qué es una lista?', status: 'complete', timestamp: NOW.toISOString() },
        { role: 'assistant', content: 'Esto.', status: 'complete', timestamp: NOW.toISOString() },
      ],
      nextFrom: null,
    })
    for (const secret of [owner.id, chat.id, owner.email, owner.firstName, owner.lastName]) {
      expect(JSON.stringify(shared)).not.toContain(secret)
    }
  })

  it('is the one of that chat: a person with two shares, reads and takes back each by itself', async () => {
    const { user, chat } = await setUp()
    const other = await addChat(database.db, { userId: user.id, title: 'Tuplas', createdAt: NOW })
    await addExchanges(database.db, other, [{ question: '¿Qué es una tupla?', reply: 'Aquello.' }])
    const [first, second] = [await library.shareChat(user, chat.id), await library.shareChat(user, other.id)]
    expect(await texts(idOf(first))).toEqual(['¿Qué es una lista?', 'Esto.'])
    expect(await texts(idOf(second))).toEqual(['¿Qué es una tupla?', 'Aquello.'])
    expect([await library.readShare(user.id, chat.id), await library.readShare(user.id, other.id)]).toEqual([
      first,
      second,
    ])
    await library.unshareChat(user.id, chat.id)
    expect(await library.readShare(user.id, chat.id)).toBeNull()
    expect(await texts(idOf(second))).toEqual(['¿Qué es una tupla?', 'Aquello.'])
  })

  it('stays as it was when shared, until it is shared again under the same link', async () => {
    const { user, chat, added } = await setUp()
    const share = await library.shareChat(user, chat.id)
    await addExchanges(database.db, chat, [{ question: 'Otra cosa', reply: 'Otra respuesta.' }])
    expect(await library.readShare(user.id, chat.id)).toEqual({ ...share, isCurrent: false })
    expect(await texts(idOf(share))).toEqual(['¿Qué es una lista?', 'Esto.'])
    expect(await library.shareChat(user, chat.id)).toEqual(share)
    expect(await texts(idOf(share))).toHaveLength(4)

    // An edited first question begins another branch.
    await addExchanges(database.db, chat, [{ question: '¿Qué es una tupla?', reply: 'Aquello.' }], chat.id)
    expect(await texts(idOf(share))).not.toContain('Aquello.')
    expect(await library.readShare(user.id, chat.id)).toMatchObject({ isCurrent: false })
    await library.shareChat(user, chat.id)
    expect(await texts(idOf(share))).toEqual(['¿Qué es una tupla?', 'Aquello.'])
    expect(added).toHaveLength(1)
  })

  it('ends with the last reply whose text will not change any more', async () => {
    const { user, chat } = await setUp()
    for (const status of ['streaming', 'failed'] as const) {
      await addExchanges(database.db, chat, [{ question: 'Sigue', reply: 'Es qu', status }])
      const share = await library.shareChat(user, chat.id)
      expect(share.isCurrent).toBe(true)
      expect(await texts(idOf(share))).toEqual(['¿Qué es una lista?', 'Esto.'])
    }
    await addExchanges(database.db, chat, [{ question: 'Sigue', reply: 'Es que', status: 'stopped' }])
    expect(await texts(idOf(await library.shareChat(user, chat.id)))).toHaveLength(4)
  })

  it('is nothing while there is no whole reply', async () => {
    const { user, chat } = await setUp([])
    const refused = { code: 'invalid_input', details: { message: expect.stringContaining('respuesta') } }
    await expect(library.shareChat(user, chat.id)).rejects.toMatchObject(refused)
    await addExchanges(database.db, chat, [{ question: 'Hola', reply: '', status: 'streaming' }])
    await expect(library.shareChat(user, chat.id)).rejects.toMatchObject(refused)
    expect(await library.readShare(user.id, chat.id)).toBeNull()
  })

  it('is gone for good once its link is taken back; another link is another', async () => {
    const { user, chat } = await setUp()
    const share = await library.shareChat(user, chat.id)
    await library.unshareChat(user.id, chat.id)
    await library.unshareChat(user.id, chat.id)
    expect(await library.readShared(idOf(share), 0)).toBeNull()
    expect(await library.readShare(user.id, chat.id)).toBeNull()
    const again = await library.shareChat(user, chat.id)
    expect(again.path).not.toBe(share.path)
    expect(await library.readShared(idOf(share), 0)).toBeNull()
  })

  it('is nothing to those who guess, and withheld while its owner is blocked', async () => {
    const { user, chat } = await setUp()
    const id = idOf(await library.shareChat(user, chat.id))
    for (const wrong of [randomUUID(), 'abc', '', chat.id, user.id, `${id}'`]) {
      expect(await library.readShared(wrong, 0), wrong).toBeNull()
    }
    await database.db.update(users).set({ blockedAt: NOW }).where(eq(users.id, user.id))
    expect(await library.readShared(id, 0)).toBe('withheld')
    await database.db.update(users).set({ blockedAt: null }).where(eq(users.id, user.id))
    expect(await texts(id)).toHaveLength(2)
  })

  it('CHAT-24 takes the plan to share a PRO chat, not to take it back', async () => {
    const { user, chat } = await setUp()
    await database.db.update(chats).set({ type: 'pro' }).where(eq(chats.id, chat.id))
    await expect(library.shareChat(user, chat.id)).rejects.toMatchObject({ code: 'requires_upgrade' })
    const share = await library.shareChat({ ...user, isPro: true }, chat.id)
    const plan = { planType: 'pro-monthly', subscriptionStatus: 'active' } as const
    await setPlan(database.db, user.id, plan)
    expect(await texts(idOf(share))).toHaveLength(2)
    // The plan has run out.
    await setPlan(database.db, user.id, { planExpiresAt: NOW })
    expect(await library.readShared(idOf(share), 0)).toBe('withheld')
    expect(await library.readShare(user.id, chat.id)).toEqual(share)
    await library.unshareChat(user.id, chat.id)
    expect(await library.readShared(idOf(share), 0)).toBeNull()
  })

  it('comes in pages without a gap, shorter ones where messages are long', async () => {
    const { user, chat } = await setUp(
      Array.from({ length: 60 }, (_, at) => ({
        question: `P${at}`,
        reply: at < 50 ? `R${at}` : `R${at} ${'x'.repeat(90_000)}`,
      })),
    )
    const id = idOf(await library.shareChat(user, chat.id))
    const seen: string[] = []
    const sizes: number[] = []
    for (let from: number | null = 0; from !== null; ) {
      const page = await shown(id, from)
      seen.push(...(page?.messages ?? []).map(({ content }) => content.split(' ')[0] ?? ''))
      sizes.push(page?.messages.length ?? 0)
      from = page?.nextFrom ?? null
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, at) => [`P${at}`, `R${at}`]).flat())
    expect(sizes.slice(0, 2)).toEqual([50, 50])
    expect(Math.max(...sizes.slice(2))).toBeLessThan(10)
    expect(await library.readShared(id, 120)).toBeNull()
  })
})

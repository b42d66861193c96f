import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chats, grants, payers, purchaseConsents, shares, usage, users, withdrawals } from '~/database/tables/schema'
import { addChat, addExchanges } from '~/testing/chat/conversations'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

async function unzipped(call: Call): Promise<Record<string, string>> {
  const response = await call('GET', '/api/user/export')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}
const prove = (userId: string) => app.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
const parsed = (text: string | undefined) => JSON.parse(text ?? '')

describe('GET /api/user/export', () => {
  it('holds the account and every chat: the whole tree, the branch to read, the code', async () => {
    const { call, user } = await app.register('export@example.com')
    const other = await app.register('not-in-it@example.com')
    const { db } = app.database
    const chat = await addChat(db, { userId: user.id, title: 'Año / nuevo' })
    const [first] = await addExchanges(db, chat, [
      { question: '¿Un bucle?', reply: 'Así:\n\n```python\nprint(1)\n```' },
    ])
    await addExchanges(db, chat, [{ question: 'Otra rama', reply: 'Sin código' }], first?.replyId ?? '')
    await addExchanges(db, chat, [{ question: 'La rama vista', reply: 'Aquí' }], first?.replyId ?? '')
    await addChat(db, { userId: user.id, title: 'PRO', type: 'pro' })
    const deleted = await addChat(db, { userId: user.id, title: 'Tirado', deletedAt: app.clock.now })
    await addExchanges(db, deleted, [{ question: 'borrada', reply: 'también' }])
    const foreign = await addChat(db, { userId: other.user.id, title: 'Ajeno' })
    await addExchanges(db, foreign, [{ question: 'secreto ajeno', reply: 'ajeno' }])
    await call('POST', `/api/chat/share/${chat.id}`)
    await app.services.billing.adminGrants.give({ userId: user.id, planType: 'trial', reference: 'a grant' })
    await app.services.accounts.mails.resetPassword(user, 'a-secret-code')
    await prove(user.id)

    const files = await unzipped(call)
    expect(Object.keys(files).sort()).toEqual([
      'LEEME.txt',
      'account.json',
      'chats/0001 Año nuevo/chat.json',
      'chats/0001 Año nuevo/chat.md',
      'chats/0001 Año nuevo/codigo.py',
      'chats/0002 PRO/chat.json',
      'chats/0003 Tirado/chat.json',
      'chats/0003 Tirado/chat.md',
      'coste-de-las-respuestas.json',
    ])
    expect(parsed(files['account.json'])).toMatchObject({
      user: { id: user.id, email: 'export@example.com', firstName: 'Ana', notifyMarketing: false },
      identities: [{ issuer: 'pymentor-embedded' }],
      sessions: [{ userAgent: expect.any(String) }],
      grants: [{ planType: 'trial', reference: 'a grant' }],
      shares: [{ chatId: chat.id, path: expect.stringMatching(/^\/compartido\//) }],
      mails: expect.arrayContaining([
        expect.objectContaining({ subject: expect.stringContaining('Elige una contraseña nueva') }),
      ]),
      usage: null,
    })
    const tree = parsed(files['chats/0001 Año nuevo/chat.json'])
    expect(tree.chat).toMatchObject({ title: 'Año / nuevo', type: 'basic' })
    expect(tree.messages.map(({ content }: { content: string }) => content)).toContain('Otra rama')
    expect(tree.messages).toHaveLength(6)
    expect(tree.messages[4]).toMatchObject({ content: 'La rama vista', parentId: first?.replyId, role: 'user' })
    expect(files['chats/0001 Año nuevo/chat.md']).toContain('La rama vista')
    expect(files['chats/0001 Año nuevo/chat.md']).not.toContain('Otra rama')
    expect(files['chats/0001 Año nuevo/codigo.py']).toContain('\nprint(1)\n')
    expect(files['LEEME.txt']).toContain('Tus datos en PyMentor')

    const everything = JSON.stringify(files)
    for (const secret of ['ajeno', 'not-in-it@example.com', 'a-secret-code', 'tokenHash']) {
      expect(everything).not.toContain(secret)
    }
  })

  it('holds nothing of somebody else’s who has the same of everything', async () => {
    const { db } = app.database
    const people = [await app.register('una@example.com'), await app.register('otra@example.com')]
    const common = { planType: 'pro-lifetime', createdAt: app.clock.now } as const
    for (const [at, { user }] of people.entries()) {
      const userId = user.id
      await db.insert(grants).values({ ...common, userId, source: 'payment', reference: `pi_pago${at}` })
      await db.insert(payers).values({ userId, reference: `cus_${at}` })
      const bought = { ...common, userId, personKey: `clave ${at}` }
      await db.insert(purchaseConsents).values({ ...bought, reference: `pi_acepta${at}`, wording: 'palabras' })
      const refund = { amount: 4999, purchasedAt: app.clock.now, reference: `pi_desiste${at}` }
      await db.insert(withdrawals).values({ ...bought, ...refund })
      await db.insert(usage).values({ userId, day: '2026-03-10', dayUsed: at + 1, monthUsed: at + 1 })
      const chat = await addChat(db, { userId, title: `De ${at}` })
      const [exchange] = await addExchanges(db, chat, [{ question: 'hola', reply: 'buenas' }])
      await db.insert(shares).values({ userId, chatId: chat.id, leafId: exchange?.replyId ?? '' })
      await app.services.accounts.mails.resetPassword(user, `código ${at}`)
      await prove(userId)
    }
    for (const [at, { call, user }] of people.entries()) {
      const files = await unzipped(call)
      expect(Object.keys(files).filter((path) => path.endsWith('chat.md'))).toEqual([`chats/0001 De ${at}/chat.md`])
      const account = parsed(files['account.json'])
      expect(account).toMatchObject({
        user: { id: user.id },
        identities: [{}],
        sessions: [{}],
        grants: [{ reference: `pi_pago${at}` }],
        payers: [{ reference: `cus_${at}` }],
        purchaseConsents: [{ reference: `pi_acepta${at}` }],
        withdrawals: [{ reference: `pi_desiste${at}` }],
        shares: [{}],
        usage: { dayUsed: at + 1 },
      })
      const isReset = ({ subject }: { subject: string }) => subject.includes('Elige una contraseña nueva')
      expect(account.mails.filter(isReset)).toHaveLength(1)
    }
  })

  it('is refused after six in an hour', async () => {
    const { call } = await app.register('often@example.com')
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('GET', '/api/user/export')))
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  })

  it('takes no parameters of anyone', async () => {
    const { call } = await app.register('params@example.com')
    const other = await app.register('params-other@example.com')
    const files = await call('GET', `/api/user/export?userId=${other.user.id}`)
    const { 'account.json': account } = unzipSync(new Uint8Array(await files.arrayBuffer()))
    expect(new TextDecoder().decode(account)).not.toContain('params-other@example.com')
  })

  it('opens as it was written, whatever a chat is called', async () => {
    const { call, user } = await app.register('zip-attack@example.com')
    const titles = [
      '../../../etc/passwd',
      'chat.json',
      'a\\..\\b',
      'account.json',
      '=HYPERLINK("x")',
      '\u202egpj',
      'a'.repeat(120),
    ]
    for (const title of titles) await addChat(app.database.db, { userId: user.id, title })
    const names = Object.keys(await unzipped(call))
    expect(new Set(names).size).toBe(3 + titles.length)
    for (const name of names) {
      expect(name).toMatch(/^(LEEME\.txt|(?:account|coste-de-las-respuestas)\.json|chats\/\d{4} [^/\\]+\/chat\.json)$/)
      expect(name).not.toMatch(/\p{C}|\/[\s.]|[\s.]\//u)
    }
  })

  it('of 5,000 messages leaves everyone else their turn, and a chat that goes meanwhile out', async () => {
    const { user } = await app.register('long@example.com')
    const { db } = app.database
    const reply = `Explicación ${'larga '.repeat(200)}\n\n\`\`\`python\nprint('hola')\n\`\`\``
    const chat = await addChat(db, { userId: user.id, title: 'Largo' })
    await addExchanges(
      db,
      chat,
      Array.from({ length: 2_500 }, (_, at) => ({ question: `pregunta ${at}`, reply })),
    )
    const gone = await addChat(db, { userId: user.id, title: 'Se va', activeAt: new Date('2027-01-01') })

    const { accounts, personalData } = app.services
    const reader = (await accounts.profile.export(user, personalData)).getReader()
    await reader.read()
    await db.delete(chats).where(eq(chats.id, gone.id))
    const turns = watchTurns()
    let bytes = 0
    for (;;) {
      const piece = await reader.read()
      if (piece.done) break
      bytes += piece.value.length
    }
    expect(bytes).toBeGreaterThan(50_000)
    expect(await turns.stop()).toBeLessThan(50)
  })
})

/** How long this thread computes without a break: its own time, whatever else runs on the machine. */
function watchTurns() {
  const turns: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const before = process.threadCpuUsage()
      await setImmediate()
      const { user, system } = process.threadCpuUsage(before)
      turns.push((user + system) / 1000)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      turns.sort((one, other) => one - other)
      return turns[Math.floor(turns.length * 0.999)]
    },
  }
}

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { mails } from '~/database/tables/schema'
import { openTestDatabase } from '~/testing/database/database'
import { createMailbox, forgetRefusals, MailRefused, type OutgoingMail } from './mail.server'

const START = new Date('2026-03-10T10:00:00Z')
const MINUTE_MS = 60_000
const MAIL = { to: 'ana@correo.example', subject: 'Hola', text: 'Un enlace', html: '<p>Un enlace</p>' }

let database: OpenDatabase
let now = START
let logged: unknown[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  now = START
  logged = []
  await database.db.delete(mails)
})

const note = (event: string, fields?: unknown) => void logged.push({ event, ...Object(fields) })
const log = { debug: note, info: note, warn: note, error: note }

/** A mailbox on the one database whose mail server does what `deliver` does. */
const mailbox = (deliver: (mail: OutgoingMail) => Promise<void>, kind: 'smtp' | 'stored' = 'smtp') =>
  createMailbox({ db: database.db, clock: () => now, log, transport: { kind, deliver } })
const rows = () => database.db.select().from(mails)
/** For the instance's clock, and for the database's, by which mails are due. */
const pass = async (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
  await database.db.update(mails).set({ dueAt: sql`due_at - ${minutes} * interval '1 minute'` })
}

describe('mail on its way', () => {
  it('is delivered once, and what it said is not kept', async () => {
    const taken: OutgoingMail[] = []
    const box = mailbox(async (mail) => void taken.push(mail))
    await box.send(MAIL)
    expect(taken, 'not while it is written').toEqual([])
    await box.deliverDue()
    await box.deliverDue()
    expect(taken).toEqual([{ ...MAIL, id: expect.any(String) }])
    expect(await rows()).toMatchObject([
      { sentAt: START, dueAt: null, attempts: 1, text: '', html: '', subject: 'Hola' },
    ])
  })

  it('stays whole in the stored outbox', async () => {
    const box = mailbox(async () => {}, 'stored')
    await box.send(MAIL)
    await box.deliverDue()
    await pass(60 * 24 * 60)
    await box.tidy()
    expect(await box.outbox()).toMatchObject({ total: 1, mails: [{ ...MAIL, sentAt: START }] })
  })

  it('is never taken by two instances, however many look at once', async () => {
    const taken: string[] = []
    const boxes = Array.from({ length: 6 }, () => mailbox(async ({ id }) => void taken.push(id)))
    await Promise.all(Array.from({ length: 30 }, () => boxes[0]?.send(MAIL)))
    await Promise.all(boxes.map((box) => box.deliverDue()))
    expect([taken.length, new Set(taken).size]).toEqual([30, 30])
  })

  it('waits longer each time that the mail server is away, and is given up after two days', async () => {
    const tried: number[] = []
    const box = mailbox(async () => {
      tried.push((now.getTime() - START.getTime()) / MINUTE_MS)
      throw new Error('ECONNREFUSED')
    })
    await box.send(MAIL)
    for (let minute = 0; minute < 60 * 60; minute += 1) {
      await box.deliverDue()
      await pass(1)
    }
    expect(tried.slice(0, 10)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 495])
    expect(tried.at(-1)).toBeGreaterThan(60 * 40)
    expect(tried.at(-1)).toBeLessThan(60 * 48)
    expect(await rows()).toMatchObject([{ dueAt: null, sentAt: null, text: '' }])
    expect(logged.at(-1)).toMatchObject({ event: 'mail_given_up', attempts: tried.length })
    expect(JSON.stringify(logged)).not.toContain('ana@correo.example')
  })

  it('is given up at once when its recipient is refused for good', async () => {
    let attempts = 0
    const box = mailbox(async () => {
      attempts += 1
      throw new MailRefused('EENVELOPE 550')
    })
    await box.send(MAIL)
    await box.deliverDue()
    await pass(600)
    await box.deliverDue()
    expect(attempts).toBe(1)
  })

  it('is not tried for an address that has refused twice for good, until it is proven', async () => {
    let attempts = 0
    let isRefused = true
    const box = mailbox(async () => {
      attempts += 1
      if (isRefused) throw new MailRefused('EENVELOPE 550')
    })
    for (let at = 0; at < 4; at += 1) {
      await box.send(MAIL)
      await box.deliverDue()
    }
    expect(attempts).toBe(2)
    expect(
      (await rows()).filter(({ dueAt, text }) => dueAt !== null || text !== ''),
      'nothing waits',
    ).toEqual([])
    expect(logged.at(-1)).toMatchObject({ event: 'mail_not_tried' })
    await box.send({ ...MAIL, to: 'otra@correo.example' })
    await box.deliverDue()
    expect(attempts, 'others are').toBe(3)
    isRefused = false
    await forgetRefusals(database.db, MAIL.to)
    await box.send(MAIL)
    await box.deliverDue()
    expect((await rows()).filter(({ sentAt }) => sentAt !== null)).toHaveLength(1)
  })

  it('one that fails does not hold up the others', async () => {
    const taken: string[] = []
    const box = mailbox(async ({ to }) => {
      if (to === 'mal@correo.example') throw new Error('no')
      taken.push(to)
    })
    for (const to of ['a@correo.example', 'mal@correo.example', 'b@correo.example']) await box.send({ ...MAIL, to })
    await box.deliverDue()
    expect(taken.sort()).toEqual(['a@correo.example', 'b@correo.example'])
  })

  it('one that a mail server is slow to take holds up nobody, not even what is written meanwhile', async () => {
    const taken: string[] = []
    const slow = Promise.withResolvers<void>()
    const box = mailbox(async ({ to }) => {
      if (to === 'lento@correo.example') await slow.promise
      taken.push(to)
    })
    for (const to of ['lento@correo.example', 'a@correo.example', 'b@correo.example']) await box.send({ ...MAIL, to })
    const first = box.deliverDue()
    await expect.poll(() => taken.toSorted()).toEqual(['a@correo.example', 'b@correo.example'])
    await box.send({ ...MAIL, to: 'c@correo.example' })
    await box.deliverDue()
    expect(taken).toContain('c@correo.example')
    slow.resolve()
    await first
    expect(taken.at(-1)).toBe('lento@correo.example')
  })

  it('goes out several at a time, and never more than eight from one instance', async () => {
    let open = 0
    let most = 0
    const box = mailbox(async () => {
      most = Math.max(most, ++open)
      await expect.poll(() => most).toBe(8)
      open -= 1
    })
    for (let at = 0; at < 20; at += 1) await box.send({ ...MAIL, to: `${at}@correo.example` })
    await Promise.all([box.deliverDue(), box.deliverDue()])
    expect([most, (await rows()).filter(({ sentAt }) => sentAt !== null).length]).toEqual([8, 20])
  })

  it('is taken over from an instance that died with it, not before its lease ends', async () => {
    await mailbox(async () => {}).send(MAIL)
    void mailbox(() => new Promise(() => {})).deliverDue()
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    const taken: string[] = []
    const other = mailbox(async ({ id }) => void taken.push(id))
    await pass(4)
    await other.deliverDue()
    expect(taken).toEqual([])
    await pass(1)
    await other.deliverDue()
    expect(taken).toHaveLength(1)
  })

  it('is removed a month after it was sent, and not while it waits', async () => {
    const box = mailbox(async () => {})
    await box.send(MAIL)
    await box.deliverDue()
    await box.send({ ...MAIL, subject: 'Espera' })
    await pass(60 * 24 * 30 - 1)
    await box.tidy()
    expect(await rows()).toHaveLength(2)
    await pass(1)
    await box.tidy()
    expect(await database.db.select().from(mails).where(eq(mails.subject, 'Espera'))).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })
})

import { and, eq, isNull } from 'drizzle-orm'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { identities, messages } from '~/database/tables/schema'
import { makeWordsOf } from '~/modules/chat/server/search/reply-words'
import { patience } from '../pace'
import { peopleOf } from '../payments/buyers'
import { setPlan } from '../payments/plans'
import type { Call, TestApp } from '../start-app'
import { actorsOf } from './actors'
import { type Answer, answerTo, unfit } from './answer'
import { nameOf, type Route } from './route-table'
import { changedTables, rowsOf } from './rows-of'
import { type Filling, idsOf, NOBODY, NOBODYS, sampleRequest } from './sample-request'

/** Stands in all that the victim wrote. */
const SECRET = 'SECRETO-DE-BERTA'

type Victim = { call: Call; ids: Record<string, string>; references: Record<string, string>; marks: string[] }

/** Somebody with something of everything: a paid plan, a chat with a file and an answer, a link to it. */
export async function makeVictim(app: TestApp, email = 'berta@victim.example'): Promise<Victim> {
  const { db } = app.database
  const people = peopleOf(app)
  const berta = await people.register(email)
  const session = await people.buy(berta, 'pro-lifetime')
  const [entry] = await people.historyOf(berta)
  const { stripeCustomerId } = await people.shop.planRow(berta.user)
  const attachment = await attach(berta.call)
  const message = { message: SECRET, chatId: null, chatbotType: 'pro', attachments: [attachment] }
  const asked = await berta.call('POST', '/api/chat/message', message)
  const { id: reply, chatId } = await asked.json()
  await untilWordsAreMade(app, berta.user.id)
  const { share } = await (await berta.call('POST', `/api/chat/share/${chatId}`)).json()
  const [question] = await db.select().from(messages).where(eq(messages.content, SECRET))
  const [identity] = await db.select().from(identities).where(eq(identities.userId, berta.user.id))
  if (!entry || !question || !identity || stripeCustomerId === null) throw new Error('the victim has too little')
  const references = { cs: session, pi: entry.id, cus: stripeCustomerId }
  return {
    call: berta.call,
    ids: z.record(z.string(), z.uuid()).parse({
      user: berta.user.id,
      chat: chatId,
      question: question.id,
      reply,
      attachment,
      share: share.path.split('/').at(-1),
    }),
    references,
    marks: [berta.user.id, email, identity.subject, SECRET, ...Object.values(references)],
  }
}

/** Otherwise a sweep would make them in the middle of an attack, which would seem to have changed the reply. */
async function untilWordsAreMade(app: TestApp, userId: string): Promise<void> {
  const { db } = app.database
  const areMade = async () => {
    await makeWordsOf(db, userId)
    return (await db.$count(messages, and(eq(messages.userId, userId), isNull(messages.search)))) === 0
  }
  await vi.waitUntil(areMade, { timeout: patience(5_000) })
}

/** A text file with the secret in it. Answers its id. */
async function attach(call: Call): Promise<string> {
  const data = Buffer.from(SECRET).toString('base64')
  return (await (await call('POST', '/api/chat/attachments', { name: 'notas.txt', data })).json()).id
}

/** Calls every route that takes ids with somebody else's; answers where it told, took or changed something. */
export async function ownershipHoles(app: TestApp, table: readonly Route[]): Promise<string[]> {
  const victim = await makeVictim(app)
  const attacker = await makeAttacker(app)
  const holes: string[] = []
  let rows = await rowsOf(app.database.db, victim.marks)
  for (const route of table) {
    for (const { name, theirs, nobodys } of attacksOn(route, victim)) {
      const unknown = await answerTo(attacker.call, sampleRequest(route, await attacker.fill(nobodys)))
      const filling = await attacker.fill(theirs)
      const answer = await answerTo(attacker.call, sampleRequest(route, filling))
      await app.services.accounts.background.settled()
      const after = await rowsOf(app.database.db, victim.marks)
      const changed = changedTables(rows, after)
      rows = after
      const bad =
        unfit(answer) ??
        (changed.length > 0 ? `changes ${changed.join(', ')}` : whatIsTold({ answer, unknown, victim }))
      if (bad !== null) holes.push(`${nameOf(route)} with ${name}: ${bad}`)
    }
  }
  return holes
}

/** Where an attack sets an id; null: something of the attacker's own. */
type Aim = { uuid: (field: string) => string | null; reference: Filling['reference'] }
type Attack = { name: string; theirs: Aim; nobodys: Aim }

/** Each of the victim's ids in all places at once and in each by itself, and the provider's ids; beside it ids of nobody there. */
function attacksOn(route: Route, { ids, references }: Victim): Attack[] {
  const { fields, hasReferences } = idsOf(route)
  const places = fields.length > 1 ? [fields, ...fields.map((field) => [field])] : [fields]
  const aim = (id: string, place: readonly string[], reference: Filling['reference']): Aim => ({
    uuid: (field) => (place.includes(field) ? id : null),
    reference,
  })
  const kinds = fields.length > 0 ? Object.entries(ids) : hasReferences ? [['a payment', ''] as const] : []
  return kinds.flatMap(([kind, id]) =>
    places.map((place) => ({
      name: `${kind} ${place.join(', ')}`.trim(),
      theirs: aim(id, place, (prefix) => references[prefix] ?? `${prefix}_nobody`),
      nobodys: aim(NOBODY, place, NOBODYS.reference),
    })),
  )
}

/** Somebody with PRO, so that no plan stands in the way; each attack begins with a fresh chat and no attempts counted. */
async function makeAttacker(app: TestApp) {
  const actors = actorsOf(app)
  const { call, id } = await actors.make('user')
  if (id === null) throw new Error('the attacker has no account')
  const attachment = await attach(call)
  return {
    call,
    async fill({ uuid, reference }: Aim): Promise<Filling> {
      await actors.forgetAttempts()
      await setPlan(app.database.db, id, { planType: 'pro-lifetime', subscriptionStatus: 'lifetime' })
      const { chatId } = await (await call('POST', '/api/chat/create', { type: 'basic' })).json()
      const own = (field: string) => (field === 'attachments' ? attachment : chatId)
      return { uuid: (field) => uuid(field) ?? own(field), reference, mentor: 'basic' }
    },
  }
}

type Told = { answer: Answer; unknown: Answer; victim: Victim }

/** Theirs is to be answered as what does not exist, and nothing of the victim's may stand in it. */
function whatIsTold({ answer, unknown, victim }: Told): string | null {
  // An attack that is refused for its form proves nothing.
  if (unknown.code === 'invalid_input') return 'the sample is not taken'
  const isAlike = answer.status === unknown.status && answer.code === unknown.code
  if (!isAlike) return `${answer.status} ${answer.code}, but ${unknown.status} ${unknown.code} for what does not exist`
  const mark = victim.marks.find((each) => answer.text.includes(each))
  return mark === undefined ? null : `tells ${mark}`
}

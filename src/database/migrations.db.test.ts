import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { withMigrationsUpTo } from '~/testing/version-before/earlier-migrations'
import { migrate } from './migrate'
import { migratePglite } from './pglite/pglite'
import { startPglite } from './pglite/start-pglite'

it('plans that stood with their users move to rows of their own, whole, and who had none gets no row', async () => {
  const pglite = await startPglite()
  const db = drizzle({ client: pglite.pool })
  await withMigrationsUpTo('0005_nothing_to_abuse', (folder) => migratePglite(pglite, folder))
  await db.execute(sql`
    insert into users (email, first_name, last_name, plan_type, subscription_status, plan_expires_at, plan_source,
      renews_at, payment_failed_at, plan_revision, stripe_customer_id, stripe_subscription_id) values
    ('pays', 'A', 'B', 'pro-monthly', 'active', '2026-04-01Z', 'payment', '2026-03-31Z', '2026-03-30Z', 7, 'cus_1', 'sub_1'),
    ('given', 'A', 'B', 'pro-lifetime', 'lifetime', null, 'admin', null, null, 1, null, null),
    ('lapsed', 'A', 'B', 'free', 'inactive', null, null, null, null, 2, null, null),
    ('browsed', 'A', 'B', 'free', 'inactive', null, null, null, null, 0, 'cus_2', null)`)
  await db.execute(sql`insert into users (email, first_name, last_name) values ('never', 'A', 'B')`)
  await migratePglite(pglite)
  const { rows } = await db.execute(sql`
    select email, user_plans.* from users left join user_plans on user_id = users.id order by email`)
  const free = { plan_type: 'free', subscription_status: 'inactive', plan_source: null }
  const id = expect.any(String)
  expect(rows).toMatchObject([
    { ...free, email: 'browsed', user_id: id, stripe_customer_id: 'cus_2' },
    { email: 'given', plan_type: 'pro-lifetime', subscription_status: 'lifetime', plan_source: 'admin', revision: 1 },
    { ...free, email: 'lapsed', user_id: id, revision: 2 },
    { email: 'never', user_id: null },
    {
      email: 'pays',
      ...{ plan_type: 'pro-monthly', subscription_status: 'active', plan_source: 'payment', revision: 7 },
      ...{ stripe_customer_id: 'cus_1', stripe_subscription_id: 'sub_1' },
      plan_expires_at: expect.stringContaining('2026-04-01'),
      renews_at: expect.stringContaining('2026-03-31'),
      payment_failed_at: expect.stringContaining('2026-03-30'),
    },
  ])
  await pglite.close()
})

const ATTACHED = 4_500
const SHARED = 300
/** Somebody with many files and links: more than one batch has. */
const MANY = [
  `insert into users (id, email, first_name, last_name) values ('00000000-0000-4000-8000-0000000000ff', 'muchos@example.com', 'A', 'B')`,
  `with made as (
    insert into chats (id, user_id, type, title)
    select gen_random_uuid(), '00000000-0000-4000-8000-0000000000ff', 'basic', 'x' from generate_series(1, ${SHARED}) returning id, user_id
  ) insert into shares (chat_id, user_id, leaf_id) select id, user_id, gen_random_uuid() from made`,
  `with file as (
    insert into attachments (user_id, name, content, bytes, lines, encoding)
    values ('00000000-0000-4000-8000-0000000000ff', 'a.csv', 'x', 1, 1, 'utf-8') returning id
  ), chat as (select id, user_id from chats where title = 'x' limit 1),
  asked as (
    insert into messages (chat_id, user_id, parent_id, role, content)
    select id, user_id, id, 'user', 'x' from chat, generate_series(1, ${ATTACHED}) returning id
  ) insert into message_attachments (message_id, attachment_id, place) select asked.id, file.id, 1 from asked, file`,
]

it('files of messages and links are given their owners, in batches that say how far they are', async () => {
  const pglite = await startPglite()
  await withMigrationsUpTo('0022_reply_pieces', (folder) => migratePglite(pglite, folder))
  const session = await pglite.pool.connect()
  const run = (text: string, values?: unknown[]) => session.query(text, values)
  for (const statement of MANY) await run(statement)
  const batches: number[] = []
  await migrate(run, { isShared: false, onBatch: (rows) => void batches.push(rows) })
  expect(batches.slice(0, 3)).toEqual([2_000, 4_000, ATTACHED])
  const wrong =
    await run(`select count(*)::int as wrong from message_attachments tied join messages on messages.id = tied.message_id
    where tied.user_id is distinct from messages.user_id`)
  expect(wrong.rows).toEqual([{ wrong: 0 }])
  const ofLinks = 'select share_id as id, user_id from share_owners order by 1'
  expect((await run(ofLinks)).rows).toEqual((await run('select id, user_id from shares order by 1')).rows)
  expect((await run(ofLinks)).rows).toHaveLength(SHARED)
  session.release()
  await pglite.close()
})

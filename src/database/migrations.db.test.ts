import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { withMigrationsUpTo } from '~/testing/version-before/earlier-migrations'
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

import { eq } from 'drizzle-orm'
import { users } from '~/database/tables/schema'
import { actorsOf } from '../attacks/actors'
import { answerTo } from '../attacks/answer'
import { makeVictim } from '../attacks/ownership'
import { isWrite, routeTable } from '../attacks/route-table'
import { idsOf, NOBODYS, sampleRequest } from '../attacks/sample-request'
import type { TestApp } from '../start-app'
import { chatWithoutPlan } from './chatting'
import { guardAccount } from './guarding'
import { lookBack } from './looking-back'
import { runTheProduct } from './running'

/** What people do with the product, which no single call shows. */
const USES = [chatWithoutPlan, lookBack, guardAccount, runTheProduct]

/**
 * Calls every endpoint as who owns what it is about and is an administrator besides, opens `pages`, does what people do (`USES`, for a model
 * as `faltering-model.ts`), and runs every job once.
 */
export async function useEverything(app: TestApp, pages: readonly string[]): Promise<void> {
  const { db } = app.database
  const { forgetAttempts, isSignedIn } = actorsOf(app)
  let count = 0
  const makeOwner = async () => {
    count += 1
    await forgetAttempts()
    const owner = await makeVictim(app, `owner-${count}@example.com`)
    await db
      .update(users)
      .set({ role: 'admin' })
      .where(eq(users.id, String(owner.ids.user)))
    return owner
  }
  let owner = await makeOwner()
  for (const page of pages) await owner.call('GET', page)
  // What is read is still there: writes may delete it.
  for (const route of routeTable().toSorted((a, b) => Number(isWrite(a)) - Number(isWrite(b)))) {
    const kinds = idsOf(route).fields.length > 0 ? Object.keys(owner.ids) : ['user']
    for (const kind of kinds) {
      await forgetAttempts()
      const { call, ids, references } = owner
      const reference = (prefix: string) => references[prefix] ?? NOBODYS.reference(prefix)
      await answerTo(call, sampleRequest(route, { uuid: () => ids[kind], reference, mentor: 'pro' }))
      if (isWrite(route) && !(await isSignedIn({ call, id: null, email: null }))) owner = await makeOwner()
    }
  }
  for (const use of USES) {
    await forgetAttempts()
    await use(app)
  }
  await app.services.accounts.background.settled()
  for (const job of app.services.jobs) await job.run()
}

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attempts, secondSteps, sessions, users } from '~/database/tables/schema'
import { answerTo } from '~/testing/attacks/answer'
import { nameOf, type Route, routeTable } from '~/testing/attacks/route-table'
import { NOBODYS, sampleRequest } from '~/testing/attacks/sample-request'
import { PASSWORD, startApp, type TestApp } from '~/testing/start-app'

const EMAIL = 'dos-pasos@attack.example'
/** An administrator, who could do most. */
let owner: { id: string }
let app: TestApp
beforeAll(async () => {
  app = await startApp()
  const { user } = await app.register(EMAIL)
  const { db } = app.database
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id))
  await db.insert(secondSteps).values({ userId: user.id, secret: 'sealed', turnedOnAt: app.clock.now })
  await db.delete(sessions)
  owner = user
})
afterAll(() => app.stop())

/** A browser with all that the password brings: the provider's session, an ID token, and the sign-in that waits for its code. */
async function halfSignedIn() {
  await app.database.db.delete(attempts)
  const call = app.browser()
  const signedIn = await call('POST', '/api/auth/firebase-login', { credentials: { email: EMAIL, password: PASSWORD } })
  expect(signedIn.status).toBe(403)
  const { token } = await (await call('GET', '/api/identity/token')).json()
  return { call, token: String(token) }
}

/** What can end a sign-in that waits. */
const canEnd = ({ endpoint: { path } }: Route) => /^\/api\/(auth|identity)\//.test(path)

/** The route's sample, with the real token wherever it takes one. */
function requestTo(route: Route, token: string) {
  const { body, ...sample } = sampleRequest(route, NOBODYS)
  const takesToken = typeof body === 'object' && body !== null && 'token' in body
  return { ...sample, body: takesToken ? { ...body, token } : body }
}

const sessionsOfOwner = () => app.database.db.select().from(sessions).where(eq(sessions.userId, owner.id))

it('AUTH-02 no call opens anything for who has proved the password alone', async () => {
  const holes: string[] = []
  let tokensTaken = 0
  let half = await halfSignedIn()
  for (const route of routeTable())
    for (const isBearer of [false, true]) {
      const { call, token } = half
      const request = requestTo(route, token)
      if (JSON.stringify(request.body)?.includes(token)) tokensTaken += 1
      const { status, code, text } = await answerTo(call, request, isBearer ? { Authorization: `Bearer ${token}` } : {})
      const name = `${nameOf(route)}${isBearer ? ' with the token' : ''}: ${status} ${code}`
      const isGuarded = route.guard === 'signedIn' || route.guard === 'forAdmins'
      if (isGuarded && code !== 'not_authenticated' && code !== 'second_step_due') holes.push(name)
      // The provider tells its own words about a person, never what the product calls them.
      if (text.includes(owner.id)) holes.push(`${name} tells about the account`)
      if ((await sessionsOfOwner()).length > 0) holes.push(`${name} opens a session`)
      await app.database.db.delete(sessions)
      if (canEnd(route)) half = await halfSignedIn()
    }
  expect(holes).toEqual([])
  expect(tokensTaken, 'the calls that turn a token into a session').toBeGreaterThanOrEqual(4)
})

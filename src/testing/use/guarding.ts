import { eq } from 'drizzle-orm'
import { mails } from '~/database/tables/schema'
import { softwareAuthenticator } from '../identity/authenticator'
import { codeOf, makeOwner } from '../identity/second-step'
import { type Call, PASSWORD, type TestApp } from '../start-app'

/** Somebody guards their account and comes in by each way that there is; then they have lost all of them. */
export async function guardAccount(app: TestApp): Promise<void> {
  const { services, browser } = app
  const { call, user, email, secret, codes } = await makeOwner(app, 'dos-pasos@example.com')
  const device = softwareAuthenticator()
  const added = {
    name: 'Mi móvil',
    ...device.register({ challenge: await challengeFor(call, '/api/user/passkey-start') }),
  }
  const { id } = await (await call('POST', '/api/user/passkeys', added)).json()

  for (const code of ['000000', codeOf(app, secret), codes[0]]) {
    const elsewhere = browser()
    await elsewhere('POST', '/api/auth/firebase-login', { credentials: { email, password: PASSWORD } })
    await elsewhere('POST', '/api/auth/second-step', { code })
  }
  const byPasskey = browser()
  const challenge = await challengeFor(byPasskey, '/api/auth/passkey/start')
  await byPasskey('POST', '/api/auth/passkey/sign-in', device.prove({ challenge, counter: 1 }))

  await call('POST', '/api/user/second-step-codes', {})
  await call('PATCH', `/api/user/passkeys/${id}`, { name: 'El de casa' })
  await call('DELETE', `/api/user/passkeys/${id}`)
  await services.accounts.secondStep.removeLost({ ...user, email })
  await forgetPassword(app, email)
}

const challengeFor = async (call: Call, path: string) => (await (await call('POST', path, {})).json()).challenge

async function forgetPassword({ database: { db }, services, browser }: TestApp, email: string) {
  const call = browser()
  await call('POST', '/api/auth/recover', { email })
  await services.accounts.background.settled()
  const sent = await db.select().from(mails).where(eq(mails.recipient, email))
  const code = sent
    .map(({ text }) => /#codigo=([\w-]{43})\n/.exec(text)?.[1])
    .filter(Boolean)
    .at(-1)
  await call('POST', '/api/auth/reset-password', { code, password: `${PASSWORD}-nueva` })
}

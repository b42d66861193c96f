import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog, mails, recoveryCodes, secondSteps } from '~/database/tables/schema'
import { makeOwner } from '~/testing/identity/second-step'
import { PASSWORD, startApp, type TestApp } from '~/testing/start-app'
import { turnSecondStepOff } from './accounts-command'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('the operator turns a second step off: the password is enough again, the log and a mail tell', async () => {
  const { email, user } = await makeOwner(app, 'perdido@example.com')
  expect(await turnSecondStepOff('Perdido@Example.com', app)).toContain('signs in without a code again')

  const { db } = app.database
  expect(await db.$count(secondSteps, eq(secondSteps.userId, user.id))).toBe(0)
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0)
  const call = app.browser()
  const credentials = { email, password: PASSWORD }
  expect((await call('POST', '/api/auth/firebase-login', { credentials })).status).toBe(200)

  const sent = await db.select().from(mails).where(eq(mails.recipient, email))
  expect(sent.map(({ subject }) => subject)).toContain('Tu cuenta ya no pide el segundo paso al entrar')
  const { entries } = await app.services.accounts.administration.audit(null)
  expect(entries).toEqual([
    expect.objectContaining({
      action: 'second_step_off',
      targetEmail: email,
      actorEmail: null,
      byOperator: true,
      reason: 'Quien tiene la cuenta había perdido el móvil y los códigos de recuperación.',
    }),
  ])
})

it('says where there is nothing to turn off, and writes nothing', async () => {
  await app.register('sin-paso@example.com')
  const before = await app.database.db.$count(auditLog)
  expect(await turnSecondStepOff('sin-paso@example.com', app)).toBe('sin-paso@example.com has no second step.')
  await expect(turnSecondStepOff('nadie@example.com', app)).rejects.toThrow('nobody has an account with')
  expect(await app.database.db.$count(auditLog)).toBe(before)
})

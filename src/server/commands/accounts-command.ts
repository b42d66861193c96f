import { eq } from 'drizzle-orm'
import { ConfigError, parseConfig } from '~/config/config'
import { secretsOf } from '~/config/secrets'
import { openDatabase } from '~/database/open'
import type { OpenDatabase } from '~/database/open-database'
import { users } from '~/database/tables/schema'
import { createLog } from '~/platform/log'
import { systemClock } from '~/platform/time/clock'
import { compose, type Services } from '../compose'
import { readSecret } from '../process/secret'

const USAGE = 'npm run accounts:second-step-off -- E-MAIL'

/** The operator's command for who has lost the phone and the recovery codes: the password alone opens the account again. */
export async function runAccountsCommand([command, email]: string[]): Promise<never> {
  if (command !== 'second-step-off' || email === undefined) throw new ConfigError(`usage: ${USAGE}`)
  const config = parseConfig(process.env)
  const log = createLog({ level: 'warn', readable: process.stderr.isTTY, secrets: secretsOf(process.env) })
  const secret = readSecret(config.secret)
  const database = await openDatabase(config.database, log)
  try {
    const services = await compose({ config, database, secret, clock: systemClock, log })
    process.stdout.write(`${await turnSecondStepOff(email, { services, database })}\n`)
  } finally {
    await database.close()
  }
  // What the product does by itself would keep the process alive.
  process.exit(0)
}

type Parts = { services: Pick<Services, 'accounts'>; database: Pick<OpenDatabase, 'db'> }

/** Answers what was done, in a sentence. Throws ConfigError where nobody has the address. */
export async function turnSecondStepOff(email: string, { services, database }: Parts): Promise<string> {
  const [user] = await database.db.select().from(users).where(eq(users.email, email.toLowerCase()))
  if (user === undefined) throw new ConfigError(`nobody has an account with ${email}.`)
  const wasOn = await services.accounts.secondStep.removeLost(user)
  return wasOn ? `${user.email} signs in without a code again; a mail tells so.` : `${user.email} has no second step.`
}

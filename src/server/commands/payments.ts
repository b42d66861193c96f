import { ConfigError, parseConfig } from '~/config/config'
import { secretsOf } from '~/config/secrets'
import { openDatabase } from '~/database/open'
import { AppError } from '~/platform/app-error'
import { createLog } from '~/platform/log'
import { systemClock } from '~/platform/time/clock'
import { compose, type Services } from '../compose'
import { readSecret } from '../process/secret'

const WEBHOOK = '/api/stripe/webhook'
const COMMANDS = { setup, reconcile }
type Command = keyof typeof COMMANDS
const isCommand = (name: string | undefined): name is Command => name !== undefined && Object.hasOwn(COMMANDS, name)

/** The operator's two commands about payments: what a new Stripe account needs, and mending what differs from it. */
export async function runPaymentsCommand([command]: string[]): Promise<never> {
  if (!isCommand(command)) throw new ConfigError('usage: npm run payments:setup   or   npm run payments:reconcile')
  const config = parseConfig(process.env)
  const log = createLog({ level: 'warn', readable: process.stderr.isTTY, secrets: secretsOf(process.env) })
  const secret = readSecret(config.secret)
  const database = await openDatabase(config.database, log)
  try {
    await COMMANDS[command](await compose({ config, database, secret, clock: systemClock, log }))
  } catch (error) {
    throw sentenceOf(error) ?? error
  } finally {
    await database.close()
  }
  // What the product does by itself would keep the process alive.
  process.exit(0)
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function setup({ billing, config }: Services) {
  for (const line of await billing.provider.ensurePrices()) say(line)
  const isReal = config.payments.kind === 'stripe'
  say(
    isReal
      ? '\nRegister a webhook endpoint at Stripe:'
      : '\nThe emulator delivers its webhook events by itself. At Stripe:',
  )
  say(`  address: ${new URL(WEBHOOK, config.publicUrl).href}`)
  say(`  events:  ${billing.provider.eventTypes.join('\n           ')}`)
  say('Its signing secret goes into STRIPE_WEBHOOK_SECRET.')
}

async function reconcile({ billing }: Services) {
  await billing.management.finishWithdrawals()
  const { users, mended, failed } = await billing.reconcile(say)
  say(`${users} users compared with the payment provider, ${mended} mended, ${failed} could not be read.`)
  if (failed > 0) throw new ConfigError('not everybody could be compared. Run it again later.')
}

/** The reason was logged, with the provider's own words. */
const sentenceOf = (error: unknown) =>
  error instanceof AppError && error.code === 'payment_provider_failed'
    ? new ConfigError('the payment provider did not answer as it should. Look at STRIPE_SECRET_KEY and the network.')
    : null

import { DatabaseError, Pool, type PoolClient } from 'pg'

type OnClient = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * PostgreSQL's codes for what a statement brings on itself: its values, its rows, another in its way, its time. The connection is as good as
 * before, and a new one costs more than the statement did. Any other failure ends it, as a plan that no longer fits its tables has to.
 */
const OF_THE_STATEMENT = /^(22|23|40|55P03|57014)/

const isOfTheStatement = (error: unknown) =>
  error instanceof DatabaseError && error.severity === 'ERROR' && OF_THE_STATEMENT.test(error.code ?? '')

/** The driver's pool ends a connection with each statement that fails, and never hears of one that is lost while a transaction begins. */
export class LastingPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: OnClient): void
  override connect(callback?: OnClient): unknown {
    // Drizzle's transactions ask so.
    if (callback === undefined) return super.connect().then(givenBackAtItsEnd)
    // The pool's own statements ask so.
    super.connect((error, client, done) => callback(error, client && keptAfterItsErrors(client), done))
  }
}

function keptAfterItsErrors(client: PoolClient): PoolClient {
  const release = client.release
  client.release = (error) => release(isOfTheStatement(error) ? undefined : error)
  return client
}

/** Drizzle gives back no connection whose `begin` fails: its place in the pool would never be free again. */
function givenBackAtItsEnd(client: PoolClient): PoolClient {
  const release = client.release
  const giveBack = (error?: Error | boolean) => {
    client.off('end', atItsEnd)
    client.release = () => {}
    release(error)
  }
  const atItsEnd = () => giveBack(true)
  client.once('end', atItsEnd)
  client.release = giveBack
  return client
}

import type { ServerType } from '@hono/node-server'
import type { Services } from '../compose'

/** How long open replies are written on after SIGTERM. */
const GRACE_MS = 30_000
/** What follows is short; a database that no longer answers must not keep the process. */
const DEADLINE_MS = 10_000
/** Readers get the end of their stream before connections are cut. */
const LAST_BYTES_MS = 500
/** Jobs ask the database to their end, which is a moment but for the night's: those go on elsewhere. */
const LAST_JOBS_MS = 5_000
/** An address that does not answer must not hold up the end. */
const LAST_SPANS_MS = 2_000

type Stopped = {
  admission: Pick<Services['admission'], 'announceStop' | 'stop'>
  chat: Pick<Services['chat'], 'shutDown'>
  accounts: { background: Pick<Services['accounts']['background'], 'settled'> }
  overview: Pick<Services['overview'], 'flush'>
  database: Pick<Services['database'], 'close'>
  config: Services['config']
  log: Services['log']
}
type Options = {
  server: ServerType
  /** Resolves once all connections have ended. */
  stopListening: () => Promise<void>
  services: Stopped
  /** Resolves once what they have begun is over. */
  stopTimers: () => Promise<unknown>
  /** Resolves once what has been noted for elsewhere is sent. */
  sendTelemetry: () => Promise<void>
  exit: (code: number) => void
}

/** An uncaught exception is urgent, too, and the process is to be known as failed. */
type Reason = 'SIGTERM' | 'SIGINT' | 'uncaughtException'

/**
 * What a signal does. SIGTERM: this instance says that it is not ready, takes no more connections, writes open replies on for up to 30 s,
 * marks the rest, and ends. SIGINT (Ctrl-C) marks them at once. A second signal ends the process where it stands: the leases of its
 * replies run out, and other instances mark them.
 */
export function createShutDown({ server, stopListening, services, stopTimers, sendTelemetry, exit }: Options) {
  const { accounts, admission, chat, config, database, log, overview } = services
  let isStopping = false

  return async (signal: Reason) => {
    if (isStopping) return exit(1)
    isStopping = true
    const isUrgent = signal !== 'SIGTERM'
    const graceMs = isUrgent ? 0 : GRACE_MS
    const delayMs = isUrgent ? 0 : config.stopDelaySeconds * 1000
    log.info('stopping', { signal, delayMs, graceMs })
    setTimeout(() => exit(1), delayMs + graceMs + DEADLINE_MS).unref()
    const timersEnded = stopTimers()

    admission.announceStop()
    // For a balancer that asks /readyz now and then, and would take a refused connection for a failure.
    if (delayMs > 0) await elapsed(delayMs)
    admission.stop()
    const closed = stopListening()
    try {
      await chat.shutDown({ graceMs })
      await Promise.race([closed, elapsed(LAST_BYTES_MS)])
      if ('closeAllConnections' in server) server.closeAllConnections()
      await accounts.background.settled()
      await overview.flush()
      await Promise.race([timersEnded, elapsed(LAST_JOBS_MS)])
      await database.close()
      await Promise.race([sendTelemetry(), elapsed(LAST_SPANS_MS)])
      exit(signal === 'uncaughtException' ? 1 : 0)
    } catch (error) {
      log.error('stop_failed', { error })
      exit(1)
    }
  }
}

const elapsed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

import type { Log } from '~/platform/log'
import type { Metrics } from '../metrics/metrics'

type Parts = {
  log: Pick<Log, 'error'>
  metrics: Pick<Metrics, 'strayRejection'>
  /** Ends the process in good order, and as failed. */
  stop: (reason: 'uncaughtException') => void
}

/**
 * What no caller has caught ([021](docs/decisions/021-stray-rejections.md)). A promise that nobody waits for is one request's: it is logged
 * and counted, and all others go on. An exception that has left its turn of the event loop may have left anything half done: the process
 * stops as for a signal, and is started anew by whoever runs it.
 */
export function watchFailures({ log, metrics, stop }: Parts): void {
  process.on('unhandledRejection', (error) => {
    metrics.strayRejection()
    log.error('unhandled_rejection', { error })
  })
  process.on('uncaughtException', (error) => {
    log.error('uncaught_exception', { error })
    stop('uncaughtException')
  })
}

import type { Config } from '~/config/config'
import type { ErrorReport } from '~/platform/log'

export type Observability = {
  onError: ErrorReport | undefined
  /** Sends what has not been sent yet. */
  close: () => Promise<void>
}

/**
 * Starts what sends traces and errors elsewhere, before anything is opened that it watches. `versionOf`: what the running code is known by.
 * Nothing of it is loaded where no address is set.
 */
export async function startObservability(
  { observability, mode }: Config,
  versionOf: () => Promise<string>,
): Promise<Observability> {
  const { traces, errorsDsn } = observability
  const closing: (() => Promise<void>)[] = []
  if (traces !== null) {
    const { startTraces } = await import('~/adapters/telemetry/otlp-traces')
    closing.push(startTraces({ ...traces, version: await versionOf() }))
  }
  let onError: ErrorReport | undefined
  if (errorsDsn !== null) {
    const { createErrorReports } = await import('~/adapters/telemetry/sentry')
    const reports = createErrorReports({ dsn: errorsDsn, release: await versionOf(), environment: mode })
    onError = reports.report
    closing.push(reports.close)
  }
  return { onError, close: async () => void (await Promise.all(closing.map((close) => close()))) }
}

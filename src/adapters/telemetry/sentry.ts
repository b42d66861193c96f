import { createStackParser, createTransport } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import type { ErrorReport } from '~/platform/log'

const SEND_TIMEOUT_MS = 5_000
const parseStack = createStackParser(nodeStackLineParser())

/**
 * Sends errors of the log to a Sentry-compatible address: event, kind, first line and stack, as the log has them. An address that is
 * away loses them and holds up nothing; what comes too fast is dropped by the SDK's own limits.
 */
export function createErrorReports({
  dsn,
  release,
  environment,
}: {
  dsn: string
  release: string
  environment: string
}) {
  const client = new ServerRuntimeClient({
    dsn,
    release,
    environment,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: parseStack,
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const {
          status,
          headers,
          body: answer,
        } = await fetch(options.url, {
          method: 'POST',
          body: typeof body === 'string' ? body : new Uint8Array(body),
          ...(options.headers && { headers: options.headers }),
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        })
        await answer?.cancel()
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        }
      }),
  })
  client.init()
  const report: ErrorReport = (event, error, tags) => {
    client.captureEvent({
      level: 'error',
      message: event,
      tags: { ...tags, event },
      ...(error && {
        exception: {
          values: [
            {
              type: error.name,
              value: error.message,
              stacktrace: { frames: parseStack([error.name, ...error.stack].join('\n')) },
            },
          ],
        },
      }),
    })
  }
  return { report, close: async () => void (await client.close(SEND_TIMEOUT_MS)) }
}

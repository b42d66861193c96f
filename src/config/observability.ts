import * as z from 'zod'

/** Settings of what an operator watches the product with from outside; the names are OpenTelemetry's and Sentry's own. */
export const observabilitySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address, such as http://localhost:4318',
    })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/,
      'OTEL_EXPORTER_OTLP_HEADERS must be name=value, several with commas between them',
    )
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1')
    .min(0, 'OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1')
    .max(1, 'OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1')
    .default(1),
  SENTRY_DSN: z
    .string()
    .regex(
      /^https?:\/\/[^@/\s]+@[^@/\s]+(\/[\w-]+)*\/\d+$/,
      'SENTRY_DSN must be the address of a project, such as https://key@sentry.example/1',
    )
    .optional(),
}
const settings = z.object(observabilitySettings)

/** `traces`: where spans go, and the share of traces that does; `errorsDsn`: where errors go. Null for nowhere. */
export type ObservabilityConfig = {
  traces: { url: string; headers: Record<string, string>; ratio: number } | null
  errorsDsn: string | null
}

export function observabilityConfig(env: z.output<typeof settings>): ObservabilityConfig {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env
  return {
    traces:
      endpoint === undefined
        ? null
        : {
            url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
            headers: Object.fromEntries((headers?.split(',') ?? []).map(headerOf)),
            ratio: env.OTEL_TRACES_SAMPLER_ARG,
          },
    errorsDsn: env.SENTRY_DSN ?? null,
  }
}

/** `name=value`; values are percent-encoded, as OpenTelemetry has it. */
function headerOf(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), decoded(pair.slice(at + 1))]
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

import { collectDefaultMetrics, Registry } from 'prom-client'
import type { ModelPrices } from '~/config/config'
import type { PoolState } from '~/database/open-database'
import { createChatMetrics } from '~/modules/chat/chat.server'
import { costMicros } from '~/modules/costs/rules'
import { createHttpMetrics } from './http-metrics'
import { watchPool } from './pool-metrics'

export type Metrics = ReturnType<typeof createMetrics>

/**
 * What this one process counts, for Prometheus; each instance is scraped on its own and summed there. Nothing here is done a token:
 * what is counted are requests, replies and their ends.
 */
export function createMetrics({ prices, poolState }: { prices: ModelPrices; poolState: () => PoolState | null }) {
  const registry = new Registry()
  const { telemetry, openStreams } = createChatMetrics(registry, {
    currency: prices.currency,
    micros: (model, tokens) => costMicros(prices, model, tokens),
  })
  watchPool(registry, poolState)
  let hasDefaults = false
  return {
    ...createHttpMetrics(registry),
    telemetry,
    /** How many readers' streams are open now. */
    openStreams,
    /** The whole page in Prometheus's text format. The process's own figures are gathered from the first call on. */
    async page(): Promise<{ contentType: string; text: string }> {
      if (!hasDefaults) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
      hasDefaults = true
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

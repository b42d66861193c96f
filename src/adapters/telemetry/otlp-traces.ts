import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

/** `url`: where spans are posted, as OTLP over HTTP. `ratio`: the share of traces that is sent, 0 to 1. */
export type TracesOptions = { url: string; headers: Record<string, string>; ratio: number; version: string }

/**
 * From now on the spans of this process are sent, in batches and in the background: an endpoint that is away loses spans and holds up
 * nothing. Answers what sends the last ones and ends it.
 */
export function startTraces({ url, headers, ratio, version }: TracesOptions): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': 'pymentor', 'service.version': version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers }) })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return async () => {
    await provider.shutdown().catch(() => {})
    trace.disable()
    context.disable()
    propagation.disable()
  }
}

import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/** Until a provider of traces is registered, a span costs nothing and goes nowhere. */
const tracer = trace.getTracer('pymentor')

/**
 * Runs `work` as a span under the one that is active. What it throws marks the span as failed, with the kind of the error alone: a
 * message may hold what somebody wrote. Attributes, too, hold no texts, addresses or secrets.
 */
export async function traced<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** A span under the active one, for work that is no single function; whoever starts it ends it. */
export const startSpan = (name: string, attributes: Attributes): Span => tracer.startSpan(name, { attributes })

export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}

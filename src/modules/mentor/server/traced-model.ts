import { markFailed, startSpan } from '~/platform/tracing'
import type { ModelPort } from '../model-port'

/** An answer of `model` as a span: who wrote it, when its first piece came, and what it took. */
export function withTrace(model: ModelPort): ModelPort {
  return {
    ...(model.isFree && { isFree: true }),
    async *stream(request) {
      const span = startSpan('model answer', { 'pymentor.mentor': request.mentor })
      let isBegun = false
      try {
        const pieces = model.stream({
          ...request,
          onAuthor(author) {
            span.setAttribute('gen_ai.request.model', author)
            request.onAuthor?.(author)
          },
          onUsage(usage) {
            span.setAttributes({ 'gen_ai.usage.input_tokens': usage.input, 'gen_ai.usage.output_tokens': usage.output })
            request.onUsage?.(usage)
          },
        })
        for await (const piece of pieces) {
          if (!isBegun) span.addEvent('first piece')
          isBegun = true
          yield piece
        }
      } catch (error) {
        // Whoever reads may stop at any time.
        if (!request.signal.aborted) markFailed(span, error)
        throw error
      } finally {
        span.end()
      }
    },
  }
}
